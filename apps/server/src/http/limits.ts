import type { IncomingMessage } from 'node:http'
import { fastifyRateLimit } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Sessions } from '../identity/sessions.ts'
import { Trouble } from '../problems.ts'
import { networkOf, networksPerSite, siteOf } from './networks.ts'
import { addressOf } from './origin.ts'

const minute = 60_000

/** How many sessions' worth of requests may come from one network: a house or a school, not a flood. */
export const sessionsPerNetwork = 20

/** Whose allowance a request uses: its session's, if the server signed it, or else that of the network it came from. */
export function senderOf(
  request: IncomingMessage,
  config: Pick<Config, 'trustProxy'>,
  sessions: Pick<Sessions, 'sessionIn'>,
): string {
  return sessions.sessionIn(request.headers.cookie) ?? networkOf(addressOf(request, config))
}

const network = ({ ip }: FastifyRequest) => networkOf(ip)
const site = ({ ip }: FastifyRequest) => siteOf(networkOf(ip)) ?? networkOf(ip)

/** The limit of a route that must not be asked often: per network, since anybody can have as many sessions as they like. */
export function seldom(max: number) {
  return { rateLimit: { max, timeWindow: minute, keyGenerator: network } }
}

/**
 * Limits how often every route added from here on is asked: per session, per network without one, and per network and per
 * site as a whole.
 */
export async function limitRequests(
  app: FastifyInstance,
  config: Pick<Config, 'requestsPerMinute' | 'trustProxy'>,
  sessions: Pick<Sessions, 'sessionIn'>,
): Promise<void> {
  const max = config.requestsPerMinute
  await app.register(fastifyRateLimit, {
    max,
    timeWindow: minute,
    keyGenerator: ({ raw }: FastifyRequest) => senderOf(raw, config, sessions),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  const limit = (max: number, keyGenerator: typeof network) =>
    app.createRateLimit({ max, timeWindow: minute, keyGenerator })
  const ofAll = [limit(max * sessionsPerNetwork, network), limit(max * sessionsPerNetwork * networksPerSite, site)]
  app.addHook('onRoute', (route) => {
    const own = route.config?.rateLimit
    if (own === false) return
    const limits = typeof own?.max === 'number' ? [...ofAll, limit(own.max * networksPerSite, site)] : ofAll
    const hooks = [route.onRequest ?? []].flat()
    route.onRequest = [
      ...hooks,
      async (request) => {
        for (const counted of limits) {
          const use = await counted(request)
          if (!use.isAllowed && use.isExceeded) throw tooMany(use.ttl)
        }
      },
    ]
  })
}

function tooMany(ttl: number): Trouble {
  return new Trouble('too-many', `Too many requests. Try again in ${Math.ceil(ttl / 1000)} seconds.`)
}
