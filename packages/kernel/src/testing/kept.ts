import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Game, GameState } from '../game.ts'
import type { Match } from '../match.ts'
import { type GameRecord, readRecord, verifyRecord } from '../record.ts'

/** Finished games of earlier days: they must replay to the hash they were kept with. */
export function keptGamesReplay<S extends GameState, O>(
  game: Game<S, O>,
  folder: URL,
  expectEnd: (match: Match<S, O>) => void,
): void {
  test.each(keptIn(folder))('%s replays as it was played', (name) => {
    const match = verifyRecord(game, keptRecord(folder, name))
    expect(match.over).toBe(true)
    expectEnd(match)
  })
}

/** The names of the records in a folder. */
export function keptIn(folder: URL): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
}

export function keptRecord(folder: URL, name: string): GameRecord {
  return readRecord(readFileSync(new URL(name, folder), 'utf8'))
}
