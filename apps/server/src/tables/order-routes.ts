import { empty, orderRequest, type TableInfo, tableParams, tablePersonParams } from '@keep-flying/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { read } from '../problems.ts'
import type { TableServices } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { mutePerson, readmitPerson, removePerson, setOrder, unmutePerson } from './order.ts'
import { known, type Visitors } from './routes.ts'

type Deed = (services: TableServices, user: UserRow, table: string, person: string) => Promise<TableInfo>

/** What the host of a table does to keep order. */
export function orderRoutes(app: FastifyInstance, services: TableServices, visitors: Visitors): void {
  app.patch('/api/tables/:table/order', async (request): Promise<{ table: TableInfo }> => {
    const { table } = read(tableParams, request.params)
    const wanted = read(orderRequest, request.body)
    return { table: await setOrder(services, await known(visitors, request), table, wanted) }
  })

  const about = (deed: Deed) => async (request: FastifyRequest) => {
    const { table, person } = read(tablePersonParams, request.params)
    read(empty, request.body ?? {})
    return { table: await deed(services, await known(visitors, request), table, person) }
  }

  app.put('/api/tables/:table/removed/:person', about(removePerson))
  app.delete('/api/tables/:table/removed/:person', about(readmitPerson))
  app.put('/api/tables/:table/muted/:person', about(mutePerson))
  app.delete('/api/tables/:table/muted/:person', about(unmutePerson))
}
