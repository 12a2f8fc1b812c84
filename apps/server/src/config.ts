import { availableParallelism } from 'node:os'
import { z } from 'zod'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Where backups of the embedded database go; null for a folder inside the data folder. */
  readonly backupFolder: string | null
  /** Hours between two backups; 0 for none. */
  readonly backupEvery: number
  /** Of how many hours, days and weeks the last backup is kept. */
  readonly backupHours: number
  readonly backupDays: number
  readonly backupWeeks: number
  /** Where people reach the server, without a slash at the end; null for wherever a request arrived. */
  readonly publicUrl: string | null
  /** How many proxies are in front of the server. */
  readonly trustProxy: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  /** Requests one session may make per minute, or an address without one; and messages one person may send. */
  readonly requestsPerMinute: number
  readonly messagesPerMinute: number
  /** Sockets that all people behind one address may have open to a node. */
  readonly connectionsPerAddress: number
  /** What bringing records may cost one person per hour: bytes, and processor time to replay them. */
  readonly importMegabytes: number
  readonly importSeconds: number
  /** Megabytes of answers that one person may have stored per hour. */
  readonly answerMegabytes: number
  /** Tables that one person may make per hour, and new guests that may come from one network. */
  readonly tablesPerHour: number
  readonly guestsPerHour: number
  /** Zero bits of the work that makes a guest; 0 for none. */
  readonly guestWork: number
  /** Megabytes that the database may grow to. */
  readonly maxStorage: number
  /** Threads that bots think on. */
  readonly botThreads: number
  /** Milliseconds after which a bot that has not answered gets an answer made for it. */
  readonly botPatience: number
  readonly botThinking: number
  /** Whether webhooks may go to private addresses, for a server at home. */
  readonly privateWebhooks: boolean
  /** Minutes that a game played over days waits for somebody before they are reminded. */
  readonly remindAfter: number
  /** Where push services can reach whoever runs this server. */
  readonly contact: string
  /** Days after which what nobody has touched is removed. */
  readonly keepOpenTables: number
  readonly keepLiveTables: number
  readonly keepDaysTables: number
  readonly keepGuests: number
  /** The same for accounts; 0 for ever. */
  readonly keepAccounts: number
  readonly keepReplays: number
  /** Seconds that a live game waits for somebody who may step in, but need not. */
  readonly stepIn: number
  /** Minutes of absence after which the others may replace somebody, by pace. */
  readonly absentLive: number
  readonly absentDays: number
  /** Minutes without an answer after which they may replace somebody who is there, by pace. */
  readonly stalledLive: number
  readonly stalledDays: number
}

/** The server cannot start as it is configured. The message says what to change. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}

/** An environment variable the server reads. */
export interface Variable {
  readonly name: string
  /** Its default, as text for people. */
  readonly preset: string
  /** One sentence. */
  readonly meaning: string
}

/** How a variable's text is read, and what it has to be. */
interface Reading<T> {
  readonly wanted: string
  readonly schema: z.ZodType<T, string>
  /** Whether the value may contain a password and must not be repeated. */
  readonly secret?: true
}

interface Asked<T> extends Variable {
  /** The text to read when it is not set, if that is not `preset` itself. */
  readonly unset?: string
  readonly as: Reading<T>
}

type Ask = <T>(variable: Asked<T>) => T

function whole(min: number, max: number): Reading<number> {
  const schema = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max))
  return { wanted: `a whole number from ${min} to ${max}`, schema }
}

const text: Reading<string> = { wanted: 'some text', schema: z.string() }

const folder: Reading<string | null> = { wanted: 'a folder', schema: z.string().transform((given) => given || null) }

const truth: Reading<boolean> = {
  wanted: 'true or false',
  schema: z.enum(['true', 'false']).transform((word) => word === 'true'),
}

const logLevel: Reading<Config['logLevel']> = {
  wanted: 'fatal, error, warn, info, debug or silent',
  schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
}

const databaseUrl: Reading<string | null> = {
  wanted: 'a PostgreSQL URL such as postgres://user:password@host:5432/database',
  schema: z
    .literal('')
    .transform(() => null)
    .or(z.url({ protocol: /^postgres(ql)?$/ })),
  secret: true,
}

const publicUrl: Reading<string | null> = {
  wanted: 'an http or https URL without a path, such as https://play.example.org',
  schema: z
    .literal('')
    .transform(() => null)
    .or(
      z
        .url({ protocol: /^https?$/ })
        .transform((url) => new URL(url))
        .refine(({ href, origin }) => href === `${origin}/`)
        .transform(({ origin }) => origin),
    ),
}

const contact: Reading<string> = {
  wanted: 'a mailto: or https: URL',
  schema: z.url({ protocol: /^(mailto|https)$/ }),
}

const seconds = whole(1, 3600)
const minutes = whole(0, 525_600)
const days = whole(1, 36_500)

/** The whole configuration, variable by variable. */
function settings(ask: Ask): Config {
  return {
    port: ask({
      name: 'PORT',
      preset: '3000',
      meaning: 'The port to listen on; 0 for any free one.',
      as: whole(0, 65_535),
    }),
    host: ask({
      name: 'HOST',
      preset: '127.0.0.1',
      meaning: 'The address to listen on; 0.0.0.0 for all.',
      as: text,
    }),
    dataDir: ask({
      name: 'DATA_DIR',
      preset: './data',
      meaning: 'The folder of the embedded database.',
      as: text,
    }),
    databaseUrl: ask({
      name: 'DATABASE_URL',
      preset: 'none',
      unset: '',
      meaning: 'The PostgreSQL database to use instead of the embedded one.',
      as: databaseUrl,
    }),
    backupFolder: ask({
      name: 'BACKUP_FOLDER',
      preset: 'DATA_DIR/backups',
      unset: '',
      meaning: 'Where backups of the embedded database go.',
      as: folder,
    }),
    backupEvery: ask({
      name: 'BACKUP_EVERY',
      preset: '6',
      meaning: 'Hours between two backups of the embedded database; 0 for none.',
      as: whole(0, 8760),
    }),
    backupHours: ask({
      name: 'BACKUP_KEEP_HOURS',
      preset: '4',
      meaning: 'Of how many hours the last backup is kept.',
      as: whole(0, 1000),
    }),
    backupDays: ask({
      name: 'BACKUP_KEEP_DAYS',
      preset: '7',
      meaning: 'Of how many days the last backup is kept.',
      as: whole(0, 1000),
    }),
    backupWeeks: ask({
      name: 'BACKUP_KEEP_WEEKS',
      preset: '4',
      meaning: 'Of how many weeks the last backup is kept.',
      as: whole(0, 1000),
    }),
    publicUrl: ask({
      name: 'PUBLIC_URL',
      preset: 'none',
      unset: '',
      meaning: 'Where people reach the server, for links in reminders; if https, cookies are sent over https only.',
      as: publicUrl,
    }),
    trustProxy: ask({
      name: 'TRUST_PROXY',
      preset: '0',
      meaning: 'How many proxies are in front of the server; their X-Forwarded headers are trusted.',
      as: whole(0, 10),
    }),
    logLevel: ask({
      name: 'LOG_LEVEL',
      preset: 'warn',
      meaning: 'The lowest level of entries to log; info includes every request.',
      as: logLevel,
    }),
    requestsPerMinute: ask({
      name: 'REQUESTS_PER_MINUTE',
      preset: '300',
      meaning: 'Requests one session may make per minute, or one address without a session.',
      as: whole(1, 1_000_000_000),
    }),
    messagesPerMinute: ask({
      name: 'MESSAGES_PER_MINUTE',
      preset: '600',
      meaning: 'Messages one person may send over sockets per minute.',
      as: whole(1, 1_000_000_000),
    }),
    connectionsPerAddress: ask({
      name: 'CONNECTIONS_PER_ADDRESS',
      preset: '100',
      meaning: 'Sockets that all people behind one address may have open to a node.',
      as: whole(1, 1_000_000),
    }),
    importMegabytes: ask({
      name: 'IMPORT_MEGABYTES_PER_HOUR',
      preset: '20',
      meaning: 'Megabytes of records that one person may upload or import per hour.',
      as: whole(1, 1_000_000),
    }),
    importSeconds: ask({
      name: 'IMPORT_SECONDS_PER_HOUR',
      preset: '60',
      meaning: 'Seconds of processor time per hour that replaying one person’s uploads may take.',
      as: whole(1, 1_000_000),
    }),
    answerMegabytes: ask({
      name: 'ANSWER_MEGABYTES_PER_HOUR',
      preset: '12',
      meaning: 'Megabytes of answers that one person may have stored per hour; ten times that from one network.',
      as: whole(1, 1_000_000),
    }),
    tablesPerHour: ask({
      name: 'TABLES_PER_HOUR',
      preset: '60',
      meaning: 'Tables that one person may make per hour; ten times that from one network.',
      as: whole(1, 1_000_000_000),
    }),
    guestsPerHour: ask({
      name: 'GUESTS_PER_HOUR',
      preset: '400',
      meaning: 'New guests that may come from one network per hour.',
      as: whole(1, 1_000_000_000),
    }),
    guestWork: ask({
      name: 'GUEST_WORK',
      preset: '0',
      meaning:
        'Bits of work that a browser does before it becomes a guest: 18 take a moment, each further bit doubles it.',
      as: whole(0, 24),
    }),
    maxStorage: ask({
      name: 'MAX_STORAGE',
      preset: '20000',
      meaning:
        'Megabytes that the database may grow to; nothing new is stored beyond it, but games go on, up to 10 % more.',
      as: whole(1, 1_000_000_000),
    }),
    botThreads: ask({
      name: 'BOT_THREADS',
      preset: 'cores - 1, from 1 to 4',
      unset: String(Math.min(4, Math.max(1, availableParallelism() - 1))),
      meaning: 'Threads that bots think on.',
      as: whole(1, 64),
    }),
    botPatience: ask({
      name: 'BOT_PATIENCE',
      preset: '10000',
      meaning: 'Milliseconds a bot may think before an answer is made for it.',
      as: whole(100, 600_000),
    }),
    botThinking: ask({
      name: 'BOT_THINKING',
      preset: '1000',
      meaning: 'Milliseconds that a bot tries things out before it goes by what it has found.',
      as: whole(10, 600_000),
    }),
    privateWebhooks: ask({
      name: 'ALLOW_PRIVATE_WEBHOOKS',
      preset: 'false',
      meaning: 'Whether reminders may go to private addresses and over plain http.',
      as: truth,
    }),
    remindAfter: ask({
      name: 'REMIND_AFTER',
      preset: '10',
      meaning: 'Minutes that a game played over days waits for somebody before they are reminded.',
      as: minutes,
    }),
    contact: ask({
      name: 'CONTACT',
      preset: 'mailto:admin@localhost',
      meaning: 'Where push services can reach whoever runs this server.',
      as: contact,
    }),
    keepOpenTables: ask({
      name: 'KEEP_OPEN_TABLES',
      preset: '7',
      meaning: 'Days after which an untouched table that never started is deleted.',
      as: days,
    }),
    keepLiveTables: ask({
      name: 'KEEP_LIVE_TABLES',
      preset: '3',
      meaning: 'Days after which an untouched live game is abandoned.',
      as: days,
    }),
    keepDaysTables: ask({
      name: 'KEEP_DAYS_TABLES',
      preset: '60',
      meaning: 'Days after which an untouched game played over days is abandoned.',
      as: days,
    }),
    keepGuests: ask({
      name: 'KEEP_GUESTS',
      preset: '60',
      meaning: 'Days without a visit after which a guest who plays nowhere is deleted.',
      as: days,
    }),
    keepAccounts: ask({
      name: 'KEEP_ACCOUNTS',
      preset: '0',
      meaning: 'The same for an account; 0 keeps accounts for ever.',
      as: whole(0, 36_500),
    }),
    keepReplays: ask({
      name: 'KEEP_REPLAYS',
      preset: '180',
      meaning: 'Days after which an uploaded record is deleted.',
      as: days,
    }),
    stepIn: ask({
      name: 'STEP_IN',
      preset: '10',
      meaning: 'Seconds that a live game waits for somebody who may step in, but need not.',
      as: seconds,
    }),
    absentLive: ask({
      name: 'ABSENT_LIVE',
      preset: '5',
      meaning: 'Minutes that somebody who is away may keep a live game waiting before the others can replace them.',
      as: minutes,
    }),
    absentDays: ask({
      name: 'ABSENT_DAYS',
      preset: '4320',
      meaning: 'The same in a game played over days.',
      as: minutes,
    }),
    stalledLive: ask({
      name: 'STALLED_LIVE',
      preset: '10',
      meaning: 'Minutes that somebody who is there may keep a live game waiting before the others can replace them.',
      as: minutes,
    }),
    stalledDays: ask({
      name: 'STALLED_DAYS',
      preset: '10080',
      meaning: 'The same in a game played over days.',
      as: minutes,
    }),
  }
}

/** Reads the configuration from environment variables. One that is empty counts as not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return settings(({ name, preset, unset = preset, as }) => {
    const given = env[name] || unset
    const result = as.schema.safeParse(given)
    if (result.success) return result.data
    const shown = as.secret
      ? 'what was given (not shown, because it may contain a password)'
      : `"${withoutLogin(given)}"`
    throw new ConfigError(`${name} must be ${as.wanted}, not ${shown}.`)
  })
}

function withoutLogin(url: string): string {
  return url.replace(/\/\/.*@/, '//***@')
}

/** Every variable, for the documentation. */
export const variables: readonly Variable[] = listVariables()

function listVariables(): Variable[] {
  const list: Variable[] = []
  settings(({ name, preset, unset = preset, meaning, as }) => {
    list.push({ name, preset, meaning })
    return as.schema.parse(unset)
  })
  return list
}
