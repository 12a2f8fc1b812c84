import { setTimeout as wait } from 'node:timers/promises'
import { anyAnswer, below, type Decision, openStream, type RandomStream, type Value } from '@keep-flying/kernel'
import type { ClockRules, GameSync, Me, Pace, Problem, Reply, TableInfo } from '@keep-flying/protocol'
import { TableClient, type TableSocket, type TableState } from '@keep-flying/protocol/client'
import { io } from 'socket.io-client'

/** The reply to an HTTP request. */
export interface Fetched {
  readonly status: number
  readonly body: unknown
}

/** A person who plays over the network: a guest with a cookie, and one connection that reconnects by itself. */
export interface Player {
  readonly me: Me
  readonly cookie: string
  readonly socket: TableSocket
  ask(method: string, path: string, body?: unknown): Promise<Fetched>
  /** Sends a request whose reply has a table; throws if it is refused. */
  table(method: string, path: string, body?: unknown): Promise<TableInfo>
  /** Comes to a table, to sit or to watch. */
  watch(table: string, invite?: string): TableClient
  /** Closes the connection and leaves all tables. */
  close(): void
}

/** Somebody new comes to the server at this address. */
export async function newPlayer(url: string): Promise<Player> {
  const response = await fetch(`${url}/api/me`)
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0]
  if (cookie === undefined) throw new Error(`GET /api/me gave no cookie: ${response.status} ${await response.text()}`)
  return playerAs(url, (await response.json()) as Me, cookie)
}

/** The same person at another address, or with another connection. */
export function playerAs(url: string, me: Me, cookie: string): Player {
  const socket: TableSocket = io(url, {
    transports: ['websocket'],
    extraHeaders: { cookie },
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    randomizationFactor: 0,
  })
  const clients: TableClient[] = []

  async function ask(method: string, path: string, body?: unknown): Promise<Fetched> {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  return {
    me,
    cookie,
    socket,
    ask,
    async table(method, path, body) {
      const { status, body: answer } = await ask(method, path, body)
      const { table } = answer as { table?: TableInfo }
      if (!table) throw new Error(`${method} ${path} was refused with ${status}: ${JSON.stringify(answer)}`)
      return table
    },
    watch(table, invite) {
      const client = new TableClient(socket, table, invite)
      clients.push(client)
      return client
    },
    close() {
      for (const client of clients) client.close()
      socket.disconnect()
    },
  }
}

/** The host makes a table for these people and bots, they sit down, and the game begins. */
export async function startTable(
  people: readonly [Player, ...Player[]],
  bots: readonly string[],
  settings: {
    readonly game?: string
    readonly options?: object
    readonly spectators?: boolean
    readonly botDelay?: number
    readonly clock?: ClockRules | null
    readonly pace?: Pace
    readonly advice?: boolean
  } = {},
): Promise<TableInfo> {
  const [host, ...others] = people
  const {
    game = 'verse',
    options = {},
    spectators = true,
    botDelay = 0,
    clock = null,
    pace = 'live',
    advice = false,
  } = settings
  const { id, invite } = await host.table('POST', '/api/tables', {
    game,
    options: { players: people.length + bots.length, ...options },
    title: 'Friday crew',
    visibility: 'link',
    pace,
    clock,
    botDelay,
    advice,
    spectators,
    seats: [...others.map(() => ({ kind: 'open' })), ...bots.map((bot) => ({ kind: 'bot', bot }))],
  })
  for (const [index, player] of others.entries())
    await player.table('POST', `/api/tables/${id}/join`, { seat: index + 1, invite })
  return host.table('POST', `/api/tables/${id}/start`)
}

/** Resolves with the client's state once it is as wanted. */
export function stateOnce(client: TableClient, wanted: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const stop = client.subscribe(look)
    look()
    function look(): void {
      if (!client.state || !wanted(client.state)) return
      stop()
      resolve(client.state)
    }
  })
}

/** Something done by a seat: an answer or an undo. */
type Deed = { readonly seat: number } & ({ readonly decision: number; readonly value: Value } | { readonly undo: true })

/** Something the server has acknowledged: it is the log's entry number `version - 1`. */
export type Acknowledged = Deed & { readonly version: number }

/** Something the server refused. */
export type Refused = Deed & { readonly problem: Problem }

/** Somebody at a table who answers whatever they are asked. */
export interface Playing {
  readonly client: TableClient
  /** All that was acknowledged, in order. */
  readonly acknowledged: readonly Acknowledged[]
  readonly refused: readonly Refused[]
  /** Resolves once the game is over or they were told to stop, and nothing of theirs is under way. */
  readonly done: Promise<void>
  /** Stops answering. */
  stop(): void
}

export interface Habits {
  readonly seed: string
  /** Takes something back once in so many times, if that is allowed; never if 0. */
  readonly undoOneIn?: number
  /** Accepts a standing offer once in so many times. */
  readonly standingOneIn?: number
  /** How an answer is chosen; at random if it is not said. */
  readonly choose?: typeof anyAnswer
}

/** Answers whatever the client's seat is asked, until the game is over or it is told to stop. */
export function play(client: TableClient, habits: Habits): Playing {
  const { seed, undoOneIn = 0, standingOneIn = 50, choose = anyAnswer } = habits
  const random = openStream(seed)
  const acknowledged: Acknowledged[] = []
  const refused: Refused[] = []
  const waiting = new Set<() => void>()
  let stopped = false

  /** The client's state once it is as wanted; null once we are to stop. */
  function stateWhen(wanted: (state: TableState) => boolean): Promise<TableState | null> {
    return new Promise((resolve) => {
      const off = client.subscribe(look)
      waiting.add(look)
      look()
      function look(): void {
        const { state } = client
        if (!stopped && (!state || !wanted(state))) return
        off()
        waiting.delete(look)
        resolve(stopped ? null : state)
      }
    })
  }

  async function run(): Promise<void> {
    for (;;) {
      const state = await stateWhen(({ game }) => game !== null && (game.over || isAsked(game.decisions)))
      if (!state?.game || state.game.over || state.viewer === null) return
      const { epoch, version } = state.game
      const [deed, reply] = await act(state.game, state.viewer)
      if (reply.ok) acknowledged.push({ ...deed, version: reply.version })
      else refused.push({ ...deed, problem: reply.problem })
      // Waits for the next state, so that nothing is done or tried twice in the same one.
      const next = reply.ok ? reply.version : version + 1
      await stateWhen(({ game }) => game !== null && (game.epoch !== epoch || game.version >= next))
    }
  }

  async function act({ undo, decisions }: GameSync, seat: number): Promise<[Deed, Reply<{ version: number }>]> {
    const unit = undo?.units[0]
    if (unit && undoOneIn > 0 && below(random, undoOneIn) === 0) return [{ seat, undo: true }, await client.undo(unit)]
    const decision = chosen(decisions, random, standingOneIn)
    const value = choose(decision, random)
    return [{ seat, decision: decision.number, value }, await client.answer(decision.number, value)]
  }

  return {
    client,
    acknowledged,
    refused,
    done: run(),
    stop() {
      stopped = true
      for (const look of [...waiting]) look()
    },
  }
}

function isAsked(decisions: readonly Decision[]): boolean {
  return decisions.some(({ standing }) => !standing)
}

function chosen(decisions: readonly Decision[], random: RandomStream, standingOneIn: number): Decision {
  const standing = decisions.filter((decision) => decision.standing)
  const offer = standing[below(random, Math.max(1, standing.length))]
  if (offer && below(random, standingOneIn) === 0) return offer
  const asked = decisions.find((decision) => !decision.standing)
  if (!asked) throw new Error('Nothing is asked.')
  return asked
}

/** Waits until so many more answers were acknowledged to each of them, or their game is over. */
export async function grown(playing: readonly Playing[], by: number): Promise<void> {
  const wanted = playing.map(({ acknowledged }) => acknowledged.length + by)
  const isShort = ({ acknowledged, client }: Playing, index: number) =>
    acknowledged.length < (wanted[index] ?? 0) && !client.state?.game?.over
  while (playing.some(isShort)) await wait(5)
}
