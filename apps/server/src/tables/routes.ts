import {
  consentMessage,
  createRequest,
  empty,
  gamesQuery,
  inviteQuery,
  joinRequest,
  listQuery,
  proposal,
  seatParams,
  seatRequest,
  type TableInfo,
  type TableLine,
  tableParams,
  takeOverRequest,
} from '@keep-flying/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GameList } from '../games/describe.ts'
import { localesOf } from '../games/languages.ts'
import { seldom } from '../http/limits.ts'
import { payerOf } from '../http/networks.ts'
import { sendInParts } from '../http/parts.ts'
import type { Sessions } from '../identity/sessions.ts'
import { read, Trouble } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { checkBegun, visible } from './checks.ts'
import { info, list, viewerOf } from './info.ts'
import { consent, propose } from './proposals.ts'
import { cancelHandOver, handOver, join, leave, setSeat, takeBack, takeOver } from './seats.ts'
import { create, nextGame, rematch, start } from './tables.ts'

export type Visitors = Pick<Sessions, 'identify' | 'guestFor'>

const proposalParams = consentMessage.pick({ table: true, proposal: true })
const proposalAnswer = consentMessage.pick({ agree: true })

/** Everything about tables that is done over HTTP. */
export function tableRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  listRoutes(app, services, visitors)
  seatRoutes(app, services, visitors)
  proposalRoutes(app, services, visitors)
  exportRoutes(app, services, visitors)
}

/** Who sent the request, for what only somebody with a seat can ask. */
export async function known(visitors: Visitors, request: FastifyRequest): Promise<UserRow> {
  const user = await visitors.identify(request)
  if (!user) throw new Trouble('unauthorized', 'The server does not know you yet; join a table or log in first.')
  return user
}

function tableIn(request: FastifyRequest): string {
  return read(tableParams, request.params).table
}

function inviteIn(request: FastifyRequest): string | undefined {
  return read(inviteQuery, request.query).invite
}

/** Checks that a request has no body: its address says everything. */
function checkEmpty(request: FastifyRequest): void {
  read(empty, request.body ?? {})
}

function listRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  const games = new GameList(services.games)

  app.get('/api/games', async (request, reply): Promise<string> => {
    const { locale } = read(gamesQuery, request.query)
    reply.type('application/json; charset=utf-8')
    return games.writtenIn(localesOf(locale, request.headers['accept-language']))
  })

  app.get('/api/tables', async (request): Promise<{ tables: TableLine[] }> => {
    const { list: kind, locale } = read(listQuery, request.query)
    const locales = localesOf(locale, request.headers['accept-language'])
    return { tables: await list(services, await visitors.identify(request), kind, locales) }
  })

  app.post('/api/tables', async (request, reply): Promise<{ table: TableInfo }> => {
    const wanted = read(createRequest, request.body)
    const user = await visitors.guestFor(request, reply)
    services.quotas.spend('tables', payerOf(request, user))
    const table = await create(services, user, wanted)
    reply.code(201)
    return { table }
  })

  app.get('/api/tables/:table', async (request): Promise<{ table: TableInfo }> => {
    const table = tableIn(request)
    const invite = inviteIn(request)
    return { table: await info(services, table, await visitors.identify(request), invite) }
  })

  app.post('/api/tables/:table/start', async (request): Promise<{ table: TableInfo }> => {
    const table = tableIn(request)
    checkEmpty(request)
    return { table: await start(services, await known(visitors, request), table) }
  })

  app.post('/api/tables/:table/rematch', async (request): Promise<{ table: TableInfo }> => {
    const table = tableIn(request)
    checkEmpty(request)
    const user = await known(visitors, request)
    services.quotas.spend('tables', payerOf(request, user))
    return { table: await rematch(services, user, table) }
  })

  app.post('/api/tables/:table/next', async (request): Promise<{ table: TableInfo }> => {
    const table = tableIn(request)
    checkEmpty(request)
    const user = await known(visitors, request)
    services.quotas.spend('tables', payerOf(request, user))
    return { table: await nextGame(services, user, table) }
  })
}

function seatRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  app.post('/api/tables/:table/join', async (request, reply): Promise<{ table: TableInfo }> => {
    const table = tableIn(request)
    const wanted = read(joinRequest, request.body ?? {})
    return { table: await join(services, await visitors.guestFor(request, reply), table, wanted) }
  })

  app.post('/api/tables/:table/leave', async (request): Promise<object> => {
    const table = tableIn(request)
    checkEmpty(request)
    await leave(services, await known(visitors, request), table)
    return {}
  })

  app.put('/api/tables/:table/seats/:seat', async (request): Promise<{ table: TableInfo }> => {
    const { table, seat } = read(seatParams, request.params)
    const now = read(seatRequest, request.body)
    return { table: await setSeat(services, await known(visitors, request), table, seat, now) }
  })

  app.post('/api/tables/:table/seats/:seat/hand-over', async (request): Promise<{ token: string }> => {
    const { table, seat } = read(seatParams, request.params)
    checkEmpty(request)
    return { token: await handOver(services, await known(visitors, request), table, seat) }
  })

  app.delete('/api/tables/:table/seats/:seat/hand-over', async (request): Promise<object> => {
    const { table, seat } = read(seatParams, request.params)
    checkEmpty(request)
    await cancelHandOver(services, await known(visitors, request), table, seat)
    return {}
  })

  app.post('/api/tables/:table/seats/:seat/take-back', async (request): Promise<{ table: TableInfo }> => {
    const { table, seat } = read(seatParams, request.params)
    checkEmpty(request)
    return { table: await takeBack(services, await known(visitors, request), table, seat) }
  })

  app.post('/api/tables/:table/take-over', async (request, reply): Promise<{ table: TableInfo }> => {
    const table = tableIn(request)
    const { token } = read(takeOverRequest, request.body)
    return { table: await takeOver(services, await visitors.guestFor(request, reply), table, token) }
  })
}

function proposalRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  app.post('/api/tables/:table/proposals', async (request, reply): Promise<{ table: TableInfo }> => {
    const table = tableIn(request)
    const proposed = read(proposal, request.body)
    const user = await known(visitors, request)
    const after = await propose(services, user, payerOf(request, user), table, proposed)
    reply.code(201)
    return { table: after }
  })

  app.post('/api/tables/:table/proposals/:proposal', async (request): Promise<{ table: TableInfo }> => {
    const { table, proposal: id } = read(proposalParams, request.params)
    const { agree } = read(proposalAnswer, request.body)
    return { table: await consent(services, await known(visitors, request), table, id, agree) }
  })
}

function exportRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  const download = { config: { ...seldom(30), download: true } }

  /** The whole record once the game is over, for those who could have watched it. */
  app.get('/api/tables/:table/record', download, async (request, reply) => {
    const { table, game } = await watched(services, visitors, request)
    if (game.status === 'playing')
      throw new Trouble('conflict', 'The game is still running; its record is available once it is over.')
    const record = await services.running.record(table)
    reply.header('content-disposition', `attachment; filename="keep-flying-${table}.json"`)
    return sendInParts(services, request, reply, record)
  })

  app.get('/api/tables/:table/export', download, async (request, reply) => {
    const { table, viewer } = await watched(services, visitors, request)
    const own = await services.running.own(table, viewer, 'all')
    reply.header('content-disposition', `attachment; filename="keep-flying-${table}-view.json"`)
    return sendInParts(services, request, reply, own)
  })
}

/** A game that has begun and that the person who asks may watch. */
async function watched(services: TableServices, visitors: Visitors, request: FastifyRequest) {
  const table = tableIn(request)
  const invite = inviteIn(request)
  const user = await visitors.identify(request)
  const viewer = await viewerOf(services, table, user, invite)
  const { game } = await visible(services, table, user, invite)
  checkBegun(game)
  return { table, game, viewer }
}
