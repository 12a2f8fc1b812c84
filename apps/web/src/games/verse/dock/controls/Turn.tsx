import type { OneOf, Option } from '@keep-flying/kernel'
import { useState } from 'react'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useWhatOpen, useWhyClosed } from '../closed.ts'
import { useIntent } from '../intent.tsx'
import { useTaking } from '../taking.ts'
import { type Action, actions, type TurnGroups, turnGroups } from '../turn.ts'
import { ActPanel } from './ActPanel.tsx'
import { FlyPanel } from './FlyPanel.tsx'
import { MoreDeeds } from './MoreDeeds.tsx'
import { RouteRow } from './SuggestedRoutes.tsx'

/** A captain's turn: the four actions with what each would do here, or why it is closed; then the one chosen. */
export function Turn({ decision }: { decision: OneOf }) {
  const { act, open } = useIntent()
  const [sort, setSort] = useState<string | null>(null)
  const groups = turnGroups(decision)
  if (act === null)
    return (
      <Tiles
        groups={groups}
        onMore={(group) => {
          setSort(group)
          open('more')
        }}
      />
    )
  if (act === 'more')
    return <ActPanel act="more" options={groups.more.filter(({ group = 'other' }) => group === sort)} />
  return act === 'fly' ? <FlyPanel options={groups.fly} /> : <ActPanel act={act} options={groups[act]} />
}

function Tiles({ groups, onMore }: { groups: TurnGroups; onMore(group: string): void }) {
  const { proposed, open } = useIntent()
  return (
    <>
      <ul className="dock-tiles">
        {actions.map((action) => (
          <Tile key={action} action={action} options={groups[action]} />
        ))}
      </ul>
      {proposed?.flight && (
        <ul className="dock-routes">
          <RouteRow suggestion={proposed.flight} onPress={() => open('fly')} />
        </ul>
      )}
      <MoreDeeds options={groups.more} onOpen={onMore} />
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
        data-guide={`act-${action}`}
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
