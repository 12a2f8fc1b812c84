import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** Whose turn it is, and which of its Actions. */
export function Plate() {
  const say = useSay()
  const { openRule } = useLooking()
  const { moment, acting, decision, write } = useTable()
  const { stage, turn, end } = moment.view
  if (moment.over) return <p className="stencil">{say('dock.plate.over')}</p>
  // A Storyline asks what comes next.
  if (end) return <p className="stencil">{say('adv.timeline.over')}</p>
  if (stage !== 'job') return <p className="stencil">{say(`adv.plate.${stage}`)}</p>
  if (!acting)
    return <p className="stencil">{turn ? say('adv.plate.acts', { who: call(write, turn.of, turn.id) }) : ''}</p>
  const { actions } = turn ?? { actions: 0 }
  // An Action counts from its first answer on.
  const isChosen = decision !== null && decision.kind !== 'turn.action'
  const action = isChosen ? Math.max(1, actions) : actions + 1
  return (
    <>
      <p className="stencil">
        <button type="button" className="adv-phase" title={say('adv.plate.rule')} onClick={() => openRule('TURN-01')}>
          {say(action <= 2 ? 'adv.plate.action' : 'adv.plate.done', {
            who: call(write, 'crew', acting.id),
            n: action,
          })}
        </button>
      </p>
      <span className="adv-stance" data-stance={acting.stance}>
        <Icon name={acting.downed ? 'downed' : acting.stance} />{' '}
        {say(acting.downed ? 'adv.downed' : `adv.${acting.stance}`)}
      </span>
    </>
  )
}
