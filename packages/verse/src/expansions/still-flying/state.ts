import { shuffle } from '@keep-flying/kernel'
import type { Box } from '../../box.ts'
import { newPile } from '../../rules/decks.ts'
import type { State, Table } from '../../state.ts'
import { isCaper, reshuffleCard } from './caper-cards.ts'
import type { StillFlyingState } from './vocabulary.ts'

export function newState(state: State, box: Box): StillFlyingState {
  const capers = [...box.jobs.values()].filter(isCaper).map(({ id }) => id)
  return { capers: newPile(shuffle(state.random, [...capers, reshuffleCard.id])), deserted: [] }
}

export function stillFlyingIn(state: State): StillFlyingState {
  const kept = state.boxes['still-flying']
  if (!kept) throw new Error('This game is played without Still Flying.')
  return kept
}

export function stillFlyingOf(t: Table): StillFlyingState {
  return stillFlyingIn(t.state)
}
