import {
  banParams,
  banRequest,
  bansQuery,
  closeRequest,
  deedsQuery,
  deleteRequest,
  empty,
  handledRequest,
  operatorProof,
  operatorReportsQuery,
  operatorTablesQuery,
  peopleQuery,
  personParams,
  reportParams,
  tableParams,
} from '@keep-flying/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { seldom } from '../http/limits.ts'
import { type AccountParts, proveAgain } from '../identity/parts.ts'
import { read, Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import * as deeds from './console.ts'
import { banInfo, deedInfo, personInfo, personLine, reportLine, tableInfo, tableLine } from './info.ts'

const minute = 60_000

/** What the console needs to know who asks. */
type OperatorParts = Services & Pick<AccountParts, 'sessions' | 'throttle'>

/** Nobody may guess an operator's password here. */
const proven = { config: seldom(10) }

/**
 * The operator's console over HTTP. Whoever is not an operator is told what they would be told if none of this existed.
 * `acted` lets this node follow at once what was done; the others follow within seconds.
 */
export function operatorRoutes(app: FastifyInstance, parts: OperatorParts, acted: () => Promise<void>): void {
  const { store, sessions, now } = parts
  const operators = new WeakMap<FastifyRequest, UserRow>()

  function operatorOf(request: FastifyRequest): UserRow {
    const user = operators.get(request)
    if (!user) throw nothingHere()
    return user
  }

  /** Does something as the operator who asks for it; returns what it leads to. */
  async function act<T>(request: FastifyRequest, deed: (by: string) => Promise<T>): Promise<T> {
    const done = await deed(operatorOf(request).name)
    await acted()
    return done
  }

  /** The same for what cannot be undone: with the password. */
  async function actProven<T>(request: FastifyRequest, password: string, deed: (by: string) => Promise<T>): Promise<T> {
    await proveAgain(parts, operatorOf(request), password, 'password')
    return act(request, deed)
  }

  app.register(async (scope) => {
    // Before anything is read of the request, so that nobody else learns what would be right.
    scope.addHook('onRequest', async (request) => {
      const user = await sessions.identify(request)
      if (user?.login == null || !(await store.isOperator(user.id))) throw nothingHere()
      operators.set(request, user)
    })

    scope.get('/api/admin/people', async (request) => {
      const { search, page } = read(peopleQuery, request.query)
      return { people: (await store.people(search, page)).map(personLine) }
    })

    scope.get('/api/admin/people/:person', async (request) => {
      const { person } = read(personParams, request.params)
      return personInfo(await deeds.personDetails(parts, person))
    })

    scope.post('/api/admin/people/:person/delete', proven, async (request) => {
      const { person } = read(personParams, request.params)
      const { why, password } = read(deleteRequest, request.body)
      await actProven(request, password, (by) => deeds.deletePerson(parts, by, person, why))
      return {}
    })

    scope.post('/api/admin/people/:person/recovery', proven, async (request) => {
      const { person } = read(personParams, request.params)
      const { password } = read(operatorProof, request.body)
      const { code } = await actProven(request, password, (by) => deeds.makeRecovery(parts, by, person))
      return { code }
    })

    scope.get('/api/admin/tables', async (request) => {
      const { status, search, page } = read(operatorTablesQuery, request.query)
      return { tables: (await store.tableLines(status, search, page)).map(tableLine) }
    })

    scope.get('/api/admin/tables/:table', async (request) => {
      const { table } = read(tableParams, request.params)
      return { table: tableInfo(await deeds.tableDetails(parts, table)) }
    })

    scope.post('/api/admin/tables/:table/close', async (request) => {
      const { table } = read(tableParams, request.params)
      const { why } = read(closeRequest, request.body)
      await act(request, (by) => deeds.closeTable(parts, by, table, why))
      return {}
    })

    scope.post('/api/admin/tables/:table/delete', proven, async (request) => {
      const { table } = read(tableParams, request.params)
      const { why, password } = read(deleteRequest, request.body)
      await actProven(request, password, (by) => deeds.deleteTable(parts, by, table, why))
      return {}
    })

    scope.get('/api/admin/reports', async (request) => {
      const { open, page } = read(operatorReportsQuery, request.query)
      return { reports: (await store.reportLines(open === 'true', page)).map(reportLine) }
    })

    scope.post('/api/admin/reports/:report', async (request) => {
      const { report } = read(reportParams, request.params)
      const { done } = read(handledRequest, request.body)
      await act(request, (by) => deeds.handleReport(parts, by, report, done))
      return {}
    })

    scope.get('/api/admin/bans', async (request) => {
      const { all, page } = read(bansQuery, request.query)
      const found = all === 'true' ? await store.bans(page) : await store.bansInForce(page)
      return { bans: found.map(banInfo) }
    })

    scope.post('/api/admin/bans', async (request, reply) => {
      const { person, addresses, address, minutes, why } = read(banRequest, request.body)
      const who = person === undefined ? { address: address ?? '' } : { person, addresses }
      const until = minutes === null ? null : now() + minutes * minute
      const made = await act(request, (by) => deeds.ban(parts, by, { who, why, until }))
      reply.code(201)
      return { ban: banInfo({ ...made, name: null }) }
    })

    scope.delete('/api/admin/bans/:ban', async (request) => {
      const { ban } = read(banParams, request.params)
      read(empty, request.body ?? {})
      await act(request, (by) => deeds.unban(parts, by, ban, ''))
      return {}
    })

    scope.get('/api/admin/log', async (request) => {
      const { page } = read(deedsQuery, request.query)
      return { deeds: (await store.deeds(page)).map(deedInfo) }
    })
  })
}

/** What the server says of an address that it does not know. */
function nothingHere(): Trouble {
  return new Trouble('not-found', 'There is nothing at this address, or nothing for this method.')
}
