import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { PageProps } from '../app/App.tsx'
import { Playing } from '../app/Playing.tsx'
import { isKnown } from '../game/open.ts'
import { useSay } from '../i18n/language.tsx'
import { TableProblem } from '../online/TableProblem.tsx'
import { UnknownTable } from '../online/UnknownTable.tsx'
import { useAsked } from '../online/use-server.ts'
import { useOwnSession, usePlayback, useProblem } from '../session/hooks.ts'
import { ReplaySession } from '../session/replay.ts'
import type { Playback, Session, Sitting } from '../session/types.ts'
import { GameProblem } from './GameProblem.tsx'
import { ReplayTop } from './ReplayTop.tsx'
import { type Found, findReplay, readAddress } from './sources.ts'
import './replay.css'

/** A recorded game to look at: `/replay/<id>?at=<entry>&seat=<seat>`. */
export default function ReplayPage({ id, query }: PageProps) {
  const invite = query.get('invite') ?? undefined
  const find = useCallback(() => findReplay(id, invite), [id, invite])
  const { value, problem, again } = useAsked(find)
  if (problem) return <TableProblem problem={problem} onAgain={again} />
  if (value && !isKnown(value.record.game)) return <UnknownTable game={value.record.game} />
  return value && <Shown id={id} found={value} query={query} />
}

function Shown({ id, found, query }: { id: string; found: Found; query: URLSearchParams }) {
  const say = useSay()
  // The address follows what is shown; only the one the page came with says where to begin.
  const start = useRef(startIn(query))
  const names = useRef((seat: number) => say('online.seat', { n: seat + 1 }))
  const open = useCallback(() => {
    const { sittings, record, ended } = found
    const { at, viewer } = start.current
    const seats = { sittings, nameOf: names.current }
    return new ReplaySession(id, record, seats, { at, viewer: viewer ?? onlyPerson(sittings ?? []), ended })
  }, [id, found])
  const session = useOwnSession(open)
  return session && <Room session={session} found={found} />
}

function startIn(query: URLSearchParams) {
  const seat = query.get('seat')
  return { at: Number(query.get('at') ?? 0) || 0, viewer: seat === null ? null : Number(seat) || 0 }
}

/** Whoever played alone sees their own game as they played it. */
function onlyPerson(sittings: readonly Sitting[]): number | null {
  const [person, ...others] = sittings.filter(({ kind }) => kind === 'person')
  return person && others.length === 0 ? person.seat : null
}

function Room({ session, found }: { session: ReplaySession; found: Found }): ReactNode {
  const problem = useProblem(session)
  const playback = usePlayback(session)
  useAddress(session, playback)
  if (problem) return <GameProblem game={readAddress(session.id).id} problem={problem} onInsist={() => undefined} />
  if (!playback) return null
  return (
    <div className="replay-page">
      <ReplayTop session={session} playback={playback} found={found} />
      <Playing session={session} />
    </div>
  )
}

/** Keeps the address at the moment shown, so that it can be handed on and come back to. */
function useAddress(session: Session, playback: Playback | null): void {
  const at = playback?.at
  const viewer = session.moment?.viewer ?? null
  useEffect(() => {
    if (at === undefined) return
    // Browsers count how often the address is changed; a game that plays by itself must not use that up.
    const timer = setTimeout(() => history.replaceState(null, '', momentUrl(at, viewer)), 400)
    return () => clearTimeout(timer)
  }, [at, viewer])
}

function momentUrl(at: number, viewer: number | null): string {
  const query = new URLSearchParams(location.search)
  query.set('at', String(at))
  if (viewer === null) query.delete('seat')
  else query.set('seat', String(viewer))
  return `${location.pathname}?${query}`
}
