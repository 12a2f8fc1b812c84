import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { networkOf } from './networks.ts'

/** Characters of a long text that are sent at a stretch. */
const atOnce = 50_000

/** A long text in parts. No character is cut in two: each part is written by itself. */
export function partsOf(text: string, most = atOnce): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length; ) {
    const isCut = /[\uD800-\uDBFF]/.test(text[from + most - 1] ?? '')
    const to = from + most + (isCut ? 1 : 0)
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

/**
 * Sends JSON as fast as it is read, but each part in its turn: the system takes megabytes at once, and nobody else would be
 * served until all of that is written.
 */
export function sendInParts(
  { downloads }: Pick<Services, 'downloads'>,
  request: FastifyRequest,
  reply: FastifyReply,
  json: Iterable<string> | AsyncIterable<string | Uint8Array>,
): FastifyReply {
  const network = networkOf(request.ip)
  const paced = inTurns(json, () => downloads.turn(network, Number.POSITIVE_INFINITY))
  return reply.type('application/json; charset=utf-8').send(Readable.from(paced))
}

/** A part with no more characters or bytes is sent without a turn of its own, such as what stands around a record. */
const few = 1000

/** Each part in its turn, unless it is short. */
export async function* inTurns<T extends string | Uint8Array>(
  parts: Iterable<T> | AsyncIterable<T>,
  turn: () => Promise<void>,
): AsyncGenerator<T> {
  for await (const part of parts) {
    if (part.length > few) await turn()
    yield part
  }
}
