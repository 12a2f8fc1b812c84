import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Fields whose values never get into a log, wherever near the top of an entry they stand. */
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

/** What is noted of a request: how, where and about which table; nothing about who, and nothing of a query. */
interface Noted {
  readonly method: string
  readonly routeOptions?: { readonly url?: string | undefined }
  readonly params?: unknown
}

function noteRequest({ method, routeOptions, params }: Noted) {
  const table = params !== null && typeof params === 'object' && 'table' in params ? params.table : undefined
  return { method, path: routeOptions?.url ?? '(none)', ...(table === undefined ? {} : { table }) }
}

/** JSON lines, to the standard output unless told otherwise. */
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
