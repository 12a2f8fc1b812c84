import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** What the signs of the map mean. */
export function Legend() {
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
      </ul>
    </details>
  )
}
