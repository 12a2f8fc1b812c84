import { memo } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** What the signs of the chart mean, as far as there is room to say it. */
export const Legend = memo(function Legend() {
  const say = useSay()
  return (
    <ul className="chart-legend" data-guide="legend" aria-label={say('chart.legend')}>
      <li className="title fell">{say('chart.title')}</li>
      {(['alliance', 'border', 'rim'] as const).map((region) => (
        <li key={region}>
          <i className={`swatch ${region}`} />
          {say(`chart.region.${region}`)}
        </li>
      ))}
      <li>
        <i className="bead">1</i>
        {say('chart.legend.draw')}
      </li>
      <li>
        <i className="swatch lit" />
        {say('chart.legend.range')}
      </li>
      <li>
        <i className="swatch forbidden" />
        {say('chart.legend.forbidden')}
      </li>
      <li>
        <Icon name="supply" />
        {say('chart.supply')}
      </li>
      <li>
        <Icon name="contact" />
        {say('chart.contact')}
      </li>
    </ul>
  )
})
