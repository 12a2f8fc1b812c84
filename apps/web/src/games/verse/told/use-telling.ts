import type { HeardEvent } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { call } from '../../../cards/names.ts'
import { type Say, useLocale, useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { type Deed, tellTurn } from './turn.ts'

/** Tells a captain's turn in one sentence. */
export function useTelling(): (events: readonly HeardEvent[], seat: number) => string {
  const say = useSay()
  const locale = useLocale()
  const { write } = useTable()
  return useMemo(() => {
    const list = new Intl.ListFormat(locale)
    const cards = (ids: readonly string[]) => ids.map((id) => call(write, 'card', id))
    const contacts = (ids: readonly string[]) => list.format(ids.map((id) => call(write, 'contact', id)))
    return (events, seat) => {
      const told = tellTurn(events, seat)
      const { went, credits, solid, spoiled, warrants } = told
      const amounts = (sign: 1 | -1) =>
        [...told.goods].flatMap(([id, n]) => (n * sign > 0 ? [write.nameOf({ name: 'token', id, n: n * sign })] : []))
      const money = (sign: 1 | -1) => (credits * sign > 0 ? [say('told.money', { n: credits * sign })] : [])
      const gains = [...money(1), ...amounts(1), ...cards(told.gained)]
      const losses = [...money(-1), ...amounts(-1), ...cards(told.lost)]
      const phrases = [
        ...(went === null ? [] : [say('told.went', { place: call(write, 'sector', went) })]),
        ...told.deeds.map((deed) => phraseOf(say, deed, (card) => call(write, 'card', card))),
        ...(gains.length > 0 ? [say('told.gains', { what: list.format(gains) })] : []),
        ...(solid.length > 0 ? [say('told.solid', { who: contacts(solid) })] : []),
        ...(losses.length > 0 ? [say('told.loses', { what: list.format(losses) })] : []),
        ...(spoiled.length > 0 ? [say('told.spoiled', { who: contacts(spoiled) })] : []),
        ...(warrants > 0 ? [say('told.warrant', { n: warrants })] : []),
      ]
      const did = phrases.length > 0 ? phrases : [say('told.nothing')]
      return say('told.turn', { who: call(write, 'seat', seat), did: list.format(did) })
    }
  }, [say, locale, write])
}

function phraseOf(say: Say, { did, card, goal = '', n = 1 }: Deed, called: (card: string) => string): string {
  return say(`told.${did}`, { card: card === undefined ? '' : called(card), goal, n })
}
