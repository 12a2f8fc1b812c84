import { cardText } from '@keep-flying/encounters'
import type { Decision } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'

/** What else there is to know of each option: what the card it is about says. */
export function useNotes(decision: Decision): ReadonlyMap<string, readonly string[]> {
  const { game: texts } = useLanguage()
  return useMemo(
    () =>
      new Map(
        optionsOf(decision).flatMap(({ id, at, role }) => {
          if (role === 'minor' || !at || !('card' in at)) return []
          const lines = cardText(at.card, texts)
          return lines.length === 0 ? [] : [[id, lines] as const]
        }),
      ),
    [decision, texts],
  )
}
