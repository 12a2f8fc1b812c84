import type { OneOf, Option } from '@keep-flying/kernel'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useWhatOpen, useWhyClosed } from '../closed.ts'
import { useIntent } from '../intent.tsx'
import { useTaking } from '../taking.ts'
import { type Action, actions, type TurnGroups, turnGroups } from '../turn.ts'
import { ActPanel } from './ActPanel.tsx'
import { FlyPanel } from './FlyPanel.tsx'

/** A captain's turn: the four actions with what each would do here, or why it is closed; then the one chosen. */
export function Turn({ decision }: { decision: OneOf }) {
  const { act } = useIntent()
  const groups = turnGroups(decision)
  if (act === null) return <Tiles groups={groups} />
  return act === 'fly' ? <FlyPanel options={groups.fly} /> : <ActPanel act={act} options={groups[act]} />
}

function Tiles({ groups }: { groups: TurnGroups }) {
  const say = useSay()
  const { open } = useIntent()
  return (
    <>
      <ul className="dock-tiles">
        {actions.map((action) => (
          <Tile key={action} action={action} options={groups[action]} />
        ))}
      </ul>
      {groups.more.length > 0 && (
        <button type="button" className="button dock-more-button" data-choice onClick={() => open('more')}>
          <Icon name="menu" /> {say('dock.act.more', { n: groups.more.length })}
        </button>
      )}
    </>
  )
}

function Tile({ action, options }: { action: Action; options: readonly Option[] }) {
  const say = useSay()
  const { proposed } = useIntent()
  const take = useTaking()
  const why = useWhyClosed()
  const what = useWhatOpen()
  const isOpen = options.length > 0
  return (
    <li>
      <button
        type="button"
        className="dock-tile"
        data-choice
        data-act={action}
        data-proposed={proposed?.act === action || undefined}
        aria-disabled={!isOpen}
        onClick={() => isOpen && take(action, options)}
      >
        <Icon name={action} />
        <span>
          <strong>
            {say(`dock.act.${action}`)} <kbd>{say(`dock.key.${action}`)}</kbd>
          </strong>
          <small>{isOpen ? what(action, options) : why(action)}</small>
        </span>
      </button>
    </li>
  )
}
