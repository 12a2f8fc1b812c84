import type { Text, Writer } from '@keep-flying/kernel'
import { useEffect, useState } from 'react'
import { type Locale, useLocale } from '../i18n/language.tsx'
import { useIdle } from '../ui/idle.ts'
import { entryOf, isKnown } from './open.ts'

const loaded = new Map<string, Promise<Writer>>()

function writerOf(game: string, locale: Locale): Promise<Writer> {
  const key = `${locale}/${game}`
  const known = loaded.get(key)
  if (known) return known
  const loading = entryOf(game)
    .words[locale].table()
    .then(({ texts }) => texts.write)
  loaded.set(key, loading)
  loading.catch(() => loaded.delete(key))
  return loading
}

/**
 * What a text of a game says, for lists of games that none is open of. Its words come when the browser is idle; until
 * then, and for games that this version does not know, it says nothing.
 */
export function useTextOf(game: string, said: Text | null): string {
  const locale = useLocale()
  const idle = useIdle()
  const [write, setWrite] = useState<Writer | null>(null)
  const wanted = idle && said !== null && isKnown(game)
  useEffect(() => {
    if (!wanted) return
    let stale = false
    writerOf(game, locale).then(
      (found) => {
        if (!stale) setWrite(() => found)
      },
      // Without a connection the line does without.
      () => undefined,
    )
    return () => {
      stale = true
    }
  }, [wanted, game, locale])
  return write && said ? write(said) : ''
}
