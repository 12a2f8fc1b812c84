import { deletionRequest } from '@keep-flying/protocol'
import type { FastifyInstance } from 'fastify'
import { seldom } from '../http/limits.ts'
import { read, Trouble } from '../problems.ts'
import { forgetPerson } from './forgetting.ts'
import { type AccountParts, known, proveAgain } from './parts.ts'

/** What people may do with what is stored about them: have a copy, and have it deleted. */
export function dataRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { store, sessions, people, now } = parts

  app.get('/api/me/data', { config: seldom(5) }, async (request, reply) => {
    const { id } = await known(parts, request)
    reply.header('content-disposition', 'attachment; filename="keep-flying.json"')
    return { format: 1, at: now(), ...(await store.dataOf(id)) }
  })

  app.delete('/api/me', { config: seldom(10) }, async (request, reply) => {
    const { password } = read(deletionRequest, request.body)
    const user = await known(parts, request)
    if (user.password !== null) {
      if (password === undefined) throw new Trouble('invalid', '"password" is missing.', 'password')
      await proveAgain(parts, user, password, 'password')
    }
    const tables = await forgetPerson(parts, user.id)
    await sessions.end(request, reply)
    await people.signedOut(user.id)
    for (const table of tables ?? []) await people.changed(table)
    return {}
  })
}
