import type { GameRecord, Hint, Spot, Value } from '@keep-flying/kernel'
import type { Problem, Reply, Notice as ServerNotice, TableInfo } from '@keep-flying/protocol'
import {
  type OwnAnswer,
  ownAnswer,
  pageSocket,
  TableClient,
  type TableSocket,
  type TableState,
} from '@keep-flying/protocol/client'
import { server } from '../online/http.ts'
import type { Company, Foretold, Intent, Lapse, Moment, Notice, Session, Thinking } from './types.ts'
import { forgetUnsent, keepUnsent, unsentAt } from './unsent.ts'

/** Milliseconds between two notes to the server of what was seen. */
const seenEvery = 2000

/** A game on a server, as one person sees it. It comes back by itself, and keeps an answer until it was heard. */
export class OnlineSession implements Session {
  readonly kind = 'online'
  readonly id: string
  readonly curtain = null
  readonly playback = null
  readonly guided = false
  moment: Moment | null = null
  problem: Problem | null = null
  notice: Notice | null = null
  company: Company | null = null
  commitment: string | null = null
  thinking: Thinking | null = null
  intent: Intent | null = null
  readonly unsent: Session['unsent']
  readonly #socket: TableSocket
  readonly #client: TableClient
  readonly #listeners = new Set<() => void>()
  #seen = 0
  #version = -1
  #minds: TableState['minds'] = []
  #closed = false
  #seenTimer: ReturnType<typeof setTimeout> | null = null

  constructor(id: string, invite?: string) {
    this.id = id
    this.#socket = pageSocket()
    this.#client = new TableClient(this.#socket, id, invite)
    this.#client.subscribe(() => this.#heard())
    const left = unsentAt(id)
    this.unsent = left && { decision: left.decision, reply: this.#whenThere().then(() => this.#send(left)) }
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async answer(decision: number, value: Value, plan?: readonly Value[]): Promise<Problem | null> {
    const answer = ownAnswer(decision, value, plan)
    keepUnsent(this.id, answer)
    return this.#send(answer)
  }

  /** Sends an answer until it is acknowledged; if the page is left before, it is sent when somebody comes back. */
  async #send(answer: OwnAnswer): Promise<Problem | null> {
    const reply = await this.#client.send(answer)
    if (!this.#closed) forgetUnsent(this.id, answer)
    return problemIn(reply)
  }

  /** Resolves once the table is there. */
  #whenThere(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (!this.moment) return
        stop()
        resolve()
      })
    })
  }

  async foretell(decision: number, values: readonly Value[]): Promise<Foretold | null> {
    const reply = await this.#client.foretell(decision, values)
    return reply?.ok ? reply.foretold : null
  }

  async advise(decision: number): Promise<Hint | Problem | null> {
    const reply = await this.#client.advise(decision)
    if (!reply) return null
    return reply.ok ? reply.advice : reply.problem
  }

  hurry(): void {
    void this.#client.hurry()
  }

  async setWish(at: Spot | null): Promise<Problem | null> {
    return problemIn(await this.#client.setWish(at))
  }

  async undo(unit: string): Promise<Problem | null> {
    return problemIn(await this.#client.undo(unit))
  }

  sawUpTo(event: number): void {
    if (event <= this.#seen) return
    this.#seen = event
    this.#seenTimer ??= setTimeout(() => {
      this.#seenTimer = null
      void this.#client.seen(this.#seen)
    }, seenEvery)
  }

  liftCurtain(): void {}

  setBotDelay(): void {}

  async record(): Promise<GameRecord | null> {
    const reply = await server.record(this.id, this.#client.invite)
    return reply.ok ? reply.value : null
  }

  async report(note: string): Promise<string | null> {
    const reply = await server.report(this.id, note, this.#client.invite)
    return reply.ok ? new URL(reply.value.url, location.href).href : null
  }

  close(): void {
    this.#closed = true
    if (this.#seenTimer !== null) clearTimeout(this.#seenTimer)
    this.#client.close()
    this.#socket.disconnect()
  }

  #heard(): void {
    const { state, problem } = this.#client
    this.problem = problem ?? state?.problem ?? null
    if (state) this.#take(state)
    for (const listener of this.#listeners) listener()
  }

  /** The same objects as long as the same is known. */
  #takeMinds(minds: TableState['minds']): void {
    if (minds === this.#minds) return
    this.#minds = minds
    this.thinking = null
    this.intent = null
    for (const { seat, thinkingFor, intent } of minds) {
      if (thinkingFor !== null) this.thinking = { seat, since: Date.now() - thinkingFor }
      if (intent !== null) this.intent = { seat, text: intent }
    }
  }

  #take(state: TableState): void {
    this.moment = momentOf(state)
    this.notice = state.notice && noticeOf(state.notice)
    this.commitment = state.table.commitment
    this.#takeMinds(state.minds)
    const { table, game, chat, present, spectators, connected } = state
    const isNews = game?.version !== this.#version
    this.#version = game?.version ?? -1
    this.company = {
      table,
      heardAt: this.company?.table === table ? this.company.heardAt : Date.now(),
      lapse: isNews ? lapseOf(game?.lapsesIn) : (this.company?.lapse ?? null),
      chat,
      present,
      spectators,
      connected,
      say: async (text) => problemIn(await this.#client.say(text)),
      propose: async (proposal) => problemIn(await this.#client.propose(proposal)),
      consent: async (proposal, agree) => problemIn(await this.#client.consent(proposal, agree)),
      setHabit: async (kind, answer) => problemIn(await this.#client.setHabit(kind, answer)),
    }
  }
}

function lapseOf(left: number | undefined): Lapse | null {
  return left === undefined ? null : { left, heardAt: Date.now() }
}

function problemIn(reply: Reply<object>): Problem | null {
  return reply.ok ? null : reply.problem
}

function noticeOf({ kind }: ServerNotice): Notice | null {
  if (kind === 'removed') return null
  return kind === 'rules-changed' ? { kind, dropped: null } : { kind }
}

function momentOf({ game, viewer, table, seen }: TableState): Moment | null {
  if (!game) return null
  const { view, events, version, answers } = game
  // The rules know nothing of a game that everybody agreed to end: nothing is asked any more.
  const ended = table.status === 'abandoned' ? { decisions: [], waiting: [], undo: null, plan: null, over: true } : game
  const { decisions, waiting, undo, plan, over } = ended
  const { game: id, outcome } = table
  const seats = sittings(table)
  return {
    ...{ game: id, viewer, view, decisions, waiting, undo, plan },
    ...{ events, seen, version, answers, over, outcome, seats },
  }
}

function sittings({ seats }: TableInfo): Moment['seats'] {
  return seats.map(({ seat, kind, name, standIn, wish }) => ({
    seat,
    kind: standIn === null ? kind : 'bot',
    name: name ?? '',
    wish,
  }))
}
