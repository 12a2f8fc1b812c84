import { keepsSecrets, lawsHold, refusesJunk, replaysAlike, type Sample } from '@keep-flying/kernel/testing'
import fc from 'fast-check'
import { checkLaws } from './laws.ts'
import { type Options, optionFields } from './options.ts'
import { adventures } from './rules/game.ts'
import type { State } from './state.ts'

/** What must hold in any game, tried on random ones. */

const settings = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }).map((n) => `sfc32:${n}`),
  options: fc
    .record({
      players: fc.integer({ min: 1, max: 5 }),
      job: fc.constantFrom(...optionFields.job.choices.map(({ id }) => id)),
      goons: fc.constantFrom(...optionFields.goons.choices.map(({ id }) => id)),
      boss: fc.boolean(),
      bossAt: fc.constantFrom(...optionFields.bossAt.choices.map(({ id }) => id)),
      campaign: fc.constantFrom(...optionFields.campaign.choices.map(({ id }) => id)),
    })
    .map(({ boss, players, ...rest }) => ({ ...rest, players, boss: boss && players > 1 })),
})

const sample: Sample<State, Options> = { game: adventures, settings }

lawsHold(sample, checkLaws)
replaysAlike(sample)
keepsSecrets(sample)
refusesJunk(adventures, { players: 3 }, 40)
