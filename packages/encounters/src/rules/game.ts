import type { Game, Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import { type Options, readOptions } from '../options.ts'
import type { State, Table } from '../state.ts'
import { letters } from '../vocabulary/index.ts'
import { afterGame, campaign } from './campaign.ts'
import { effectTable } from './effect-table.ts'
import { untilBrokenOff } from './end.ts'
import { beginEpisode, clearAway, playEpisode } from './episode.ts'
import { interMission } from './intermission.ts'
import { outcomeOf } from './score.ts'
import { layOut, setUp } from './set-up.ts'
import { tell } from './table.ts'

/** Legendary Encounters: A Firefly Deck Building Game. */
export const encounters: Game<State, Options> = {
  id: 'encounters',
  rules: '1',
  readOptions,
  seats: ({ players }) => players,
  create: layOut,
  *play(kernelTable) {
    const t: Table = { effects: effectTable, ...kernelTable }
    if (t.state.mains.length === 0) yield* untilBrokenOff(begin(t))
    yield* playEpisodes(t)
    yield* afterGame(t)
    t.state.finished = true
  },
  outcome: outcomeOf,
  undoUnits: ['choice', 'action', 'turn'],
  // All backs look alike, but everybody knows what lies beneath a mini-deck.
  backOf: (card) => (boxCard(card).kind === 'inevitable' ? 'inevitable' : 'card'),
  kindOf: (card) => boxCard(card).kind,
  // Nobody knows which of these went into which mini-deck.
  strays: ['side-job', 'inevitable'],
  cooperative: true,
  campaign,
}

function* begin(t: Table): Rules<void> {
  yield* setUp(t)
  yield* beginEpisode(t)
}

/** Episodes A, B and C, with an Inter-Mission after the first two. */
function* playEpisodes(t: Table): Rules<void> {
  const { state } = t
  while (!state.end) {
    yield* playEpisode(t)
    if (state.end) return
    clearAway(t)
    const next = letters[letters.indexOf(state.letter) + 1]
    if (next === undefined) {
      state.end = 'won'
      tell(t, 'game-won')
      return
    }
    yield* untilBrokenOff(goOn(t, next))
  }
}

/** The Inter-Mission, and the set-up of the next Episode, which the next player begins. */
function* goOn(t: Table, next: State['letter']): Rules<void> {
  const { state } = t
  yield* interMission(t, { sellsCards: true })
  state.active = (state.active + 1) % state.players.length
  state.letter = next
  yield* beginEpisode(t)
}
