import type { PartTab } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useLooking, useTable } from './context.tsx'
import { useShownTab } from './shown-tab.ts'
import './tabs.css'

const ownTabs: readonly PartTab[] = [
  { id: 'log', icon: 'log', label: 'table.tab.log' },
  { id: 'rules', icon: 'rules', label: 'table.tab.rules' },
]

/** On small screens: which part of the table is shown, with a dot where something is asked. */
export function Tabs() {
  const say = useSay()
  const { game, moment } = useTable()
  const looking = useLooking()
  const { tab: shown, isBoardATab } = useShownTab()
  const tabs = game.table.tabs.filter(({ id }) => isBoardATab || id !== 'board')
  const asked = game.table.useAskedTabs()
  const isNews = (moment.events.at(-1)?.seq ?? 0) > moment.seen
  const isAsked = (tab: string) => asked.has(tab) || (tab === 'log' && isNews)
  const open = (tab: string) => {
    looking.openTab(tab)
    if (tab === 'log' || tab === 'rules') looking.openPanel(tab)
  }
  return (
    <nav className="table-tabs canvas" aria-label={say('table.tabs')}>
      {[...tabs, ...ownTabs].map(({ id, icon, label }) => (
        <button
          key={id}
          type="button"
          className="tab"
          data-guide={`tab-${id}`}
          aria-current={shown === id ? 'page' : undefined}
          onClick={() => open(id)}
        >
          <Icon name={icon} />
          {say(label)}
          {isAsked(id) && shown !== id && (
            <span className="tab-dot">
              <span className="visually-hidden">{say('table.tab.asked')}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
