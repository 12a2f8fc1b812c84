import { useSyncExternalStore } from 'react'
import { currentSettings } from '../app/settings.ts'
import { firstEnglish } from './en/first.ts'
import type { Language } from './language.tsx'
import { loaders, type Reach } from './load.ts'

const reaches: readonly Reach[] = ['first', 'table', 'all']

let spoken: Language = firstEnglish
let reach: Reach = 'first'
let latest: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

function speak(wanted: Reach): Promise<void> {
  if (reaches.indexOf(wanted) > reaches.indexOf(reach)) reach = wanted
  const mine: Promise<void> = loaders[currentSettings().locale]
    [reach]()
    // Without a connection, English must do: most of it comes with the page.
    .catch(() => loaders.en[reach]())
    .then((language) => {
      if (latest !== mine) return latest
      if (language === spoken) return
      spoken = language
      for (const listener of listeners) listener()
    })
  latest = mine
  return mine
}

/** Goes over to the language chosen, with at least the words of the first page. Done when it is spoken. */
export function speakAtFirst(): Promise<void> {
  return speak('first')
}

/** The same, with at least the words of a table: its guide, its end and its text view bring theirs. */
export function speakAtTable(): Promise<void> {
  return speak('table')
}

/** What is being fetched, once every word of the language is there too. */
export async function withAllWords<T>(fetching: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([fetching, speak('all')])
  return fetched
}

/** What is spoken now. */
export function useCurrentLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => spoken,
  )
}
