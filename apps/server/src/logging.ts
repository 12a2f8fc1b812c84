import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Fields whose values are never logged, at the top of an entry or up to two levels below. */
const secrets = [
  'cookie',
  'set-cookie',
  'authorization',
  'password',
  'old',
  'new',
  'token',
  'invite',
  'seed',
  'secret',
  'webhook',
  'url',
  'endpoint',
]

/** What is logged about a request: method, route and table, but not who sent it, nor the query. */
interface Noted {
  readonly method: string
  readonly routeOptions?: { readonly url?: string | undefined }
  readonly params?: unknown
}

function noteRequest({ method, routeOptions, params }: Noted) {
  const table = params !== null && typeof params === 'object' && 'table' in params ? params.table : undefined
  return { method, path: routeOptions?.url ?? '(none)', ...(table === undefined ? {} : { table }) }
}

/** Writes JSON lines, by default to the standard output. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: null,
    redact: {
      paths: secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[hidden]',
    },
    serializers: { req: noteRequest, err: pino.stdSerializers.err },
  }
  return destination ? pino(options, destination) : pino(options)
}
