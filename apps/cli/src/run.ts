import { readFileSync } from 'node:fs'
import { gameListings } from '@keep-flying/games'
import { UsageError } from './args.ts'
import { admin } from './commands/admin.ts'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { cards } from './commands/cards.ts'
import { docs } from './commands/docs.ts'
import { duel } from './commands/duel.ts'
import { help } from './commands/help.ts'
import { inspect } from './commands/inspect.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { backup, report, restore, serve } from './commands/server.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'

const commands: Readonly<Record<string, (args: readonly string[]) => void | Promise<void>>> = {
  play,
  simulate,
  duel,
  balance,
  replay,
  verify,
  inspect,
  cards,
  rules,
  serve,
  backup,
  restore,
  report,
  admin,
  bench,
  docs,
  help,
}

function isGame(typed: string): boolean {
  return gameListings.some(({ id }) => id === typed)
}

function version(): string {
  const { version: number }: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return number
}

/** Runs a command as it is typed after `keepflying`. */
export async function run([name = 'help', ...args]: readonly string[]): Promise<void> {
  if (name === '--version' || name === '-v') return console.log(version())
  if (name === '--help' || name === '-h') return help(args)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}"; "keepflying help" lists them.`)
  if (args.includes('--help') || args.includes('-h')) return help([name, ...args.slice(0, 1).filter(isGame)])
  await command(args)
}
