import type { Viewer } from '@keep-flying/kernel'
import type { ClientMessages, ServerMessages } from '@keep-flying/protocol'
import type { Server, ServerOptions, Socket } from 'socket.io'
import type { Sessions } from '../identity/sessions.ts'
import type { Metrics } from '../metrics.ts'
import type { Services } from '../services.ts'
import type { News } from './news.ts'
import type { Watcher } from './presence.ts'
import type { Rooms } from './rooms.ts'

/** What is known about a socket. */
interface SocketData {
  user: string
  name: string
  /** The hash of its session's token. */
  session: string
  /** The network it came from. */
  network: string
  /** The tables it watches, each with the seat it watches from. */
  tables: Map<string, Viewer>
  /** Whether it is being cut off: whatever it still sends is not even read. */
  cut: boolean
}

/** Messages are of unknown type until they are checked. */
type Incoming = Record<keyof ClientMessages, (raw: unknown, reply: unknown) => void>

interface NodeMessages {
  news(news: readonly News[]): void
  /** Asks who watches a table on that node. */
  who(table: string, reply: (watchers: Watcher[]) => void): void
}

/** Updates are written by us. */
type Outgoing = Omit<ServerMessages, 'update'>

export type Io = Server<Incoming, Outgoing, NodeMessages, SocketData>
export type Client = Socket<Incoming, Outgoing, NodeMessages, SocketData>

export interface SocketParts {
  readonly services: Services
  readonly sessions: Sessions
  readonly metrics: Metrics
  readonly rooms: Rooms
  /** How nodes reach each other, if there are several. */
  readonly adapter: ServerOptions['adapter'] | null
}

/** What sockets are together in. */
export const everybodyAt = (table: string) => `t:${table}`
export const personal = (user: string) => `u:${user}`
export const ofSession = (session: string) => `s:${session}`
/** The sockets of those who have blocked a person. */
export const deafTo = (handle: string) => `b:${handle}`
export const seeing = (table: string, viewer: Viewer) => `v:${table}:${viewer ?? 'spectator'}`

/** The sockets of this node that are together in something. */
export function socketsIn(io: Io, room: string): Client[] {
  const found: Client[] = []
  eachIn(io, room, (socket) => found.push(socket))
  return found
}

export function eachIn(io: Io, room: string, deal: (socket: Client) => void): void {
  const { adapter, sockets } = io.sockets
  const ids = adapter.rooms.get(room)
  if (!ids) return
  for (const id of ids) {
    const socket = sockets.get(id)
    if (socket) deal(socket)
  }
}
