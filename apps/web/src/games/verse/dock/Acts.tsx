import type { Decision } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useIntent } from './intent.tsx'
import { useTaking } from './taking.ts'
import { actions, turnGroups } from './turn.ts'

/** The other actions of a turn, one press away. */
export function Acts({ decision }: { decision: Decision }) {
  const say = useSay()
  const { pick, picked } = useAnswering()
  const { act, open } = useIntent()
  const take = useTaking()
  if (decision.form !== 'one') return null
  const groups = turnGroups(decision)
  const { end } = groups
  return (
    <div className="dock-acts">
      {act !== null &&
        actions.map((action) => (
          <button
            key={action}
            type="button"
            className="dock-act"
            data-guide={`act-${action}`}
            data-act={action}
            aria-pressed={act === action}
            aria-disabled={groups[action].length === 0}
            onClick={() => groups[action].length > 0 && take(action, groups[action])}
          >
            <Icon name={action} />
            {say(`dock.act.${action}`)}
          </button>
        ))}
      {end && (
        <button
          type="button"
          className="dock-act"
          data-guide="end-turn"
          data-act="end"
          aria-pressed={picked[0] === end.id}
          onClick={() => {
            open(null)
            pick([end.id])
          }}
        >
          <Icon name="end-turn" />
          {say('dock.act.end')}
        </button>
      )}
    </div>
  )
}
