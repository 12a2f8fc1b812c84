import { Decoder, Encoder, type Packet } from 'socket.io-parser'
import { type ServerOptions, WebSocketServer } from 'ws'

/** A message that is already JSON. */
export class Written {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** Nothing that we send is binary: no message is searched for that. */
class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const to = nsp === '/' ? '' : `${nsp},`
    return [`${type}${to}${id ?? ''}${data === undefined || data === null ? '' : textOf(data)}`]
  }
}

function textOf(data: unknown): string {
  if (!Array.isArray(data) || !(data[1] instanceof Written)) return JSON.stringify(data)
  return `[${JSON.stringify(data[0])},${data[1].json}]`
}

/** How messages are put on the wire and read from it: as Socket.IO does by itself. */
export const packets = { Encoder: TextEncoder, Decoder }

/** Reads one message per connection and round of the event loop: whoever sends many at once keeps nobody else waiting. */
export class PacedWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false })
  }
}
