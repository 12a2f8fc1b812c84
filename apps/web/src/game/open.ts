import { use } from 'react'
import { games } from '../games/registry.ts'
import { speakOf } from '../i18n/current.ts'
import type { GameClient, GameEntry } from './client.ts'

const opened = new Map<string, Promise<GameClient>>()

function entryOf(id: string): GameEntry {
  const entry = games.find((one) => one.id === id)
  if (!entry) throw new Error(`This client does not know the game "${id}".`)
  return entry
}

/** Fetches what a table of the game begins with, and its words. */
export function openGame(id: string): Promise<GameClient> {
  const known = opened.get(id)
  if (known) return known
  const entry = entryOf(id)
  const opening = Promise.all([entry.client(), speakOf(entry)]).then(
    ([client]) => client,
    (problem: unknown) => {
      // What does not come now is asked for again.
      opened.delete(id)
      throw problem
    },
  )
  opened.set(id, opening)
  return opening
}

/** The game, once it is there. */
export function useOpenedGame(id: string): GameClient {
  return use(openGame(id))
}

const spoken = new Map<string, Promise<void>>()

/** Waits for the words of a game alone: for pages that are about a game and show no table. */
export function useWordsOf(id: string): void {
  const speaking = spoken.get(id) ?? speakOf(entryOf(id))
  spoken.set(id, speaking)
  use(speaking)
}
