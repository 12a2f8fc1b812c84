import { setTimeout as wait } from 'node:timers/promises'
import { anyAnswer, below, type Decision, openStream } from '@keep-flying/kernel'
import type { GameInfo, GameSync, TableInfo } from '@keep-flying/protocol'
import type { TableSocket } from '@keep-flying/protocol/client'
import { newId } from '../ids.ts'
import { type Caller, call, connect, newGuest } from './visitors.ts'

/** How everybody plays at the moment, and what was measured. */
export interface Play {
  going: boolean
  /** Milliseconds a player thinks on average. */
  think: number
  /** A game pauses once it has so many answers. */
  until: number
  /** Answers acknowledged. */
  answers: number
  /** Why answers were refused, other than for coming too late. */
  refusals: string[]
  /** Milliseconds from sending an answer to each other seat's update. */
  delays: number[]
}

/** A game that has begun, with the cookies of its players. */
export interface StartedTable {
  readonly id: string
  readonly cookies: readonly string[]
}

/** A game whose players are connected. */
export interface PlayedTable {
  readonly answers: number
  /** Lets everybody answer for as long as play goes on. */
  go(): void
  /** Resolves when nobody waits for an acknowledgement any more. */
  settled(): Promise<void>
  close(): void
}

export function newPlay(): Play {
  return { going: false, think: 0, until: Number.POSITIVE_INFINITY, answers: 0, refusals: [], delays: [] }
}

/** How many play at a table, if the game has so many seats. */
const players = 4

/** What is played at every table. */
export interface Choice {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  /** The bots it has, the weakest first. */
  readonly bots: readonly string[]
}

/** The game named, or the server's first, with as many seats as we fill. */
export async function chooseGame(
  caller: Caller,
  id: string | null,
  options: object,
  wanted = players,
): Promise<Choice> {
  const { games } = await call<{ games: readonly GameInfo[] }>(caller, '/api/games', '')
  const game = id === null ? games[0] : games.find((one) => one.id === id)
  if (!game) throw new Error(`The server has no game "${id}"; it has ${games.map((one) => one.id).join(', ')}.`)
  const seats = Math.min(wanted, game.seats.max)
  const field = game.options.find((option) => option.kind === 'count' && option.seats)
  const bots = game.bots.toSorted((one, other) => one.strength - other.strength).map((bot) => bot.id)
  return { game: game.id, options: { ...(field ? { [field.id]: seats } : {}), ...options }, seats, bots }
}

/** Guests take every seat and begin. The game is then in the server's memory, and nobody watches it. */
export async function startTable(
  caller: Caller,
  { game, options, seats }: Choice,
  visibility: 'link' | 'public' = 'link',
  /** Sits in every seat but the first, instead of a guest. */
  bot: string | null = null,
): Promise<StartedTable> {
  const cookies = await Promise.all(Array.from({ length: bot === null ? seats : 1 }, () => newGuest(caller)))
  const [host = '', ...others] = cookies
  const made = await call<{ table: TableInfo }>(caller, '/api/tables', host, {
    game,
    options,
    title: 'Load',
    visibility,
    pace: 'live',
    ...(bot === null ? {} : { botDelay: 0 }),
    seats: Array.from({ length: seats - 1 }, () => (bot === null ? { kind: 'open' } : { kind: 'bot', bot })),
  })
  const { id, invite } = made.table
  for (const [index, cookie] of others.entries())
    await call(caller, `/api/tables/${id}/join`, cookie, { seat: index + 1, invite })
  await call(caller, `/api/tables/${id}/start`, host, {})
  const table = { id, cookies }
  await timeToSee(caller, table)
  return table
}

async function watch(socket: TableSocket, table: string): Promise<GameSync> {
  const reply = await socket.emitWithAck('watch', { table })
  if (!reply.ok) throw new Error(`A table cannot be watched: ${reply.problem.message}`)
  if (!reply.sync.game) throw new Error('A table has no game to watch.')
  return reply.sync.game
}

/** Milliseconds until a newcomer sees the game. */
export async function timeToSee(caller: Caller, { id, cookies }: StartedTable): Promise<number> {
  const socket = await connect(caller, cookies[0] ?? '')
  const since = performance.now()
  await watch(socket, id)
  const took = performance.now() - since
  socket.disconnect()
  return took
}

/** Milliseconds until a request is answered. */
export async function timeToAsk(caller: Caller, path: string, cookie: string): Promise<number> {
  const since = performance.now()
  await call(caller, path, cookie)
  return performance.now() - since
}

interface Player {
  readonly seat: number
  readonly socket: TableSocket
  decisions: readonly Decision[]
  answering: boolean
}

/** Connects the players, who answer at random. They remember nothing but their open decisions. */
export async function joinTable(caller: Caller, { id, cookies }: StartedTable, play: Play): Promise<PlayedTable> {
  const random = openStream(`sfc32:${id}`)
  const timing = timingOf(play, cookies.length)
  const running = new Set<Promise<void>>()
  let answers = 0

  async function sitDown(cookie: string, seat: number): Promise<Player> {
    const socket = await connect(caller, cookie)
    const player: Player = { seat, socket, decisions: [], answering: false }
    socket.on('update', (update) => {
      answers = update.answers
      player.decisions = update.decisions
      timing.heard(update.version, seat)
      go(player)
    })
    const game = await watch(socket, id)
    answers = game.answers
    player.decisions = game.decisions
    return player
  }

  function go(player: Player): void {
    if (player.answering) return
    player.answering = true
    const run = answerOn(player).finally(() => running.delete(run))
    running.add(run)
  }

  /** Answers while there is something to answer, and ignores standing offers. */
  async function answerOn(player: Player): Promise<void> {
    for (;;) {
      const decision = player.decisions.find(({ standing }) => !standing)
      if (!decision || !play.going || answers >= play.until) {
        player.answering = false
        return
      }
      if (play.think > 0) await wait(below(random, 2 * play.think))
      const sent = performance.now()
      const answer = { decision: decision.number, value: anyAnswer(decision, random), id: newId() }
      const reply = await player.socket.emitWithAck('answer', { table: id, ...answer }).catch(() => null)
      // We have left, or were cut off: nobody answers for us any more.
      if (!reply) return
      if (!reply.ok) {
        // Somebody else answered a question we shared; the update about it is on its way.
        if (reply.problem.code !== 'stale') play.refusals.push(reply.problem.message)
        player.decisions = []
        continue
      }
      play.answers++
      timing.acknowledged(reply.version, player.seat, sent)
    }
  }

  const players = await Promise.all(cookies.map(sitDown))
  return {
    get answers() {
      return answers
    },
    go() {
      for (const player of players) go(player)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
    close() {
      for (const { socket } of players) socket.disconnect()
    },
  }
}

interface Timed {
  sent: { readonly at: number; readonly seat: number } | null
  readonly heard: { readonly at: number; readonly seat: number }[]
}

/** Combines when an answer was sent and when the others were told, in whichever order that is learned. */
function timingOf(play: Play, seats: number) {
  const steps = new Map<number, Timed>()

  function note(version: number, change: (step: Timed) => void): void {
    const step = steps.get(version) ?? { sent: null, heard: [] }
    steps.set(version, step)
    change(step)
    const { sent, heard } = step
    if (!sent || heard.length < seats) return
    steps.delete(version)
    for (const { at, seat } of heard) if (seat !== sent.seat) play.delays.push(at - sent.at)
  }

  return {
    heard(version: number, seat: number): void {
      note(version, ({ heard }) => heard.push({ at: performance.now(), seat }))
    },
    acknowledged(version: number, seat: number, at: number): void {
      note(version, (step) => {
        step.sent = { at, seat }
      })
    },
  }
}
