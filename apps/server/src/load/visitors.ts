import { Agent, request } from 'node:http'
import type { TableSocket } from '@keep-flying/protocol/client'
import { io } from 'socket.io-client'

/** Somebody's way to a server: its address, and the one that it sees them come from. */
export interface Caller {
  readonly url: string
  readonly from: string
}

export interface Answered {
  readonly status: number
  readonly text: string
  /** The cookie that was set, if one was. */
  readonly cookie: string | null
}

export interface Asking {
  readonly method?: string
  readonly cookie?: string
  /** Text that is sent as it is, or something to be written as JSON. */
  readonly body?: string | object
}

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** Sends a request; rejects if the connection fails before there is a whole answer. */
export function ask({ url, from }: Caller, path: string, { method, cookie, body }: Asking = {}): Promise<Answered> {
  const text = typeof body === 'object' ? JSON.stringify(body) : body
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      {
        agent,
        localAddress: from,
        method: method ?? (text === undefined ? 'GET' : 'POST'),
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            cookie: response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

/** Sends a request that has to succeed. */
export async function call<T>(caller: Caller, path: string, cookie: string, body?: object): Promise<T> {
  const { status, text } = await ask(caller, path, { cookie, ...(body === undefined ? {} : { body }) })
  if (status >= 400) throw new Error(`${path} was refused: ${text}`)
  const answer: T = JSON.parse(text)
  return answer
}

/** Somebody new; returns their cookie. */
export async function newGuest(caller: Caller): Promise<string> {
  const { status, text, cookie } = await ask(caller, '/api/me')
  if (cookie === null) throw new Error(`GET /api/me gave no cookie: ${status} ${text}`)
  return cookie
}

/** A connection that is established once; what it is refused with is thrown. */
export async function connect({ url, from }: Caller, cookie: string): Promise<TableSocket> {
  const options = { localAddress: from, extraHeaders: { cookie }, transports: ['websocket'], forceNew: true }
  const socket: TableSocket = io(url, options)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (problem) => {
      socket.disconnect()
      reject(problem)
    })
  })
  return socket
}
