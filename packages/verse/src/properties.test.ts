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
import { captain } from './bot/index.ts'
import { boxWith, expansions } from './boxes/index.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { verse } from './rules/game.ts'
import type { State } from './state.ts'
import type { BoxId } from './vocabulary/index.ts'

/** What must hold in any game, tried on random ones. */

const boxes = fc.constantFrom<readonly BoxId[]>([], ...expansions.map((module) => [module.id]))

const anyNumber = [1, 2, 3, 4]

const settings = boxes.chain((expansions) => {
  const box = boxWith(expansions)
  return fc.constantFrom(...box.stories.values()).chain(({ id, seats = anyNumber }) =>
    fc.record({
      seed: fc.integer({ min: 0, max: 2 ** 31 }).map((n) => `sfc32:${n}`),
      options: fc.record({
        expansions: fc.constant(expansions),
        setUp: fc.constantFrom(...box.setUps.keys()),
        players: fc.constantFrom(...seats),
        story: fc.constant(id),
        startingJobs: fc.constantFrom('standard', 'first-game'),
        variants: fc.subarray(variantsFor(id)),
      }),
    }),
  )
})

/** The further rules that may be agreed on for a story. */
function variantsFor(story: string): string[] {
  const ofStory = expansions
    .flatMap(({ variants = [] }) => variants)
    .filter(({ needs }) => needs['story']?.includes(story))
  return ofStory.map(({ id }) => id)
}

const sample: Sample<State, Options> = { game: verse, settings }

lawsHold(sample, checkLaws)
replaysAlike(sample)
keepsSecrets(sample)
choosesFairly(sample, [captain])
foretellsFairly(sample, consequences)
refusesJunk(verse, { players: 3, story: 'desperadoes', startingJobs: 'standard' })
