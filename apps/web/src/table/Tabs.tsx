import type { PartTab } from '../game/client.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useLooking, useTable } from './context.tsx'
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
  const asked = game.table.useAskedTabs()
  const isNews = (moment.events.at(-1)?.seq ?? 0) > moment.seen
  const isAsked = (tab: string) => asked.has(tab) || (tab === 'log' && isNews)
  const open = (tab: string) => {
    looking.openTab(tab)
    if (tab === 'log' || tab === 'rules') looking.openPanel(tab)
  }
  return (
    <nav className="table-tabs canvas" aria-label={say('table.tabs')}>
      {[...game.table.tabs, ...ownTabs].map(({ id, icon, label }) => (
        <button
          key={id}
          type="button"
          className="tab"
          aria-current={looking.tab === id ? 'page' : undefined}
          onClick={() => open(id)}
        >
          <Icon name={icon} />
          {say(label)}
          {isAsked(id) && looking.tab !== id && (
            <span className="tab-dot">
              <span className="visually-hidden">{say('table.tab.asked')}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
