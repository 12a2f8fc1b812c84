import type { Value } from '@keep-flying/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { moduleOf } from '../testing/server.ts'
import { BotPool } from './pool.ts'
import type { GameTask } from './task.ts'

const games = moduleOf(`
  const bots = {
    echo: ({ seat, decision, view }) => decision.kind + ' ' + seat + ' ' + view().word,
    shy: () => null,
    dreamer: ({ imagine }) => imagine(0) === null,
    gambler: ({ random }) => random.algorithm,
    broker: ({ budget }) => String(budget),
    broken: () => { throw new Error('A screw is loose.') },
    gone: () => process.exit(3),
    stuck: () => { for (;;); },
  }
  const entries = Object.entries(bots).map(([id, choose]) => ({ bot: { id, choose } }))
  const advise = ({ seat, view }) => ({ value: true, chance: 0.5, reason: { key: view().word + seat } })
  entries.push({ bot: { id: 'sage', advise } })
  export const gameListings = [{ id: 'words', engine: async () => ({ bots: entries }) }]`)

function task(bot: string, changes: Partial<GameTask> = {}): GameTask {
  const seed = 'sfc32:pool'
  const random = { sees: 'nobody', algorithm: 'sfc32', words: [1, 2, 3, 4], drawn: 0 } as const
  const state = { random: { ...random, words: [...random.words] as [number, number, number, number] }, word: 'shiny' }
  const decision = { number: 0, form: 'confirm', seat: 2, kind: 'ask', prompt: { key: 'ask' } } as const
  const asked = { game: 'words', bot, seat: 2, decision, view: state, plan: null, standing: null }
  return { ...asked, seed, budget: 1, wishes: [], ...changes }
}

/** Longer than any test takes: no bot is to be terminated for being slow. */
const forEver = 3_600_000
let pool: BotPool

afterEach(() => pool.close())

async function chosen(asked: GameTask): Promise<Value | null> {
  return (await pool.choose(asked)).choice ?? null
}

describe('bots on their threads', () => {
  test('get what their seat may know and give their answer', async () => {
    pool = new BotPool(1, forEver, games)
    expect(await chosen(task('echo'))).toBe('ask 2 shiny')
    expect(await chosen(task('shy'))).toBeNull()
    expect(await chosen(task('gambler'))).toBe('sfc32')
    expect(await chosen(task('dreamer'))).toBe(true)
  })

  test('advise whoever sits in their seat, with reasons if they have any', async () => {
    pool = new BotPool(1, forEver, games)
    expect(await pool.advise(task('sage'))).toEqual({ value: true, chance: 0.5, reason: { key: 'shiny2' } })
    expect(await pool.advise(task('echo'))).toEqual({ value: 'ask 2 shiny', chance: null, reason: null })
    expect(await pool.advise(task('shy'))).toBeNull()
  })

  test('are granted less the more of them wait', async () => {
    pool = new BotPool(1, forEver, games)
    expect(pool.budget).toBe(1)
    const answers = [0, 1, 2, 3].map(() => chosen(task('broker', { budget: pool.budget })))
    expect(await Promise.all(answers)).toEqual(['1', '1', '0.5', String(1 / 3)])
    expect(pool.budget).toBe(1)
  })

  test('answer one after another if there are more of them than threads', async () => {
    pool = new BotPool(2, forEver, games)
    const answers = Array.from({ length: 20 }, (_, seat) => chosen(task('echo', { seat })))
    expect(await Promise.all(answers)).toEqual(answers.map((_, seat) => `ask ${seat} shiny`))
  })

  test('that fail say why, and do not harm the next', async () => {
    pool = new BotPool(1, forEver, games)
    await expect(chosen(task('broken'))).rejects.toThrow('A screw is loose.')
    await expect(chosen(task('nobody'))).rejects.toThrow('There is no bot "nobody".')
    expect(await chosen(task('echo'))).toBe('ask 2 shiny')
  })

  test('that take their thread down with them are replaced', async () => {
    pool = new BotPool(1, forEver, games)
    const [gone, next] = [chosen(task('gone')), chosen(task('echo'))]
    await expect(gone).rejects.toThrow('The bot "gone" ended its thread.')
    expect(await next).toBe('ask 2 shiny')
  })

  test('that never answer are terminated, and those waiting behind them get their turn', async () => {
    pool = new BotPool(1, 1000, games)
    const stuck = chosen(task('stuck'))
    const waiting = stuck.catch(() => chosen(task('broken')))
    await expect(stuck).rejects.toThrow('The bot "stuck" took too long.')
    // On a busy machine it may itself be too slow; either way, it had its turn.
    await expect(waiting).rejects.toThrow(/A screw is loose\.|took too long\./)
  })

  test('hold up nobody on another thread', async () => {
    pool = new BotPool(2, forEver, games)
    const stuck = chosen(task('stuck'))
    for (let seat = 0; seat < 5; seat++) expect(await chosen(task('echo', { seat }))).toBe(`ask ${seat} shiny`)
    const stopped = expect(stuck).rejects.toThrow('The bot "stuck" was stopped.')
    await pool.close()
    await stopped
  })

  test('are released when the server closes, including those that wait', async () => {
    pool = new BotPool(1, forEver, games)
    const all = Promise.allSettled([chosen(task('stuck')), chosen(task('echo'))])
    await pool.close()
    const reasons = (await all).map((result) => (result.status === 'rejected' ? String(result.reason) : 'answered'))
    expect(reasons).toEqual(['Error: The bot "stuck" was stopped.', 'Error: The server is closing.'])
  })

  test('are those of the games in the registry unless others are named', async () => {
    pool = new BotPool(1, forEver)
    await expect(chosen(task('echo'))).rejects.toThrow('There is no game "words".')
    const options = ['a', 'b'].map((id) => ({ id, text: { key: id } }))
    const decision = { ...task('drifter').decision, form: 'one' as const, options }
    expect(['a', 'b']).toContain(await chosen(task('drifter', { game: 'verse', decision })))
  })
})
