import { RunError, UsageError } from '../args.ts'
import { stdinLines } from '../terminal/lines.ts'

/** Asks before something that cannot be undone, unless --yes was given. */
export async function confirm(deed: string, yes: boolean | undefined): Promise<void> {
  if (yes) return
  if (process.stdin.isTTY !== true) throw new UsageError(`${deed} This cannot be undone: add --yes if you mean it.`)
  const reader = stdinLines()
  const said = await reader.ask(`${deed} This cannot be undone. Type "yes" to do it: `)
  reader.close()
  if (said?.trim() !== 'yes') throw new RunError('Nothing was done.')
}
