import type { Logger } from 'pino'
import { forgetUnseen } from './identity/forgetting.ts'
import { attemptsKept } from './identity/throttle.ts'
import { type ReminderCounter, sendDue } from './reminders/reminders.ts'
import type { Services } from './services.ts'

/** Something done regularly while the server runs. */
export interface Job {
  readonly name: string
  /** Milliseconds between two runs. */
  readonly every: number
  /** Done at the start, and again only until it has worked once. */
  readonly once?: boolean
  run(): Promise<void>
}

const second = 1000
const hour = 60 * 60 * second
const day = 24 * hour

export function upkeepJobs(services: Services, counter: ReminderCounter): Job[] {
  return [
    { name: 'reminders', every: 30 * second, run: () => sendDue(services, counter) },
    { name: 'clean-up', every: hour, run: () => cleanUp(services) },
  ]
}

/** Removes what was not touched for as long as the configuration keeps it. */
export async function cleanUp(services: Services): Promise<void> {
  const { config, log, store, now } = services
  const at = now()
  const went = await store.cleanUp({
    now: at,
    open: at - config.keepOpenTables * day,
    live: at - config.keepLiveTables * day,
    days: at - config.keepDaysTables * day,
    replays: at - config.keepReplays * day,
  })
  const guests = await forgetUnseen(services, 'guests', at - config.keepGuests * day)
  const accounts =
    config.keepAccounts === 0 ? 0 : await forgetUnseen(services, 'accounts', at - config.keepAccounts * day)
  await store.forgetAttempts({ before: at - attemptsKept })
  const all = { ...went, guests, accounts }
  if (Object.values(all).some((count) => count > 0)) log.info(all, 'cleaned up')
}

export interface Upkeep {
  /** Starts no more runs, and waits for those under way. */
  stop(): Promise<void>
}

/** A run that is due while the last one is still under way is skipped; one that fails is logged. */
export function startUpkeep({ log }: { readonly log: Logger }, jobs: readonly Job[]): Upkeep {
  const running = new Map<Job, Promise<void>>()
  const done = new Set<Job>()
  const begin = (job: Job) => {
    if (running.has(job) || done.has(job)) return
    const pass = job
      .run()
      .then(() => {
        if (job.once) done.add(job)
      })
      .catch((err: unknown) => log.error({ err, job: job.name }, 'upkeep failed'))
      .finally(() => running.delete(job))
    running.set(job, pass)
  }
  const timers = jobs.map((job) => setInterval(begin, job.every, job).unref())
  for (const job of jobs) if (job.once) begin(job)
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
