import type { OneOf, Option } from '@keep-flying/kernel'
import { useMemo, useState } from 'react'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useTable } from '../../table.tsx'
import { useWhatOpen, useWhyClosed } from '../closed.ts'
import { flightSuggestions } from '../flight.ts'
import { useIntent } from '../intent.tsx'
import { useTaking } from '../taking.ts'
import { type Action, actions, type TurnGroups, turnGroups } from '../turn.ts'
import { ActPanel } from './ActPanel.tsx'
import { FlyPanel } from './FlyPanel.tsx'
import { MoreDeeds } from './MoreDeeds.tsx'
import { SuggestedRoutes } from './SuggestedRoutes.tsx'

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

/** How many flights stand below the actions: any of them is one press away. */
const shown = 3

function Tiles({ groups, onMore }: { groups: TurnGroups; onMore(group: string): void }) {
  const { t, me } = useTable()
  const flights = useMemo(() => (me ? flightSuggestions(t, me) : []), [t, me])
  const open = flights.filter(({ way }) => groups.fly.some(({ id }) => id === way)).slice(0, shown)
  return (
    <>
      <ul className="dock-tiles">
        {actions.map((action) => (
          <Tile key={action} action={action} options={groups[action]} />
        ))}
      </ul>
      {open.length > 0 && <SuggestedRoutes suggestions={open} />}
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
