import { type Block, blockRequest, empty, limits, personParams } from '@keep-flying/protocol'
import type { FastifyInstance } from 'fastify'
import { handleOf } from '../ids.ts'
import { read, Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { visible } from './checks.ts'
import { personAt } from './people.ts'
import { known, type Visitors } from './routes.ts'

/** What the rest of the server is told about blocks: whether a person now wants to hear another. */
export type Hearing = (user: string, other: string, hears: boolean) => void

/** Whom a person wants to hear no more of. Those who are blocked are not told. */
export function blockRoutes(app: FastifyInstance, services: Services, visitors: Visitors, changed: Hearing): void {
  const { store } = services

  async function listOf(user: UserRow): Promise<{ blocks: Block[] }> {
    const rows = await store.blocksOf(user.id)
    return { blocks: rows.map(({ blocked, name, at }) => ({ person: handleOf(blocked), name, at })) }
  }

  app.get('/api/me/blocks', async (request) => listOf(await known(visitors, request)))

  app.put('/api/me/blocks/:person', async (request) => {
    const { person } = read(personParams, request.params)
    const { table, invite } = read(blockRequest, request.body)
    const user = await known(visitors, request)
    const other = await personAt(services, await visible(services, table, user, invite), person)
    if (other === user.id) throw new Trouble('invalid', 'You cannot block yourself.', 'person')
    const before = await store.blocksOf(user.id)
    if (before.some(({ blocked }) => blocked === other)) return listOf(user)
    if (before.length >= limits.blocks) {
      const message = `You have blocked ${limits.blocks} people, which is the limit; unblock somebody first.`
      throw new Trouble('too-many', message)
    }
    if (!(await store.user(other))) throw new Trouble('not-found', 'This person is gone.', 'person')
    await store.block(user.id, other)
    changed(user.id, other, false)
    return listOf(user)
  })

  app.delete('/api/me/blocks/:person', async (request) => {
    const { person } = read(personParams, request.params)
    read(empty, request.body ?? {})
    const user = await known(visitors, request)
    const other = (await store.blocksOf(user.id)).find(({ blocked }) => handleOf(blocked) === person)?.blocked
    if (other === undefined) throw new Trouble('not-found', 'You have not blocked this person.', 'person')
    await store.unblock(user.id, other)
    changed(user.id, other, true)
    return listOf(user)
  })
}
