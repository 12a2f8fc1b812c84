import { fastifyCookie } from '@fastify/cookie'
import { fastifyHelmet } from '@fastify/helmet'
import { limits } from '@keep-flying/protocol'
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify'
import type { Health } from '../health/health.ts'
import { accountRoutes } from '../identity/accounts.ts'
import { dataRoutes } from '../identity/data.ts'
import type { AccountParts, People } from '../identity/parts.ts'
import { securityRoutes } from '../identity/security.ts'
import type { Sessions } from '../identity/sessions.ts'
import { createThrottle } from '../identity/throttle.ts'
import type { Metrics } from '../metrics.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import { deadlines, limitConnections } from './connections.ts'
import { limitDownloads } from './downloads.ts'
import { answerGarbage, errorAnswerer } from './errors.ts'
import { limitRequests } from './limits.ts'
import { networkOf } from './networks.ts'
import { operationRoutes } from './operations.ts'
import { allowsOrigin } from './origin.ts'
import { readableUrl, serveFiles, servePages } from './pages.ts'
import { Tarpit } from './tarpit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers even while the server is shutting down. */
    always?: boolean
    /** Whether the route answers people who are banned. */
    evenBanned?: boolean
  }
}

export interface AppOptions {
  readonly sessions: Sessions
  /** Signs cookies; the same secret that the sessions use. */
  readonly secret: string
  readonly metrics: Metrics
  readonly people: People
  /** The folder of the built client, if there is one. */
  readonly webRoot: string | null
  /** Whether the server is shutting down and starts nothing new. */
  readonly closing: () => boolean
  /** Whether the server is well. */
  readonly examined: () => Promise<Health>
}

/** Methods that change nothing, so requests may come from anywhere. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The HTTP side of the server: what applies to every request, identity, pages and operations. Callers add other routes.
 */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config } = services
  const { trustProxy, publicUrl } = config
  const loggerInstance: FastifyBaseLogger = services.log
  const tarpit = new Tarpit(config, services.now)
  const answerError = errorAnswerer(options.metrics.refusals, tarpit)
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body,
    requestTimeout: deadlines.request,
    http: { headersTimeout: deadlines.headers, connectionsCheckingInterval: deadlines.check },
    trustProxy: (_address, hop) => hop < trustProxy,
    return503OnClosing: false,
    ...(options.webRoot === null ? {} : { rewriteUrl: readableUrl }),
    frameworkErrors: answerError,
    clientErrorHandler: (error, socket) => void answerGarbage(error, socket, services.log, tarpit),
  })
  limitConnections(app.server, config)
  const turn = ({ ip }: FastifyRequest) => services.scheduler.turn(networkOf(ip))
  app.addHook('onRequest', turn)
  // Whatever has a body is worked on once that has come.
  app.addHook('preHandler', async (request) => (request.body === undefined ? undefined : turn(request)))
  app.setErrorHandler(answerError)
  app.removeContentTypeParser('text/plain')

  await app.register(fastifyHelmet, headers(publicUrl))
  await app.register(fastifyCookie, { secret: options.secret })
  // Before the limits: a page is dozens of files, and a house has many visitors.
  if (options.webRoot !== null) await serveFiles(app, options.webRoot)
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) services.bans.checkAddress(request.ip)
  })
  await limitRequests(app, config, options.sessions)
  limitDownloads(app)

  // After rate limiting, so that what is refused here counts, and before any body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (isTrick(request.url))
      throw new Trouble('invalid', 'The address must not contain "..", "\\" or control characters.')
    if (options.closing() && !request.routeOptions.config.always)
      throw new Trouble('unavailable', 'The server is shutting down. Try again in a moment.')
    if (!reading.has(request.method) && !allowsOrigin(request.raw, config))
      throw new Trouble('forbidden', 'Requests from pages of other sites are refused.')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 400) return
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })

  operationRoutes(app, services, options.metrics, options.examined)
  const { sessions, people } = options
  const parts: AccountParts = { ...services, sessions, people, throttle: createThrottle(services, options.secret) }
  accountRoutes(app, parts)
  securityRoutes(app, parts)
  dataRoutes(app, parts)
  await servePages(app, options.webRoot)
  return app
}

function isTrick(url: string): boolean {
  const path = decodeURIComponent(url.split('?', 1)[0] ?? '')
  return path.split('/').includes('..') || /[\\\p{Cc}]/u.test(path)
}

/** What browsers are told not to do. 'self' includes sockets. */
function headers(publicUrl: string | null) {
  const https = publicUrl?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' as const },
  }
}
