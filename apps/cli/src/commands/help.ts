import { readArgs, UsageError } from '../args.ts'

interface Page {
  readonly usage: string
  readonly summary: string
  readonly details: readonly string[]
}

const pages: Readonly<Record<string, Page>> = {
  play: {
    usage:
      'play GAME [--seats you,captain,captain] [--story ID] [--expansions ID,ID] [--set-up ID] [--starting-jobs standard|first-game] [--seed S] [--load FILE]',
    summary: 'play against bots in the terminal',
    details: [
      '--seats          who sits where, clockwise: one "you", and bots by name (captain, drifter)',
      '--story          the story card; a wrong one is answered with the list',
      '--expansions     boxes to play with besides the base box: blue-sun',
      '--set-up         the Set Up card; a wrong one is answered with the list',
      '--starting-jobs  first-game deals the starting jobs of an introductory game',
      '--seed           the same seed deals the same cards and dice',
      '--load           goes on with a game that was saved; type ? in a game for what else you can do there',
    ],
  },
  simulate: {
    usage:
      'simulate GAME [--seats captain,drifter] [--games N] [--seed S] [--story ID|all] [--expansions ID,ID] [--set-up ID] [--check] [--json] [--limit N] [--rounds N] [--workers N] [--save DIR]',
    summary: 'let bots play many games and count',
    details: [
      '--games       how many games a story (100)',
      '--expansions  boxes to play with besides the base box: blue-sun',
      '--set-up      the Set Up card; a wrong one is answered with the list',
      '--check       check after every decision that the laws of the game hold',
      '--limit       give a game up after so many decisions',
      '--rounds      give a game up after so many rounds',
      '--workers     how many threads; the outcome is the same for any number',
      '--save        write the record of every game into a folder',
      '--json        print one JSON object',
    ],
  },
  replay: {
    usage: 'replay FILE [--from N] [--to N] [--seat K]',
    summary: 'tell a recorded game again, entry by entry',
    details: ['--from, --to  the first and last log entry to tell, from 1', '--seat        what seat K saw, from 0'],
  },
  verify: {
    usage: 'verify FILE',
    summary: 'prove that a record is what was played',
    details: ['Exit code 1 and the reason if it is not.'],
  },
  inspect: {
    usage: 'inspect FILE --at N [--seat K] [--json]',
    summary: 'show the table after N log entries',
    details: ['--seat  as seat K sees it, from 0; a spectator without it', '--json  the raw view and decisions'],
  },
  cards: {
    usage: 'cards GAME [NAME]',
    summary: 'what cards say: those with NAME in their name, or the list',
    details: [],
  },
  rules: {
    usage: 'rules GAME [ID]',
    summary: 'the rules reference: the chapters, a chapter, or a rule',
    details: [],
  },
  serve: {
    usage: 'serve [--port N] [--host ADDRESS] [--data-dir FOLDER]',
    summary: 'serve games to browsers, as npm start does',
    details: ['Everything else is set by environment variables; docs/operations.md lists them.'],
  },
  backup: {
    usage: 'backup FILE [--data-dir FOLDER]',
    summary: 'copy the embedded database into a new file; the server may run',
    details: ['--data-dir  the folder of the database; else DATA_DIR, else ./data'],
  },
  restore: {
    usage: 'restore FILE [--data-dir FOLDER]',
    summary: 'put a backup in the place of the embedded database; the server must be stopped',
    details: ['What was there before is kept beside it.', '--data-dir  as for backup'],
  },
  report: {
    usage: 'report ID [--data-dir FOLDER]',
    summary: 'print the record of a game as somebody reported it',
    details: [
      'Save it to a file for replay, inspect and verify. It holds all that is hidden, and the seed.',
      '--data-dir  as for backup; without it DATABASE_URL counts, too',
    ],
  },
  bench: { usage: 'bench [--json]', summary: 'how fast the engine is, beside its baselines', details: [] },
  docs: { usage: 'docs', summary: 'write the documents that are made from the cards', details: [] },
  help: { usage: 'help [COMMAND]', summary: 'this list, or more on a command', details: [] },
}

export function help(args: readonly string[]): void {
  const { given } = readArgs(args, {}, { names: ['COMMAND'], optional: 1 })
  const [name] = given
  for (const line of name === undefined ? overview() : pageLines(name)) console.log(line)
}

function overview(): string[] {
  const rows = Object.entries(pages).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  return [
    'keepflying COMMAND …',
    '',
    ...rows,
    '',
    '"help COMMAND" tells more. The game is "verse". --version prints the version.',
  ]
}

function pageLines(name: string): string[] {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined
  if (!page) throw new UsageError(`There is no command "${name}"; "help" lists them.`)
  return [`keepflying ${page.usage}`, '', page.summary, ...page.details.map((line) => `  ${line}`)]
}
