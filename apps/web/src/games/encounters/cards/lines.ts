import { boxCard, type CardId, describeCard } from '@keep-flying/encounters'
import { useMemo } from 'react'
import { useTable } from '../table.tsx'
import { ownText } from './own-text.ts'

/** What a card says besides what its signs and figures show; a Talent or Flaw says what it does for the viewer. */
export function useLines(card: CardId): readonly string[] {
  const { me, write } = useTable()
  const crew = me?.crew
  return useMemo(() => {
    const { kind } = boxCard(card)
    if (crew && (kind === 'talent' || kind === 'flaw')) return [ownText(crew, kind, write)]
    return describeCard(card)
      .filter(({ part }) => part !== 'figures')
      .map(write)
  }, [card, crew, write])
}
