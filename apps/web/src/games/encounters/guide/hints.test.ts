import { encountersReference } from '@keep-flying/encounters/reference'
import { scenario } from '@keep-flying/encounters/scenario'
import { expect, test } from 'vitest'
import { moveFor } from '../dock/proposed.ts'
import { allWords as german } from '../i18n/de/index.ts'
import { allWords as english } from '../i18n/en/index.ts'
import { hints, hintsFor, rules, type Situation } from './hints.ts'

const quiet: Situation = {
  kind: 'action',
  groups: new Set(['play']),
  alone: true,
  turns: 1,
  inCombatZone: 0,
  damage: 0,
  shipStrikes: 0,
  timerIsOut: false,
  kinds: new Set(),
  talent: false,
  combo: false,
  mayUndo: false,
}

const ids = (now: Partial<Situation>, seen: readonly string[] = []) =>
  hintsFor({ ...quiet, ...now }, seen).map(({ id }) => id)

test('the goal comes first, then the hand, then what moves', () => {
  expect(ids({})).toEqual(['enc-goal', 'enc-hand', 'enc-verse'])
})

test('what strikes comes before what can be bought', () => {
  const now = { inCombatZone: 2, groups: new Set(['play', 'recruit', 'fight']) }
  expect(ids(now, ['enc-goal', 'enc-hand', 'enc-verse'])).toEqual(['enc-threat', 'enc-recruit', 'enc-fight'])
})

test('while others act only their turn is explained, and alone nothing is', () => {
  expect(ids({ kind: null, alone: false })).toEqual(['enc-others'])
  expect(ids({ kind: null })).toEqual([])
})

test('every hint and every move has its words in both languages and a rule that is there', async () => {
  const known = new Set(
    (await encountersReference.reference('en')).flatMap((chapter) => chapter.rules.map(({ id }) => id)),
  )
  const moves = Object.entries(rules).map(([is, rule]) => ({ id: `enc-move-${is}`, rule }))
  for (const { id, rule } of [...hints, ...moves]) {
    expect({ id, rule, known: known.has(rule) }).toEqual({ id, rule, known: true })
    for (const messages of [english.messages, german.messages])
      for (const part of ['title', 'text']) expect(messages).toHaveProperty([`guide.${id}.${part}`])
  }
})

test('a newcomer plays, fights what is here, scans what is near, and spends the rest on the Bridge', () => {
  const enemies = {
    combatZone: ['Salvage Patrol'],
    verse: [{ hidden: 'Dobson' }, { hidden: 'Crow' }, 'Alliance Cruiser'],
  }
  const suggested = (set: object) => {
    const game = scenario({ ...enemies, ...set }).begin()
    return moveFor(game.state, game.decision())?.is
  }
  expect(suggested({ attack: 9, recruit: 9 })).toBe('play')
  const played = { players: [{ hand: [] }] }
  expect(suggested({ ...played, attack: 9, recruit: 9 })).toBe('fight')
  expect(suggested({ ...played, attack: 9, recruit: 9, combatZone: [], verse: [{ hidden: 'Crow' }] })).toBe('scan')
  // The Cruiser can be slipped for Recruit, and that completes a task.
  expect(suggested({ ...played, recruit: 9 })).toBe('use')
  expect(suggested({ ...played, recruit: 9, verse: [] })).toBe('recruit')
})

test('cards are played in an order that helps combos', () => {
  const hand = ['Fast Hand', "Captain's Orders", 'Shiny']
  const others = ['wash', 'inara', 'simon', 'book'] as const
  const game = scenario({ players: [{ crew: 'kaylee', hand }], others }).begin()
  const [, orders = ''] = game.player().hand.cards
  expect(moveFor(game.state, game.decision())?.option.at).toEqual({ card: orders })
})

test('an enemy that was looked at is left asleep', () => {
  const set = { players: [{ hand: [] }], attack: 9, recruit: 9, verse: [{ hidden: 'Crow' }] }
  const game = scenario(set).begin()
  const [space, ...rest] = game.state.verse
  const [crow = ''] = space?.hidden.cards ?? []
  if (!space) throw new Error('There is no space.')
  const looked = { ...space, hidden: { ...space.hidden, known: [{ card: crow, at: 0 }] } }
  expect(moveFor({ ...game.state, verse: [looked, ...rest] }, game.decision())?.is).toBe('recruit')
})
