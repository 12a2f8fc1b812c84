import type { Captain } from '@keep-flying/verse'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { Goals } from './Goals.tsx'
import { Jobs } from './JobsPanel.tsx'
import { SectorLink } from './SectorLink.tsx'
import { ShipOf } from './ShipPanel.tsx'

/** All that is public about a captain, in the same parts as one's own ship. */
export function AboutCaptain({ captain }: { captain: Captain }) {
  const say = useSay()
  return (
    <div className="captain-body">
      <Header captain={captain} />
      <ShipOf captain={captain} />
      <div className="captain-more">
        <section className="captain-jobs">
          <Jobs captain={captain} />
        </section>
        <section className="captain-jobs">
          <h3 className="stencil">{say('ship.story')}</h3>
          <Goals captain={captain} />
          <AtWork captain={captain} />
        </section>
      </div>
    </div>
  )
}

function Header({ captain }: { captain: Captain }) {
  const say = useSay()
  const { moment, write } = useTable()
  const { openSeat } = useLooking()
  const { seat } = captain
  const count = moment.view.captains.length
  const sitting = moment.seats[seat]
  const name = call(write, 'seat', seat)
  return (
    <header className="captain-head">
      <MarkSign seat={seat} size={30} letter={name.charAt(0)} />
      <h2 className="fell">{name}</h2>
      <span className="captain-person">
        {sitting?.kind === 'bot' && <Icon name="bot" label={say('ship.bot')} />} {sitting?.name}
      </span>
      {captain.sector !== '' && (
        <span className="captain-place">
          <Icon name="planet" /> <SectorLink sector={captain.sector} />
        </span>
      )}
      <span className="captain-steps">
        {count > 1 && (
          <>
            <Step to={(seat + count - 1) % count} back />
            <Step to={(seat + 1) % count} />
          </>
        )}
        <button type="button" className="icon-button" aria-label={say('table.close')} onClick={() => openSeat(null)}>
          <Icon name="cross" />
        </button>
      </span>
    </header>
  )
}

function Step({ to, back = false }: { to: number; back?: boolean }) {
  const say = useSay()
  const { write } = useTable()
  const { openSeat } = useLooking()
  const label = say(back ? 'ship.previous-captain' : 'ship.next-captain', { name: call(write, 'seat', to) })
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => openSeat(to)}>
      <Icon name="chev" className={back ? 'captain-back' : 'captain-on'} />
    </button>
  )
}

/** A job under way, and cards being considered, lie open for everybody. */
function AtWork({ captain }: { captain: Captain }) {
  const say = useSay()
  const { moment } = useTable()
  const { attempt } = moment.view
  const considered = captain.considering.cards
  return (
    <>
      {attempt?.seat === captain.seat && attempt.job !== null && (
        <p className="captain-now">
          <Icon name="work" /> {say('ship.works-on')} <CardLink id={attempt.job} />
        </p>
      )}
      {considered.length > 0 && (
        <p className="captain-now">
          <Icon name="eye" /> {say('ship.considers')}{' '}
          {considered.map((card) => (
            <CardLink key={card} id={card} />
          ))}
        </p>
      )}
    </>
  )
}
