import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Trouble } from '../problems.ts'
import { Connections } from './connections.ts'
import { networkOf } from './networks.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route sends a whole game, or as much. */
    download?: boolean
  }
}

/** How many whole games may be on their way to one network: those that nobody reads stay in memory. */
const downloadsEach = 6

/** Limits how many downloads a network has at once, of all routes added from here on. */
export function limitDownloads(app: FastifyInstance): void {
  const downloads = new Connections(downloadsEach)

  /** Counts a download until it was read, or its reader is gone. */
  async function countDownload({ ip }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const network = networkOf(ip)
    if (downloads.isFull(network))
      throw new Trouble('too-many', 'Several games are on their way to you. Try again when they are there.')
    downloads.count(network, raw)
  }

  app.addHook('onRoute', (route) => {
    if (route.config?.download) route.preHandler = [route.preHandler ?? [], countDownload].flat()
  })
}
