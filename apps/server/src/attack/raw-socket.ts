import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type { Caller } from '../load/visitors.ts'

/** A hand-made connection, for sending what no client would. */
export interface RawSocket {
  /** The first line of the reply to the request, and its body if it was refused. */
  readonly answer: string
  /** The texts that came since. */
  readonly got: readonly string[]
  /** Whether the other side has closed it. */
  readonly closed: boolean
  sendText(text: string | Buffer): void
  send(bytes: Buffer): void
  /** Reads nothing from now on. */
  stopReading(): void
  end(): void
}

/** Requests a WebSocket as the live protocol does; resolves when there is a reply. */
export function rawSocket(
  { url, from }: Pick<Caller, 'url'> & Partial<Caller>,
  headers: Readonly<Record<string, string>> = {},
  query = 'EIO=4&transport=websocket',
): Promise<RawSocket> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...(from === undefined ? {} : { localAddress: from }) })
  const got: string[] = []
  let closed = false
  let buffer: Buffer = Buffer.alloc(0)
  const lines = [
    `GET /socket.io/?${query} HTTP/1.1`,
    `host: ${host}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return new Promise((resolve, reject) => {
    let answered = false
    socket.on('error', (problem) => (answered ? undefined : reject(problem)))
    socket.on('close', () => {
      closed = true
    })
    socket.on('data', (bytes) => {
      buffer = Buffer.concat([buffer, bytes])
      if (!answered) {
        const end = buffer.indexOf('\r\n\r\n')
        if (end < 0) return
        answered = true
        const head = buffer.subarray(0, end).toString()
        buffer = buffer.subarray(end + 4)
        const [status = ''] = head.split('\r\n')
        const body = status.includes(' 101 ') ? '' : ` ${buffer.toString()}`
        resolve({
          answer: status + body,
          got,
          get closed() {
            return closed
          },
          sendText: (text) => socket.write(frame(0x1, Buffer.from(text))),
          send: (raw) => socket.write(raw),
          stopReading: () => socket.pause(),
          end: () => socket.destroy(),
        })
      }
      const { texts, ends, rest } = readFrames(buffer)
      got.push(...texts)
      buffer = rest
      if (ends) socket.end(frame(0x8, Buffer.alloc(0)))
    })
  })
}

/** A whole frame of this kind, masked as a client's frames must be. */
export function frame(opcode: number, payload: Buffer): Buffer {
  const length = payload.length
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = 0x80 | opcode
  head[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  const noMask = Buffer.alloc(4)
  return Buffer.concat([head, noMask, payload])
}

interface Read {
  readonly texts: readonly string[]
  /** Whether the other side wants to close. */
  readonly ends: boolean
  readonly rest: Buffer
}

/** Takes all complete frames off the front. */
function readFrames(bytes: Buffer): Read {
  const texts: string[] = []
  let ends = false
  let rest = bytes
  for (;;) {
    const size = frameSize(rest)
    if (size === null) return { texts, ends, rest }
    const opcode = rest.readUInt8(0) & 0x0f
    if (opcode === 0x1) texts.push(rest.subarray(size.head, size.whole).toString())
    if (opcode === 0x8) ends = true
    rest = rest.subarray(size.whole)
  }
}

/** The length of the first frame; null if it is not complete. */
function frameSize(bytes: Buffer): { readonly head: number; readonly whole: number } | null {
  if (bytes.length < 2) return null
  const short = bytes.readUInt8(1) & 0x7f
  const head = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < head) return null
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  return bytes.length < head + length ? null : { head, whole: head + length }
}
