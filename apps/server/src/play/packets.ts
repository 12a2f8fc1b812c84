import { Decoder, Encoder, type Packet } from 'socket.io-parser'
import { type ServerOptions, WebSocketServer } from 'ws'

/** How a text is written to a connection: a WebSocket sends the frame instead. */
interface Writing {
  readonly compress: boolean
  readonly wsPreEncodedFrame: readonly Buffer[]
}

/** The connection under a socket, as far as it is written to. */
interface Writable {
  write(text: string, how: Writing): unknown
}

/** An event for however many sockets, written once: as the frame that a WebSocket sends, and as text for other connections. */
export class WrittenEvent {
  readonly #text: string
  readonly #how: Writing

  constructor(name: string, json: string) {
    this.#text = `2["${name}",${json}]`
    this.#how = { compress: false, wsPreEncodedFrame: [frameOf(`4${this.#text}`)] }
  }

  sendOver(connection: Writable): void {
    connection.write(this.#text, this.#how)
  }
}

/** A whole text frame in one piece, so that it is one write. */
function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + size)
  frame[0] = 0x81
  frame[1] = head === 2 ? size : head === 4 ? 126 : 127
  if (head === 4) frame.writeUInt16BE(size, 2)
  if (head === 10) frame.writeBigUInt64BE(BigInt(size), 2)
  frame.write(text, head)
  return frame
}

/** Nothing that we send is binary: no message is searched for that. */
class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const to = nsp === '/' ? '' : `${nsp},`
    return [`${type}${to}${id ?? ''}${data === undefined || data === null ? '' : JSON.stringify(data)}`]
  }
}

/** How messages are put on the wire and read from it: as Socket.IO does by itself. */
export const packets = { Encoder: TextEncoder, Decoder }

/** Reads one message per connection and round of the event loop: whoever sends many at once keeps nobody else waiting. */
export class PacedWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false })
  }
}
