import { describePay } from '@keep-flying/adventures'
import { text } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { squareIn } from '../map/plane.ts'
import { SmallGoon, SmallMap, SmallToken } from '../map/SmallMap.tsx'
import { useTable } from '../table.tsx'
import { StorylineStanding } from './StorylineStanding.tsx'
import { WaysIn } from './WaysIn.tsx'
import './job-card.css'

/** The Job that all this is for: its map, what it is about, what it pays, and how it can be gone about. */
export function JobCard() {
  const say = useSay()
  const { t, moment, write } = useTable()
  const { job } = t
  const { columns } = t.ground
  const { goons, tokens, timeline, madeUp } = moment.view
  const count = (type: string) => goons.filter((goon) => goon.type === type).length
  return (
    <section className="shop-job" aria-label={call(write, 'job', job.id)}>
      <div className="shop-job-map">
        <SmallMap job={job}>
          {tokens.map(({ id, at }) => (
            <SmallToken key={id} at={squareIn(columns, at)} />
          ))}
          {goons.map(({ id, at, alerted }) => (
            <SmallGoon key={id} at={squareIn(columns, at)} isAlerted={alerted} />
          ))}
        </SmallMap>
      </div>
      <div className="shop-job-about">
        <h3>
          <small className="stencil">{say('adv.shop.job', { letter: job.letter })}</small>
          {call(write, 'job', job.id)}
        </h3>
        <StorylineStanding />
        {madeUp === undefined && <p>{write(text(`briefing.${job.id}`))}</p>}
        <ul className="shop-job-figures">
          <li>
            <Icon name="moment" /> {say('adv.moments', { n: timeline.last })}
          </li>
          {timeline.alarm !== null && (
            <li>
              <Icon name="alarm" /> {say('adv.shop.alarm', { n: timeline.alarm })}
            </li>
          )}
          <li>
            <Icon name="thug" /> {say('adv.shop.thugs', { n: count('thug') })}
          </li>
          <li>
            <Icon name="cowboy" /> {say('adv.shop.cowboys', { n: count('cowboy') })}
          </li>
        </ul>
        <p className="shop-job-pay">
          <Icon name="reward" /> {describePay(job).map(write).join(' ')}
        </p>
      </div>
      {madeUp === undefined && <WaysIn />}
    </section>
  )
}
