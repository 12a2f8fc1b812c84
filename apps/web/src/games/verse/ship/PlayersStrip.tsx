import { text } from '@keep-flying/kernel'
import type { Captain } from '@keep-flying/verse'
import { call } from '../../../cards/names.ts'
import { useLocale, useSay } from '../../../i18n/language.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { SeatTime } from '../../../table/SeatTime.tsx'
import { useCounting } from '../../../ui/count.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { markOf } from '../../../ui/marks.ts'
import { useTable } from '../table.tsx'
import './players.css'

/** All captains at a glance; each opens all that is public about them. */
export function PlayersStrip() {
  const say = useSay()
  const { moment } = useTable()
  return (
    <nav className="players" data-guide="players" aria-label={say('ship.captains')}>
      {moment.view.captains.map((captain) => (
        <Player key={captain.seat} captain={captain} />
      ))}
    </nav>
  )
}

/** Somebody who plays over the server and is not there at the moment. */
function useAbsent(seat: number): boolean {
  const { session, moment } = useTable()
  const { company } = session
  if (!company || moment.seats[seat]?.kind !== 'person') return false
  return !company.present.some((one) => one.seat === seat)
}

function Player({ captain }: { captain: Captain }) {
  const { seat } = captain
  const say = useSay()
  const { moment, decision, write } = useTable()
  const { openSeat } = useLooking()
  const isAbsent = useAbsent(seat)
  const isActive = moment.view.phase === 'playing' && moment.view.active === seat
  const isTarget =
    decision?.kind === 'piracy.target' && optionsOf(decision).some(({ at }) => at && 'seat' in at && at.seat === seat)
  const name = call(write, 'seat', seat)
  const person = moment.seats[seat]?.name ?? ''
  const place = captain.sector === '' ? say('ship.not-placed') : call(write, 'sector', captain.sector)
  return (
    <button
      type="button"
      className="player"
      style={{ borderColor: isActive ? markOf(seat).color : undefined }}
      data-active={isActive || undefined}
      data-lit={isTarget || undefined}
      data-absent={isAbsent || undefined}
      aria-current={isActive || undefined}
      title={person}
      onClick={() => openSeat(seat)}
    >
      <span className="player-foot" style={{ background: markOf(seat).color }} />
      <span className="player-ship" style={{ color: markOf(seat).color }}>
        <Icon name="firefly" />
        <MarkSign seat={seat} size={12} />
      </span>
      <span className="player-text">
        <span className="player-name">
          <strong>{name}</strong> <PlayerSigns captain={captain} isActive={isActive} isAbsent={isAbsent} />
          {person !== name && <span className="player-person">{person}</span>}
        </span>
        <span className="player-facts">
          <SeatTime seat={seat} />
          <Credits credits={captain.credits} />
          <Fact icon="goal" n={captain.goals} label={say('ship.goals-sign')} />
          {captain.warrants > 0 && <Fact icon="warrant" n={captain.warrants} label={say('ship.warrants-sign')} bad />}
          <span className="player-place">{place}</span>
        </span>
      </span>
    </button>
  )
}

function PlayerSigns({ captain, isActive, isAbsent }: { captain: Captain; isActive: boolean; isAbsent: boolean }) {
  const say = useSay()
  const { moment } = useTable()
  const { seat } = captain
  const waitedFor = moment.waiting.includes(seat) && !isActive
  return (
    <>
      {moment.seats[seat]?.kind === 'bot' && <Icon name="bot" className="player-sign" label={say('table.seat.bot')} />}
      {isAbsent && <Icon name="link" className="player-sign" label={say('ship.absent')} />}
      {waitedFor && <Icon name="clock" className="player-sign" label={say('table.seat.waited-for')} />}
      {isActive && (
        <span className="player-dinosaur" style={{ color: markOf(seat).color }}>
          <Icon name="dinosaur" label={say('ship.has-turn')} />
        </span>
      )}
    </>
  )
}

/** In full where there is room; in thousands on a phone. */
function Credits({ credits }: { credits: number }) {
  const { write } = useTable()
  const locale = useLocale()
  const shown = useCounting(credits)
  const brief = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.floor(credits / 100) / 10)
  return (
    <>
      <span className="player-credits">{write(text('credits', { n: shown }))}</span>
      <span className="player-brief" aria-hidden="true">
        ${brief}k
      </span>
    </>
  )
}

function Fact({ icon, n, label, bad = false }: { icon: string; n: number; label: string; bad?: boolean }) {
  return (
    <span className={bad ? 'player-fact player-hot' : 'player-fact'}>
      <Icon name={icon} label={label} />
      {n}
    </span>
  )
}
