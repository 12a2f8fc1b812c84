import {
  idParams,
  inviteQuery,
  limits,
  personReportRequest,
  reportRequest,
  type TableInfo,
  tableParams,
} from '@keep-flying/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { seldom } from '../http/limits.ts'
import { networkOf, payerOf } from '../http/networks.ts'
import { sendInParts } from '../http/parts.ts'
import { read } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { importGame } from './import.ts'
import { reportPerson } from './person-reports.ts'
import { createReplays } from './replays.ts'
import { readReport, report } from './reports.ts'
import type { Visitors } from './routes.ts'

/** What a page links to. */
interface Link {
  readonly id: string
  readonly url: string
}

/** These requests store a lot, so an address may not send many. */
const config = seldom(10)

/** These are answered with a whole game. */
const download = { config: { ...seldom(60), download: true } }

export function reportRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  const payment = (request: FastifyRequest, user: UserRow) => (bytes: number) =>
    services.quotas.spend('reports', payerOf(request, user), bytes)

  app.post('/api/tables/:table/reports', { config }, async (request, reply): Promise<Link> => {
    const { table } = read(tableParams, request.params)
    const { invite } = read(inviteQuery, request.query)
    const { note } = read(reportRequest, request.body)
    const user = await visitors.guestFor(request, reply)
    const id = await report(services, user, table, note, payment(request, user), invite)
    reply.code(201)
    return { id, url: `/report/${id}` }
  })

  app.post('/api/tables/:table/reports/person', { config }, async (request, reply): Promise<object> => {
    const { table } = read(tableParams, request.params)
    const { invite } = read(inviteQuery, request.query)
    const wanted = read(personReportRequest, request.body)
    const user = await visitors.guestFor(request, reply)
    await reportPerson(services, user, table, wanted, payment(request, user), invite)
    reply.code(201)
    return {}
  })

  app.get('/api/reports/:id', download, async (request, reply) => {
    return sendInParts(services, request, reply, await readReport(services, read(idParams, request.params).id))
  })
}

export function replayRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  const replays = createReplays(services)

  app.get('/api/replays/:id', download, async (request, reply) => {
    const record = await replays.read(read(idParams, request.params).id)
    return sendInParts(services, request, reply, within('{"record":', record, '}'))
  })

  /** Refuses whoever has used up their quota before anything of a record is read, and counts its bytes. */
  async function payForBytes(request: FastifyRequest): Promise<void> {
    const network = networkOf(request.ip)
    const payer = { person: (await visitors.identify(request))?.id ?? network, network }
    replays.quota.check(payer)
    replays.quota.charge(payer, { bytes: Math.min(Number(request.headers['content-length'] ?? longest), longest) })
  }

  // Records are large, so that they are read from the text when it is known who pays for that.
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

    scope.post<{ Body: Buffer }>(
      '/api/tables/import',
      { bodyLimit: longest, onRequest: payForBytes },
      async (request, reply): Promise<{ table: TableInfo }> => {
        const user = await visitors.guestFor(request, reply)
        const network = networkOf(request.ip)
        services.quotas.checkRoom()
        services.quotas.spend('tables', { person: user.id, network })
        const table = await importGame(services, replays, user, network, request.body)
        reply.code(201)
        return { table }
      },
    )

    scope.post<{ Body: Buffer }>(
      '/api/replays',
      { bodyLimit: limits.record, onRequest: payForBytes },
      async (request, reply): Promise<Link> => {
        const { id: person } = await visitors.guestFor(request, reply)
        const id = await replays.upload({ person, network: networkOf(request.ip) }, request.body)
        reply.code(201)
        return { id, url: `/replay/${id}` }
      },
    )
  })
}

/** Bytes of a record together with how it is to be continued. */
const longest = limits.record + limits.body

async function* within<T>(before: string, parts: AsyncIterable<T>, after: string): AsyncGenerator<string | T> {
  yield before
  yield* parts
  yield after
}
