import { gameListings } from '@keep-flying/games'
import type { AnyPackage } from '@keep-flying/kernel'
import { readArgs, UsageError } from '../args.ts'
import { findGame } from '../find.ts'
import { describeOptions } from '../option-help.ts'
import { botIds } from '../seats.ts'
import { labelled, wrap } from '../terminal/layout.ts'

interface Page {
  readonly usage: string
  readonly summary: string
  readonly flags?: Readonly<Record<string, string>>
  readonly remark?: string
  /** Whether the options of a game are flags of the command. */
  readonly optioned?: true
}

const dataDir = { '--data-dir FOLDER': 'the folder of the database; otherwise DATA_DIR, otherwise ./data' }

const pages: Readonly<Record<string, Page>> = {
  play: {
    usage: 'play GAME [--seats you,BOT,BOT] [--OPTION VALUE …] [--seed S] [--load FILE | --after FILE]',
    summary: 'play with or against bots in the terminal',
    flags: {
      '--seats you,BOT,BOT':
        'who sits where, clockwise: you once (in a co-operative game also at several seats), and bots by their ids',
      '--seed S': 'the same seed deals the same cards and dice',
      '--load FILE': 'go on with a saved game',
      '--after FILE': 'play the next game of a campaign, after the finished one in the file',
    },
    optioned: true,
  },
  simulate: {
    usage:
      'simulate GAME [--seats BOT,BOT] [--OPTION VALUE|all …] [--games N] [--seed S] [--check] [--json] [--limit N] [--workers N] [--save FOLDER]',
    summary: 'let bots play many games and count the results',
    flags: {
      '--seats BOT,BOT': 'who sits where, clockwise; by default the strongest bot that answers at once',
      '--games N': 'how many games per combination of options (100)',
      '--seed S': 'the same seed plays the same games',
      '--check': 'check after every decision that the laws of the game hold',
      '--limit N': 'give a game up after N decisions',
      '--workers N': 'how many threads; the results are the same for any number',
      '--save FOLDER': 'write the record of every game into a folder',
      '--json': 'print one JSON object',
    },
    remark: 'An option that is a choice may be "all": then games are played with each of its choices.',
    optioned: true,
  },
  duel: {
    usage:
      'duel GAME --a BOT --b BOT [--OPTION VALUE|all …] [--games N] [--seed S] [--budget N] [--json] [--limit N] [--workers N]',
    summary: 'let two bots play the same games, and tell which is stronger',
    flags: {
      '--a BOT, --b BOT': 'the two bots',
      '--games N': 'how many games per combination of options, half of them with the seats swapped (100)',
      '--seed S': 'the same seed plays the same games',
      '--budget N': 'how much of their usual thinking bots that search are granted, in percent (100)',
      '--limit N': 'give a game up after N decisions; it then counts for neither',
      '--workers N': 'how many threads; the results are the same for any number, but not how long the bots think',
      '--json': 'print one JSON object',
    },
    remark:
      'In a co-operative game teams of one bot and teams of the other play the same deals, and what they win is compared. An option that is a choice may be "all".',
    optioned: true,
  },
  balance: {
    usage: 'balance GAME [--tables ID,ID] [--games N] [--seed S] [--cards N] [--write FILE] [--json] [--workers N]',
    summary: 'let bots play the tables by which a game is balanced, and compare them',
    flags: {
      '--tables ID,ID': 'only these tables; otherwise all that the game names',
      '--OPTION VALUE|all': 'in place of those tables, a grid of these options',
      '--games N': 'how many games per table (100)',
      '--seed S': 'the same seed plays the same games',
      '--cards N': 'how many cards are listed from either end (10)',
      '--write FILE': 'write how often bots won, by option, as a module for pages that offer them',
      '--workers N': 'how many threads; the results are the same for any number',
      '--json': 'print one JSON object, with every card',
    },
    optioned: true,
  },
  replay: {
    usage: 'replay FILE [--from N] [--to N] [--seat K]',
    summary: 'tell a recorded game again, entry by entry',
    flags: {
      '--from N, --to N': 'the first and last log entry to tell, from 1',
      '--seat K': 'tell what seat K saw, from 0',
    },
  },
  verify: {
    usage: 'verify FILE [FILE …]',
    summary: 'prove that a record is what was played',
    remark:
      'Several files are the games of a campaign in the order they were played: each must follow from the one before. Exit code 1 and the reason if something is wrong.',
  },
  inspect: {
    usage: 'inspect FILE --at N [--seat K] [--json]',
    summary: 'show the table after N log entries',
    flags: {
      '--at N': 'how many log entries to play',
      '--seat K': 'as seat K sees it, from 0; otherwise as a spectator does',
      '--json': 'print the raw view, decisions and outcome',
    },
  },
  cards: {
    usage: 'cards GAME [NAME]',
    summary: 'print the cards with NAME in their name, or list all cards',
  },
  rules: {
    usage: 'rules GAME [ID]',
    summary: 'print a rule or a chapter of the rules reference, or list the chapters',
  },
  serve: {
    usage: 'serve [--port N] [--host ADDRESS] [--data-dir FOLDER]',
    summary: 'serve games to browsers, as npm start does',
    remark: 'Everything else is set by environment variables; docs/operations.md lists them.',
  },
  backup: {
    usage: 'backup FILE [--data-dir FOLDER] | backup --verify FILE [--all]',
    summary: 'copy the embedded database into a new file; the server may be running',
    flags: {
      ...dataDir,
      '--verify': 'check in place of copying: the file is intact and can be read, and its games replay',
      '--all': 'replay every game, not only the latest 50 under way, finished and given up',
    },
  },
  restore: {
    usage: 'restore FILE [--data-dir FOLDER]',
    summary: 'replace the embedded database with a backup; the server must be stopped',
    flags: dataDir,
    remark: 'What was there before is kept beside it.',
  },
  report: {
    usage: 'report ID [--data-dir FOLDER]',
    summary: 'print the record of a game as somebody reported it',
    flags: { '--data-dir FOLDER': 'as for backup; without it, DATABASE_URL counts as well' },
    remark: 'Save it to a file for replay, inspect and verify. It contains everything hidden, and the seed.',
  },
  admin: {
    usage: 'admin COMMAND … [--json] [--data-dir FOLDER]',
    summary: 'the operator’s console: people, tables, reports, bans',
    flags: {
      'people [SEARCH]': 'people by a part of their name or id, the latest seen first',
      'person NAME|ID': 'somebody, with their tables, bans and reports about them',
      'tables [SEARCH]': 'tables under way; --status open, playing, over or abandoned',
      'table ID': 'a table and who sits there',
      'close-table ID --why TEXT': 'end a game without a winner',
      'delete-table ID --why TEXT': 'delete a table and all that was played there; --yes',
      'delete-person NAME|ID': 'delete somebody and all that is theirs; --why TEXT, --yes',
      'reports [--open]': 'what people have reported; --open: what nobody has handled',
      'report ID [--done TEXT]': 'a report; --done notes what was done about it',
      'ban person NAME|ID': 'ban somebody; --for 30m, 12h, 7d, 4w or good, and --why TEXT',
      'ban person … --addresses': 'the same, and the addresses from which they are connected now',
      'ban address ADDRESS': 'the same for 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32',
      'unban ID [--why TEXT]': 'lift a ban',
      'bans [--all]': 'bans in force; --all: those that have ended, too',
      'operator NAME [--off]': 'let an account use the page /admin, or no longer',
      'recovery NAME': 'a code with which the owner of an account gets a new password',
      log: 'who did what and when',
      '--page N': 'the next lines of a list; there are 50 on a page',
      '--json': 'print JSON',
      '--data-dir FOLDER': 'as for backup; without it, DATABASE_URL counts as well',
    },
    remark: 'Works beside a running server, which notices within seconds, and without one.',
  },
  bench: {
    usage: 'bench [GAME] [--json]',
    summary: 'measure how fast the engine is, beside its baselines',
  },
  docs: { usage: 'docs [GAME]', summary: 'write the documents that are made from the cards' },
  help: { usage: 'help [COMMAND [GAME]]', summary: 'list the commands, or explain one' },
}

export async function help(args: readonly string[]): Promise<void> {
  const { given } = readArgs(args, {}, { names: ['COMMAND', 'game'], optional: 2 })
  const [name, id] = given
  for (const line of name === undefined ? overview() : await explain(name, id)) console.log(line)
}

function overview(): string[] {
  const commands = Object.entries(pages).flatMap(([name, { summary }]) => labelled(`  ${name}`, summary))
  const games = gameListings.flatMap(({ id, title }) => labelled(`  ${id}`, title))
  return [
    'keepflying COMMAND …',
    '',
    ...commands,
    '',
    'Games',
    ...games,
    '',
    ...wrap('"keepflying help COMMAND" explains a command, and "--version" prints the version.'),
  ]
}

async function explain(name: string, id: string | undefined): Promise<string[]> {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page) throw new UsageError(`There is no command "${name}"; "keepflying help" lists them.`)
  const game = id === undefined ? null : await findGame(id)
  const hint = game ? gameLines(game, name) : gameHint(name)
  return [...pageLines(page), ...(page.optioned ? hint : [])]
}

function gameHint(command: string): string[] {
  return wrap(`The options depend on the game: "keepflying help ${command} GAME" lists them, and the bots.`)
}

const flagWidth = 24

function pageLines({ usage, summary, flags = {}, remark }: Page): string[] {
  return [
    ...wrap(`keepflying ${usage}`, 2),
    '',
    ...wrap(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`),
    ...Object.entries(flags).flatMap(([flag, words]) => labelled(`  ${flag}`, words, flagWidth)),
    ...(remark === undefined ? [] : wrap(remark)),
  ]
}

/** What a game adds to a command: its options and bots. */
function gameLines(game: AnyPackage, command: string): string[] {
  const { english, bots, length, title } = game
  const longest = labelled(`  --${length.unit} N`, `give a game up after N ${length.unit}`, flagWidth)
  return [
    '',
    `Options of ${title}`,
    ...describeOptions(game.options, english.write, flagWidth),
    ...(command === 'simulate' || command === 'balance' ? longest : []),
    '',
    'Bots',
    ...botIds(game).flatMap((id) => {
      const entry = bots.find(({ bot }) => bot.id === id)
      return entry ? labelled(`  ${id}`, english.write(entry.about), flagWidth) : []
    }),
  ]
}
