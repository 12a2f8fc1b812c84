import type { CrewMember, Marker, Table, Thing } from '@keep-flying/adventures'
import {
  answerToRoll,
  type BrawlAhead,
  bestTest,
  brawlAhead,
  crewMember,
  type Helping,
  hasCargoToHaul,
  markerOf,
  supposing,
  type TestAhead,
  type TestPlan,
  type TurnEndAhead,
  testAhead,
  testTime,
  testUnderWay,
  turnEndAhead,
} from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { plainDock } from '../../../dock/plain.tsx'
import { type Planner, plainDeed } from '../../../dock/planning.ts'
import { useLooking } from '../../../table/context.tsx'
import { useCrewShown } from '../crew/shown.tsx'
import { takerOf } from '../shop/taker.ts'
import { useTable } from '../table.tsx'
import { newsOf } from './news.ts'
import { beginningIn, hasWaited, proposedIn } from './proposed.ts'
import { deedOf, goOf, purchaseOf, rollOf } from './steps.ts'
import { usualAnswer } from './usual.ts'
import { takesAim, type Weighed, weighedIn } from './weighed.ts'

/** What the Timeline would look like if the turn ended with the chosen deed. */
export interface Ahead extends TurnEndAhead {
  /** Where one's own marker would lie. */
  readonly moment: number
  /** Whom it would cover; null where nobody lies there. */
  readonly covers: Marker | null
  /** Beyond the last Moment: no turn would be left. */
  readonly isPastEnd: boolean
  /** Markers that would lie elsewhere than now: one's own, and those of Goons that would wake. */
  readonly ghosts: readonly Marker[]
}

/** What the player means to do in this turn: map, Timeline, crew card and dock share it. */
export interface Intent {
  /** All that can be done; nothing while another question is asked. */
  readonly deeds: readonly Weighed[]
  /** The one that is weighed. */
  readonly deed: Weighed | null
  choose(key: string): void
  /** What it is aimed at. */
  readonly aim: Thing | null
  /** The viewer has touched that: it is where the eye is already. */
  readonly isTouched: boolean
  /** A square or a thing was touched: it becomes the aim, of the chosen deed if that takes it. False if nothing does. */
  touch(at: Thing): boolean
  readonly plan: TestPlan | null
  readonly test: TestAhead | null
  readonly brawl: BrawlAhead | null
  readonly helping: Helping
  help(id: string, times: number): void
  /** The number of dice: what was chosen, or the best. */
  readonly dice: number | null
  chooseDice(dice: number): void
  /** How long to wait, where waiting is what is chosen. */
  readonly wait: number | null
  chooseWait(moments: number): void
  readonly ahead: Ahead | null
}

const IntentContext = createContext<{ readonly intent: Intent; readonly planner: Planner } | null>(null)

function useBoth() {
  const both = use(IntentContext)
  if (!both) throw new Error('This part is only for a table.')
  return both
}

export function useIntent(): Intent {
  return useBoth().intent
}

export function usePlanner(): Planner {
  return useBoth().planner
}

const none: readonly Weighed[] = []
const noHelp: Helping = {}

/** A state that lasts as long as what it was made for. */
function useFor<T>(key: string, usual: T): [T, (value: T) => void] {
  const [kept, keep] = useState<{ readonly for: string; readonly value: T }>({ for: '', value: usual })
  const set = useCallback((value: T) => keep({ for: key, value }), [key])
  return [kept.for === key ? kept.value : usual, set]
}

export function IntentProvider({ children }: { children: ReactNode }) {
  const { t, acting, decision, moment } = useTable()
  const { picked, pick } = useLooking()
  const number = String(decision?.number ?? -1)
  const [aimed, setAim] = useFor<Thing | null>(number, null)
  const [byTouch, setByTouch] = useFor<string | undefined>(number, undefined)
  const deeds = useMemo(
    () => (decision?.kind === 'turn.action' && acting ? weighedIn(t, acting, decision) : none),
    [t, acting, decision],
  )
  const waited = useMemo(() => hasWaited(moment.events), [moment.events])
  const proposed = useMemo(() => proposedIn(deeds, aimed, waited), [deeds, aimed, waited])
  const deed = deeds.find(({ key }) => key === picked[0]) ?? proposed
  const aim = useMemo(() => deed && aimFor(t, deed, aimed), [t, deed, aimed])
  const manner = `${number} ${deed?.key} ${aim ? JSON.stringify(aim) : ''}`
  const [helping, setHelping] = useFor(manner, noHelp)
  const [chosenDice, chooseDice] = useFor<number | null>(manner, null)
  const [waiting, chooseWait] = useFor(manner, 1)
  const wait = deed && deed.longest !== null ? Math.min(waiting, deed.longest) : null
  const weighed = useTests(deed, aim, helping, chosenDice)
  const { test } = weighed
  const ahead = useAhead(deed, aim, test ? testTime(test, helping) : (wait ?? deed?.time ?? null))
  const touch = useCallback(
    (at: Thing) => {
      const takers = deeds.filter((one) => takesAim(one, at))
      // What was picked by touching something else is not what the viewer wants for good.
      const own = picked[0] === byTouch ? undefined : picked[0]
      const taker = takers.find(({ key }) => key === own) ?? proposedIn(takers, at)
      if (!taker) return false
      setAim(at)
      if (taker.key !== own) setByTouch(taker.key)
      if (taker.key !== picked[0]) pick([taker.key])
      return true
    },
    [deeds, picked, byTouch, pick, setAim, setByTouch],
  )
  const planner = usePlanned(deeds, deed, aim, helping, weighed, wait)
  const value = useMemo(
    () => ({
      intent: {
        deeds,
        deed,
        choose: (key: string) => pick([key]),
        aim,
        isTouched: aim !== null && aim === aimed,
        touch,
        ...weighed,
        helping,
        help: (id: string, times: number) => setHelping({ ...helping, [id]: times }),
        chooseDice,
        wait,
        chooseWait,
        ahead,
      },
      planner,
    }),
    [deeds, deed, pick, aim, aimed, touch, weighed, helping, setHelping, chooseDice, wait, chooseWait, ahead, planner],
  )
  return <IntentContext value={value}>{children}</IntentContext>
}

/** What was touched, if the deed takes it; else the target that it would most likely succeed with. Squares are never guessed. */
function aimFor(t: Table, deed: Weighed, touched: Thing | null): Thing | null {
  if (touched && takesAim(deed, touched)) return touched
  // Where a square may be meant, nothing is guessed.
  const targets = deed.aims.some(({ kind }) => kind === 'square') ? [] : deed.aims
  const chanceOf = (at: Thing) => {
    const plan = deed.plan(at)
    return plan ? bestTest(testAhead(t, plan)).chance : 0
  }
  const [best] = targets.map((at) => ({ at, chance: chanceOf(at) })).toSorted((one, other) => other.chance - one.chance)
  if (best) return best.at
  return deed.aims.length === 1 ? (deed.aims[0] ?? null) : null
}

type Tests = Pick<Intent, 'plan' | 'test' | 'brawl' | 'dice'>

/** The Test or Brawl that the deed leads to, or the one that is about to be rolled, with the number of dice to roll. */
function useTests(deed: Weighed | null, aim: Thing | null, helping: Helping, chosen: number | null): Tests {
  const { t, acting, decision } = useTable()
  const isOpen = decision?.kind === 'test.prepare'
  const plan = useMemo(() => deed?.plan(aim) ?? null, [deed, aim])
  const test = useMemo(() => (isOpen ? testUnderWay(t) : plan && testAhead(t, plan)), [t, plan, isOpen])
  const brawl = useMemo(() => {
    if (isOpen) return brawlUnderWay(t)
    return deed?.brawls && aim?.kind === 'goon' && acting ? brawlWith(t, acting, aim.id) : null
  }, [t, acting, deed, aim, isOpen])
  return useMemo(
    () => ({ plan, test, brawl, dice: test ? (chosen ?? bestTest(test, helping).dice) : null }),
    [plan, test, brawl, chosen, helping],
  )
}

function brawlWith(t: Table, who: CrewMember, id: string): BrawlAhead | null {
  const goon = t.state.goons.find((one) => one.id === id)
  return goon ? brawlAhead(t, who, goon) : null
}

/** The Brawl that is about to be rolled for, with what was done for it already. */
function brawlUnderWay(t: Table): BrawlAhead | null {
  const { test } = t.state
  const underWay = testUnderWay(t)
  if (test?.kind !== 'brawl' || test.against === null || !underWay) return null
  const brawl = brawlWith(t, crewMember(t, test.tester), test.against)
  return brawl && { ...brawl, test: underWay }
}

function useAhead(deed: Weighed | null, aim: Thing | null, moments: number | null): Ahead | null {
  const { t, acting } = useTable()
  return useMemo(() => {
    if (!deed || !acting || acting.at === null || (moments === null && !deed.isEnd)) return null
    const marker = markerOf(t, acting)
    if (!marker) return null
    const moment = marker.moment + (moments ?? 0)
    const isMove = aim?.kind === 'square' && deed.aimed(aim).some(({ kind }) => kind === 'move.to')
    const supposed = supposing(t, acting, {
      moment,
      at: isMove ? aim.at : acting.at,
      stance: deed.turnsHeroic ? 'heroic' : acting.stance,
    })
    const end = turnEndAhead(supposed, acting)
    const { timeline } = t.state
    // Whoever pays nothing leaves its marker where it lies, and covers nobody anew.
    const stays = moment === marker.moment
    const isGhost = ({ id }: Marker) => (id === acting.id ? !stays : end.wakes.some((goon) => goon.id === id))
    return {
      ...end,
      moment,
      covers: stays ? null : (timeline.markers.find((other) => other.moment === moment) ?? null),
      isPastEnd: moment > timeline.last,
      ghosts: end.markers.filter(isGhost),
    }
  }, [t, acting, deed, aim, moments])
}

function usePlanned(
  deeds: readonly Weighed[],
  deed: Weighed | null,
  aim: Thing | null,
  helping: Helping,
  { test, brawl, dice }: Tests,
  wait: number | null,
): Planner {
  const shell = plainDock.usePlanner()
  const { t, moment } = useTable()
  const { viewer } = moment
  const isPicked = useLooking().picked.length > 0
  const isWeighing = isPicked && (test !== null || brawl !== null)
  const shown = useCrewShown()
  return useMemo((): Planner => {
    const meant = (key: string | undefined) => (deed?.key === key ? deed : deeds.find((one) => one.key === key))
    return {
      ...shell,
      usualPick: (decision: Decision) => {
        if (decision.kind === 'turn.action' && deed) return [deed.key]
        const beginning = decision.kind === 'setup.deploy' ? beginningIn(t, decision) : null
        if (beginning !== null) return [beginning]
        if (decision.kind === 'test.prepare') return dice === null ? null : [answerToRoll(dice).value]
        return usualAnswer(t, decision)
      },
      deedOf: (decision, picked) => {
        const helps = Object.entries(helping).flatMap(([id, times]) => Array.from({ length: times }, () => id))
        if (decision.kind === 'test.prepare') return rollOf(decision, picked, helps)
        if (decision.kind === 'move.to') return goOf(decision, picked, (square) => haulsFrom(t, decision, square))
        if (decision.kind === 'market.trade') return purchaseOf(decision, picked, (card) => takerOf(t, card, shown))
        if (decision.kind !== 'turn.action') return plainDeed(decision, picked)
        const chosen = meant(picked[0])
        if (!chosen) return null
        const isWeighed = chosen === deed
        return deedOf(decision, chosen, {
          aim: isWeighed ? aim : null,
          helps: isWeighed ? helps : [],
          dice: isWeighed && aim ? dice : null,
          wait: isWeighed ? wait : null,
        })
      },
      // A roll that may be improved is shown with what may be done about it, and odds take the place of what has been. Where
      // a square is chosen nothing does: the sheet keeps its height, and the map stays where it is under the finger.
      newsIn: (events, decision) =>
        viewer === null || isWeighing || decision?.kind === 'test.improve' ? null : newsOf(events),
      goesOn: () => true,
    }
  }, [shell, t, shown, deeds, deed, aim, helping, dice, wait, viewer, isWeighing])
}

/** Whether whoever is moved might haul cargo from a square. */
function haulsFrom(t: Table, { about }: Decision, square: number): boolean {
  const who = t.state.crew.find(({ id }) => id === about?.id)
  return who !== undefined && hasCargoToHaul(t, who, square)
}
