import type { Socket } from 'node:net'
import type { Problem, ProblemCode } from '@keep-flying/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { Trouble } from '../problems.ts'
import { isUnreachable } from '../storage/transactions.ts'
import { networkOf } from './networks.ts'
import type { Tarpit } from './tarpit.ts'

/** What the framework itself refuses, in our words. */
const refusals: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, with the header "content-type: application/json".',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, but the header "content-type" says that it is JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as the header "content-length" says.',
  FST_ERR_BAD_URL: 'The address cannot be read.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
}

const codes: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'too-large',
  414: 'too-large',
  429: 'too-many',
  431: 'too-large',
  503: 'unavailable',
}

function problemOf(error: FastifyError | Trouble): { status: number; problem: Problem } {
  if (error instanceof Trouble) return { status: error.status, problem: error.problem }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    const message = refusals[error.code] ?? 'The request cannot be read.'
    return { status, problem: { code: codes[status] ?? 'invalid', message } }
  }
  if (isUnreachable(error))
    return { status: 503, problem: { code: 'unavailable', message: 'The database does not answer. Try again soon.' } }
  return {
    status: 500,
    problem: { code: 'internal', message: 'Something went wrong on the server. It has been logged.' },
  }
}

/** Replies with the problem, counts it and logs it once: refusals at `info`, our own faults at `error`. */
export function errorAnswerer(refusals: Metrics['refusals'], tarpit: Tarpit) {
  return (error: FastifyError | Trouble, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, problem } = problemOf(error)
    const entry = { req: request, status, code: problem.code, field: problem.field }
    if (!(error instanceof Trouble) && status >= 500) request.log.error({ ...entry, err: error }, 'failed')
    else request.log.info(entry, 'refused')
    refusals.inc({ code: problem.code })
    const tell = () => reply.code(status).header('cache-control', 'no-store').send({ problem })
    if (status < 500) void tarpit.hold(networkOf(request.ip)).then(tell)
    else tell()
  }
}

/** Replies to what is not even HTTP, and logs it once. */
export async function answerGarbage(
  error: NodeJS.ErrnoException,
  socket: Socket,
  log: Logger,
  tarpit: Tarpit,
): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const large = error.code === 'HPE_HEADER_OVERFLOW'
  const problem: Problem = large
    ? { code: 'too-large', message: 'The headers are too large.' }
    : { code: 'invalid', message: 'This is not a readable HTTP request.' }
  const network = networkOf(socket.remoteAddress ?? '')
  log.info({ network, code: problem.code, reason: error.code }, 'refused')
  socket.pause()
  await tarpit.hold(network)
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify({ problem })
  socket.end(
    [
      `HTTP/1.1 ${large ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    // Whoever sends garbage might never close their side.
    () => socket.destroy(),
  )
}
