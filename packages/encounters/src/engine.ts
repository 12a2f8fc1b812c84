import { type GameEngine, text } from '@keep-flying/kernel'
import { drifter, easy, firstMate, mate } from './bot/index.ts'
import { botProfiles } from './description.ts'
import type { Options } from './options.ts'
import { repeats } from './repeats.ts'
import { encounters } from './rules/game.ts'
import type { State } from './state.ts'

/** Legendary Encounters: Firefly, as far as it takes to play it. */
export const encountersEngine: GameEngine<State, Options> = {
  game: encounters,
  bots: [
    { ...botProfiles.drifter, bot: drifter },
    { ...botProfiles.easy, bot: easy },
    { ...botProfiles.mate, bot: mate },
    { ...botProfiles.firstMate, bot: firstMate },
  ],
  progress: ({ mains, letter, turnOfEpisode }) =>
    mains.length === 0 ? text('progress.set-up') : text('progress.episode', { letter, turn: turnOfEpisode }),
  repeats,
}
