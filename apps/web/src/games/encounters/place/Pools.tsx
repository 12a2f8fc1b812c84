import type { State } from '@keep-flying/encounters'
import { handMakes } from '@keep-flying/encounters/ask'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** Recruit and Attack now, and what the whole hand would make of them. */
export function Pools() {
  const say = useSay()
  const { moment } = useTable()
  const { turn, active } = moment.view
  const isMine = moment.viewer === active
  const all = isMine && moment.viewer !== null ? handMakes(moment.view, moment.viewer) : null
  return (
    <div className="pools">
      <p className="pool pool-recruit">
        <Icon name="recruit" />
        <b>{turn.recruit}</b>
        <span>
          <strong className="stencil">{say('enc.fig.recruit')}</strong>
          {all && all.recruit > 0 && <small>{say('enc.with-hand', { n: turn.recruit + all.recruit })}</small>}
        </span>
      </p>
      <p className="pool pool-attack">
        <Icon name="attack" />
        <b>{turn.attack}</b>
        <span>
          <strong className="stencil">{say('enc.fig.attack')}</strong>
          {purposes.map((purpose) => {
            const n = apart(turn.restricted, purpose)
            return n > 0 && <small key={purpose}>{say(`enc.restricted.${purpose}`, { n })}</small>
          })}
          {all && all.attack > 0 && <small>{say('enc.with-hand', { n: turn.attack + all.attack })}</small>}
        </span>
      </p>
    </div>
  )
}

const purposes = ['scan', 'one-enemy', 'enemies'] as const

/** How much Attack is set apart for something. */
function apart(restricted: State['turn']['restricted'], purpose: (typeof purposes)[number]): number {
  const meant = restricted.filter(({ only }) => (typeof only === 'string' ? only : 'enemies') === purpose)
  return meant.reduce((sum, { n }) => sum + n, 0)
}
