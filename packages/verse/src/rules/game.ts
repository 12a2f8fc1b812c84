import { checkpoint, type Game, type Outcome, type Rules, text } from '@keep-flying/kernel'
import { type Box, backOf, hooksOf } from '../box.ts'
import { boxToPlay } from '../boxes/known.ts'
import { type Options, readOptions } from '../options.ts'
import type { State, Table } from '../state.ts'
import { addEffects } from './effect-rules.ts'
import { effectRules } from './effects.ts'
import { layOut, setUp } from './set-up.ts'
import { closeTheBooks } from './story.ts'
import { activeCaptain } from './table.ts'
import { takeTurn } from './turn.ts'

addEffects(effectRules)

/** Firefly: The Game, played with the boxes its options name, or with one made up for the occasion. */
export function verseWith(madeUp?: Box): Game<State, Options> {
  const boxOf = (options: Options) => madeUp ?? boxToPlay(options)
  return {
    id: 'verse',
    rules: '5',
    readOptions: (raw) => readOptions(raw, madeUp),
    seats: (options) => options.players,
    create: (options, random) => layOut(boxOf(options), options, random),
    *play(kernelTable, options) {
      const box = boxOf(options)
      const moments = hooksOf(box, options, kernelTable.state.told)
      const t: Table = { box, moments, ...kernelTable }
      if (t.state.phase === 'set-up') yield* setUp(t)
      yield* playRounds(t)
    },
    outcome: (state) => outcomeOf(state, boxOf(state.options)),
    undoUnits: ['choice', 'action', 'turn'],
    backOf,
  }
}

export const verse: Game<State, Options> = verseWith()

/** Who won, and what ended the story. */
function outcomeOf({ result, options }: State, box: Box): Outcome | null {
  if (!result) return null
  const { winners, credits, ended } = result
  const end = ended ?? box.stories.get(options.story)?.end.kind ?? 'won'
  return { by: 'seats', winners, scores: credits, reason: text(`outcome.${end}`) }
}

/** Turns go round to the left until somebody has won. */
function* playRounds(t: Table): Rules<void> {
  while (!t.state.result) {
    yield* checkpoint()
    yield* takeTurn(t, activeCaptain(t))
    if (!t.state.result) passDinosaur(t)
  }
}

/** The next captain holds the Dinosaur; after a Last Call, only those who still have a turn coming. */
function passDinosaur(t: Table): void {
  const { state } = t
  if (state.lastCall) {
    const next = state.lastCall.toPlay.shift()
    if (next === undefined) return closeTheBooks(t, state.lastCall.ended)
    if (next === state.first || passesFirst(state, next)) state.round++
    state.active = next
    return
  }
  state.active = (state.active + 1) % state.captains.length
  if (state.active === state.first) state.round++
}

/** Does the way round from the active seat to the next one lead past the first captain? */
function passesFirst(state: State, next: number): boolean {
  const count = state.captains.length
  const steps = (next - state.active + count) % count || count
  for (let step = 1; step <= steps; step++) if ((state.active + step) % count === state.first) return true
  return false
}
