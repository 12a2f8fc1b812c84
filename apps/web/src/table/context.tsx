import type { Decision, Option, Writer } from '@keep-flying/kernel'
import { createContext, type ReactNode, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import type { GameClient } from '../game/client.ts'
import { useLanguage } from '../i18n/language.tsx'
import type { Moment, Session } from '../session/types.ts'
import { GameSprite } from '../ui/Icon.tsx'

/** What every part of the table's screen works from. */
export interface AtTable<V = unknown> {
  readonly session: Session
  readonly game: GameClient
  readonly moment: Moment<V>
  /** Turns a text of the game into a sentence. */
  readonly write: Writer
  /** What the viewer must answer now, or else what the viewer has begun beside the game. */
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

interface AtTableProps {
  readonly game: GameClient
  readonly session: Session
  readonly moment: Moment
  readonly children: ReactNode
}

/** A table of a game, for the shell's parts and the game's own. */
export function AtTableWith({ game, session, moment, children }: AtTableProps) {
  const { game: texts } = useLanguage()
  const value = useMemo((): AtTable => {
    const { decisions } = moment
    const decision = decisions.find(({ standing }) => !standing) ?? decisions.find(({ underWay }) => underWay) ?? null
    return {
      session,
      game,
      moment,
      write: game.writer(moment.view, texts),
      decision,
      offers: decisions.filter((offer) => offer.standing && offer !== decision),
    }
  }, [session, game, moment, texts])
  return (
    <GameSprite value={game.icons}>
      <TableContext value={value}>
        <game.Provider>{children}</game.Provider>
      </TableContext>
    </GameSprite>
  )
}

/** What the viewer is looking at and has picked but not yet confirmed: dock, board and cards share it. */
export interface Looking {
  /** Option ids picked for the present decision, in order. */
  readonly picked: readonly string[]
  /** Whether anything was picked or unpicked for the present decision: what is picked may then be nothing on purpose. */
  readonly touched: boolean
  /** Picks exactly these. */
  pick(ids: readonly string[]): void
  /** The question is being answered: the next one begins with nothing picked, even if it is of the same sort. */
  release(): void
  /** What is pointed at is told by {@link usePointed}. */
  pointAt(place: string | null): void
  /** A card whose explanation is open. */
  readonly card: string | null
  openCard(card: string | null): void
  /** The seat that all public things are shown of. */
  readonly seat: number | null
  openSeat(seat: number | null): void
  /** What the side panel shows: log, chat, rules, decks, or a panel of the game. */
  readonly panel: string
  openPanel(panel: string): void
  /** The rule the reference is open at. */
  readonly rule: string | null
  openRule(rule: string): void
  /** On a phone: which part is shown. */
  readonly tab: string
  openTab(tab: string): void
}

const LookingContext = createContext<Looking | null>(null)
/** Apart from the rest, for it changes with every move of the mouse. */
const PointedContext = createContext<string | null>(null)

/** The place pointed at or focused. */
export function usePointed(): string | null {
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
  const [picks, setPicks] = useState<Picks>({ for: -1, kind: '', ids: none, released: true })
  const [place, pointAt] = useState<string | null>(null)
  const [card, openCard] = useState<string | null>(null)
  const [seat, openSeat] = useState<number | null>(null)
  const [panel, openPanel] = useState('log')
  const [rule, setRule] = useState<string | null>(null)
  const [tab, openTab] = useState('board')
  const touched = picks.for === number || isAskedAnew(picks, decision)
  const picked = touched ? picks.ids : none
  const kind = decision?.kind ?? ''
  const pick = useCallback(
    (ids: readonly string[]) => setPicks({ for: number, kind, ids, released: false }),
    [number, kind],
  )
  const release = useCallback(() => setPicks((last) => ({ ...last, released: true })), [])
  const openRule = useCallback((id: string) => {
    setRule(id)
    openPanel('rules')
    openTab('rules')
  }, [])
  const value = useMemo(
    (): Looking => ({
      picked,
      touched,
      pick,
      release,
      pointAt,
      card,
      openCard,
      seat,
      openSeat,
      panel,
      openPanel,
      rule,
      openRule,
      tab,
      openTab,
    }),
    [picked, touched, pick, release, card, seat, panel, rule, openRule, tab],
  )
  return (
    <LookingContext value={value}>
      <PointedContext value={place}>{children}</PointedContext>
    </LookingContext>
  )
}

const none: readonly string[] = []

interface Picks {
  /** The question they were made for. */
  readonly for: number
  readonly kind: string
  readonly ids: readonly string[]
  readonly released: boolean
}

/** Whether somebody else's answer has the same question asked anew, and all that was picked is still there. */
function isAskedAnew({ kind, ids, released }: Picks, decision: Decision | null): boolean {
  if (released || decision?.kind !== kind) return false
  const open = optionsOf(decision)
  return ids.every((id) => open.some((option) => option.id === id))
}

/** The options of a decision that live at a place on the table. */
export function optionsOf(decision: Decision | null): readonly Option[] {
  return decision && 'options' in decision ? decision.options : []
}
