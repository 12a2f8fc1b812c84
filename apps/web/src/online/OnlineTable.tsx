import { useCallback, useEffect } from 'react'
import type { PageProps } from '../app/App.tsx'
import { Playing } from '../app/Playing.tsx'
import { isKnown, useWordsOf } from '../game/open.ts'
import { useCompany, useOwnSession, useProblem } from '../session/hooks.ts'
import { OnlineSession } from '../session/online.ts'
import type { Company } from '../session/types.ts'
import { later } from '../ui/later.tsx'
import { inviteLink } from './invite.ts'
import { introduce, useAgain, useAsked } from './use-server.ts'

const TableProblem = later(async () => (await import('./TableProblem.tsx')).TableProblem)
const UnknownTable = later(async () => (await import('./UnknownTable.tsx')).UnknownTable)
const TakeOver = later(async () => (await import('./TakeOver.tsx')).TakeOver)
const WaitingRoom = later(async () => (await import('./WaitingRoom.tsx')).WaitingRoom)

/** A table of the server: its waiting room before the start, then the game. */
export default function OnlineTable({ id, query }: PageProps) {
  const me = useAsked(introduce)
  useAgain(me)
  const invite = query.get('invite') ?? undefined
  const token = query.get('take-over')
  if (me.problem) return <TableProblem problem={me.problem} onAgain={me.again} />
  if (!me.value) return null
  if (token !== null) return <TakeOver table={id} token={token} />
  return <Watched id={id} {...(invite === undefined ? {} : { invite })} />
}

function Watched({ id, invite }: { id: string; invite?: string }) {
  const open = useCallback(() => new OnlineSession(id, invite), [id, invite])
  const session = useOwnSession(open)
  return session && <Room session={session} {...(invite === undefined ? {} : { invite })} />
}

function Room({ session, invite }: { session: OnlineSession; invite?: string }) {
  const company = useCompany(session)
  const problem = useProblem(session)
  useAddress(company)
  if (problem) return <TableProblem problem={problem} onAgain={() => location.reload()} />
  if (!company) return null
  if (!isKnown(company.table.game)) return <UnknownTable game={company.table.game} />
  if (company.table.status === 'open') return <Waiting company={company} invite={invite} />
  return <Playing session={session} />
}

function Waiting({ company, invite }: { company: Company; invite: string | undefined }) {
  useWordsOf(company.table.game)
  return <WaitingRoom company={company} invite={invite} />
}

/** Keeps the word that lets us in in the address, so that the page comes back even for somebody who left their seat. */
function useAddress(company: Company | null): void {
  const table = company?.table
  const link = table && table.invite !== null ? inviteLink(table) : null
  useEffect(() => {
    if (link !== null) history.replaceState(null, '', link)
  }, [link])
}
