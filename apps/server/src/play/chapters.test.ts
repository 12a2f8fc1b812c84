import {
  anyAnswer,
  below,
  canonical,
  openStream,
  pick,
  type RandomStream,
  recordOf,
  replayRecord,
} from '@keep-flying/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { packageOf } from '../games/catalog.ts'
import { type Marching, marchLog, openMarching } from '../testing/marching.ts'
import { longest } from './length.ts'
import { type AnyMatch, recordOfRows } from './revival.ts'
import type { Room } from './room.ts'

let marching: Marching

beforeEach(async () => {
  marching = await openMarching()
})
afterEach(() => marching.close())

const viewers = [0, 1, null]

/** A node that has just started comes to the table. */
function fresh(table: string): Promise<Room> {
  return marching.rooms().room(table)
}

/** The game as its log leads to it, from the start. */
async function truth(table: string): Promise<AnyMatch> {
  const { store, games } = marching.services
  const found = await store.game(table)
  if (!found) throw new Error('The table is gone.')
  const record = recordOfRows(found.game, await store.entries(table, 0))
  return replayRecord(packageOf(games, 'march').game, record)
}

/** Everything a room tells of its game, for every viewer. */
async function shown(room: Room) {
  const own = await Promise.all(viewers.map(async (viewer) => JSON.parse((await room.own(viewer)).join(''))))
  const undo = await room.look((match) => [0, 1].map((seat) => match.undoOffer(seat)))
  return { told: own.map(({ view, decisions, events }) => ({ view, decisions, events })), undo }
}

function due(match: AnyMatch) {
  const told = viewers.map((viewer) => ({
    view: match.view(viewer),
    decisions: match.decisionsOf(viewer),
    events: match.events(viewer),
  }))
  return JSON.parse(JSON.stringify({ told, undo: [0, 1].map((seat) => match.undoOffer(seat)) }))
}

async function checkAgainstLog(room: Room, table: string): Promise<void> {
  const match = await truth(table)
  expect(JSON.parse(JSON.stringify(await shown(room)))).toEqual(due(match))
  expect(canonical(JSON.parse((await room.record()).join('')))).toBe(canonical(recordOf(match)))
}

/** Plays on through the room: mostly answers, now and then an undo by right or by consent. */
async function playOn(room: Room, steps: number, random: RandomStream): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const { answers, decision, seat, units } = await room.look((match) => {
      const open = pick(random, match.pending)
      const last = match.lastChoice?.seat ?? 0
      return { answers: match.answers, decision: open, seat: last, units: match.undoOffer(last).units }
    })
    const kind = below(random, 12)
    const unit = units[below(random, units.length + 1)]
    if (kind === 0 && unit !== undefined) await room.undo({ seat, user: null }, unit, `undo-${random.drawn}`)
    else if (kind === 1 && answers > 0 && below(random, 5) === 0) await room.undoAgreed(0, below(random, answers))
    else
      await room.answer(
        { seat: decision.seat, user: null },
        { decision: decision.number, value: anyAnswer(decision, random) },
        null,
      )
  }
}

describe('a long game', () => {
  test('is opened from its last chapter, and nobody notices', async () => {
    const table = await marching.march(marchLog(1234))
    await checkAgainstLog(await fresh(table), table)
    marching.played.steps = 0
    const room = await fresh(table)
    await room.look(({ answers }) => expect(answers).toBe(1234))
    expect(marching.played.steps).toBeLessThanOrEqual(500)
    await checkAgainstLog(room, table)
  })

  test('knows how many bytes its answers take, wherever it is opened and however far it was taken back', async () => {
    const table = await marching.march(marchLog(600))
    const takenUp = async (room: Room) => {
      await room.look(() => undefined)
      const entries = await marching.services.store.entries(table, 0)
      expect(room.bytes).toBe(entries.reduce((sum, { entry }) => sum + Buffer.byteLength(entry), 0))
    }
    await takenUp(await fresh(table))
    const room = await fresh(table)
    await playOn(room, 120, openStream('sfc32:bytes'))
    await takenUp(room)
    await room.undoAgreed(0, 3)
    await takenUp(room)
    await takenUp(await fresh(table))
  })

  test('takes no more answers once they take too many bytes', async () => {
    const plan = Array.from({ length: 60 }, () => 'x'.repeat(490))
    const log = marchLog(Math.ceil(longest.bytes / 60 / 490))
    const table = await marching.march(log.map((entry) => ({ ...entry, plan })))
    const room = await fresh(table)
    const [asked] = await room.look(({ pending }) => pending)
    if (!asked) throw new Error('The march is over.')
    const { seat, number: decision } = asked
    const answer = room.answer({ seat, user: null }, { decision, value: true }, null)
    await expect(answer).rejects.toThrow('The answers of this game take 8 MB, which is the limit. Agree to end it.')
  })

  test('gets a chapter every hundred entries while it is played', async () => {
    const table = await marching.march([])
    await playOn(await fresh(table), 350, openStream('sfc32:chapters'))
    const chapters = await marching.services.store.chapters(table, 0)
    expect(chapters.length).toBeGreaterThanOrEqual(3)
    marching.played.steps = 0
    const room = await fresh(table)
    await room.look(() => undefined)
    expect(marching.played.steps).toBeLessThanOrEqual(110)
    await checkAgainstLog(room, table)
  })

  test('is taken back far from a chapter near the place', async () => {
    const table = await marching.march(marchLog(3000))
    await (await fresh(table)).look(() => undefined)
    const room = await fresh(table)
    await room.look(() => undefined)
    marching.played.steps = 0
    await room.undoAgreed(0, 777)
    expect(marching.played.steps).toBeLessThanOrEqual(510)
    await checkAgainstLog(room, table)
    // What comes next is opened from a chapter that was stored with the undo.
    marching.played.steps = 0
    const again = await fresh(table)
    await again.look(({ answers }) => expect(answers).toBe(777))
    expect(marching.played.steps).toBeLessThanOrEqual(510)
    await checkAgainstLog(again, table)
    await playOn(again, 120, openStream('sfc32:after'))
    await checkAgainstLog(await fresh(table), table)
  })

  test('keeps nobody waiting while it is taken back to its start, with its chapters or without them', async () => {
    const table = await marching.march(marchLog(3000))
    await (await fresh(table)).look(() => undefined)
    let longest = 0
    let before = 0
    const { played } = marching
    // Time goes by with the steps that the rules play.
    const slicing = {
      budget: 10,
      now: () => played.steps,
      breathe: async () => {
        longest = Math.max(longest, played.steps - before)
        before = played.steps
      },
    }
    const { store } = marching.services
    const chapters = vi.spyOn(store, 'chapters')
    for (const heads of [await store.chapters(table, 0), []]) {
      chapters.mockResolvedValueOnce(heads)
      const room = await marching.rooms(slicing).room(table)
      await room.look(() => undefined)
      ;[played.steps, before, longest] = [0, 0, 0]
      await room.undoAgreed(0, 1)
      await room.look(({ answers }) => expect(answers).toBe(1))
      expect(longest).toBeLessThanOrEqual(20)
      await playOn(room, 5, openStream('sfc32:start'))
    }
  })

  test('is opened from an earlier chapter if the last ones were taken back and nothing was stored since', async () => {
    const table = await marching.march(
      marchLog(900, {}, (match) => {
        match.undoAgreed(0, 100)
      }),
    )
    const room = await fresh(table)
    await checkAgainstLog(room, table)
    await checkAgainstLog(await fresh(table), table)
  })

  test('is played from the start again if its chapters are of no use', async () => {
    const table = await marching.march(marchLog(250))
    await (await fresh(table)).look(() => undefined)
    const { store } = marching.services
    const [chapter] = await store.chapters(table, 0)
    const row = await store.chapter(table, chapter?.seq ?? 0)
    if (!row) throw new Error('There is no chapter.')
    await store.addChapter({ ...row, seq: 249, position: '{"saved":{}}' }, [])
    await checkAgainstLog(await fresh(table), table)
  })

  test.each([1, 2, 3, 4])('is the same whatever happens to it and whoever opens it (%i)', async (seed) => {
    const random = openStream(`sfc32:whatever ${seed}`)
    const table = await marching.march([], { stride: 1 + below(random, 7) })
    for (let node = 0; node < 6; node++) {
      const room = await fresh(table)
      await playOn(room, 30 + below(random, 150), random)
      await checkAgainstLog(room, table)
      await checkAgainstLog(await fresh(table), table)
    }
  })

  test('is told with its latest events; the others are sent page by page', async () => {
    const table = await marching.march(marchLog(5000))
    for (const room of [await fresh(table), await fresh(table)]) {
      const match = await truth(table)
      for (const viewer of viewers) {
        const all = match.events(viewer)
        const { game } = await room.watch(
          () => viewer,
          undefined,
          () => undefined,
        )
        expect(game?.earlier).toBe(true)
        expect(game?.keep).toBe(0)
        let events = [...(game?.events ?? [])]
        expect(events.length).toBeLessThanOrEqual(1600)
        for (let earlier = true; earlier; ) {
          const page = await room.earlier(viewer, () => true, 0, events[0]?.seq ?? 0)
          expect(page.events.length).toBeLessThanOrEqual(1600)
          events = [...page.events, ...events]
          earlier = page.earlier
        }
        expect(JSON.parse(JSON.stringify(events))).toEqual(JSON.parse(JSON.stringify(all)))
        const [have] = all.slice(-1500)
        const since = await room.watch(
          () => viewer,
          { epoch: 0, event: have?.seq ?? 0 },
          () => undefined,
        )
        const kept = all.filter(({ seq }) => seq <= (since.game?.keep ?? 0))
        expect([...kept, ...(since.game?.events ?? [])].at(-1)).toEqual(all.at(-1))
      }
    }
  })

  test('tells nobody what happened before they lost the seat', async () => {
    const table = await marching.march(marchLog(20))
    const room = await fresh(table)
    await expect(room.earlier(0, () => false, 0, 10)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(room.earlier(0, () => true, 1, 10)).rejects.toMatchObject({ code: 'stale' })
  })
})
