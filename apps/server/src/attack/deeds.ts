import { setTimeout as wait } from 'node:timers/promises'
import type { TableInfo } from '@keep-flying/protocol'
import { chooseGame } from '../load/tables.ts'
import { type Answered, type Asking, ask, type Caller, newGuest } from '../load/visitors.ts'
import type { Counts } from './attack.ts'
import { type RawSocket, rawSocket } from './raw-socket.ts'

/** What several attacks do. Whatever the server refuses or cuts is counted and goes on. */

/**
 * Does something again and again; with a pause when it fails, which cut connections do at once. At the end nobody waits
 * long for an answer that has not come.
 */
export async function keepOn(signal: AbortSignal, counts: Counts, deed: () => Promise<void>): Promise<void> {
  const over = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, 500), { once: true })
  })
  while (!signal.aborted)
    try {
      await Promise.race([deed(), over])
    } catch (problem) {
      counts.add(reasonOf(problem))
      await pause(signal, 50)
    }
}

function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return 'failed'
  return 'code' in problem && typeof problem.code === 'string' ? problem.code : problem.message.slice(0, 60)
}

/** Waits, but not longer than the attack goes on. */
export async function pause(signal: AbortSignal, milliseconds: number): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined)
}

/** Sends a request and counts its status. */
export async function demand(counts: Counts, caller: Caller, path: string, asking: Asking = {}): Promise<Answered> {
  const answer = await ask(caller, path, asking)
  counts.add(String(answer.status))
  return answer
}

/** A guest, or null if there are to be no more. */
export async function tryGuest(counts: Counts, caller: Caller): Promise<string | null> {
  try {
    const cookie = await newGuest(caller)
    counts.add('guest')
    return cookie
  } catch {
    counts.add('guest refused')
    return null
  }
}

/** A connection that is let in as a player’s is, but that we write and read by hand; null if it is refused. */
export async function speaker(counts: Counts, caller: Caller, cookie: string): Promise<RawSocket | null> {
  try {
    const socket = await rawSocket(caller, { cookie })
    if (!socket.answer.includes(' 101 ')) {
      socket.end()
      counts.add('socket refused')
      return null
    }
    socket.sendText('40')
    // Whoever speaks before they are let in is cut off.
    while (!socket.closed && !socket.got.some((text) => text.startsWith('4'))) await wait(1)
    counts.add('socket')
    return socket
  } catch {
    counts.add('socket cut')
    return null
  }
}

let sent = 0

/** Sends a message as players' clients do, and asks for an acknowledgement. */
export function say(socket: RawSocket, name: string, ...data: readonly unknown[]): void {
  socket.sendText(`42${sent++ % 1000}${JSON.stringify([name, ...data])}`)
}

/** Somebody makes a table for themselves and these bots, and starts the game; returns its id, or null if it is refused. */
export async function ownGame(
  counts: Counts,
  caller: Caller,
  cookie: string,
  bots: readonly string[] = [],
): Promise<string | null> {
  const { game, options } = await chooseGame(caller, null, {}, 1 + bots.length)
  const seats = bots.map((bot) => ({ kind: 'bot', bot }))
  const body = { game, options, seats, title: 'Hold', visibility: 'public', pace: 'live', botDelay: 0 }
  const made = await demand(counts, caller, '/api/tables', { cookie, body })
  if (made.status !== 201) return null
  const { table }: { table: TableInfo } = JSON.parse(made.text)
  const started = await demand(counts, caller, `/api/tables/${table.id}/start`, { cookie, body: {} })
  return started.status === 200 ? table.id : null
}
