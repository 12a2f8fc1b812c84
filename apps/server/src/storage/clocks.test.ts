import { expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { gameRow, seatRow, userRow, waitingFor } from '../testing/rows.ts'
import { begin, describeStore } from '../testing/stores.ts'
import type { GameRow, SeatRow } from './schema.ts'
import type { ClockTurn } from './store.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const budget = JSON.stringify({ kind: 'budget', minutes: 10, seconds: 10, outOfTime: 'bot' })
const deadline = JSON.stringify({ kind: 'deadline', hours: 24, outOfTime: 'vote' })
const beats = { every: 5 * second, silence: 15 * second }

/** Nobody gains or loses anything by itself. */
const plain: Omit<ClockTurn, 'waiting'> = { ended: 0, fresh: null, again: null }

describeStore('clocks', (at) => {
  let entries = 0

  /** Mal, Zoë and a bot at play, with the game waiting for Mal. */
  async function running(clock: string | null = budget): Promise<GameRow> {
    entries = 0
    const [mal, zoe] = [userRow(begin), userRow(begin)]
    for (const user of [mal, zoe]) await at.store.addUser(user)
    const game = gameRow(mal.id, begin, { clock })
    await at.store.addGame(game, [
      seatRow(game.id, 0, { kind: 'person', user: mal.id }),
      seatRow(game.id, 1, { kind: 'person', user: zoe.id }),
      seatRow(game.id, 2, { kind: 'bot', bot: 'oar' }),
    ])
    expect(await at.store.startGame(game.id, begin, '1', waitingFor(0))).toBe(true)
    return game
  }

  async function seatsOf(game: string): Promise<readonly SeatRow[]> {
    return (await at.store.game(game))?.seats ?? []
  }

  /** What is stored of each seat's clock: what was left, and since when it runs. */
  async function clocksOf(game: string) {
    return (await seatsOf(game)).map(({ clock_left, clock_since }) => [clock_left, clock_since])
  }

  /** Somebody answers; the game then waits for these. */
  async function answer(game: string, time: number, waiting: readonly number[], turn: Partial<ClockTurn> = {}) {
    const entry = { game, seq: entries++, entry: '{"seat":0}', place: 0, once: null, at: time }
    const [first] = await seatsOf(game)
    const by = { seat: 0, user: first?.stand_in === null ? first.user : null }
    const clock = { ...plain, waiting, ...turn }
    expect(await at.store.append([{ entry, by, epoch: 0, waiting, clock }])).toEqual([true])
  }

  it('begin with the game, for people only', async () => {
    const { id } = await running()
    expect(await clocksOf(id)).toEqual([
      [10 * minute, begin],
      [10 * minute, null],
      [null, null],
    ])
    const { id: free } = await running(null)
    expect(await clocksOf(free)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  it('run while the game waits, and stand while it does not', async () => {
    const { id } = await running()
    await answer(id, begin + minute, [1, 2], { ended: 10 * second })
    expect(await clocksOf(id)).toEqual([
      [9 * minute + 10 * second, null],
      [10 * minute, begin + minute],
      [null, null],
    ])
    await answer(id, begin + 2 * minute, [0, 1], { ended: 10 * second })
    expect(await clocksOf(id)).toEqual([
      [9 * minute + 10 * second, begin + 2 * minute],
      [10 * minute, begin + minute],
      [null, null],
    ])
  })

  it('never go below nothing', async () => {
    const { id } = await running()
    await answer(id, begin + 11 * minute, [1], { ended: 10 * second })
    expect((await clocksOf(id))[0]).toEqual([10 * second, null])
  })

  it('begin anew for every decision where there is a deadline', async () => {
    const { id } = await running(deadline)
    await answer(id, begin + hour, [0], { fresh: 24 * hour, again: 0 })
    expect((await clocksOf(id))[0]).toEqual([24 * hour, begin + hour])
    await answer(id, begin + 2 * hour, [1], { fresh: 24 * hour })
    expect(await clocksOf(id)).toEqual([
      [23 * hour, null],
      [24 * hour, begin + 2 * hour],
      [null, null],
    ])
    // Taken back: what was left is left.
    await answer(id, begin + 3 * hour, [0])
    expect((await clocksOf(id))[0]).toEqual([23 * hour, begin + 3 * hour])
  })

  it('stop when the game ends', async () => {
    const { id } = await running()
    await at.store.abandonGame(id, begin + minute)
    expect((await clocksOf(id))[0]?.[1]).toBeNull()
    expect(await at.store.fallenFlags(begin + hour)).toEqual([])
    const { id: won } = await running()
    await answer(won, begin + minute, [])
    expect((await clocksOf(won))[0]?.[1]).toBeNull()
  })

  it('fall when they have run out, and one node deals with it', async () => {
    const { id } = await running()
    expect(await at.store.fallenFlags(begin + 10 * minute - 1)).toEqual([])
    const [flag, ...rest] = await at.other.fallenFlags(begin + 10 * minute)
    expect([flag, rest]).toEqual([{ game: id, seat: 0, since: begin }, []])
    if (!flag) return
    const time = begin + 10 * minute
    const nodes = [at.store, at.other, at.store].map((node) => node.fallFlag(flag, time, { standIn: 'helm' }))
    expect((await Promise.all(nodes)).filter((did) => did)).toHaveLength(1)
    expect((await seatsOf(id))[0]).toMatchObject({ stand_in: 'helm', clock_left: 0, clock_since: null, kind: 'person' })
    expect(await at.store.fallenFlags(begin + hour)).toEqual([])
  })

  it('do not fall for somebody who has answered in the meantime', async () => {
    const { id } = await running()
    const [flag] = await at.store.fallenFlags(begin + 10 * minute)
    if (!flag) throw new Error('No flag has fallen.')
    await answer(id, begin + 10 * minute, [1])
    expect(await at.other.fallFlag(flag, begin + 10 * minute, { standIn: 'helm' })).toBe(false)
    expect((await seatsOf(id))[0]).toMatchObject({ stand_in: null })
  })

  it('ask the table in the same step, and stand until somebody decides', async () => {
    const { id } = await running()
    const [flag] = await at.store.fallenFlags(begin + 10 * minute)
    if (!flag) throw new Error('No flag has fallen.')
    const asked = { id: newId(), game: id, by_seat: 0, proposal: '{"kind":"replace"}', agreed: '[]', refused: '[]' }
    const proposal = { ...asked, at: begin }
    expect(await at.store.fallFlag(flag, begin + 10 * minute, { proposal })).toBe(true)
    expect(await at.store.fallFlag(flag, begin + 10 * minute, { proposal: { ...proposal, id: newId() } })).toBe(false)
    expect(await at.other.proposals(id)).toEqual([proposal])
    await at.store.grantTime(id, 0, 7 * minute, begin + 11 * minute)
    expect((await clocksOf(id))[0]).toEqual([7 * minute, begin + 11 * minute])
    // Only a clock that has run out is set again.
    await at.store.grantTime(id, 0, 9 * minute, begin + 12 * minute)
    expect((await clocksOf(id))[0]).toEqual([7 * minute, begin + 11 * minute])
  })

  it('do not run while a bot plays, and run again for somebody who is back', async () => {
    const { id, host } = await running()
    const [flag] = await at.store.fallenFlags(begin + 10 * minute)
    if (!flag) throw new Error('No flag has fallen.')
    await at.store.fallFlag(flag, begin + 10 * minute, { standIn: 'helm' })
    await answer(id, begin + 11 * minute, [1], { ended: 10 * second })
    await answer(id, begin + 12 * minute, [0], { ended: 10 * second })
    expect((await clocksOf(id))[0]).toEqual([0, null])
    expect(await at.store.stalledBots(begin + hour)).toEqual([id])
    // What the person had sent before is not theirs to answer any more.
    const entry = { game: id, seq: entries, entry: '{"seat":0}', place: 0, once: null, at: begin + 12 * minute }
    expect(await at.store.append([{ entry, by: { seat: 0, user: host }, epoch: 0 }])).toEqual([false])
    expect(await at.store.takeBack(id, 0, newId(), minute, begin + 13 * minute)).toBe(false)
    expect(await at.store.takeBack(id, 0, host, minute, begin + 13 * minute)).toBe(true)
    expect(await at.store.takeBack(id, 0, host, hour, begin + 14 * minute)).toBe(false)
    expect((await seatsOf(id))[0]).toMatchObject({
      stand_in: null,
      clock_left: minute,
      clock_since: begin + 13 * minute,
    })
    expect(await at.store.stalledBots(begin + hour)).toEqual([])
  })

  it('are gone with the person whose seat becomes a bot’s', async () => {
    const { id, host } = await running()
    expect(await at.store.setSeat(id, 0, { kind: 'bot', bot: 'oar' }, host)).toBe(true)
    expect((await clocksOf(id))[0]).toEqual([null, null])
    await answer(id, begin + minute, [1], { ended: 10 * second })
    await answer(id, begin + 2 * minute, [0], { fresh: hour })
    expect((await clocksOf(id))[0]).toEqual([null, null])
  })

  it('do not count the time without a server', async () => {
    const { id } = await running()
    expect(await at.store.beat(begin + second, beats)).toBe(0)
    expect(await at.store.beat(begin + 10 * second, beats)).toBe(0)
    const back = begin + hour
    const nodes = [at.store, at.other, at.store].map((node) => node.beat(back, beats))
    expect((await Promise.all(nodes)).filter((silent) => silent > 0)).toEqual([hour - 10 * second])
    expect((await clocksOf(id))[0]).toEqual([10 * minute, back - 10 * second])
    expect(await at.store.beat(back + 14 * second, beats)).toBe(0)
    expect((await clocksOf(id))[0]).toEqual([10 * minute, back - 10 * second])
  })

  it('that began after the last sign of life begin when there is one again', async () => {
    const first = await running()
    await at.store.beat(begin, beats)
    await at.store.abandonGame(first.id, begin)
    // Without clocks nobody notes anything.
    expect(await at.store.beat(begin + hour, beats)).toBe(0)
    const { id } = await running()
    await answer(id, begin + hour, [0, 1])
    await at.store.beat(begin + hour + second, beats)
    expect(await clocksOf(id)).toEqual([
      [10 * minute, begin + hour + second],
      [10 * minute, begin + hour + second],
      [null, null],
    ])
  })

  it('finds the latest entries', async () => {
    const { id } = await running()
    for (const n of [1, 2, 3]) await answer(id, begin + n * minute, [0])
    const found = await at.store.latestEntries(id)
    expect(found.map(({ seq }) => seq)).toEqual([2, 1, 0])
  })

  it('puts a seat on one side of a vote, and lets it change', async () => {
    const { id: game } = await running()
    const proposal = { id: newId(), game, by_seat: 0, proposal: '{}', agreed: '[0]', refused: '[]', at: begin }
    await at.store.addProposal(proposal)
    const votes = [at.store.agree(proposal.id, 1), at.other.refuse(proposal.id, 2)]
    await Promise.all(votes)
    expect(await at.store.agree(proposal.id, 2)).toMatchObject({ refused: '[]' })
    expect(await at.store.refuse(proposal.id, 0)).toMatchObject({ refused: '[0]' })
    const [row] = await at.other.proposals(game)
    expect(new Set(JSON.parse(row?.agreed ?? ''))).toEqual(new Set([1, 2]))
    expect(await at.store.refuse(newId(), 0)).toBeNull()
  })
})
