import { useMemo } from 'react'
import type { Printing } from '../game/client.ts'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'

/** The cards of a game with these options, as the reader reads them. */
export function usePrintingWith(options: unknown): Printing {
  const say = useSay()
  const { game: texts } = useLanguage()
  return useMemo(() => ({ options, texts, say }), [options, texts, say])
}

/** The cards on the table. */
export function usePrinting(): Printing {
  const { game, moment } = useTable()
  return usePrintingWith(useMemo(() => game.optionsOf(moment.view), [game, moment.view]))
}
