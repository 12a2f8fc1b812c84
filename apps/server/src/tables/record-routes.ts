import type { GameRecord } from '@keep-flying/kernel'
import {
  idParams,
  importRequest,
  inviteQuery,
  limits,
  personReportRequest,
  type Report,
  reportRequest,
  type TableInfo,
  tableParams,
} from '@keep-flying/protocol'
import type { FastifyInstance } from 'fastify'
import { seldom } from '../http/limits.ts'
import { read } from '../problems.ts'
import type { TableServices } from '../services.ts'

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

export function reportRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  app.post('/api/tables/:table/reports', { config }, async (request, reply): Promise<Link> => {
    const { table } = read(tableParams, request.params)
    const { invite } = read(inviteQuery, request.query)
    const { note } = read(reportRequest, request.body)
    const id = await report(services, await visitors.guestFor(request, reply), table, note, invite)
    reply.code(201)
    return { id, url: `/report/${id}` }
  })

  app.post('/api/tables/:table/reports/person', { config }, async (request, reply): Promise<object> => {
    const { table } = read(tableParams, request.params)
    const { invite } = read(inviteQuery, request.query)
    const wanted = read(personReportRequest, request.body)
    await reportPerson(services, await visitors.guestFor(request, reply), table, wanted, invite)
    reply.code(201)
    return {}
  })

  app.get(
    '/api/reports/:id',
    async (request): Promise<Report> => readReport(services, read(idParams, request.params).id),
  )
}

export function replayRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  const replays = createReplays(services)

  app.get('/api/replays/:id', async (request): Promise<{ record: GameRecord }> => {
    return { record: await replays.read(read(idParams, request.params).id) }
  })

  app.post(
    '/api/tables/import',
    { bodyLimit: limits.record + limits.body, config },
    async (request, reply): Promise<{ table: TableInfo }> => {
      const wanted = read(importRequest, request.body)
      const table = await importGame(services, replays, await visitors.guestFor(request, reply), wanted)
      reply.code(201)
      return { table }
    },
  )

  // The kernel reads the record from its text, so the body is not parsed before.
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post<{ Body: string }>(
      '/api/replays',
      { bodyLimit: limits.record, config },
      async (request, reply): Promise<Link> => {
        const id = await replays.upload(await visitors.guestFor(request, reply), request.body)
        reply.code(201)
        return { id, url: `/replay/${id}` }
      },
    )
  })
}
