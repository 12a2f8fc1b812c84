import {
  choosesFairly,
  foretellsFairly,
  keepsSecrets,
  lawsHold,
  refusesJunk,
  replaysAlike,
  type Sample,
} from '@keep-flying/kernel/testing'
import fc from 'fast-check'
import { consequences } from './ask/consequences/index.ts'
import './boxes/all.ts'
import { captain, easy, navigator } from './bot/index.ts'
import type { Box } from './box.ts'
import { boxWith, expansions } from './boxes/index.ts'
import type { VariantTitle } from './boxes/list.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { verse } from './rules/game.ts'
import type { State } from './state.ts'
import type { BoxId, SetUpCard } from './vocabulary/index.ts'

/** What must hold in any game, tried on random ones. */

const boxes = fc.constantFrom<readonly BoxId[]>([], ...expansions.map((module) => [module.id]))

const anyNumber = [1, 2, 3, 4]

const settings = boxes.chain((expansions) => {
  const box = boxWith(expansions)
  const games = fc
    .constantFrom(...box.stories.values())
    .chain(({ id, seats = anyNumber }) => fc.record({ story: fc.constant(id), players: fc.constantFrom(...seats) }))
  return games.chain(({ story, players }) =>
    fc.record({
      seed: fc.integer({ min: 0, max: 2 ** 31 }).map((n) => `sfc32:${n}`),
      options: fc.record({
        expansions: fc.constant(expansions),
        setUp: fc.constantFrom(...setUpsFor(box, story, players)),
        players: fc.constant(players),
        story: fc.constant(story),
        startingJobs: fc.constantFrom('standard', 'first-game'),
        variants: fc.subarray(variantsFor(expansions, story, players)).map(oneOfEachGroup),
      }),
    }),
  )
})

/** The Set Up cards with which a story may be played by so many captains. */
function setUpsFor({ setUps }: Box, story: string, players: number): string[] {
  const fits = ({ seats = anyNumber, notWith = [] }: SetUpCard) => seats.includes(players) && !notWith.includes(story)
  return [...setUps.values()].filter(fits).map(({ id }) => id)
}

const variants = expansions.flatMap(({ variants: ofBox = [] }) => ofBox)

/** The further rules that may be agreed on with these boxes, or for a story, by so many captains. */
function variantsFor(inPlay: readonly string[], story: string, players: number): string[] {
  const fits = ({ needs, without, seats = anyNumber }: VariantTitle) =>
    seats.includes(players) &&
    needs['setUp'] === undefined &&
    without?.['story']?.includes(story) !== true &&
    (needs['story']?.includes(story) ?? true) &&
    (needs['expansions']?.every((id) => inPlay.includes(id)) ?? true)
  return variants.filter(fits).map(({ id }) => id)
}

/** Of rules that exclude each other the first. */
function oneOfEachGroup(chosen: readonly string[]): string[] {
  const groupOf = (id: string) => variants.find((one) => one.id === id)?.group ?? id
  return chosen.filter((id, n) => chosen.findIndex((other) => groupOf(other) === groupOf(id)) === n)
}

const sample: Sample<State, Options> = { game: verse, settings }

lawsHold(sample, checkLaws)
replaysAlike(sample)
keepsSecrets(sample)
choosesFairly(sample, [captain, easy])
choosesFairly(sample, [navigator], { numRuns: 6, budget: 0.01 })
foretellsFairly(sample, consequences)
refusesJunk(verse, { players: 3, story: 'desperadoes', startingJobs: 'standard' })
