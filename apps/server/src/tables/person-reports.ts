import { limits, type PersonReport } from '@keep-flying/protocol'
import { newId } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { ChatRow, UserRow } from '../storage/schema.ts'
import { visible } from './checks.ts'
import { versionsWith } from './reports.ts'

const day = 24 * 60 * 60_000

/** How many lines of chat go with a report about somebody: enough to judge by. */
const linesKept = 10

/** Tells the operator about somebody at a table, or about a line that they said there. */
export async function reportPerson(
  services: Services,
  user: UserRow,
  table: string,
  { person, line, note }: PersonReport,
  invite?: string,
): Promise<void> {
  const { store, now } = services
  const { game, seats } = await visible(services, table, user, invite)
  if (person === user.id) throw new Trouble('invalid', 'This is you; report somebody else.', 'person')
  const said = await store.said(table, person, linesKept, line)
  if (line !== undefined && said.length === 0)
    throw new Trouble('invalid', `This person did not say line ${line}.`, 'line')
  if (said.length === 0 && !seats.some((seat) => seat.user === person))
    throw new Trouble('invalid', 'This person neither sits at the table nor has said anything there.', 'person')
  if ((await store.complaintsBy(user.id, now() - day)) >= limits.complaints) {
    const message = `You have sent ${limits.complaints} reports about people today, which is the limit. Block people instead.`
    throw new Trouble('too-many', message)
  }
  await store.addReport({
    id: newId(),
    kind: line === undefined ? 'person' : 'message',
    game: table,
    user: user.id,
    at: now(),
    note,
    about: person,
    said: JSON.stringify(said.map(asEvidence)),
    versions: versionsWith(game.rules),
    moment: 'null',
    record: 'null',
  })
}

function asEvidence({ n, at, name, text }: ChatRow) {
  return { n, at, name, text }
}
