import { considered, jobsToConsider } from '@keep-flying/verse/ask'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useTable } from '../table.tsx'
import { drawsIn, type Slot, slotsOf } from './market.ts'
import { useSource } from './source.ts'

/** The market that is asked about: places for cards, and how many of them will be drawn. */
export interface Market {
  readonly slots: readonly Slot[]
  readonly draws: number
}

export function useMarket(): Market | null {
  const { t, me, decision } = useTable()
  const { picked } = useAnswering()
  const source = useSource()
  if (!me || !decision || !source) return null
  const { deck } = source.pile
  const inDeck = deck.cards.length + (deck.backs?.length ?? 0)
  const places = source.contact === null ? considered : jobsToConsider(t, me, source.contact)
  const room = { places, inDeck }
  return {
    slots: slotsOf(decision, picked, me.considering.cards, room),
    draws: drawsIn(decision, picked, room),
  }
}
