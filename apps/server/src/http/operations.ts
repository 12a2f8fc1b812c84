import type { FastifyInstance } from 'fastify'
import type { Health } from '../health/health.ts'
import { inTime } from '../health/in-time.ts'
import type { Metrics } from '../metrics.ts'
import type { Services } from '../services.ts'
import { shared } from '../shared.ts'

/** Monitoring asks often: it is neither rate-limited nor logged. But however many ask at once, we look once. */
const quiet = { logLevel: 'warn', config: { rateLimit: false, always: true } } as const

/** Milliseconds that counting tables may take. Without its database, a server must still tell how it is. */
const patience = 2000

/** What the server tells whoever runs it. */
export function operationRoutes(
  app: FastifyInstance,
  { store }: Pick<Services, 'store'>,
  metrics: Metrics,
  examined: () => Promise<Health>,
): void {
  const look = shared(examined)
  const figures = shared(async () => {
    const [counts, health] = await Promise.all([inTime(patience, store.counts()), look()])
    metrics.tables.reset()
    for (const [status, count] of Object.entries(counts ?? {})) metrics.tables.set({ status }, count)
    measure(metrics, health)
    return metrics.register.metrics()
  })

  app.get('/healthz', quiet, async () => ({ up: true }))

  app.get('/readyz', quiet, async (_request, reply) => {
    const { ready, checks, problems } = await look()
    if (ready) return { ready, checks }
    const message = problems.map(({ says }) => says).join(' ')
    const problem = { code: 'unavailable', message, field: problems[0]?.check }
    return reply.status(503).send({ ready, problem, checks })
  })

  app.get('/metrics', quiet, async (_request, reply) => {
    return reply.type(metrics.register.contentType).send(await figures())
  })
}

function measure(metrics: Metrics, { checks }: Health): void {
  metrics.checkSeconds.reset()
  for (const [check, { ok, figure, unit }] of Object.entries(checks)) {
    metrics.checksPassed.set({ check }, ok ? 1 : 0)
    if (figure === null) continue
    if (unit === 'seconds') metrics.checkSeconds.set({ check }, figure)
    if (unit === 'bytes') metrics.diskFree.set(figure)
  }
}
