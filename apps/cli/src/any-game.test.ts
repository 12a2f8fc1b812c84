import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from './run.ts'
import { type Batch, type BatchGame, playOne } from './simulation/batch.ts'

// The registries hold one game the commands were not written for.
vi.mock('@keep-flying/games', async () => {
  const { lighthousePackage } = await import('./testing/lighthouse.ts')
  return { gameListings: [{ id: 'lighthouse', title: 'The Lighthouse', load: async () => lighthousePackage }] }
})
vi.mock('./games/registry.ts', async () => {
  const { lighthouseTerminal } = await import('./testing/lighthouse.ts')
  return { terminalGames: { lighthouse: async () => lighthouseTerminal } }
})
// Worker threads would load the real registries.
vi.mock('./simulation/pool.ts', () => ({
  playAll: (batch: Batch, games: readonly BatchGame[]) => Promise.all(games.map((one) => playOne(batch, one))),
}))
const typed: string[] = []
vi.mock('./terminal/lines.ts', () => ({
  stdinLines: () => ({ ask: async () => typed.shift() ?? null, close: () => {} }),
}))

const folder = mkdtempSync(join(tmpdir(), 'keepflying-any-'))
afterAll(() => rmSync(folder, { recursive: true }))

let printed: string[] = []
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => printed.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

async function keepflying(...args: string[]): Promise<string> {
  printed = []
  await run(args)
  return printed.join('\n')
}

function playing(moves: readonly string[], ...args: string[]): Promise<string> {
  typed.splice(0, typed.length, ...moves)
  return keepflying('play', 'lighthouse', ...args)
}

function optionsIn(path: string) {
  return JSON.parse(readFileSync(path, 'utf8')).options
}

describe('options', () => {
  test('are flags, whatever their kind', async () => {
    const path = join(folder, 'options.json')
    const flags = ['--keepers', '3', '--coast', 'rocky', '--lamp', 'double', '--loud-things', 'horn', '--dark-sky']
    await playing([`save ${path}`, 'quit'], ...flags)
    const asked = { keepers: 3, coast: 'rocky', lamp: 'double', loudThings: ['horn'], darkSky: true, oil: null }
    expect(optionsIn(path)).toEqual(asked)
    await playing([`save ${path}`, 'quit'], '--loud-things', '', '--no-dark-sky')
    expect(optionsIn(path)).toMatchObject({ keepers: 2, loudThings: [], darkSky: false })
  })

  test.each([
    [['--keepers', '4'], 'The option "keepers" must be a whole number from 1 to 3.'],
    [['--keepers', '-1'], 'The option "keepers" must be a whole number from 1 to 3.'],
    [['--lamp', 'double'], 'The option "lamp" can only be "double" with "coast" rocky.'],
    [['--oil', '9'], "Unknown option '--oil'."],
    [['--seats', 'you,owl'], 'There is no bot "owl"; choose miser or gambler.'],
    [['--seats', 'miser'], 'At least one of the --seats must be "you", as in --seats you,miser.'],
  ])('%j: %s', async (flags, message) => {
    await expect(playing([], ...flags)).rejects.toThrow(expect.objectContaining({ name: 'UsageError', message }))
  })

  test('are explained by help', async () => {
    const words = await keepflying('help', 'simulate', 'lighthouse')
    for (const line of [
      /^Options of The Lighthouse$/m,
      /^ {2}--keepers N +Keepers\. From 1 to 3; 2 by default\.$/m,
      /^ {2}--coast ID +Coast\. Where the light stands\. By default sandy\.$/m,
      /^ {4}rocky +Rocky\. Takes more oil\.$/m,
      /^ {4}double +Double\. Only with --coast rocky\.$/m,
      /^ {2}--loud-things ID,ID +Loud things\. By default bell\.$/m,
      /^ {2}--dark-sky, --no-dark-sky\n +Dark sky\. Off by default\.$/m,
      /^ {2}--nights N +give a game up after N nights$/m,
      /^ {2}miser +Saves oil\.\n {2}gambler +Searches for oil\.$/m,
    ])
      expect(words).toMatch(line)
    expect(words).not.toContain('Oil.')
    expect(await keepflying('play', 'lighthouse', '--help')).toContain('Options of The Lighthouse')
    expect(await keepflying('help', 'play')).toContain('"keepflying help play GAME" lists them')
    expect(await keepflying('help')).toMatch(/^ {2}lighthouse\n? +The Lighthouse$/m)
  })
})

describe('a game in the terminal', () => {
  test('brings its own screen, commands and units of undo', async () => {
    const words = await playing(['?', 'tower', 'rule', '1', 'undo', 'undo day', 'quit'])
    for (const line of ['Night 1', '  3 oil', 'What do you do now?', 'The sea.', 'Keeper 1 saves oil.'])
      expect(words).toContain(line)
    expect(words).toMatch(/^ {2}tower +the view from the tower$/m)
    expect(words).toMatch(/^ {2}undo \[choice\|night\] +take back your last choice or night$/m)
    expect(words).toContain('No particular rule is behind this')
    expect(words).toContain('Say what to take back: undo choice or undo night.')
  })

  test.each([
    [['undo'], 'you,miser', 'There is nothing to take back.'],
    [['1', '1', 'undo'], 'you,miser', 'Somebody else has acted since. "agree" takes back all the same.'],
    [['2', 'undo'], 'you', 'A die was rolled since. "agree" takes back all the same.'],
    [['agree'], 'you', 'Say how many of your 0 answers: agree 2.'],
    [['1', 'undo night', 'undo night'], 'you', 'There is nothing to take back.'],
    [['2', '1', 'undo night'], 'you', 'A die was rolled since. You can still take back your last choice.'],
  ])('after %j at %s: %s', async (moves, seats, reason) => {
    expect(await playing([...moves, 'quit'], '--seats', seats)).toContain(reason)
  })

  test('takes back whatever the table agrees on, and the record says so', async () => {
    const path = join(folder, 'agreed.json')
    const words = await playing(['2', '1', '1', 'agree 2', `save ${path}`, 'quit'], '--seats', 'you,miser')
    expect(words).toContain('Somebody takes back.')
    expect(JSON.parse(readFileSync(path, 'utf8')).log.at(-1)).toEqual({ seat: 0, undo: 1, agreed: true })
    expect(await keepflying('verify', path)).toContain('verified')
  })

  test('is played by one person at several seats, if everybody is on one side', async () => {
    const path = join(folder, 'both.json')
    const words = await playing(['1', '1', '2', '1', `save ${path}`, 'quit'], '--seats', 'you,you')
    expect(words).toContain('Keeper 2 saves oil.')
    const { log } = JSON.parse(readFileSync(path, 'utf8'))
    expect(log.map(({ seat }: { seat: number }) => seat)).toEqual([0, 0, 1, 1])
    expect(await playing(['1', 'quit'], '--load', path)).toContain('Keeper 1 saves oil.')
  })

  test('takes several numbers one after the other, as long as they fit', async () => {
    const path = join(folder, 'ahead.json')
    await playing(['1 2', '1 2 1', `save ${path}`, 'quit'], '--seats', 'you,miser', '--seed', 'a')
    const { log } = JSON.parse(readFileSync(path, 'utf8'))
    const mine = log.filter(({ seat }: { seat: number }) => seat === 0)
    expect(mine.map(({ value }: { value: string }) => value)).toEqual(['save', 'search', 'save', 'search'])
    const words = await playing(['1 9', '1 1 1', '1', 'quit'], '--keepers', '1')
    expect(words).toContain('Type a number from 1 to 2')
  })

  test('ends with the outcome and the reason for it', async () => {
    const words = await playing(['1', '1', '1', '1', 'quit'], '--keepers', '1')
    expect(words).toContain('The team won (Night 2). The light never went out. Score: 7.')
    expect(words).toContain('1 keepers')
  })
})

describe('simulate', () => {
  test('reports team results and scores, with one row per combination that fits', async () => {
    const args = ['simulate', 'lighthouse', '--coast', 'all', '--lamp', 'all', '--games', '2', '--seats', 'miser,miser']
    const report = JSON.parse(await keepflying(...args, '--json'))
    expect(report).toMatchObject({
      game: 'lighthouse',
      games: 6,
      finished: 6,
      unit: 'nights',
      length: { p50: 3, p95: 3 },
      wins: { seats: [2, 2], bots: { miser: 4 } },
      team: { won: 2, lost: 4 },
      scores: [{ least: -12, mean: -4.33, most: 11 }],
    })
    expect(report.grid.map(({ options }: { options: object }) => options)).toEqual([
      { coast: 'sandy', lamp: 'plain' },
      { coast: 'rocky', lamp: 'plain' },
      { coast: 'rocky', lamp: 'double' },
    ])
    const table = await keepflying(...args)
    expect(table).toMatch(/^coast +lamp +games +finished +decisions +nights p50 +p95 +won +lost +mean score$/m)
    expect(table).toMatch(/^sandy +plain +2 +2 +16 +3 +3 +2 +0 +11$/m)
    expect(table).toMatch(/^all +6 +6 +48 +3 +3 +2 +4 +-4$/m)
    expect(table).toMatch(/^nights +games$/m)
  })

  test('gives a game up when it gets too long', async () => {
    const args = ['simulate', 'lighthouse', '--games', '1', '--nights', '1', '--json']
    expect(JSON.parse(await keepflying(...args))).toMatchObject({ finished: 0, length: { p50: 2 }, decisions: 4 })
  })

  test('names the game that failed', async () => {
    const args = ['simulate', 'lighthouse', '--games', '1', '--coast', 'all', '--dark-sky', '--seed', 's']
    expect(await keepflying(...args)).toContain('decisions per second')
    const message =
      '2 of 2 games failed. The first (sandy, seed sfc32:s/0, after 4 decisions): A dark sky lasts one night.'
    const failure = expect.objectContaining({ name: 'RunError', message })
    await expect(keepflying(...args, '--check')).rejects.toThrow(failure)
  })
})

describe('duel', () => {
  test('lets teams of either bot play the same deals of a co-operative game', async () => {
    const args = ['duel', 'lighthouse', '--a', 'miser', '--b', 'gambler', '--coast', 'all', '--games', '4', '--json']
    const report = JSON.parse(await keepflying(...args))
    expect(report).toMatchObject({ a: 'miser', b: 'gambler', games: 8, length: 3, unit: 'nights' })
    const [sandy, rocky] = report.grid
    expect(sandy).toMatchObject({ options: { coast: 'sandy' }, games: 4, teams: { a: { games: 2, won: 2 } } })
    expect(rocky).toMatchObject({ options: { coast: 'rocky' }, games: 4, teams: { a: { games: 2, won: 0 } } })
    const { a, b } = report.teams
    expect(report.share).toBeCloseTo(a.won / a.games - b.won / b.games)
    expect(report.interval[0]).toBeLessThanOrEqual(report.share)
    expect(report.interval[1]).toBeGreaterThanOrEqual(report.share)
    expect(report.thinking.a.longest).toBeGreaterThanOrEqual(report.thinking.a.mean)
    const table = await keepflying(...args.slice(0, -1))
    expect(table).toMatch(/^coast +games +teams of miser won +teams of gambler won +difference +95 % +nights p50$/m)
    expect(table).toMatch(/^sandy +4 +2 of 2 +/m)
    expect(table).toMatch(/^miser took [\d.]+ ms per answer in the mean, \d+ ms at most$/m)
  })

  test.each([
    [['--a', 'miser'], '--a and --b name the two bots.'],
    [['--a', 'miser', '--b', 'miser'], '--a and --b name the same bot, "miser"; name two.'],
    [['--a', 'miser', '--b', 'pirate'], 'There is no bot "pirate"; choose'],
  ])('says what is wrong with %j', async (bots, message) => {
    await expect(keepflying('duel', 'lighthouse', ...bots)).rejects.toThrow(message)
  })
})

describe('balance', () => {
  test('compares the tables of a game, its groups and its cards', async () => {
    const report = JSON.parse(await keepflying('balance', 'lighthouse', '--games', '2', '--json'))
    expect(report.tables).toMatchObject([
      { table: 'sandy', games: 2, won: 1, score: 11, done: 1, length: 3, defeats: {}, figures: { dark: 0 } },
      { table: 'rocky', games: 2, won: 0, defeats: { 'The light went out.': 2 } },
      { table: 'gamblers', games: 2 },
      // Season after season, until there is oil for good.
      { table: 'seasons', games: 2, won: 1, score: 27, medians: { dark: 0 } },
    ])
    expect(report.groups).toMatchObject([{ group: '2 keepers', games: 2, won: 1 }])
    expect(report.cards).toEqual([
      { was: 'done', card: 'save', of: 'watches', perGame: 8, share: 1, games: 2, swing: 0 },
    ])
    expect(report.sets).toEqual([{ was: 'done', of: 'watches', perGame: 8, ofMean: 1 }])
    const table = await keepflying('balance', 'lighthouse', '--games', '2', '--tables', 'rocky,sandy')
    expect(table).toMatch(/^table +games +finished +won +score +done +nights +p50 +causes of defeat$/m)
    expect(table).toMatch(/^rocky +2 +100\.0 % +0\.0 % +-10\.00 +0\.0 % +3\.0 +3 +2 The light went out\.$/m)
    expect(table).toMatch(/^table +dark +median dark$/m)
    expect(table).toMatch(/^sandy +0\.00 +0\.00$/m)
    expect(table).toMatch(/^save +watches +8\.00 +100\.0 % +2 +\+0\.0 %$/m)
  })

  test('writes what it measured as a module, options of a table in turn', async () => {
    const file = join(folder, 'measured.ts')
    await keepflying('balance', 'lighthouse', '--games', '2', '--seed', "keeper's", '--write', file)
    expect(readFileSync(file, 'utf8')).toContain(`{
  seed: 'keeper\\'s',
  usual: { options: {}, games: 2, won: 1 },
  among: [
    { options: { coast: 'rocky' }, games: 2, won: 0, length: 3 },
    { options: { keepers: 2 }, games: 2, won: 1 },
  ],
}
`)
  })

  test('plays a grid of options, numbers among them', async () => {
    const args = ['balance', 'lighthouse', '--games', '1', '--keepers', 'all', '--coast', 'all', '--json']
    const { tables } = JSON.parse(await keepflying(...args))
    expect(tables).toHaveLength(6)
    expect(tables[0]).toMatchObject({ table: 'keepers 1, coast sandy', won: 1 })
  })

  test('says which tables there are', async () => {
    const wrong = keepflying('balance', 'lighthouse', '--tables', 'muddy')
    await expect(wrong).rejects.toThrow('There is no table "muddy"; choose sandy, rocky, gamblers, or seasons.')
  })
})

describe('a campaign', () => {
  const files = ['one', 'two', 'three'].map((name) => join(folder, `${name}.json`))
  const [one = '', two = '', three = ''] = files
  const season = ['1', '1', '1', '1']

  async function playChain(): Promise<void> {
    await playing([...season, `save ${one}`, 'quit'], '--keepers', '1', '--seed', 'a')
    await playing([...season, `save ${two}`, 'quit'], '--after', one, '--seed', 'b')
    await playing(['1', '1', `save ${three}`, 'quit'], '--after', two)
  }

  test('goes on from a finished game with what it handed on, and verifies as a chain', async () => {
    await playChain()
    expect([one, two, three].map((path) => optionsIn(path).oil)).toEqual([null, 7, 11])
    const words = await keepflying('verify', one, two, three)
    expect(words).toContain('1. The team won (Night 2). The light never went out. Score: 7.')
    expect(words).toContain('2. It begins with 7 oil. The team won (Night 2).')
    expect(words).toContain('3. It begins with 11 oil. Not over yet: Night 2.')
    expect(words).toMatch(/verified: a campaign of 3 games, 10 log entries, hash [0-9a-f]+$/)
    expect(await keepflying('verify', two)).toContain('It begins with 7 oil. The team won (Night 2).')
    expect(await keepflying('replay', one)).toMatch(
      /\n\nThe team won \(Night 2\)\. The light never went out\. Score: 7\.$/,
    )
    expect(await keepflying('inspect', one, '--at', '4')).toContain('The team won (Night 2).')
    expect(JSON.parse(await keepflying('inspect', one, '--at', '4', '--json')).outcome).toMatchObject({
      by: 'team',
      won: true,
      score: 7,
    })
  })

  test.each([
    [[two, one], 'Game 1 of the campaign follows another game, which must come first.'],
    [[one, three], 'Game 2 of the campaign does not follow the record before it.'],
  ])('does not verify as %j', async (paths, message) => {
    await playChain()
    const failure = expect.objectContaining({ name: 'RunError', message })
    await expect(keepflying('verify', ...paths)).rejects.toThrow(failure)
  })

  test('cannot go on from an open game, from its end, or with other options', async () => {
    await playChain()
    await expect(playing([], '--after', three)).rejects.toThrow('is not over; finish it with --load first.')
    await expect(playing([], '--after', one, '--coast', 'rocky')).rejects.toThrow('leave those flags out')
    await expect(playing([], '--after', one, '--seats', 'you,miser')).rejects.toThrow(
      'The game has 1 seat, but --seats names 2.',
    )
    let last = two
    for (const name of ['fourth', 'fifth', 'sixth']) {
      const next = join(folder, `${name}.json`)
      await playing([...season, `save ${next}`, 'quit'], '--after', last)
      last = next
    }
    await expect(playing([], '--after', last)).rejects.toThrow('The campaign ended with the game in')
  })
})

test('rules say what brings them into force where a usual game lacks it', async () => {
  expect(await keepflying('rules', 'lighthouse')).toMatch(/^OIL +Oil +2$/m)
  expect(await keepflying('rules', 'lighthouse', 'oil-01')).toBe(
    'OIL-01        Oil burns.\n\nSee also\nOIL-02        On rocks it burns faster. (rocks)',
  )
})
