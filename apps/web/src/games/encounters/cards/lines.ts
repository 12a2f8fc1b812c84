import { type CardId, describeCard } from '@keep-flying/encounters'
import { useMemo } from 'react'
import { useTable } from '../table.tsx'

/** What a card says besides what its signs and figures show. */
export function useLines(card: CardId): readonly string[] {
  const { write } = useTable()
  return useMemo(
    () =>
      describeCard(card)
        .filter(({ part }) => part !== 'figures')
        .map(write),
    [card, write],
  )
}
