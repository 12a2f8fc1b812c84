import type { SeatInfo } from '@keep-flying/protocol'
import { useId, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import type { Company } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'
import { markOf } from '../ui/marks.ts'
import { server } from './http.ts'
import { type Deed, useBots } from './use-server.ts'

interface Shared {
  readonly company: Company
  readonly invite: string | undefined
  readonly deed: Deed
}

/** The seats of a table before its start. */
export function WaitingSeats(shared: Shared) {
  return (
    <ul className="lines">
      {shared.company.table.seats.map((seat) => (
        <Seat key={seat.seat} at={seat} {...shared} />
      ))}
    </ul>
  )
}

function Seat({ at, company, invite, deed }: Shared & { at: SeatInfo }) {
  const say = useSay()
  const { table, present } = company
  const there = present.some(({ seat }) => seat === at.seat)
  const sit = () => deed.run(() => server.join(table.id, at.seat, invite))
  const empty = () => deed.run(() => server.setSeat(table.id, at.seat, { kind: 'open' }))
  return (
    <li>
      <span style={{ color: markOf(at.seat).color }}>
        <Icon name="firefly" size={30} />
      </span>
      <span className="line-what">
        <strong>{at.name ?? say('online.wait.free')}</strong>
        <small>{say(about(at, table.you, there))}</small>
      </span>
      {at.kind === 'open' && table.you === null && (
        <button type="button" className="button" disabled={deed.busy} onClick={() => void sit()}>
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
  const bot = chosen ?? bots[0]?.id
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
