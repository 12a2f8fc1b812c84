import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'

/** Monitoring asks often: it is neither rate-limited nor logged. */
const quiet = { logLevel: 'warn', config: { rateLimit: false, always: true } } as const

/** Milliseconds the database may take to answer a ping. */
const patience = 2000

/** What the server tells whoever runs it. */
export function operationRoutes(
  app: FastifyInstance,
  { store, log }: Pick<Services, 'store' | 'log'>,
  metrics: Metrics,
  closing: () => boolean,
): void {
  app.get('/healthz', quiet, async () => ({ up: true }))

  app.get('/readyz', quiet, async () => {
    if (closing()) throw new Trouble('unavailable', 'The server is shutting down.', 'server')
    if (!(await answers(store.ping()))) throw new Trouble('unavailable', 'The database does not answer.', 'database')
    return { ready: true }
  })

  app.get('/metrics', quiet, async (request, reply) => {
    metrics.tables.reset()
    try {
      for (const [status, count] of Object.entries(await store.counts())) metrics.tables.set({ status }, count)
    } catch (err) {
      log.warn({ req: request, err }, 'tables could not be counted')
    }
    return reply.type(metrics.register.contentType).send(await metrics.register.metrics())
  })
}

async function answers(ping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false)
  })
  const prompt = ping.then(
    () => true,
    () => false,
  )
  return Promise.race([prompt, late]).finally(() => clearTimeout(timer))
}
