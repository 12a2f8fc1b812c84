import {
  adviseMessage,
  answerMessage,
  type ChatLine,
  type ClientMessages,
  consentMessage,
  earlierMessage,
  foretellMessage,
  habitMessage,
  hurryMessage,
  leaveMessage,
  type Problem,
  proposeMessage,
  type Reply,
  type Sync,
  sayMessage,
  seenMessage,
  undoMessage,
  watchMessage,
  wishMessage,
} from '@keep-flying/protocol'
import type { z } from 'zod'
import { checkMayAskBots } from '../bots/hints.ts'
import { handleOf } from '../ids.ts'
import { read, Trouble } from '../problems.ts'
import { bytesOfAnswer } from '../quotas/quotas.ts'
import type { Scheduler } from '../scheduler.ts'
import type { TableServices } from '../services.ts'
import type { ChatRow, UserRow } from '../storage/schema.ts'
import type { GameAndSeats, Holder } from '../storage/store.ts'
import { isUnreachable } from '../storage/transactions.ts'
import { checkMayCome, checkVisible, notSeated, seated, seatOf, visible } from '../tables/checks.ts'
import { setHabit } from '../tables/habits.ts'
import type { Payer } from '../tables/import-quota.ts'
import { around, nameAt, seenFrom, tableInfo } from '../tables/info.ts'
import { checkMayChat } from '../tables/order.ts'
import { consent, propose } from '../tables/proposals.ts'
import { setWish } from '../tables/wishes.ts'
import type { Client, SocketParts } from './clients.ts'
import { priceOf } from './message-limits.ts'
import type { Room } from './room.ts'
import type { Sockets } from './sockets.ts'

/** How many lines of chat somebody who comes to a table is sent. */
const chatLines = 200

/** Handles every message a socket may send. */
export function handleMessages(socket: Client, parts: SocketParts, sockets: Sockets): void {
  const { rooms, metrics } = parts
  const services: TableServices = { ...parts.services, running: rooms }
  /** The names of all messages. */
  const known = new Set<string>()

  async function user(): Promise<UserRow> {
    const found = await services.store.user(socket.data.user)
    if (!found) throw new Trouble('unauthorized', 'The server no longer knows you; reload the page.')
    return found
  }

  /** Who is charged for what is stored. */
  function payer(): Payer {
    const { user: person, network } = socket.data
    return { person, network }
  }

  /** The room, and the seat of whoever wants to act in its game. */
  async function seatAt(table: string): Promise<{ room: Room; by: Holder }> {
    if (rooms.closing) throw new Trouble('unavailable', 'The server is restarting; send it again in a moment.')
    const me = { id: socket.data.user }
    const held = await rooms.held(table)
    const known = held && seatOf(held.table, me)
    if (held && known !== null) return { room: held, by: { seat: known, user: me.id } }
    if (socket.data.tables.has(table)) throw notSeated()
    // One look at the database, whether there is no such table or a private one: nobody learns which.
    const { seat } = await seated(services, table, me)
    return { room: await rooms.room(table), by: { seat, user: me.id } }
  }

  /** Lets whoever answers act in a game; not while a bot plays for them, or both would. What they have `sent` will be stored. */
  async function played(
    table: string,
    sent: object,
    act: (room: Room, by: Holder) => Promise<number>,
  ): Promise<{ version: number }> {
    const stopwatch = metrics.answerSeconds.startTimer()
    try {
      const { room, by } = await seatAt(table)
      if (room.table.seats[by.seat]?.stand_in)
        throw new Trouble('conflict', 'A bot plays for you; take your seat back first.')
      services.quotas.spend('answers', payer(), bytesOfAnswer(sent))
      const version = await act(room, by)
      metrics.answers.inc({ code: 'accepted' })
      return { version }
    } catch (problem) {
      metrics.answers.inc({ code: problem instanceof Trouble ? problem.code : 'internal' })
      throw problem
    } finally {
      stopwatch()
    }
  }

  /** What moves a game on goes before all that people only look at, ask for or say. */
  function schedulerOf(message: string): Scheduler {
    return message === 'answer' || message === 'undo' ? services.answering : services.scheduler
  }

  /** Checks a message and does what it asks for, if its sender may send it. */
  function take<T extends object>(name: string, price: number, args: readonly unknown[], work: () => Promise<T>): void {
    if (socket.disconnected || socket.data.cut) return
    if (sockets.limits.allowsMessage(socket, price))
      return reply(name, args, schedulerOf(name).turn(socket.data.network).then(work))
    // At once, so that what comes after a flood is not even begun.
    const tooMany = new Trouble('too-many', 'Too many messages; wait a moment before you send the next.')
    acknowledger(args)({ ok: false, problem: refuse(name, tooMany) })
  }

  function on<M, T extends object>(
    name: keyof ClientMessages,
    schema: z.ZodType<M>,
    work: (message: M) => Promise<T>,
  ): void {
    known.add(name)
    socket.on(name, (...args) => take(name, priceOf(name, args[0]), args, async () => work(read(schema, args[0]))))
  }

  /** Acknowledges a message, if its sender wants an acknowledgement; refusals are logged. */
  function reply<T extends object>(name: string, args: readonly unknown[], result: Promise<T>): void {
    const acknowledge = acknowledger(args)
    const replied = result.then(
      (done) => acknowledge({ ok: true, ...done }),
      (problem: unknown) => acknowledge({ ok: false, problem: refuse(name, problem) }),
    )
    sockets.await(replied)
  }

  socket.onAny((name: string, ...args: unknown[]) => {
    if (known.has(name)) return
    take('(unknown)', 1, args, async () => {
      throw new Trouble('invalid', `There is no message "${name.slice(0, 40)}".`)
    })
  })

  function refuse(name: string, problem: unknown): Problem {
    const { network } = socket.data
    if (problem instanceof Trouble) {
      const { code, field } = problem
      services.log.info({ network, message: name, code, field }, 'a message was refused')
      metrics.refusals.inc({ code })
      return (sockets.cutIfFlood(socket, code) ?? problem).problem
    }
    services.log.error({ network, message: name, err: problem }, 'a message failed')
    if (isUnreachable(problem))
      return { code: 'unavailable', message: 'The database does not answer. Send it again in a moment.' }
    return { code: 'internal', message: 'Something went wrong on the server; nothing has changed. Try again.' }
  }

  on('watch', watchMessage, async ({ table, invite, have }) => {
    const me = await user()
    // As above: a table that may not be seen is not even loaded.
    await visible(services, table, me, invite)
    const room = await rooms.room(table)
    const [removed, blocks] = await Promise.all([
      services.store.isSanctioned(table, me.id, 'removed'),
      services.store.blocksOf(me.id),
    ])
    await sockets.deafen(
      socket,
      blocks.map(({ blocked }) => blocked),
    )
    const from = (found: GameAndSeats) => {
      checkVisible(found, me, invite)
      const seat = seenFrom(found, me)
      if (seat === null && !sockets.watches(socket, table)) checkMayCome(found, removed)
      if (seat === null && !sockets.limits.allowsSpectator(table))
        throw new Trouble('too-many', 'Too many people come to watch this table; try again in a moment.')
      return seat
    }
    await freeAndInTurn(room)
    const shown = await room.watch(from, have, (viewer) => sockets.enter(socket, table, viewer))
    sockets.limits.payForEvents(socket, shown.game?.events.length ?? 0)
    // Somebody who disconnected in the meantime watches nothing.
    if (socket.disconnected) await sockets.leave(socket, table)
    const [look, chat, surroundings] = await Promise.all([
      services.store.look(table, me.id),
      services.store.chat(table, chatLines, me.id),
      around(services, table),
    ])
    const sync: Sync = {
      table: tableInfo(services, room.table, surroundings, me),
      ...shown,
      chat: chat.map(chatLine),
      ...sockets.present(room),
      seen: look?.event ?? 0,
    }
    sockets.presenceChanged(table)
    const notice = room.noticeFor(me.id)
    if (notice) socket.emit('notice', notice)
    const minds = await rooms.minds(table)
    if (minds.length > 0) socket.emit('minds', { table, minds })
    return { sync }
  })

  on('leave', leaveMessage, async ({ table }) => {
    await sockets.leave(socket, table)
    return {}
  })

  on('answer', answerMessage, ({ table, decision, value, plan, id }) => {
    const given = { decision, value, ...(plan ? { plan } : {}) }
    return played(table, given, (room, by) => room.answer(by, given, id))
  })

  on('foretell', foretellMessage, async ({ table, decision, values }) => {
    const { room, by } = await seatAt(table)
    // Looking ahead is a comfort that costs time: whoever asks for too much of it is told nothing.
    const allowed = values.every(() => sockets.limits.allowsLook(socket))
    const turn = () => services.scheduler.turn(socket.data.network)
    return { foretold: allowed ? await room.foretell(by.seat, decision, values, turn) : null }
  })

  on('advise', adviseMessage, async ({ table, decision }) => {
    const { room, by } = await seatAt(table)
    checkMayAskBots(room.table)
    if (!sockets.limits.allowsHint(socket))
      throw new Trouble('too-many', 'You have asked for a lot of advice; wait a moment before you ask again.')
    return { advice: await rooms.hint(room, by.seat, decision) }
  })

  on('hurry', hurryMessage, async ({ table }) => {
    const { room } = await seatAt(table)
    await rooms.hurry(room.id)
    return {}
  })

  on('undo', undoMessage, ({ table, unit, id }) => played(table, { unit }, (room, by) => room.undo(by, unit, id)))

  on('propose', proposeMessage, async ({ table, proposal }) => {
    await propose(services, await user(), payer(), table, proposal)
    return {}
  })

  on('consent', consentMessage, async ({ table, proposal, agree }) => {
    await consent(services, await user(), table, proposal, agree)
    return {}
  })

  on('habit', habitMessage, async ({ table, kind, answer }) => {
    await setHabit(services, await user(), table, kind, answer)
    return {}
  })

  on('wish', wishMessage, async ({ table, at }) => {
    await setWish(services, await user(), table, at)
    return {}
  })

  on('say', sayMessage, async ({ table, text, id }) => {
    const seat = watchedFrom(table)
    const { user } = socket.data
    services.quotas.checkRoom()
    const { table: found } = await rooms.room(table)
    await checkMayChat(services, found, user, seat)
    const name = nameAt(services, found, seat, socket.data.name)
    services.quotas.spend('chat', payer(), Buffer.byteLength(text))
    sockets.chat(
      chatLine(await services.store.say({ game: table, user, seat, name, once: id, at: services.now(), text })),
    )
    return {}
  })

  on('earlier', earlierMessage, async ({ table, epoch, before }) => {
    const viewer = watchedFrom(table)
    const room = await rooms.room(table)
    await freeAndInTurn(room)
    const isTheirs = (found: GameAndSeats) => viewer === null || seatOf(found, { id: socket.data.user }) === viewer
    const page = await room.earlier(viewer, isTheirs, epoch, before)
    sockets.limits.payForEvents(socket, page.events.length)
    return page
  })

  on('seen', seenMessage, async ({ table, event }) => {
    watchedFrom(table)
    await services.store.setLook({ game: table, user: socket.data.user, event, at: services.now() })
    return {}
  })

  /** Many may wait until a long game is read. They must not all be served at one stretch after that. */
  async function freeAndInTurn(room: Room): Promise<void> {
    await room.settled()
    await services.scheduler.turn(socket.data.network)
  }

  function watchedFrom(table: string): number | null {
    const viewer = socket.data.tables.get(table)
    if (viewer === undefined) throw new Trouble('forbidden', 'Watch the table first.', 'table')
    return viewer
  }
}

/** What a message is acknowledged with. */
function acknowledger(args: readonly unknown[]): (to: Reply<object>) => void {
  const last = args.at(-1)
  return typeof last === 'function' ? (to) => last(to) : () => undefined
}

function chatLine({ game, n, user, seat, name, at, text }: ChatRow): ChatLine {
  return { table: game, n, person: handleOf(user), seat, name, at, text }
}
