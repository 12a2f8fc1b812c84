import { openStream, playOut } from '@keep-flying/kernel'
import { describe, expect, test, vi } from 'vitest'
import { captain, drifter } from '../bot/index.ts'
import type { Box, Module } from '../box.ts'
import { base } from '../catalog/index.ts'
import { checkLaws } from '../laws.ts'
import { readOptions } from '../options.ts'
import { verse } from '../rules/game.ts'
import { layOut } from '../rules/set-up.ts'
import type { State } from '../state.ts'
import type { BoxId } from '../vocabulary/index.ts'
import { modules } from './all.ts'
import { boxWith, expansions } from './index.ts'

/** Any mix of boxes plays. */

const ids = expansions.map(({ id }) => id)
const pairs = ids.flatMap((one, n) => ids.slice(n + 1).map((other): readonly BoxId[] => [one, other]))
const everyMix: readonly (readonly BoxId[])[] = [[], ...ids.map((id) => [id]), ...pairs, ids]

/** Mixes of half the boxes: any two of them are together in at least one. */
function halves(): readonly (readonly BoxId[])[] {
  const groups = [0, 1, 2, 3].map((group) => ids.filter((_, n) => n % 4 === group))
  return groups.flatMap((one, n) => groups.slice(n + 1).map((other) => [...one, ...other]))
}

const named = (boxes: readonly BoxId[]) => ['base', ...boxes].join(' with ')

function finishes(boxes: readonly BoxId[], variants: readonly string[] = []): void {
  const options = readOptions({ players: 2, story: 'first-time', expansions: boxes, variants })
  const bots = [captain, captain]
  const { match, finished } = playOut({
    ...{ game: verse, options, seed: `sfc32:${boxes.join()}`, bots, limit: 8000, check: checkLaws },
  })
  expect(finished).toBe(true)
  expect(match.state.round).toBeLessThan(150)
}

test('any two boxes are together in one of the halves', () => {
  const together = (pair: readonly BoxId[]) => halves().some((half) => pair.every((id) => half.includes(id)))
  expect(pairs.filter((pair) => !together(pair))).toEqual([])
})

describe('captains finish a game under the laws', () => {
  const mixes = process.env['KEEP_FLYING_LONG'] ? [...pairs, ...halves()] : halves()
  test.each(mixes.map((boxes) => [named(boxes), boxes] as const))('of %s', (_, boxes) => finishes(boxes))

  test('of all boxes together', () => finishes(ids))

  test.each(['ones-disgruntle', 'ones-fail', 'ones-made-good'])('of all boxes with a deck of Upgrades and %s', (ones) =>
    finishes(ids, ['upgrade-deck', ones]),
  )
})

test('every pair of boxes is set up and played at random under the laws', () => {
  for (const boxes of pairs) {
    const options = readOptions({ players: 2, expansions: boxes })
    const bots = [drifter, drifter]
    playOut({ game: verse, options, seed: `sfc32:${boxes.join()}`, bots, limit: 80, check: checkLaws })
  }
})

const playersFor = [1, 2, 3, 4]

function laid(boxes: readonly BoxId[], players: number): State {
  return layOut(boxWith(boxes), readOptions({ players, expansions: boxes }), openStream('sfc32:mix'))
}

const inMix = (boxes: readonly BoxId[]) => [base, ...modules.filter(({ id }) => id !== 'base' && boxes.includes(id))]

interface Needy {
  readonly needsBoxes?: readonly BoxId[]
}

/** Cards that are in the game with these boxes. */
function fitting<T extends Needy>(boxes: readonly BoxId[], of: (module: Module) => readonly T[]): T[] {
  return inMix(boxes)
    .flatMap(of)
    .filter(({ needsBoxes = [] }) => needsBoxes.every((id) => boxes.includes(id)))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

/** How many cards of supply decks there are: a reprint takes the place of what was printed before it. */
function supplyCount(boxes: readonly BoxId[]): number {
  const printed = fitting(boxes, ({ supply }) => supply).filter(({ deck }) => deck !== null)
  const isReprinted = (name: string, n: number) =>
    printed.some((card, at) => at > n && card.reprint && card.name === name)
  return sum(
    printed.map((card, n) => {
      const withShip = card.kind === 'upgrade' ? (card.withShip ?? 0) : 0
      return isReprinted(card.name, n) ? 0 : card.copies - withShip
    }),
  )
}

const regions = ['alliance', 'border', 'rim'] as const

/** How many nav cards there are: a later box takes some copies out of what earlier ones brought. */
function navCount(boxes: readonly BoxId[]): number {
  return sum(
    regions.map((region) => {
      const copies = new Map<string, number>()
      for (const { nav, navRemoved } of inMix(boxes)) {
        for (const { name, copies: n } of navRemoved[region] ?? [])
          copies.set(name, Math.max(0, (copies.get(name) ?? 0) - n))
        for (const { card, copies: n } of nav[region] ?? []) copies.set(card.name, (copies.get(card.name) ?? 0) + n)
      }
      return sum([...copies.values()])
    }),
  )
}

const lying = (piles: State['supply'] | State['contacts'] | State['nav']) =>
  sum(Object.values(piles).map(({ deck, discard }) => deck.cards.length + discard.cards.length))

test('supply decks, contact decks and nav decks hold what the boxes of the mix bring, and nothing else', () => {
  for (const boxes of everyMix) {
    const state = laid(boxes, 2)
    const jobs = fitting(boxes, (module) => module.jobs.filter(({ contact }) => contact !== null))
    const others = inMix(boxes).flatMap((module) => module.others)
    expect([named(boxes), lying(state.supply), lying(state.contacts), lying(state.nav)]).toEqual([
      named(boxes),
      supplyCount(boxes),
      jobs.length + others.length,
      navCount(boxes),
    ])
  }
})

test('cards that need another box are there with it and not without it', () => {
  const kinds = [
    [({ jobs }: Module) => jobs, ({ jobs }: Box) => jobs],
    [({ stories }: Module) => stories, ({ stories }: Box) => stories],
    [({ setUps }: Module) => setUps, ({ setUps }: Box) => setUps],
  ] as const
  for (const boxes of everyMix) {
    const box = boxWith(boxes)
    for (const [printed, there] of kinds) {
      const wanted = fitting<Needy & { readonly id: string }>(boxes, printed).map(({ id }) => id)
      expect([...there(box).keys()].sort()).toEqual([...wanted].sort())
    }
  }
  expect(modules.flatMap(({ jobs }) => jobs).some(({ needsBoxes }) => needsBoxes)).toBe(true)
})

test('reshuffle cards wait with three captains and more, unless a box of the mix has them in from the start', () => {
  for (const boxes of everyMix)
    for (const players of playersFor) {
      const { nav } = laid(boxes, players)
      const box = boxWith(boxes)
      const waiting = Object.values(nav).flatMap(({ discard }) => discard.cards)
      const isReshuffle = (card: string) => box.nav.get(card)?.reshuffle === true
      const waits = players >= 3 && !inMix(boxes).some(({ reshuffleCardsIn }) => reshuffleCardsIn)
      const all = [...box.nav.keys()].filter(isReshuffle)
      expect([...waiting].sort()).toEqual(waits ? all.sort() : [])
    }
})

test('roaming ships start where the latest box of the mix that says so has them', () => {
  for (const boxes of everyMix) {
    const { cruiser, cutters } = laid(boxes, 2)
    const starts = inMix(boxes).map((module) => module.starts)
    expect(cruiser).toBe(starts.findLast((start) => start.cruiser)?.cruiser)
    expect(cutters).toEqual(starts.findLast((start) => start.cutters)?.cutters)
  }
})

test('a base game is the same with other boxes at hand and without them', async () => {
  const options = { players: 2, story: 'desperadoes' }
  const seed = 'sfc32:alone'
  const bots = [drifter, drifter]
  const { match } = playOut({ game: verse, options: readOptions(options), seed, bots, limit: 300 })
  vi.resetModules()
  const alone = await import('../index.ts')
  const { drifter: other } = await import('../bot/index.ts')
  const played = playOut({
    game: alone.verse,
    options: alone.readOptions(options),
    seed,
    bots: [other, other],
    limit: 300,
  })
  expect(played.match.hash()).toBe(match.hash())
})
