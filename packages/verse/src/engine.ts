import { type GameEngine, text } from '@keep-flying/kernel'
import { captain, drifter, easy, navigator } from './bot/index.ts'
import { everyBoxId } from './boxes/known.ts'
import { boxesNamedIn, loadModules } from './boxes/load.ts'
import { loadEngines } from './boxes/load-engines.ts'
import { repeats } from './boxes/repeats.ts'
import { botProfiles } from './description.ts'
import type { Options } from './options.ts'
import { verse } from './rules/game.ts'
import type { State } from './state.ts'

/** Firefly: The Game, as far as it takes to play it. */
export const verseEngine: GameEngine<State, Options> = {
  game: verse,
  prepare,
  bots: [
    { ...botProfiles.drifter, bot: drifter },
    { ...botProfiles.easy, bot: easy },
    { ...botProfiles.captain, bot: captain },
    { ...botProfiles.navigator, bot: navigator },
  ],
  progress: ({ phase, round }) => (phase === 'set-up' ? text('progress.set-up') : text('progress.round', { round })),
  repeats,
  consequences: async () => (await import('./ask/consequences/index.ts')).consequences,
}

/** Loads the boxes that are played with. */
async function prepare(options?: unknown): Promise<void> {
  const boxes = options === undefined ? everyBoxId : boxesNamedIn(options)
  await Promise.all([loadModules(boxes), loadEngines(boxes)])
}
