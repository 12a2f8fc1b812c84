import type { Proposal, SeatInfo, TableInfo } from '@keep-flying/protocol'
import { useState } from 'react'
import { goTo } from '../app/router.ts'
import { sayAloud } from '../clock/time.ts'
import { useSay } from '../i18n/language.tsx'
import { HostOrder } from '../order/HostOrder.tsx'
import { useCompany } from '../session/hooks.ts'
import type { Company, Session } from '../session/types.ts'
import { server } from './http.ts'
import { inviteLink } from './invite.ts'
import { sayProblem } from './problems.ts'
import { ReportProblem } from './ReportProblem.tsx'
import { ShareLink } from './ShareLink.tsx'
import { TableHabits } from './TableHabits.tsx'
import { type Deed, useDeed } from './use-server.ts'
import { GiveToBot } from './WaitingSeats.tsx'

/** What is to be known and arranged round a game. */
export function TableMenu({ session, onDone }: { session: Session; onDone(): void }) {
  const company = useCompany(session)
  if (company) return <ServerMenu session={session} company={company} onDone={onDone} />
  return (
    <>
      {session.kind === 'local' && <Fair commitment={session.commitment ?? ''} imported={false} />}
      <ReportProblem session={session} />
    </>
  )
}

interface ServerMenuProps {
  readonly session: Session
  readonly company: Company
  /** What was asked for is under way, and is told of over the board. */
  onDone(): void
}

function ServerMenu({ session, company, onDone }: ServerMenuProps) {
  const say = useSay()
  const deed = useDeed()
  const { table } = company
  const playing = table.status === 'playing' && table.you !== null
  return (
    <>
      {deed.problem && (
        <p className="plain-problem" role="alert">
          {sayProblem(say, deed.problem)}
        </p>
      )}
      <section>
        <h3 className="stencil">{say('online.menu.watch')}</h3>
        <ShareLink
          // Whoever only looks on was let in by the word in the address, and knows no other.
          url={table.invite === null ? location.href : inviteLink(table)}
          label={say('online.menu.watch')}
          title={table.title}
        />
      </section>
      {table.host && (
        <section>
          <h3 className="stencil">{say('order.title')}</h3>
          <HostOrder table={table} />
        </section>
      )}
      {playing && <TableHabits company={company} />}
      {playing && <MySeat table={table} deed={deed} />}
      {playing && <Proposals company={company} deed={deed} onDone={onDone} />}
      {(table.status === 'over' || table.status === 'abandoned') && table.you !== null && (
        <section>
          <h3 className="stencil">{say('online.menu.rematch')}</h3>
          <button
            type="button"
            className="button"
            disabled={deed.busy}
            onClick={() =>
              void deed.run(
                () => server.rematch(table.id),
                ({ table: next }) => goTo(`/table/${next.id}?invite=${next.invite}`),
              )
            }
          >
            {say('online.menu.rematch.go')}
          </button>
        </section>
      )}
      <Fair commitment={table.commitment} imported={table.imported} />
      <ReportProblem session={session} />
    </>
  )
}

/** The promise about chance, there from the start. */
function Fair({ commitment, imported }: { commitment: string; imported: boolean }) {
  const say = useSay()
  return (
    <section>
      <h3 className="stencil">{say('online.fair.title')}</h3>
      <p>{say(imported ? 'online.fair.imported' : 'online.fair.about')}</p>
      <code className="plain-hash">{commitment}</code>
    </section>
  )
}

/** Handing the own seat on, to a person or to a bot. */
function MySeat({ table, deed }: { table: TableInfo; deed: Deed }) {
  const say = useSay()
  const [token, setToken] = useState<string | null>(null)
  const seat = table.you
  if (seat === null) return null
  const people = table.seats.filter(({ kind }) => kind === 'person').length
  return (
    <section>
      <h3 className="stencil">{say('online.menu.seat')}</h3>
      <p>{say('online.menu.seat.about')}</p>
      {token === null ? (
        <button
          type="button"
          className="button"
          disabled={deed.busy}
          onClick={() =>
            void deed.run(
              () => server.handOver(table.id, seat),
              (given) => setToken(given.token),
            )
          }
        >
          {say('online.menu.seat.hand-over')}
        </button>
      ) : (
        <ShareLink
          url={new URL(`/table/${table.id}?take-over=${token}`, location.href).href}
          label={say('online.menu.seat')}
          title={table.title}
        />
      )}
      {people > 1 && (
        <GiveToBot
          game={table.game}
          label={say('online.menu.seat.bot')}
          choose={(bot) => deed.run(() => server.setSeat(table.id, seat, { kind: 'bot', bot }))}
        />
      )}
    </section>
  )
}

/** What the table decides: the end, or a bot for somebody who keeps the game waiting. */
function Proposals({ company, deed, onDone }: { company: Company; deed: Deed; onDone(): void }) {
  const say = useSay()
  const { table, present } = company
  const propose = (proposal: Proposal) => deed.run(() => server.propose(table.id, proposal), onDone)
  const kept = table.seats.filter(
    ({ seat, kind, waitingSince, standIn }) =>
      kind === 'person' && seat !== table.you && (waitingSince !== null || standIn !== null),
  )
  const about = ({ seat, name, waitingSince, standIn }: SeatInfo) => {
    if (standIn !== null || waitingSince === null) return say('online.menu.stand-in', { name: name ?? '' })
    const time = sayAloud(say, Math.max(60_000, Date.now() - waitingSince))
    const isHere = present.some((one) => one.seat === seat)
    return say(isHere ? 'online.menu.waited' : 'online.menu.away', { name: name ?? '', time })
  }
  return (
    <section>
      <h3 className="stencil">{say('online.menu.propose')}</h3>
      <p>{say('online.menu.propose.about')}</p>
      {kept.length > 0 && (
        <ul className="lines">
          {kept.map((at) => (
            <li key={at.seat}>
              <span className="line-what">{about(at)}</span>
              <GiveToBot game={table.game} choose={(bot) => propose({ kind: 'replace', seat: at.seat, bot })} />
            </li>
          ))}
        </ul>
      )}
      {!table.advice && table.seats.filter(({ kind }) => kind === 'person').length > 1 && (
        <button type="button" className="button" disabled={deed.busy} onClick={() => void propose({ kind: 'advice' })}>
          {say('online.menu.advice')}
        </button>
      )}
      <button type="button" className="button" disabled={deed.busy} onClick={() => void propose({ kind: 'abandon' })}>
        {say('online.menu.abandon')}
      </button>
    </section>
  )
}
