import { type KeyboardEvent, Suspense, useState } from 'react'
import type { PartTab } from '../game/client.ts'
import { withAllWords } from '../i18n/current.ts'
import { useSay } from '../i18n/language.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useIdle } from '../ui/idle.ts'
import { later, onDemand } from '../ui/later.tsx'
import { Log } from './Log.tsx'
import './log.css'

const Widener = later(async () => (await import('./Widener.tsx')).Widener)
const Chat = later(async () => (await import('./Chat.tsx')).Chat)
const Rules = onDemand(() => withAllWords(import('../rules/Rules.tsx')))
const Decks = onDemand(() => withAllWords(import('../decks/Decks.tsx')))

const own = (id: string, icon: string): PartTab => ({ id, icon, label: `log.tab.${id}` })

/** The lower right: log, talk, rules, decks and what the game adds, one at a time. */
export function SidePanel() {
  const say = useSay()
  const { session, game } = useTable()
  const { panel, openPanel } = useLooking()
  const { company } = session
  const idle = useIdle()
  const { sidePanels } = game.table
  const tabs = [
    own('log', 'log'),
    ...(company ? [own('chat', 'chat')] : []),
    own('rules', 'rules'),
    ...(game.decks ? [own('decks', 'eye')] : []),
    ...sidePanels,
  ]
  const ids = tabs.map(({ id }) => id)
  const shown = ids.includes(panel) ? panel : 'log'
  const Own = sidePanels.find(({ id }) => id === shown)?.Content
  const unread = useUnread(company?.chat.length ?? 0, shown === 'chat')
  return (
    <section className="side canvas" aria-label={say('log.side')}>
      <Suspense fallback={null}>{idle && game.table.place && game.table.layout === 'wide' && <Widener />}</Suspense>
      <div
        className="side-tabs"
        role="tablist"
        aria-label={say('log.side')}
        onKeyDown={(event) => step(event, ids, shown, openPanel)}
      >
        {tabs.map(({ id: tab, icon, label }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`side-tab-${tab}`}
            className={`side-tab side-tab-${tab}`}
            aria-selected={tab === shown}
            aria-controls="side-panel"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => openPanel(tab)}
          >
            <Icon name={icon} /> {say(label)}
            {tab === 'chat' && unread > 0 && (
              <span className="side-unread">
                {unread}
                <span className="visually-hidden"> {say('log.unread')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div id="side-panel" className="side-body" role="tabpanel" aria-labelledby={`side-tab-${shown}`}>
        <Suspense fallback={null}>
          {shown === 'log' && <Log />}
          {shown === 'chat' && company && <Chat company={company} />}
          {shown === 'rules' && <Rules />}
          {shown === 'decks' && <Decks />}
          {Own && <Own />}
        </Suspense>
      </div>
    </section>
  )
}

/** Arrow keys go from tab to tab. */
function step(event: KeyboardEvent, tabs: readonly string[], shown: string, open: (panel: string) => void): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const next = by === 0 ? undefined : tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length]
  if (next === undefined) return
  event.preventDefault()
  open(next)
  document.getElementById(`side-tab-${next}`)?.focus()
}

/** How many lines came since the chat was last open. */
function useUnread(lines: number, open: boolean): number {
  const [read, setRead] = useState(lines)
  if (open && read !== lines) setRead(lines)
  return open ? 0 : lines - read
}
