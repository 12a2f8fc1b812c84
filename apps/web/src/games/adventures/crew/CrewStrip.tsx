import type { CrewMember } from '@keep-flying/adventures'
import { bossSeat } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { SeatTime } from '../../../table/SeatTime.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { crewMark } from '../crew-marks.ts'
import { useTable } from '../table.tsx'
import { useCrewShown } from './shown.tsx'
import { Wounds } from './Wounds.tsx'
import './crew-strip.css'

/** Everybody at work, with how they go about and their Wounds, and the Boss if there is one. */
export function CrewStrip() {
  const say = useSay()
  const { moment } = useTable()
  const { crew, options } = moment.view
  const boss = bossSeat(options)
  return (
    <nav className="crew-strip" aria-label={say('table.players')} data-guide="players">
      {crew.map((who) => (
        <Member key={who.id} who={who} />
      ))}
      {boss !== null && <Boss seat={boss} />}
    </nav>
  )
}

/** Who plays whom: oneself by a word, others by their name. */
function usePlayer(seat: number): string {
  const say = useSay()
  const { moment } = useTable()
  return seat === moment.viewer ? say('adv.crew.you') : (moment.seats[seat]?.name ?? '')
}

function Member({ who }: { who: CrewMember }) {
  const say = useSay()
  const { moment, acting, write } = useTable()
  const { show, who: shown } = useCrewShown()
  const { openTab } = useLooking()
  const mark = crewMark(moment.view, who.id)
  const player = usePlayer(who.seat)
  const stance = who.downed ? 'downed' : who.stance
  const isActing = acting?.id === who.id
  return (
    <button
      type="button"
      className="crew-member"
      style={{ borderColor: isActing ? mark.color : undefined }}
      data-active={isActing || undefined}
      data-shown={shown?.id === who.id || undefined}
      data-downed={who.downed || undefined}
      aria-current={isActing || undefined}
      onClick={() => {
        show(who.id)
        openTab('crew')
      }}
    >
      <span className="crew-mark" style={{ color: mark.color }}>
        <Icon name={mark.icon} />
      </span>
      <span className="crew-member-text">
        <span className="crew-member-name">
          <strong>{call(write, 'crew', who.id)}</strong>
          <b aria-hidden="true">{mark.letter}</b>
          <span className="crew-stance" data-stance={stance}>
            <Icon name={stance} label={say(`adv.${stance}`)} />
          </span>
        </span>
        <span className="crew-member-facts">
          <Wounds who={who} />
          <small>{player}</small>
          {moment.seats[who.seat]?.kind === 'bot' && <Icon name="bot" label={say('table.seat.bot')} />}
          <SeatTime seat={who.seat} />
        </span>
      </span>
    </button>
  )
}

/** Whoever plays the Goons. */
function Boss({ seat }: { seat: number }) {
  const say = useSay()
  const { openSeat } = useLooking()
  const player = usePlayer(seat)
  return (
    <button type="button" className="crew-member crew-boss" onClick={() => openSeat(seat)}>
      <span className="crew-mark">
        <Icon name="alerted" />
      </span>
      <span className="crew-member-text">
        <strong>{say('adv.crew.boss')}</strong>
        <small>{player}</small>
      </span>
    </button>
  )
}
