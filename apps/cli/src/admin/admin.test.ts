import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '@keep-flying/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { gameRow, seatRow, userRow } from '../../../server/src/testing/rows.ts'
import { run } from '../run.ts'

const folder = mkdtempSync(join(tmpdir(), 'keepflying-admin-'))
const dataDir = join(folder, 'data')
const at = Date.now()

/** A guest whose name would move the cursor, an account, a table where both sit, and reports. */
const mal = userRow(at, { name: `\u001b[2J\u202e${'Malcolm the Rather Long-Winded'}` })
const zoe = userRow(at, { name: 'Zoë', login: 'zoë' })
const game = gameRow(mal.id, at, { title: 'A table with quite a long title, as people make them', status: 'playing' })
const doomed = gameRow(zoe.id, at - 1, { title: 'Doomed' })
const report: Parameters<Store['addReport']>[0] = {
  ...{ id: 'a-report-about-mal-000', kind: 'message', game: game.id, user: zoe.id, at, note: 'Rude.\nVery rude.' },
  ...{ about: mal.id, said: JSON.stringify([{ n: 1, at, name: 'Mal', text: 'Go\u001b[1Away' }]) },
  ...{ versions: '{}', moment: 'null', record: 'null' },
}

/** What a command prints. */
async function admin(...args: string[]): Promise<string> {
  const lines: string[] = []
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  try {
    await run(['admin', ...args, '--data-dir', dataDir])
  } finally {
    print.mockRestore()
  }
  return lines.join('\n')
}

async function json<T>(...args: string[]): Promise<T> {
  return JSON.parse(await admin(...args, '--json'))
}

beforeAll(async () => {
  const store = await openStore({ dataDir, databaseUrl: null })
  for (const user of [mal, zoe]) await store.addUser(user)
  for (const row of [game, doomed])
    await store.addGame(row, [
      seatRow(row.id, 0, { kind: 'person', user: mal.id }),
      seatRow(row.id, 1, { kind: 'person', user: zoe.id }),
    ])
  await store.addReport(report)
  await store.close()
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('lists', () => {
  test.each([
    [['people']],
    [['people', 'long-WINDED']],
    [['person', 'ZOË']],
    [['person', mal.id]],
    [['tables']],
    [['table', game.id]],
    [['reports', '--open']],
    [['report', report.id]],
    [['bans']],
    [['log']],
  ])('%j fits 80 columns and prints nothing that moves the cursor', async (args) => {
    const printed = await admin(...args)
    expect(printed.length).toBeGreaterThan(0)
    for (const line of printed.split('\n')) {
      expect(line.length, line).toBeLessThanOrEqual(80)
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }
  })

  test('find people and tables, and say when there are none', async () => {
    expect(await admin('people', 'zoë')).toContain(zoe.id)
    expect(await admin('people', 'nobody at all')).toBe('Nobody.')
    expect(await admin('tables', '--page', '2')).toBe('No tables.')
    expect(await admin('tables', 'doomed', '--status', 'open')).toContain(doomed.id)
    expect(await json('person', mal.id)).toMatchObject({
      person: { id: mal.id },
      tables: [{ id: game.id }, { id: doomed.id }],
      reports: [{ id: report.id }],
    })
    expect(await admin('person', zoe.id, '--json')).not.toContain('password')
    expect(await json('table', game.id)).toMatchObject({ status: 'playing', seats: [{ person: mal.id }, {}] })
    expect(await admin('table', game.id, '--json')).not.toContain(game.seed)
  })
})

describe('deeds', () => {
  test('ban somebody and a network, and lift a ban; the log says who did what', async () => {
    const byPerson = await json<{ id: string; until: number }>('ban', 'person', mal.id, '--for', '7d', '--why', 'Rude.')
    expect(byPerson.until - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    expect(await admin('ban', 'address', '203.0.113.9/24', '--for', 'good', '--why', 'A flood.')).toContain(
      'Banned 203.0.113.0/24 for good.',
    )
    expect(await admin('bans')).toMatch(/203\.0\.113\.0\/24 +for good +A flood\./)
    expect(await admin('unban', byPerson.id)).toContain('Lifted the ban')
    expect(await json('bans')).toHaveLength(1)
    const withAddresses = await admin('ban', 'person', mal.id, '--addresses', '--for', '1h', '--why', 'Again.')
    expect(withAddresses).toContain('The addresses from which they are connected follow')
    expect(await json('bans', '--all')).toHaveLength(3)
    const log = await json<{ by: string; deed: string }[]>('log')
    expect(log.map(({ deed }) => deed)).toEqual(['ban', 'ban-addresses', 'unban', 'ban', 'vacate', 'ban'])
    expect(log[0]?.by).toMatch(/^command line \(.+\)$/)
  })

  test('handle a report once', async () => {
    expect(await admin('report', report.id, '--done', 'Warned them.')).toMatch(/done +Warned them\. \(command line/)
    await expect(admin('report', report.id, '--done', 'Again.')).rejects.toThrow('was handled by')
    expect(await admin('reports', '--open')).toBe('No reports.')
  })

  test('close and delete tables, the latter only with --yes', async () => {
    expect(await admin('close-table', game.id, '--why', 'Stuck.')).toContain('ended without a winner')
    await expect(admin('close-table', game.id, '--why', 'Stuck.')).rejects.toThrow('over')
    await expect(admin('delete-table', doomed.id, '--why', 'Spam.')).rejects.toThrow('add --yes')
    expect(await json('table', doomed.id)).toMatchObject({ status: 'open' })
    expect(await admin('delete-table', doomed.id, '--why', 'Spam.', '--yes')).toBe(`Deleted the table ${doomed.id}.`)
    await expect(admin('table', doomed.id)).rejects.toThrow(`There is no table "${doomed.id}".`)
  })

  test('make a recovery code for an account, which is in the log but not the code', async () => {
    const [code = ''] = (await admin('recovery', 'zoë')).split('\n')
    expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$/)
    const before = [{}, {}, {}, {}, {}, {}, {}, {}, {}]
    expect(await json('log')).toMatchObject([{ deed: 'recovery', person: zoe.id }, ...before])
    expect(await admin('log', '--json')).not.toContain(code)
    await expect(admin('recovery', mal.id)).rejects.toThrow('A guest has no password')
    await expect(admin('operator', mal.id)).rejects.toThrow('is a guest')
  })

  test('delete somebody with all that is theirs, only with --yes, and keep no name', async () => {
    await expect(admin('delete-person', mal.id, '--why', 'They asked.')).rejects.toThrow('add --yes')
    expect(await admin('delete-person', mal.id, '--why', 'They asked.', '--yes')).toBe(`Deleted the person ${mal.id}.`)
    await expect(admin('person', mal.id)).rejects.toThrow('There is no account')
    expect((await json<object[]>('log'))[0]).toMatchObject({ deed: 'delete-person', about: 'a guest' })
  })

  test('make an account an operator', async () => {
    expect(await admin('operator', 'zoë')).toContain('is an operator now')
    await expect(admin('operator', 'zoë')).rejects.toThrow('already')
    expect(await json('people', 'zoë')).toMatchObject([{ operator: true }])
    await expect(admin('delete-person', 'zoë', '--why', 'x', '--yes')).rejects.toThrow('is an operator')
    expect(await admin('operator', 'Zoë', '--off')).toContain('no longer')
  })
})

test.each<[string[], string]>([
  [[], 'The command is missing'],
  [['dance'], 'There is no command "admin dance"'],
  [['constructor'], 'There is no command "admin constructor"'],
  [['people', 'a', 'b'], '"b" is one argument too many'],
  [['people', '--page', '0'], '--page must be a whole number from 1 to 200'],
  [['tables', '--status', 'gone'], '--status must be one of open, playing, over, abandoned, not "gone"'],
  [['person'], 'The NAME or ID is missing'],
  [['ban'], 'The word "person" or "address" is missing'],
  [['ban', 'dog', 'Rex'], 'not "ban dog"'],
  [['ban', 'address', '1.2.3.4', '--addresses', '--why', 'x', '--for', '1d'], '--addresses goes with'],
  [['ban', 'person', 'Mal', '--why', 'x'], 'Say how long with --for'],
  [['ban', 'person', 'Mal', '--why', 'x', '--for', '0d'], '--for must be'],
  [['ban', 'person', 'Mal', '--why', 'x', '--for', '999999w'], '--for must be'],
  [['ban', 'person', 'Mal', '--why', 'x', '--for', 'ever'], '--for must be'],
  [['ban', 'person', 'Mal', '--for', '1d'], 'Say --why'],
  [['ban', 'person', 'Mal', '--for', '1d', '--why', ' '], 'Say --why'],
  [['close-table', 'x'], 'Say --why'],
  [['report', 'x', '--done', ''], 'Say --done'],
])('wrong usage: admin %j', async (args, message) => {
  await expect(admin(...args)).rejects.toMatchObject({ name: 'UsageError', message: expect.stringContaining(message) })
})

test.each<[string[], string]>([
  [['person', 'nobody'], 'There is no account and nobody with the id "nobody".'],
  [['table', 'nothing'], 'There is no table "nothing".'],
  [['report', 'nothing'], 'There is no report "nothing".'],
  [['unban', 'nothing'], 'No ban "nothing" is in force.'],
  [['ban', 'address', 'here', '--for', '1d', '--why', 'x'], 'is not a network address'],
])('what is not there: admin %j', async (args, message) => {
  await expect(admin(...args)).rejects.toMatchObject({ name: 'RunError', message: expect.stringContaining(message) })
})

test('nothing is made where there is no database', async () => {
  await expect(run(['admin', 'people', '--data-dir', join(folder, 'empty')])).rejects.toThrow('There is no database in')
})
