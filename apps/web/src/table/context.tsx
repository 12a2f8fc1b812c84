import type { Decision, Option, Writer } from '@keep-flying/kernel'
import { type Box, type Captain, type CardId, type SectorId, type Table, writerFor } from '@keep-flying/verse'
import { tableFor } from '@keep-flying/verse/ask'
import { createContext, type ReactNode, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import type { Moment, Session } from '../session/types.ts'

/** What every part of the table's screen works from. */
export interface AtTable {
  readonly session: Session
  readonly moment: Moment
  /** The rules' own table over the view: ask the rules about it, never reckon yourself. */
  readonly t: Table
  readonly box: Box
  /** The viewer's captain; null for a spectator. */
  readonly me: Captain | null
  /** Turns a text of the game into a sentence. */
  readonly write: Writer
  /** What the viewer must answer now; standing offers are not it. */
  readonly decision: Decision | null
  /** Offers that may be taken up beside it. */
  readonly offers: readonly Decision[]
}

const TableContext = createContext<AtTable | null>(null)

export function useTable(): AtTable {
  const at = use(TableContext)
  if (!at) throw new Error('This part is only for a table.')
  return at
}

/** The session's moment, again on every change. */
export function useMoment(session: Session): Moment | null {
  return useSyncExternalStore(
    useCallback((listener) => session.subscribe(listener), [session]),
    () => session.moment,
  )
}

export function AtTableWith({ session, moment, children }: { session: Session; moment: Moment; children: ReactNode }) {
  const { game } = useLanguage()
  const value = useMemo((): AtTable => {
    const { view, viewer, decisions } = moment
    const t = tableFor(view)
    return {
      session,
      moment,
      t,
      box: t.box,
      me: viewer === null ? null : (view.captains[viewer] ?? null),
      write: writerFor(view, game),
      decision: decisions.find(({ standing }) => !standing) ?? null,
      offers: decisions.filter(({ standing }) => standing),
    }
  }, [session, moment, game])
  return <TableContext value={value}>{children}</TableContext>
}

/** What the viewer is looking at and has picked but not yet confirmed: dock, chart and cards share it. */
export interface Looking {
  /** Option ids picked for the present decision, in order. */
  readonly picked: readonly string[]
  /** Picks exactly these. */
  pick(ids: readonly string[]): void
  /** What is pointed at is told by {@link usePointed}. */
  pointAt(sector: SectorId | null): void
  /** A destination chosen on the chart, with the way there; the dock offers to fly it. */
  readonly course: readonly SectorId[]
  plan(course: readonly SectorId[]): void
  /** A card whose explanation is open. */
  readonly card: CardId | null
  openCard(card: CardId | null): void
  /** A captain whose ship is open. */
  readonly captain: number | null
  openCaptain(seat: number | null): void
  readonly panel: Panel
  openPanel(panel: Panel): void
  /** The rule the reference is open at. */
  readonly rule: string | null
  openRule(rule: string): void
  /** On a phone: which part is shown. */
  readonly tab: PhoneTab
  openTab(tab: PhoneTab): void
}

export type Panel = 'log' | 'chat' | 'rules' | 'decks' | 'jobs'
export type PhoneTab = 'chart' | 'ship' | 'jobs' | 'log' | 'rules'

const LookingContext = createContext<Looking | null>(null)
/** Apart from the rest, for it changes with every move of the mouse. */
const PointedContext = createContext<SectorId | null>(null)

/** The sector pointed at or focused. */
export function usePointed(): SectorId | null {
  return use(PointedContext)
}

export function useLooking(): Looking {
  const looking = use(LookingContext)
  if (!looking) throw new Error('This part is only for a table.')
  return looking
}

export function LookingAround({ children }: { children: ReactNode }) {
  const { decision } = useTable()
  const number = decision?.number ?? -1
  const [picks, setPicks] = useState<{ readonly for: number; readonly ids: readonly string[] }>({ for: -1, ids: [] })
  const [sector, pointAt] = useState<SectorId | null>(null)
  const [course, plan] = useState<readonly SectorId[]>([])
  const [card, openCard] = useState<CardId | null>(null)
  const [captain, openCaptain] = useState<number | null>(null)
  const [panel, openPanel] = useState<Panel>('log')
  const [rule, setRule] = useState<string | null>(null)
  const [tab, openTab] = useState<PhoneTab>('chart')
  const picked = picks.for === number ? picks.ids : none
  const pick = useCallback((ids: readonly string[]) => setPicks({ for: number, ids }), [number])
  const openRule = useCallback((id: string) => {
    setRule(id)
    openPanel('rules')
    openTab('rules')
  }, [])
  const value = useMemo(
    (): Looking => ({
      picked,
      pick,
      pointAt,
      course,
      plan,
      card,
      openCard,
      captain,
      openCaptain,
      panel,
      openPanel,
      rule,
      openRule,
      tab,
      openTab,
    }),
    [picked, pick, course, card, captain, panel, rule, openRule, tab],
  )
  return (
    <LookingContext value={value}>
      <PointedContext value={sector}>{children}</PointedContext>
    </LookingContext>
  )
}

const none: readonly string[] = []

/** The options of a decision that live at a place on the table. */
export function optionsOf(decision: Decision | null): readonly Option[] {
  return decision && 'options' in decision ? decision.options : []
}
