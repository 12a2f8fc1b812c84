import { boxCard, type CardId } from '@keep-flying/encounters'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { toggled } from '../../../dock/answers.ts'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

/** The cards that are to be Coordinated as soon as they may be. */
interface NextTime {
  readonly cards: readonly CardId[]
  toggle(card: CardId): void
}

const NextTimeContext = createContext<NextTime | null>(null)

/** Keeps what a waiting player means to offer on somebody's next turn. */
export function Memory({ children }: { children: ReactNode }) {
  const [cards, setCards] = useState<readonly CardId[]>([])
  const value = useMemo(
    () => ({ cards, toggle: (card: CardId) => setCards((before) => toggled(before, card, Number.POSITIVE_INFINITY)) }),
    [cards],
  )
  return <NextTimeContext value={value}>{children}</NextTimeContext>
}

export function useNextTime(): NextTime {
  const kept = use(NextTimeContext)
  if (!kept) throw new Error('This part is only for a table.')
  return kept
}

/** Whether a card of the viewer's hand could be offered once another turn begins. */
export function useMayWait(): (card: CardId) => boolean {
  const { me, moment, decision } = useTable()
  const isWaiting = me !== null && decision === null && moment.viewer !== moment.view.active
  return (card) => {
    if (!isWaiting || !me.hand.cards.includes(card)) return false
    const boxed = boxCard(card)
    return boxed.kind === 'character' && boxed.card.coordinate === true
  }
}

/** Offers what was meant for the next time, now that it has come. */
export function useOffering(): void {
  const { offers } = useTable()
  const { cards, toggle } = useNextTime()
  const { takeOffer, busy } = useAnswering()
  useEffect(() => {
    if (busy) return
    for (const offer of offers) {
      if (offer.kind !== 'coordinate') continue
      const option = optionsOf(offer).find(
        ({ at, group }) => group !== 'recall' && at && 'card' in at && cards.includes(at.card),
      )
      if (!option?.at || !('card' in option.at)) continue
      toggle(option.at.card)
      return takeOffer(offer.number, option.id)
    }
  }, [offers, cards, toggle, takeOffer, busy])
}
