import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { turnsToEnd } from '../timer.ts'
import './figures-strip.css'

/** On a phone: pools, ship strikes, the timer and the tasks in one line. */
export function Figures() {
  const say = useSay()
  const { t, moment } = useTable()
  const { turn, serenity, tasks } = moment.view
  const struck = serenity.filter(({ strike }) => strike !== null).length
  const states = Object.values(tasks)
  return (
    <ul className="enc-figures canvas" aria-label={say('enc.figures')} data-guide="figures">
      <li className="fig-recruit">
        <Icon name="recruit" label={say('enc.fig.recruit')} /> <b>{turn.recruit}</b>
      </li>
      <li className="fig-attack">
        <Icon name="attack" label={say('enc.fig.attack')} /> <b>{turn.attack}</b>
      </li>
      <li>
        <Icon name="ship-strike" label={say('enc.kind.ship-strike')} /> <b>{struck}</b>/{serenity.length}
      </li>
      <li>
        <Icon name="inevitable" label={say('enc.inevitable')} /> <b>{turnsToEnd(t)}</b>
      </li>
      <li>
        <Icon name="check" label={say('enc.tasks')} /> {states.filter((one) => one === 'done').length}/{states.length}
      </li>
    </ul>
  )
}
