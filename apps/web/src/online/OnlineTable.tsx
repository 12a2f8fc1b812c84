import { useCallback, useEffect } from 'react'
import type { PageProps } from '../app/App.tsx'
import { Playing } from '../app/Playing.tsx'
import { isKnown, useWordsOf } from '../game/open.ts'
import { withAllWords } from '../i18n/current.ts'
import { useCompany, useOwnSession, useProblem } from '../session/hooks.ts'
import { OnlineSession } from '../session/online.ts'
import type { Company } from '../session/types.ts'
import { later } from '../ui/later.tsx'
import { inviteLink } from './invite.ts'
import { introduce, useAgain, useAsked } from './use-server.ts'

const TableProblem = later(async () => (await withAllWords(import('./TableProblem.tsx'))).TableProblem)
const UnknownTable = later(async () => (await withAllWords(import('./UnknownTable.tsx'))).UnknownTable)
const TakeOver = later(async () => (await withAllWords(import('./TakeOver.tsx'))).TakeOver)
const WaitingRoom = later(async () => (await withAllWords(import('./WaitingRoom.tsx'))).WaitingRoom)

/** A table of the server: its waiting room before the start, then the game. */
export default function OnlineTable({ id, query }: PageProps) {
  const me = useAsked(introduce)
  useAgain(me)
  const invite = query.get('invite') ?? undefined
  const token = query.get('take-over')
  if (me.problem) return <TableProblem problem={me.problem} onAgain={me.again} />
  if (!me.value) return null
  if (token !== null) return <TakeOver table={id} token={token} />
  return <Watched id={id} name={me.value.name} {...(invite === undefined ? {} : { invite })} />
}

interface Arrival {
  /** What the server calls us. */
  readonly name: string
  readonly invite?: string
}

function Watched({ id, ...arrival }: Arrival & { id: string }) {
  const { invite } = arrival
  const open = useCallback(() => new OnlineSession(id, invite), [id, invite])
  const session = useOwnSession(open)
  return session && <Room session={session} {...arrival} />
}

function Room({ session, ...arrival }: Arrival & { session: OnlineSession }) {
  const company = useCompany(session)
  const problem = useProblem(session)
  useAddress(company)
  if (problem) return <TableProblem problem={problem} onAgain={() => location.reload()} />
  if (!company) return null
  if (!isKnown(company.table.game)) return <UnknownTable game={company.table.game} />
  if (company.table.status === 'open') return <Waiting company={company} {...arrival} />
  return <Playing session={session} />
}

function Waiting({ company, ...arrival }: Arrival & { company: Company }) {
  useWordsOf(company.table.game)
  return <WaitingRoom company={company} {...arrival} />
}

/** Keeps the word that lets us in in the address, so that the page comes back even for somebody who left their seat. */
function useAddress(company: Company | null): void {
  const table = company?.table
  const link = table && table.invite !== null ? inviteLink(table) : null
  useEffect(() => {
    if (link !== null) history.replaceState(null, '', link)
  }, [link])
}
