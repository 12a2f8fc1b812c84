import { type GameEngine, text } from '@keep-flying/kernel'
import { boss, drifter, easy, greedy, hand, oldHand } from './bot/index.ts'
import { botProfiles } from './description.ts'
import type { Options } from './options.ts'
import { repeats } from './repeats.ts'
import { adventures } from './rules/game.ts'
import { momentNow } from './rules/timeline.ts'
import type { State } from './state.ts'

/** Firefly Adventures: Brigands & Browncoats, as far as it takes to play it. */
export const adventuresEngine: GameEngine<State, Options> = {
  game: adventures,
  bots: [
    { ...botProfiles.drifter, bot: drifter },
    { ...botProfiles.greedy, bot: greedy },
    { ...botProfiles.easy, bot: easy },
    { ...botProfiles.boss, bot: boss },
    { ...botProfiles.hand, bot: hand },
    { ...botProfiles.oldHand, bot: oldHand },
  ],
  progress: ({ stage, timeline }) =>
    stage === 'job'
      ? text('progress.job', { moment: momentNow(timeline), last: timeline.last })
      : text(`progress.${stage}`),
  repeats,
}
