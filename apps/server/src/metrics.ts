import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the server measures about itself, for `GET /metrics`. */
export interface Metrics {
  /** Answers and undos of people and bots: `accepted`, or the code of the problem they were refused with. */
  readonly answers: Counter<'code'>
  /** From an answer's arrival to its acknowledgement. */
  readonly answerSeconds: Histogram
  /** How long a bot thought about one decision. */
  readonly botSeconds: Histogram
  /** How many entries were stored in one batch. */
  readonly batchSize: Histogram
  /** Requests and messages that were refused, by the code of the problem. */
  readonly refusals: Counter<'code'>
  /** What was refused because somebody had enough stored, by the quota. */
  readonly quotaRefusals: Counter<'quota'>
  /** Bytes that the database uses, and the most it may. */
  readonly storageUsed: Gauge
  readonly storageMost: Gauge
  /** What was deleted to make room, by kind. */
  readonly givenUp: Counter<'kind'>
  /** Connections that were cut, by the reason. */
  readonly cuts: Counter<'why'>
  /** Batches that could not be stored. */
  readonly writeFailures: Counter
  /** What the checks of `GET /readyz` found, when somebody asks: whether each is passed, and its figure. */
  readonly checksPassed: Gauge<'check'>
  readonly checkSeconds: Gauge<'check'>
  readonly diskFree: Gauge
  readonly sockets: Gauge
  /** Tables held in memory. */
  readonly rooms: Gauge
  /** Tables in the database, counted when somebody asks. */
  readonly tables: Gauge<'status'>
  /** Games that ended on this node, by game and result. */
  readonly finished: Counter<'game' | 'result'>
  readonly reminders: Counter<'kind' | 'result'>
  /** How old the newest backup is, on a node that makes them. */
  readonly backupAge: Gauge<'database'>
  readonly backupFailures: Counter
  readonly register: Registry
}

/** One set per server, so that several servers can run in one process. */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const answers = new Counter({
    name: 'keepflying_answers_total',
    help: 'Answers and undos, accepted or refused by code.',
    labelNames: ['code'],
    registers,
  })
  // Only a counter that was there before is seen to grow, and the first of these raises an alarm.
  for (const code of ['rules-fault', 'internal']) answers.inc({ code }, 0)
  return {
    answers,
    answerSeconds: new Histogram({
      name: 'keepflying_answer_seconds',
      help: 'Seconds from the arrival of an answer to its acknowledgement.',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'keepflying_bot_seconds',
      help: 'Seconds a bot thought about one decision.',
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    batchSize: new Histogram({
      name: 'keepflying_append_batch_size',
      help: 'Entries stored in one batch.',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200],
      registers,
    }),
    refusals: new Counter({
      name: 'keepflying_refusals_total',
      help: 'Requests and messages that were refused, by code.',
      labelNames: ['code'],
      registers,
    }),
    quotaRefusals: new Counter({
      name: 'keepflying_quota_refusals_total',
      help: 'What was refused by a quota (tables, chat, answers, reports, guests, kept-tables, kept-reports, kept-replays, room).',
      labelNames: ['quota'],
      registers,
    }),
    storageUsed: new Gauge({ name: 'keepflying_storage_bytes', help: 'Bytes that the database uses.', registers }),
    storageMost: new Gauge({ name: 'keepflying_storage_limit_bytes', help: 'MAX_STORAGE in bytes.', registers }),
    givenUp: new Counter({
      name: 'keepflying_given_up_total',
      help: 'What was deleted to make room, by kind (open, replays, abandoned, over, reports).',
      labelNames: ['kind'],
      registers,
    }),
    cuts: new Counter({
      name: 'keepflying_connections_cut_total',
      help: 'Connections that were cut, by reason (flood, not read, parse error, transport error, forced close).',
      labelNames: ['why'],
      registers,
    }),
    writeFailures: new Counter({
      name: 'keepflying_write_failures_total',
      help: 'Batches of answers that could not be stored.',
      registers,
    }),
    checksPassed: new Gauge({
      name: 'keepflying_check_passed',
      help: 'Whether a check of /readyz is passed (1) or not (0).',
      labelNames: ['check'],
      registers,
    }),
    checkSeconds: new Gauge({
      name: 'keepflying_check_seconds',
      help: 'The figure of a check of /readyz, where that is a time.',
      labelNames: ['check'],
      registers,
    }),
    diskFree: new Gauge({
      name: 'keepflying_disk_free_bytes',
      help: 'Bytes left on the disk of the embedded database.',
      registers,
    }),
    sockets: new Gauge({ name: 'keepflying_sockets', help: 'Sockets connected.', registers }),
    rooms: new Gauge({ name: 'keepflying_rooms', help: 'Tables held in memory.', registers }),
    tables: new Gauge({
      name: 'keepflying_tables',
      help: 'Tables in the database by status.',
      labelNames: ['status'],
      registers,
    }),
    finished: new Counter({
      name: 'keepflying_games_finished_total',
      help: 'Games that ended, by game and result (somebody-won, nobody-won, team-won, team-lost).',
      labelNames: ['game', 'result'],
      registers,
    }),
    reminders: new Counter({
      name: 'keepflying_reminders_total',
      help: 'Reminders by kind (webhook, push) and result (sent, failed).',
      labelNames: ['kind', 'result'],
      registers,
    }),
    backupAge: new Gauge({
      name: 'keepflying_backup_age_seconds',
      help: 'Seconds since the newest backup of the embedded database was made, or since the start if there is none.',
      labelNames: ['database'],
      registers,
    }),
    backupFailures: new Counter({
      name: 'keepflying_backup_failures_total',
      help: 'Backups that failed.',
      registers,
    }),
    register,
  }
}
