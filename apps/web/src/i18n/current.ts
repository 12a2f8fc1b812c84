import { useSyncExternalStore } from 'react'
import { currentSettings } from '../app/settings.ts'
import type { GameEntry } from '../game/client.ts'
import type { Language } from './language.tsx'
import { firstLanguage, loadLanguage, type Reach } from './load.ts'

const reaches: readonly Reach[] = ['first', 'table', 'all']

let spoken: Language = firstLanguage
let reach: Reach = 'first'
let game: GameEntry | null = null
let latest: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

function speak(wanted: Reach): Promise<void> {
  if (reaches.indexOf(wanted) > reaches.indexOf(reach)) reach = wanted
  const mine: Promise<void> = loadLanguage(currentSettings().locale, reach, game)
    // Without a connection, English must do: most of it comes with the page.
    .catch(() => loadLanguage('en', reach, game))
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

/** The same, with the words of a game: only one is spoken of at a time. */
export function speakOf(played: GameEntry): Promise<void> {
  game = played
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
