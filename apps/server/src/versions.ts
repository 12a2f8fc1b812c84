import type { Games } from './games/catalog.ts'
import type { Store } from './storage/store.ts'

/** Whether rules are newer than others. They are numbered; versions with other names cannot be compared. */
export function isNewer(rules: string, others: string): boolean {
  return Number(rules) > Number(others)
}

/** Notes which rules this version has, so that older nodes stop. */
export async function noteRules(store: Pick<Store, 'noteRules'>, games: Games): Promise<void> {
  for (const [id, { pack }] of games) if (/^\d+$/.test(pack.game.rules)) await store.noteRules(id, pack.game.rules)
}

/**
 * What shows that a newer version uses the database, in words; null if none does. A version without a game that an older
 * one had needs a migration that deletes its note.
 */
export async function newerVersion(
  store: Pick<Store, 'latestRules' | 'unknownMigrations'>,
  games: Games,
): Promise<string | null> {
  const [unknown] = await store.unknownMigrations()
  if (unknown !== undefined) return `the database has "${unknown}", which this version does not know`
  const latest = await store.latestRules()
  for (const [id, rules] of latest) {
    const own = games.get(id)?.pack.game.rules
    if (own === undefined) return `it has games of ${id}, which this version does not know`
    if (isNewer(rules, own)) return `its games of ${id} have rules ${rules}, and this version has rules ${own}`
  }
  return null
}

/** Throws if a newer version uses the database: two kinds of rules would spoil each other's games. */
export async function checkNewest(store: Store, games: Games): Promise<void> {
  const why = await newerVersion(store, games)
  if (why === null) return
  await store.close()
  throw new Error(
    store.kind === 'sqlite'
      ? `The database was used by a newer version of Keep Flying: ${why}. Use that version, or a backup from before the update.`
      : `A newer version of Keep Flying uses this database: ${why}. Start that version here, too.`,
  )
}
