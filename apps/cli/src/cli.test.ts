import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameListings } from '@keep-flying/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from './run.ts'

// The built command is run as a user runs it, for worker threads and exit codes are part of what it promises.
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'keepflying-'))
const saved = join(folder, 'saved.json')
const finished = fileURLToPath(
  new URL('../../../packages/verse/src/fixtures/base-four-desperadoes.json', import.meta.url),
)
afterAll(() => rmSync(folder, { recursive: true }))

function keepflying(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8' })
  return { status, stdout, stderr }
}

function playing(moves: readonly string[], ...args: string[]) {
  return keepflying(['play', 'verse', '--seats', 'you,drifter', ...args], moves.map((move) => `${move}\n`).join(''))
}

/** Malcolm, Serenity, Persephone, both jobs. */
const setUp = ['1', '1', '1', '1 2']

beforeAll(() => {
  expect(playing([...setUp, `save ${saved}`, 'quit'], '--seed', 'a').status).toBe(0)
})

test('whoever asks for nothing plays the game for newcomers', () => {
  const { stdout } = keepflying(['play', 'verse'], 'quit\n')
  expect(stdout).toContain("First Time in the Captain's Chair")
})

const wrongUsage: readonly (readonly [readonly string[], string])[] = [
  [['dance'], 'There is no command "dance"'],
  [['play'], 'The game is missing'],
  [['play', 'chess'], 'There is no game "chess"; choose verse'],
  [['play', 'verse', 'now'], '"now" is one argument too many'],
  [['play', 'verse', '--color'], "Unknown option '--color'"],
  [['play', 'verse', '--seats', 'captain,captain'], 'must be "you"'],
  [['play', '--seats', 'you', 'verse'], 'The game is missing; name it before the flags'],
  [['play', 'verse', '--seats', 'you,pirate'], 'There is no bot "pirate"; choose navigator, captain, easy, or drifter'],
  [['play', 'verse', '--seats', 'you,captain,captain,captain,captain'], '"players" must be a whole number from 1 to 4'],
  [['play', 'verse', '--players', 'many'], '"players" must be a whole number from 1 to 4'],
  [
    ['play', 'verse', '--players', '4', '--seats', 'you,captain'],
    '--seats names 2, but --players says 4; leave one out',
  ],
  [['play', 'verse', '--story', 'nope'], '"story" must be one of'],
  [['play', 'verse', '--starting-jobs', 'none'], '"startingJobs" must be one of standard, first-game'],
  [['play', 'verse', '--expansions', 'red-sun'], '"expansions" must be one of breakin-atmo, '],
  [['play', 'verse', '--expansions', 'blue-sun,blue-sun'], '"expansions" names something twice'],
  [['play', 'verse', '--set-up', 'awful-crowded'], '"setUp" can only be "awful-crowded" with "expansions" blue-sun'],
  [['play', 'verse', '--story', 'any-port'], '"story" can only be "any-port" with'],
  [['play', 'verse', '--story', 'all'], '"story" must be one of'],
  [['play', 'verse', '--after', saved], 'Games of "verse" are not played as a campaign'],
  [['play', 'verse', '--load', saved, '--after', saved], 'Choose either --load or --after'],
  [['play', 'verse', '--load', saved, '--seats', 'you,captain,captain'], 'The game has 2 seats, but --seats names 3'],
  [['play', 'verse', '--load', saved, '--expansions', 'blue-sun'], 'leave those flags out'],
  [['play', 'verse', '--load', saved, '--seed', 'b'], 'leave those flags out'],
  [['play', 'verse', '--load', folder], 'it is a folder'],
  [['simulate', 'verse', '--games', 'many'], '--games must be a whole number from 1, not "many"'],
  [['simulate', 'verse', '--workers', '0'], '--workers must be a whole number'],
  [['simulate', 'verse', '--rounds', '0'], '--rounds must be a whole number from 1'],
  [['simulate', 'verse', '--seats', 'you,captain'], 'There is no bot "you"'],
  [['simulate', 'verse', '--story', 'nope'], '"story" must be one of first-time'],
  [['simulate', 'verse', '--expansions', 'red-sun'], '"expansions" must be one of breakin-atmo, '],
  [
    ['simulate', 'verse', '--expansions', 'blue-sun', '--set-up', 'x'],
    '"setUp" must be one of standard, awful-crowded',
  ],
  [['simulate', 'verse', '--story', 'any-port'], '"story" can only be "any-port" with'],
  [['simulate', 'verse', '--story', 'all', '--expansions', 'red-sun'], '"expansions" must be one of breakin-atmo, '],
  [['replay', join(folder, 'none.json')], 'there is no such file'],
  [['replay', main], 'the file is not JSON'],
  [['replay', saved, '--from', '5', '--to', '4'], '--to must be a whole number from 5'],
  [['inspect', saved], '--at is missing'],
  [['inspect', saved, '--at', '1', '--seat', '2'], '--seat must be a whole number from 0 to 1'],
  [['verify', join(folder, 'none.json')], 'there is no such file'],
  [['cards', 'verse', 'no such card'], 'No card has "no such card" in its name'],
  [['rules', 'verse', 'FLY-99'], 'There is no rule or chapter "FLY-99"'],
  [['help', 'dance'], 'There is no command "dance"'],
  [['help', 'play', 'chess'], 'There is no game "chess"'],
  [['bench', 'chess'], 'There is no game "chess"'],
  [['docs', 'chess'], 'There is no game "chess"'],
]

describe('wrong usage', () => {
  test.each(wrongUsage)('keepflying %j', async (args, message) => {
    const refused = expect.objectContaining({ name: 'UsageError', message: expect.stringMatching(/^.+\.$/) })
    await expect(run(args)).rejects.toEqual(refused)
    await expect(run(args)).rejects.toThrow(message)
  })

  test.each(wrongUsage.slice(0, 3))('is one line and exit code 2: keepflying %j', (args, message) => {
    const { status, stdout, stderr } = keepflying(args)
    expect(stderr).toMatch(/^keepflying: .+\n$/)
    expect(stderr).toContain(message)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
  })
})

describe('duel', () => {
  test('seats either bot on both sides of the same deals', () => {
    const args = ['duel', 'verse', '--a', 'captain', '--b', 'drifter', '--games', '4', '--seed', 's', '--limit', '150']
    const { status, stdout } = keepflying([...args, '--json'])
    expect(status).toBe(0)
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ game: 'verse', a: 'captain', b: 'drifter', games: 4, seed: 's', unit: 'rounds' })
    const { a, b, neither } = report.against
    expect(a + b + neither).toBe(4)
    expect(report.share).toBe((a + neither / 2) / 4)
    const [low, high] = report.interval
    expect(low).toBeGreaterThanOrEqual(0)
    expect(low).toBeLessThan(report.share)
    expect(high).toBeLessThanOrEqual(1)
    expect(report.thinking.a.longest).toBeGreaterThanOrEqual(report.thinking.a.mean)
  })

  test('refuses a table that cannot be shared out evenly', async () => {
    const uneven = run(['duel', 'verse', '--a', 'captain', '--b', 'drifter', '--players', '3'])
    await expect(uneven).rejects.toThrow('as many seats for either bot, but the game has 3; choose an even number.')
  })
})

describe('simulate', () => {
  const args = ['simulate', 'verse', '--seats', 'captain,drifter', '--games', '2', '--seed', 's', '--limit', '150']

  test('gives the same games for a seed, whatever the number of threads', () => {
    const [one, two, other] = [
      ['--workers', '1'],
      ['--workers', '2', '--check'],
      ['--workers', '2', '--seed', 'other'],
    ].map((more) => {
      const { status, stdout } = keepflying([...args, '--json', ...more])
      expect(status).toBe(0)
      return JSON.parse(stdout)
    })
    expect(one).toMatchObject({ games: 2, decisions: expect.any(Number), decisionsPerSecond: expect.any(Number) })
    expect(one).toMatchObject({ game: 'verse', seats: ['captain', 'drifter'], unit: 'rounds', failures: [] })
    expect(one.length).toEqual({ p50: expect.any(Number), p95: expect.any(Number) })
    expect(one.wins).toEqual({
      seats: [expect.any(Number), expect.any(Number)],
      bots: { captain: expect.any(Number), drifter: expect.any(Number) },
    })
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(two.hash).toBe(one.hash)
    expect(other.hash).not.toBe(one.hash)
  })

  test('gives up after a number of rounds', () => {
    const { stdout } = keepflying([...args, '--games', '1', '--rounds', '2', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ finished: 0, length: { p50: 3, p95: 3 } })
  })

  test('plays every choice of an option, and saves records that verify', () => {
    const records = join(folder, 'records')
    const one = [...args, '--games', '1', '--limit', '60', '--story', 'all']
    const { status, stdout } = keepflying([...one, '--save', records])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^story +games +finished +decisions +rounds p50 +p95 +wins per seat/m)
    expect(stdout).toMatch(/^first-time +1 /m)
    expect(stdout).toMatch(/^niskas-holiday +1 /m)
    expect(stdout).toMatch(/^all +6 /m)
    expect(stdout).toMatch(/^rounds +games$/m)
    expect(keepflying(['verify', join(records, 'verse-desperadoes-0.json')])).toMatchObject({ status: 0 })
  })

  test('plays every combination of several options that fit together', () => {
    const both = ['--games', '1', '--limit', '5', '--story', 'all', '--set-up', 'all', '--starting-jobs', 'first-game']
    const { stdout } = keepflying([...args, ...both, '--json'])
    const { grid } = JSON.parse(stdout)
    expect(grid).toHaveLength(6)
    expect(grid[0]).toMatchObject({ games: 1, options: { story: 'first-time', setUp: 'standard' } })
    expect(keepflying([...args, ...both]).stdout).toMatch(/^story +set-up +games /m)
  })
})

describe.each(gameListings)('$title', ({ id, describe: described }) => {
  test('is simulated, verified, told again, looked into and explained by the same commands', async () => {
    const weakest = (await described()).bots.toSorted((one, other) => one.strength - other.strength)[0]?.id ?? ''
    const records = join(folder, id)
    const args = ['--seats', `${weakest},${weakest}`, '--games', '1', '--limit', '20', '--seed', 's', '--check']
    const { status, stdout } = keepflying(['simulate', id, ...args, '--save', records, '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ game: id, games: 1, decisions: 20, failures: [] })
    expect(status).toBe(0)
    const path = join(records, `${id}-0.json`)
    expect(keepflying(['verify', path]).stdout).toMatch(/verified: 20 log entries, hash [0-9a-f]{64}\n$/)
    expect(keepflying(['replay', path, '--from', '20']).stdout).toMatch(/^20\. /)
    const looked = JSON.parse(keepflying(['inspect', path, '--at', '20', '--seat', '1', '--json']).stdout)
    expect(looked).toMatchObject({ at: 20, seat: 1, over: false, outcome: null })
    expect(keepflying(['cards', id]).stdout.split('\n').length).toBeGreaterThan(50)
    expect(keepflying(['rules', id]).stdout).toMatch(/^chapter +title +rules$/m)
    expect(keepflying(['play', id, '--load', path, '--seats', `you,${weakest}`], 'quit\n').status).toBe(0)
  })
})

describe('an expansion', () => {
  const blueSun = ['--expansions', 'blue-sun', '--seed', 'a']

  test('is simulated with its own stories', () => {
    const args = ['simulate', 'verse', '--seats', 'drifter,drifter', '--games', '1', '--limit', '40', '--check']
    const { status, stdout } = keepflying([...args, '--story', 'all', '--set-up', 'awful-crowded', ...blueSun])
    expect(stdout).toMatch(/^great-recession +1 /m)
    expect(stdout).toMatch(/^all +9 /m)
    expect(status).toBe(0)
  })

  test('is on the board and in the cards', () => {
    const path = join(folder, 'blue-sun.json')
    const moves = [...setUp, 'map', 'way shadow', 'card two by two', `save ${path}`, 'quit']
    const { status, stdout } = playing(moves, '--set-up', 'awful-crowded', ...blueSun)
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ +Miranda +Rim +Burnham +- +Reaver Alert$/m)
    expect(stdout).toMatch(/^ +Cortex Relay 7 +Rim +\d+ +Mr. Universe, Reaver Alert$/m)
    expect(stdout).toMatch(/^ +Burnham II, east \(-\): REAVER CUTTER, Reaver Alert$/m)
    expect(stdout).toMatch(/^ +Blue Sun III, east +Rim +Blue Sun +\d+ +Uroboros Belt$/m)
    expect(stdout).toMatch(/^Shadow is \d+ away:/m)
    expect(stdout).toContain('Two by two (Challenges of Mr. Universe)')
    expect(keepflying(['verify', path])).toMatchObject({ status: 0 })
    const { log } = JSON.parse(readFileSync(path, 'utf8'))
    expect(keepflying(['inspect', path, '--at', String(log.length)]).stdout).toContain('Londinium: Alliance Alert')
    expect(keepflying(['play', 'verse', '--load', path], 'quit\n').stdout).toContain('round 1')
  })

  test('shows Havens', () => {
    const { stdout } = playing([...setUp, 'map', 'quit'], '--story', 'any-port', ...blueSun)
    expect(stdout).toContain('Where is your Haven?')
    expect(stdout).toMatch(/Haven of Malcolm, Malcolm \(you\)$/m)
  })
})

test('"advise" tells what a bot would do, and does nothing', () => {
  const args = ['play', 'encounters', '--seats', 'you', '--seed', 'a']
  const { stdout } = keepflying(args, 'advise\nadvise\nquit\n')
  const [first, second] = [...stdout.matchAll(/Mate would choose: .*/g)].map(([line]) => line)
  expect(first).toBeDefined()
  expect(second).toBe(first)
})

test('what may be done beside a question is listed by "meanwhile", and taken up by its number', () => {
  const lines = [
    '1 2',
    'done buying',
    '0',
    '0',
    '1',
    '1',
    'meanwhile 2',
    'meanwhile',
    'meanwhile 1',
    'meanwhile',
    'quit',
  ]
  const args = ['play', 'adventures', '--players', '1', '--crew-count', '2', '--seed', 'a']
  const { stdout } = keepflying(args, `${lines.join('\n')}\n`)
  expect(stdout).toMatch(/Say which of the 1.* 1 Zoë turns Heroic.*Zoë: I 18, Heroic.*Nothing may be done beside/s)
})

describe('a record', () => {
  const copyWith = (name: string, change: (record: { log: { value: unknown }[]; seed: string }) => void) => {
    const record = JSON.parse(readFileSync(saved, 'utf8'))
    change(record)
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(record))
    return path
  }

  test('verifies', () => {
    const { status, stdout } = keepflying(['verify', saved])
    expect(stdout).toContain('Not over yet: Round 1.')
    expect(stdout).toContain('verified')
    expect(status).toBe(0)
  })

  test('verifies with its outcome, once it is over', () => {
    const { status, stdout } = keepflying(['verify', finished])
    expect(stdout).toMatch(
      /^\w+ won \(Round \d+\)\. After the Last Call the most credits won\. Scores:\s\w+\s+[\d,]+, /,
    )
    expect(status).toBe(0)
    expect(keepflying(['replay', finished, '--from', '500']).stdout).toMatch(/\n\n\w+ won \(Round \d+\)\. After the /)
    const { log } = JSON.parse(readFileSync(finished, 'utf8'))
    expect(keepflying(['inspect', finished, '--at', String(log.length)]).stdout).toMatch(/\n\n\w+ won \(Round/)
  })

  test('does not verify as part of a campaign', () => {
    const { status, stderr } = keepflying(['verify', saved, finished])
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'keepflying: Games of "verse" are not played as a campaign.\n',
    })
  })

  test.each([
    ['log', 'The log leads to another state than the record claims.'],
    ['entry', 'is not among the options of this decision.'],
    ['seed', 'The seed does not match the commitment'],
    ['form', "Entry 0 of the record's log cannot be read"],
  ])('does not verify with its %s changed', (what, message) => {
    const path = copyWith(`${what}.json`, (record) => {
      const [first] = record.log
      if (what === 'seed') record.seed += '0'
      else if (first) first.value = what === 'log' ? 'nandi' : what === 'entry' ? 'nobody' : null
    })
    const { status, stdout, stderr } = keepflying(['verify', path])
    expect(stderr).toContain(message)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stdout).not.toContain('verified')
    expect(status).toBe(1)
  })

  test('is told again in English', () => {
    const all = keepflying(['replay', saved])
    expect(all.stdout).toContain('Choose your Leader. → Malcolm')
    expect(all.stdout).toContain('Malcolm starts at Persephone.')
    expect(all.stdout).toMatch(/\nNot over yet: Round 1\.\n$/)
    expect(all.status).toBe(0)
    const some = keepflying(['replay', saved, '--from', '2', '--to', '2'])
    expect(some.stdout).toContain('What is your ship called? → Serenity')
    expect(some.stdout).not.toContain('Choose your Leader')
  })

  test('is told to a seat without what the others kept to themselves', () => {
    const { stdout } = keepflying(['replay', saved, '--seat', '1'])
    expect(stdout).toContain('Malcolm takes command of Serenity.')
    expect(stdout).not.toContain('Choose your Leader. → Malcolm')
    expect(stdout).not.toMatch(/Malcolm accepts “/)
  })

  test('can be looked into as a seat sees it, other hands hidden', () => {
    const { log } = JSON.parse(readFileSync(saved, 'utf8'))
    const look = (...args: string[]) => keepflying(['inspect', saved, '--at', String(log.length), ...args]).stdout
    const handsOf = (...args: string[]) =>
      JSON.parse(look('--json', ...args)).view.captains.map(
        (captain: { hand: { cards: string[] } }) => captain.hand.cards,
      )
    expect(handsOf('--seat', '0')).toEqual([[expect.any(String), expect.any(String)], []])
    expect(handsOf('--seat', '1')[0]).toEqual([])
    expect(handsOf()).toEqual([[], []])
    expect(JSON.parse(look('--json'))).toMatchObject({ decisions: [], over: false, outcome: null })
    expect(JSON.parse(look('--json')).view.random).toEqual({ sees: 'nobody' })
    expect(look('--seat', '0')).toContain('2 actions left. What do you do?')
    expect(look('--seat', '1')).toMatch(/Jobs +2 in hand, from/)
    expect(look('--seat', '1')).toContain('Waiting for Malcolm: turn')
  })
})

describe('play', () => {
  test('takes answers, explains, takes back and leaves', () => {
    const moves = [...setUp, '?', 'map', 'way ezra', 'ship 2', 'card kaylee', 'rule', 'rule FLY-02', 'odds', 'x', '99']
    const { status, stdout } = playing([...moves, '1', 'undo', '2', '1', 'log 3', 'ship 9', 'quit'], '--seed', 'a')
    expect(status).toBe(0)
    for (const words of [
      'Choose your Leader.',
      'Malcolm starts at Persephone.',
      'Around you',
      '2 actions left. What do you do?',
      'Full Burn',
      '→ You get $200.',
      'Also: ',
      'undo [choice|action|turn]  take back your last choice, action, or turn',
      'way PLACE',
      'Niska',
      'Ezra is 7 away:',
      'Kaylee (Supply at Regina)',
      'TURN-01 ',
      'FLY-02 ',
      'Nothing here is left to chance.',
      'Type a number from 1 to',
      'Fly to which sector?',
      'Malcolm takes back a move.',
      'Malcolm moseys to',
      '1 action left. What do you do?',
      'Say which captain: ship 1 to ship 2.',
    ])
      expect(stdout).toContain(words)
    expect(stdout.split('Fly to which sector?')).toHaveLength(3)
  })

  test('ends politely with its input, without colours', () => {
    const { status, stdout, stderr } = playing(['1'])
    expect(stdout).toContain('The input has ended')
    expect(stdout).not.toContain('\u001b')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('goes on with a saved game', () => {
    const { status, stdout } = keepflying(['play', 'verse', '--load', saved], 'quit\n')
    expect(stdout).toContain('2 actions left. What do you do?')
    expect(status).toBe(0)
  })
})

describe('reference', () => {
  test('cards: an exact name comes first, then those that hold it', () => {
    const { stdout } = keepflying(['cards', 'verse', 'KAYLEE'])
    const names = stdout.split('\n').filter((line) => /^\S/.test(line))
    expect(names[0]).toBe('Kaylee (Supply at Regina)')
    expect(names.length).toBeGreaterThan(1)
    const { stdout: list } = keepflying(['cards', 'verse'])
    for (const kind of ['Jobs of Badger', 'Nav, Rim space', 'Challenges of Mr. Universe', 'Set Up cards'])
      expect(list).toContain(kind)
    expect(list.match(/Gravy train's a'comin'/g)).toHaveLength(1)
  })

  test('rules: chapters, a chapter, a rule with those related to it', () => {
    expect(keepflying(['rules', 'verse']).stdout).toMatch(/^FLY +Flying +12$/m)
    expect(keepflying(['rules', 'verse', 'fly']).stdout).toMatch(/^FLY-12 /m)
    const { stdout } = keepflying(['rules', 'verse', 'FLY-02'])
    expect(stdout).toMatch(/^FLY-02 [\s\S]*See also\nFLY-09 /)
    expect(keepflying(['rules', 'verse', 'UNIVERSE-04']).stdout).toMatch(/^UNIVERSE-04 .*\(blue-sun\)$/m)
  })

  test('help and version', () => {
    expect(keepflying([]).stdout).toContain('simulate')
    expect(keepflying([]).stdout).toMatch(/^ +verse +Firefly: The Game$/m)
    expect(keepflying(['help', 'replay']).stdout).toContain('keepflying replay FILE')
    expect(keepflying(['replay', 'saved.json', '--help']).stdout).toContain('keepflying replay FILE')
    expect(keepflying(['--version']).stdout).toBe('0.1.0\n')
  })
})
