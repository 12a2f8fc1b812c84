import { usualBot } from '@keep-flying/kernel'
import type { SeatInfo } from '@keep-flying/protocol'
import { useId, useState } from 'react'
import { changeSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { PersonMenu } from '../order/PersonMenu.tsx'
import type { Company } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'
import { markOf } from '../ui/marks.ts'
import { NameField } from './Field.tsx'
import { server } from './http.ts'
import { type Deed, useBots } from './use-server.ts'

interface Shared {
  readonly company: Company
  readonly deed: Deed
}

interface WaitingSeatsProps extends Shared {
  /** What the server calls us. */
  readonly name: string
  readonly invite: string | undefined
}

/** The seats of a table before its start. */
export function WaitingSeats({ name: known, invite, company, deed }: WaitingSeatsProps) {
  const { table } = company
  const [typed, setName] = useState(known)
  const name = typed.trim()
  const mayJoin = table.you === null && !table.order.locked && table.seats.some(({ kind }) => kind === 'open')
  /** Under this name from now on; one that is taken is refused before anybody sits down. */
  const join = async (seat: number) => {
    const renamed = name === known ? null : await server.rename(name)
    if (renamed && !renamed.ok) return renamed
    changeSettings({ name })
    return server.join(table.id, seat, invite)
  }
  const sit = name === '' ? null : (seat: number) => void deed.run(() => join(seat))
  return (
    <>
      {mayJoin && <AskName name={typed} setName={setName} wrong={deed.problem?.field === 'name'} />}
      <ul className="lines">
        {table.seats.map((seat) => (
          <Seat key={seat.seat} at={seat} company={company} deed={deed} sit={sit} />
        ))}
      </ul>
    </>
  )
}

interface AskNameProps {
  readonly name: string
  setName(name: string): void
  readonly wrong: boolean
}

/** Whoever comes by a link says who they are before they sit down. */
function AskName({ name, setName, wrong }: AskNameProps) {
  const say = useSay()
  return <NameField label={say('online.wait.name')} value={name} onText={setName} wrong={wrong} />
}

interface SeatProps extends Shared {
  readonly at: SeatInfo
  /** Null as long as there is no name to sit down under. */
  readonly sit: ((seat: number) => void) | null
}

function Seat({ at, company, deed, sit }: SeatProps) {
  const say = useSay()
  const { table, present } = company
  const there = present.some(({ seat }) => seat === at.seat)
  const bot = useBots(table.game).find(({ id }) => id === at.bot)?.name ?? ''
  const empty = () => deed.run(() => server.setSeat(table.id, at.seat, { kind: 'open' }))
  return (
    <li>
      <span style={{ color: markOf(at.seat).color }}>
        <Icon name="firefly" size={30} />
      </span>
      <span className="line-what">
        <strong>{at.name ?? say('online.wait.free')}</strong>
        <small>
          {say(about(at, table.you, there), { bot })}
          {at.seat === table.order.host && ` · ${say('order.host')}`}
        </small>
      </span>
      {at.person !== null && <PersonMenu company={company} person={at.person} name={at.name ?? ''} />}
      {at.kind === 'open' && table.you === null && !table.order.locked && (
        <button type="button" className="button" disabled={deed.busy || !sit} onClick={() => sit?.(at.seat)}>
          {say('online.wait.sit-here')}
        </button>
      )}
      {at.kind === 'open' && table.host && (
        <GiveToBot
          game={table.game}
          choose={(bot) => deed.run(() => server.setSeat(table.id, at.seat, { kind: 'bot', bot }))}
        />
      )}
      {at.kind === 'bot' && table.host && (
        <button type="button" className="button" disabled={deed.busy} onClick={() => void empty()}>
          {say('online.wait.reopen')}
        </button>
      )}
    </li>
  )
}

function about({ seat, kind }: SeatInfo, you: number | null, there: boolean): string {
  if (kind === 'open') return 'online.wait.about.open'
  if (kind === 'bot') return 'online.wait.about.bot'
  if (seat === you) return 'online.wait.about.you'
  return there ? 'online.wait.about.there' : 'online.wait.about.away'
}

interface GiveToBotProps {
  readonly game: string
  readonly label?: string
  choose(bot: string): Promise<unknown>
}

/** Which bot is to have a seat. */
export function GiveToBot({ game, label, choose }: GiveToBotProps) {
  const say = useSay()
  const id = useId()
  const bots = [...useBots(game)].sort((one, other) => other.strength - one.strength)
  const [chosen, setChosen] = useState<string | null>(null)
  const bot = chosen ?? usualBot(bots)?.id
  if (bot === undefined) return null
  return (
    <span className="plain-row">
      <label className="field" htmlFor={id}>
        <span className="visually-hidden">{say('online.bot.which')}</span>
        <select id={id} value={bot} onChange={(event) => setChosen(event.target.value)}>
          {bots.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" onClick={() => void choose(bot)}>
        <Icon name="bot" /> {label ?? say('online.bot.give')}
      </button>
    </span>
  )
}
