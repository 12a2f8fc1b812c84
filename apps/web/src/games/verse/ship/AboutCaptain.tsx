import type { Captain } from '@keep-flying/verse'
import { CardLink } from '../../../cards/CardLink.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { Goals } from './Goals.tsx'
import { Jobs } from './JobsPanel.tsx'
import { ShipOf } from './ShipPanel.tsx'
import './captain.css'

/** All that is public about a captain, in the same parts as one's own ship. */
export function AboutCaptain({ seat }: { seat: number }) {
  const say = useSay()
  const captain = useTable().moment.view.captains[seat]
  if (!captain) return null
  return (
    <>
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
    </>
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
