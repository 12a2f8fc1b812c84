import { createHmac, randomBytes } from 'node:crypto'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'
import { networkOf } from './http/networks.ts'
import { lineThrottle } from './log-throttle.ts'

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

/** Characters of a field, of an error's message and of its stack. */
const longest = { field: 200, message: 1000, stack: 4000 }

/** What is logged about a request: method, route and table, but not who sent it, nor the query. */
interface Noted {
  readonly method: string
  readonly routeOptions?: { readonly url?: string | undefined }
  readonly params?: unknown
}

function noteRequest({ method, routeOptions, params }: Noted) {
  const table = params !== null && typeof params === 'object' && 'table' in params ? params.table : undefined
  return {
    method,
    path: routeOptions?.url ?? '(none)',
    ...(table === undefined ? {} : { table: cut(String(table), longest.field) }),
  }
}

function noteError(problem: unknown) {
  if (!(problem instanceof Error)) return cut(String(problem), longest.message)
  const { type, message, stack, code } = pino.stdSerializers.err(problem)
  return {
    type,
    message: cut(message, longest.message),
    stack: cut(stack, longest.stack),
    ...(code === undefined ? {} : { code: cut(String(code), longest.field) }),
  }
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}

function cutFields(entry: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, typeof value === 'string' ? cut(value, longest.field) : value]),
  )
}

/** Characters that JSON leaves as they are, but that could garble a terminal or look like the end of a line. */
const unsafe = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

function escaped(line: string): string {
  return line.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** What a line says besides its message. */
function entryOf(given: unknown): object {
  if (given instanceof Error) return { err: given }
  return given !== null && typeof given === 'object' ? given : {}
}

/** The network that something came from; null for what no stranger sent. */
function networkIn(entry: object): string | null {
  if ('network' in entry && typeof entry.network === 'string') return entry.network
  if (!('req' in entry) || entry.req === null || typeof entry.req !== 'object') return null
  return 'ip' in entry.req && typeof entry.req.ip === 'string' ? networkOf(entry.req.ip) : null
}

/** Levels from here on are for what goes wrong. */
const warn = 40

/**
 * Writes JSON lines, by default to the standard output. Whatever a stranger causes is written once per offender, message
 * and minute, and says how much was left out since: an entry names its offender by the `req` or the `network` it came
 * from, or else, when something goes wrong, by its `table`. Networks are written as a short hash that differs with every
 * start, enough to tell offenders apart.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination({ fd: 1, sync: true }),
  now: () => number = Date.now,
): Logger {
  const throttle = lineThrottle(now)
  const salt = randomBytes(16)
  const tagOf = (network: string) => createHmac('sha256', salt).update(network).digest('base64url').slice(0, 8)

  /** Who is to blame for a line, and for what; null for what no stranger causes. */
  function offenceOf(entry: object, from: string | null, level: number, message: string | undefined): string | null {
    const isOffence = level >= warn || 'code' in entry || 'network' in entry
    const by = from ?? (level >= warn && 'table' in entry ? String(entry.table) : null)
    return isOffence && by !== null ? `${by} ${message}` : null
  }

  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    redact: {
      paths: secrets.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[hidden]',
    },
    formatters: { log: cutFields },
    serializers: { req: noteRequest, err: noteError },
    hooks: {
      logMethod(args, method, level) {
        const [given, said]: readonly unknown[] = args
        const entry = entryOf(given)
        const from = networkIn(entry)
        const message = typeof given === 'string' ? given : typeof said === 'string' ? said : undefined
        const admitted = throttle.admit(offenceOf(entry, from, level, message))
        if (!admitted) return
        const { network: _, ...rest } = { network: null, ...entry }
        const { suppressed, omitted } = admitted
        const more = {
          ...(from === null ? {} : { from: tagOf(from) }),
          ...(suppressed === 0 ? {} : { suppressed }),
          ...(omitted === 0 ? {} : { omitted }),
        }
        method.apply(this, [{ ...rest, ...more }, message])
      },
    },
  }
  return pino(options, { write: (line) => destination.write(escaped(line)) })
}
