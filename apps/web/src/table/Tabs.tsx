import type { Captain } from '@keep-flying/verse'
import { type AtVerseTable, useTable } from '../games/verse/table.tsx'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { optionsOf, type PhoneTab, useLooking } from './context.tsx'
import './tabs.css'

const tabs: readonly { readonly tab: PhoneTab; readonly icon: string }[] = [
  { tab: 'chart', icon: 'recentre' },
  { tab: 'ship', icon: 'firefly' },
  { tab: 'jobs', icon: 'job' },
  { tab: 'log', icon: 'log' },
  { tab: 'rules', icon: 'rules' },
]

/** On small screens: which part of the table is shown, with a dot where something is asked. */
export function Tabs() {
  const say = useSay()
  const table = useTable()
  const looking = useLooking()
  const asked = askedIn(table)
  const open = (tab: PhoneTab) => {
    looking.openTab(tab)
    if (tab === 'log' || tab === 'rules') looking.openPanel(tab)
  }
  return (
    <nav className="table-tabs canvas" aria-label={say('ship.tabs')}>
      {tabs.map(({ tab, icon }) => (
        <button
          key={tab}
          type="button"
          className="tab"
          aria-current={looking.tab === tab ? 'page' : undefined}
          onClick={() => open(tab)}
        >
          <Icon name={icon} />
          {say(`ship.tab.${tab}`)}
          {asked.has(tab) && looking.tab !== tab && (
            <span className="tab-dot">
              <span className="visually-hidden">{say('ship.tab.asked')}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}

/** The parts in which something lies that the question may be answered with, and the log when there is news. */
function askedIn({ decision, me, moment }: AtVerseTable): ReadonlySet<PhoneTab> {
  const spots = optionsOf(decision).flatMap(({ at, role }) => (at && role !== 'minor' ? [at] : []))
  const cards = spots.flatMap((at) => ('card' in at ? [at.card] : []))
  const isNews = (moment.events.at(-1)?.seq ?? 0) > moment.seen
  const places: PhoneTab[] = [
    ...(spots.some((at) => 'place' in at) ? (['chart'] as const) : []),
    ...(spots.some((at) => 'token' in at) || isAboard(me, cards) ? (['ship'] as const) : []),
    ...(isJob(me, cards) ? (['jobs'] as const) : []),
    ...(isNews ? (['log'] as const) : []),
  ]
  return new Set(places)
}

function isAboard(me: Captain | null, cards: readonly string[]): boolean {
  const own = me ? [...me.crew.map(({ card }) => card), ...me.gear, ...me.upgrades, me.core] : []
  return cards.some((card) => own.includes(card))
}

function isJob(me: Captain | null, cards: readonly string[]): boolean {
  const own = me ? [...me.jobs.map(({ card }) => card), ...me.hand.cards] : []
  return cards.some((card) => own.includes(card))
}
