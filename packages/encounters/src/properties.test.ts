import { keepsSecrets, refusesJunk, replaysAlike, type Sample } from '@keep-flying/kernel/testing'
import fc from 'fast-check'
import { type Options, optionFields } from './options.ts'
import { encounters } from './rules/game.ts'
import type { State } from './state.ts'

/** What must hold in any game, tried on random ones. */

const choiceOf = (field: 'episodeA' | 'episodeB' | 'episodeC' | 'crew' | 'avatars') =>
  fc.constantFrom(...optionFields[field].choices.map(({ id }) => id))

const settings = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }).map((n) => `sfc32:${n}`),
  options: fc.record({
    players: fc.integer({ min: 1, max: 5 }),
    episodeA: choiceOf('episodeA'),
    episodeB: choiceOf('episodeB'),
    episodeC: choiceOf('episodeC'),
    crew: choiceOf('crew'),
    avatars: choiceOf('avatars'),
    sideJobs: fc.integer({ min: -4, max: 4 }),
    startA: fc.integer({ min: 0, max: 5 }),
    defeatedTurns: fc.boolean(),
  }),
})

const sample: Sample<State, Options> = { game: encounters, settings }

replaysAlike(sample)
keepsSecrets(sample)
refusesJunk(encounters, { players: 3 }, 40)
