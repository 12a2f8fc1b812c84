import { use } from 'react'
import { games } from '../games/registry.ts'
import { speakOf } from '../i18n/current.ts'
import type { GameClient, GameEntry } from './client.ts'
import { UnknownGame } from './unknown.ts'

const opened = new Map<string, Promise<GameClient>>()

/** Whether this client can show the game. */
export function isKnown(id: string): boolean {
  return games.some((one) => one.id === id)
}

export function entryOf(id: string): GameEntry {
  const entry = games.find((one) => one.id === id)
  if (!entry) throw new UnknownGame(id)
  return entry
}

/** What did not come is asked for again. Until then a page that waits for it is told that it failed. */
export function forgetGames(): void {
  opened.clear()
  spoken = null
}

/** Fetches what a table of the game begins with, and its words. */
export async function openGame(id: string): Promise<GameClient> {
  try {
    const [client] = await Promise.all([clientOf(id), wordsOf(id)])
    return client
  } catch (failure) {
    forgetGames()
    throw failure
  }
}

function clientOf(id: string): Promise<GameClient> {
  const known = opened.get(id)
  if (known) return known
  const opening = entryOf(id).client()
  opened.set(id, opening)
  return opening
}

/** The game whose words are spoken. */
let spoken: { readonly id: string; readonly words: Promise<void> } | null = null

function wordsOf(id: string): Promise<void> {
  if (spoken?.id === id) return spoken.words
  const words = speakOf(entryOf(id))
  spoken = { id, words }
  return words
}

/** The game, once it is there. */
export function useOpenedGame(id: string): GameClient {
  // Both are fetched at once, whichever is waited for first.
  const client = clientOf(id)
  use(wordsOf(id))
  return use(client)
}

/** Waits for the words of a game alone: for pages that are about a game and show no table. */
export function useWordsOf(id: string): void {
  use(wordsOf(id))
}
