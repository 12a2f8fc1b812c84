import { jobWants } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import './ways-in.css'

const ways = [
  { id: 'quiet', icon: 'unseen', skill: null },
  { id: 'talk', icon: 'negotiate', skill: 'negotiate' },
  { id: 'tech', icon: 'tech', skill: 'tech' },
  { id: 'guns', icon: 'fight', skill: 'fight' },
] as const

/** How the Job can be gone about, and who of this crew is best at it. */
export function WaysIn() {
  const say = useSay()
  const { t, write } = useTable()
  const { best } = jobWants(t)
  return (
    <div className="ways-in">
      <h4 className="stencil">{say('adv.ways')}</h4>
      <ul>
        {ways.map(({ id, icon, skill }) => {
          const able = skill && best[skill]
          return (
            <li key={id}>
              <Icon name={icon} />
              <span>
                <b>{say(`adv.way.${id}`)}</b> {say(`adv.way.${t.job.id}.${id}`)}
                {able && <em> {say('adv.wants.best', { who: call(write, 'crew', able.who), n: able.points })}</em>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
