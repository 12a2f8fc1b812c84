import type { TableInfo } from '@keep-flying/protocol'
import type { ReactNode } from 'react'
import { goTo } from '../app/router.ts'
import { sayClock } from '../clock/rules.ts'
import { useDescribedGame } from '../game/described.ts'
import { type Agreed, agreedOn } from '../game/options.ts'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { Chat } from '../log/Chat.tsx'
import { HostOrder } from '../order/HostOrder.tsx'
import type { Company } from '../session/types.ts'
import { server } from './http.ts'
import { inviteLink } from './invite.ts'
import { PlainPage, Plate } from './PlainPage.tsx'
import { sayProblem } from './problems.ts'
import { ShareLink } from './ShareLink.tsx'
import { type Deed, useDeed } from './use-server.ts'
import { WaitingSeats } from './WaitingSeats.tsx'

/** A table before its start: who comes, who is missing, and the word to bring them in. */
interface WaitingRoomProps {
  readonly company: Company
  /** What the server calls us. */
  readonly name: string
  readonly invite?: string
}

export function WaitingRoom({ company, name, invite }: WaitingRoomProps) {
  const say = useSay()
  const deed = useDeed()
  const { table } = company
  return (
    <PlainPage title={table.title} lead={say(`online.wait.lead.${table.pace}`)}>
      {!company.connected && <p className="plain-problem">{say('online.wait.offline')}</p>}
      <div className="plain-cols">
        <div className="plain-stack">
          <Plate title={say('online.wait.seats')}>
            <WaitingSeats company={company} name={name} invite={invite} deed={deed} />
            {deed.problem && (
              <p className="plain-problem" role="alert">
                {sayProblem(say, deed.problem)}
              </p>
            )}
            {table.order.locked && !table.host && <p>{say('order.locked')}</p>}
            <Begin table={table} deed={deed} />
          </Plate>
          {table.host && (
            <Plate title={say('order.title')}>
              <HostOrder table={table} />
            </Plate>
          )}
          {table.you !== null && (
            <Plate title={say('online.wait.invite')}>
              <p>{say(table.order.locked ? 'order.locked.link' : 'online.wait.invite.about')}</p>
              <ShareLink url={inviteLink(table)} label={say('online.wait.invite')} title={table.title} />
            </Plate>
          )}
        </div>
        <div className="plain-stack">
          <Plate title={say('online.wait.talk')}>
            <div className="waiting-talk">
              <Chat company={company} />
            </div>
          </Plate>
          <Played table={table} />
          <Plate title={say('online.fair.title')}>
            <p>{say(table.imported ? 'online.fair.imported' : 'online.fair.about')}</p>
            <code className="plain-hash">{table.commitment}</code>
          </Plate>
        </div>
      </div>
    </PlainPage>
  )
}

function Begin({ table, deed }: { table: TableInfo; deed: Deed }) {
  const say = useSay()
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const leave = () =>
    deed.run(
      () => server.leave(table.id),
      () => goTo('/tables'),
    )
  if (table.you === null)
    return table.order.locked ? null : <p>{say(open > 0 ? 'online.wait.sit' : 'online.wait.full')}</p>
  return (
    <>
      {table.host ? (
        <button
          type="button"
          className="primary"
          disabled={open > 0 || deed.busy}
          onClick={() => void deed.run(() => server.start(table.id))}
        >
          {say('online.wait.start')}
        </button>
      ) : null}
      <p role="status">
        {open > 0
          ? say(table.host ? 'online.wait.open' : 'online.wait.open-guest', { n: open })
          : say(table.host ? 'online.wait.ready' : 'online.wait.host')}
      </p>
      <button type="button" className="button" disabled={deed.busy} onClick={() => void leave()}>
        {say('online.wait.leave')}
      </button>
    </>
  )
}

/** What is going to be played: the game, and what was chosen before it. */
function Played({ table }: { table: TableInfo }) {
  const say = useSay()
  const { write } = useLanguage().game
  const { title, options: fields } = useDescribedGame(table.game)
  return (
    <Plate title={say('online.wait.played')}>
      <p>
        <strong>{title}</strong>
      </p>
      <dl className="waiting-options">
        {agreedOn(table.options, fields).map(({ id, label, value }) => (
          <div key={id}>
            <dt>{write(label)}</dt>
            <AgreedValue value={value} />
          </div>
        ))}
      </dl>
      <p>
        {say(`online.pace.${table.pace}`)} · {say(`online.visibility.${table.visibility}`)}
      </p>
      {table.advice && <p>{say('online.wait.advice')}</p>}
      {table.clock && (
        <p>
          <strong>{sayClock(say, table.clock)}.</strong> {say(`clock.rules.${table.clock.outOfTime}`)}
        </p>
      )}
    </Plate>
  )
}

function AgreedValue({ value }: { value: Agreed['value'] }): ReactNode {
  const { write } = useLanguage().game
  if (typeof value === 'number') return <dd>{value}</dd>
  return value.map(({ id, label, about }) => (
    <dd key={id}>
      {write(label)}
      {about && <small>{write(about)}</small>}
    </dd>
  ))
}
