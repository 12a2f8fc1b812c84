import { limits, type PersonReport } from '@keep-flying/protocol'
import { newId } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { ChatRow, UserRow } from '../storage/schema.ts'
import { visible } from './checks.ts'
import { personAt } from './people.ts'
import { versionsWith } from './reports.ts'

const day = 24 * 60 * 60_000

/** How many lines of chat go with a report about somebody: enough to judge by. */
const linesKept = 10

/**
 * Tells the operator about somebody at a table, or about a line that they said there. `pay` may refuse so many bytes.
 */
export async function reportPerson(
  services: Services,
  user: UserRow,
  table: string,
  { person, line, note }: PersonReport,
  pay: (bytes: number) => void,
  invite?: string,
): Promise<void> {
  const { store, now } = services
  await services.quotas.checkKept('reports', user.id)
  const found = await visible(services, table, user, invite)
  const other = await personAt(services, found, person)
  if (other === user.id) throw new Trouble('invalid', 'This is you; report somebody else.', 'person')
  const said = await store.said(table, other, linesKept, line)
  if (line !== undefined && said.length === 0)
    throw new Trouble('invalid', `This person did not say line ${line}.`, 'line')
  if ((await store.complaintsBy(user.id, now() - day)) >= limits.complaints) {
    const message = `You have sent ${limits.complaints} reports about people today, which is the limit. Block people instead.`
    throw new Trouble('too-many', message)
  }
  const evidence = JSON.stringify(said.map(asEvidence))
  pay(Buffer.byteLength(note) + Buffer.byteLength(evidence))
  await store.addReport({
    id: newId(),
    kind: line === undefined ? 'person' : 'message',
    game: table,
    user: user.id,
    at: now(),
    note,
    about: other,
    said: evidence,
    versions: versionsWith(found.game.rules),
    moment: 'null',
    record: 'null',
  })
}

function asEvidence({ n, at, name, text }: ChatRow) {
  return { n, at, name, text }
}
