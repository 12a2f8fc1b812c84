import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { SightsShown } from './Sights.tsx'

/** What the signs of the map mean, and which lines of sight are drawn. */
export function Legend({ sights, toggleSights }: { sights: SightsShown; toggleSights(): void }) {
  const say = useSay()
  return (
    <details className="map-legend">
      <summary>{say('adv.legend')}</summary>
      <ul>
        <li>
          <i className="legend-reach" /> {say('adv.legend.reach')}
        </li>
        <li>
          <i className="legend-unseen">
            <Icon name="unseen" />
          </i>
          {say('adv.legend.unseen')}
        </li>
        <li>
          <i className="legend-held">
            <Icon name="breakaway" />
          </i>
          {say('adv.legend.held')}
        </li>
        <li>
          <i className="legend-cover" /> {say('adv.legend.cover')}
        </li>
        <li>
          <Icon name="waiting" className="legend-waiting" /> {say('adv.legend.waiting')}
        </li>
        <li>
          <Icon name="alerted" className="legend-alerted" /> {say('adv.legend.alerted')}
        </li>
        <li>
          <i className="legend-watched" /> {say('adv.legend.watched')}
        </li>
      </ul>
      <label className="legend-sights">
        <input type="checkbox" checked={sights === 'all'} onChange={toggleSights} /> {say('adv.legend.sights')}
      </label>
      <p>{say('adv.legend.eyes')}</p>
    </details>
  )
}
