import type { Decision } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'
import { moseyRoutes, proposals } from '@keep-flying/verse/ask'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Picked } from '../../../dock/answers.ts'
import type { Planner } from '../../../dock/planning.ts'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { useIdle } from '../../../ui/idle.ts'
import { useTable } from '../table.tsx'
import { bestOption } from './after-roll.ts'
import { deedOf, type Hands, sectorsAhead, type ToldCourse, toldCourse, wayOf } from './deeds.ts'
import { flightSuggestions } from './flight.ts'
import { fliesOn, newsOf } from './news.ts'
import { type Proposed, proposedIn } from './proposed.ts'
import { startingPick } from './starts.ts'
import { type Act, openAct, turnGroups } from './turn.ts'
import type { usualAnswer } from './usual.ts'

/** What the captain means to do, beyond what is picked: chart, dock and scenes share it. */
export interface Intent {
  /** The way to a destination: as laid on the chart just now, else what is left of the course the game was told. */
  readonly course: readonly SectorId[]
  plan(course: readonly SectorId[]): void
  /** Keeps a course in mind without turning to it: it is about to be flown. */
  lay(course: readonly SectorId[]): void
  /** Means to fly in this way: along a course, or else to wherever is best to go so. */
  flyBy(way: 'burn' | 'mosey', course?: readonly SectorId[]): void
  /** The action of a turn that is looked at: one that can be taken now. */
  readonly act: Act | null
  open(act: Act | null): void
  /** What stands ready in a turn until something else is looked at or picked. */
  readonly proposed: Proposed | null
  /** Where the Cutter is that is to be moved, once it is chosen. */
  readonly roamer: SectorId | null
  chooseRoamer(piece: SectorId): void
  readonly bribes: number
  setBribes(bribes: number): void
  /** The gear handed out by hand; null where it goes as suggested. */
  readonly hands: Hands | null
  handOut(hands: Hands | null): void
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

/** An action is opened with the first of its deeds picked. A flight has its course instead. */
function firstDeed(decision: Decision | null, act: Act | null): Picked {
  if (decision?.form !== 'one' || act === null || act === 'fly' || act === 'more') return []
  return turnGroups(decision)
    [act].slice(0, 1)
    .map(({ id }) => id)
}

/** A state that lasts as long as the question it was made for. */
function useForQuestion<T>(number: number, usual: T): [T, (value: T) => void] {
  const [kept, keep] = useState<{ readonly for: number; readonly value: T }>({ for: -1, value: usual })
  const set = useCallback((value: T) => keep({ for: number, value }), [number])
  return [kept.for === number ? kept.value : usual, set]
}

export function IntentProvider({ children }: { children: ReactNode }) {
  const { decision } = useTable()
  const number = decision?.number ?? -1
  const [bribes, setBribes] = useForQuestion(number, 0)
  const [hands, handOut] = useForQuestion<Hands | null>(number, null)
  const [roamer, chooseRoamer] = useForQuestion<SectorId | null>(number, null)
  const [looked, show] = useForQuestion<Act | null>(number, null)
  const { picked } = useLooking()
  const act = openAct(decision, looked, picked)
  const { laid, lay, told } = useCourse()
  const proposed = useProposed(looked)
  const course = laid.length > 0 ? laid : (proposed?.course ?? told.course)

  useKeptForTakeOff(course, laid, lay)

  const plan = useCallback(
    (next: readonly SectorId[]) => {
      lay(next)
      // A course laid on the chart is what the captain means now, whatever was picked before.
      if (next.length > 0 && decision?.kind === 'turn') show('fly')
    },
    [lay, show, decision],
  )
  const flyBy = useFlyingBy(plan)
  const open = useOpening(plan, flyBy, show)
  const planner = usePlanned({ course, plan, arrived: told.arrived, proposed, bribes, hands })
  const value = useMemo(
    () => ({
      intent: {
        course,
        plan,
        lay,
        flyBy,
        act,
        open,
        proposed,
        roamer,
        chooseRoamer,
        bribes,
        setBribes,
        hands,
        handOut,
      },
      planner,
    }),
    [course, plan, lay, flyBy, act, open, proposed, roamer, chooseRoamer, bribes, setBribes, hands, handOut, planner],
  )
  return <IntentContext value={value}>{children}</IntentContext>
}

/** What a flight began with is kept once it takes off: its first sector may be taken back, and is then meant again. */
function useKeptForTakeOff(
  course: readonly SectorId[],
  laid: readonly SectorId[],
  lay: (course: readonly SectorId[]) => void,
): void {
  const { moment, decision } = useTable()
  const meant = useRef<readonly SectorId[]>(none)
  const isTakingOff = decision?.kind === 'fly.to' && moment.view.turn.flight?.flown === 0
  useEffect(() => {
    if (decision?.kind === 'turn') meant.current = course
    else if (isTakingOff && laid.length === 0 && meant.current.length > 0) lay(meant.current)
  }, [decision, isTakingOff, course, laid, lay])
}

/** The proposal of a turn, as long as the viewer has turned to nothing else. */
function useProposed(looked: Act | null): Proposed | null {
  const { t, me, decision } = useTable()
  const { picked } = useLooking()
  const proposed = useMemo(
    () => (me && decision?.kind === 'turn' && decision.form === 'one' ? proposedIn(t, me, decision) : null),
    [t, me, decision],
  )
  return looked === null && picked.length === 0 ? proposed : null
}

interface Courses {
  /** Laid on the chart and not confirmed yet, or about to be flown. */
  readonly laid: readonly SectorId[]
  lay(course: readonly SectorId[]): void
  /** What is left of the course that the game was told of: it outlasts this page. */
  readonly told: ToldCourse
}

const none: readonly string[] = []

function useCourse(): Courses {
  const { moment, me, decision } = useTable()
  const number = decision?.number ?? -1
  const [kept, keep] = useState<{ readonly for: number; readonly course: readonly SectorId[] }>({
    for: -1,
    course: none,
  })
  const lay = useCallback((course: readonly SectorId[]) => keep({ for: number, course }), [number])
  const { flight } = moment.view.turn
  // The flight has begun, and its first sector is still to be answered with.
  const isTakingOff = flight?.flown === 0 && moment.view.active === me?.seat
  const laid = kept.for === number || isTakingOff ? kept.course : none
  const told = useMemo(() => toldCourse(decision, moment.plan?.values ?? []), [decision, moment.plan])
  return { laid, lay, told }
}

function useFlyingBy(plan: Intent['plan']): Intent['flyBy'] {
  const { t, me } = useTable()
  const { pick } = useLooking()
  return useCallback(
    (way, course) => {
      const best = () => {
        if (!me) return none
        if (way === 'burn') return flightSuggestions(t, me).find((one) => one.way === 'burn')?.path ?? none
        const routes = moseyRoutes(t, me)
        return routes.get(proposals(t, me, routes.keys())[0]?.sector ?? '')?.path ?? none
      }
      plan(course ?? best())
      pick([way])
    },
    [t, me, pick, plan],
  )
}

/** Opens an action of the turn with what is most likely wanted: the most sensible flight, or the first deed. */
function useOpening(plan: Intent['plan'], flyBy: Intent['flyBy'], show: (act: Act | null) => void): Intent['open'] {
  const { t, me, decision } = useTable()
  const { pick } = useLooking()
  return useCallback(
    (next) => {
      // What is used up or not to be had here is not turned to.
      if (next !== null && openAct(decision, next, none) === null) return
      show(next)
      const best = next === 'fly' && me ? flightSuggestions(t, me)[0] : undefined
      if (best && decision && wayOf(decision, [best.way])) return flyBy(best.way, best.path)
      plan(none)
      pick(firstDeed(decision, next))
    },
    [t, me, decision, pick, plan, flyBy, show],
  )
}

interface Planned {
  readonly course: readonly SectorId[]
  plan(course: readonly SectorId[]): void
  /** The course has been flown to its end: stopping there is what was meant. */
  readonly arrived: boolean
  readonly proposed: Proposed | null
  readonly bribes: number
  readonly hands: Hands | null
}

function usePlanned({ course, plan, arrived, proposed, bribes, hands }: Planned): Planner {
  const { box, t, me, moment } = useTable()
  const advice = useAdvice()
  const isFlying = moment.view.turn.flight !== null && moment.plan?.kind === 'fly.to'
  // Some gear brings home more the fewer went along.
  const crewMatters = (me?.gear ?? []).some((gear) =>
    box.supply.get(gear)?.abilities.some(({ is }) => is === 'job-goods-by-crew'),
  )
  const onward = isFlying ? (moment.plan?.values ?? none) : none
  const bestPick = useBestPick()
  return useMemo(
    (): Planner => ({
      usualPick: (decision, before) => {
        if (decision.kind === 'turn') return proposed && [proposed.pick]
        const known = bestPick(decision) ?? usualFor(decision, arrived) ?? (me && startingPick(t, me, decision))
        const isLaid = decision.kind === 'fly.to' && course.length > 0
        return known || isLaid || !me || !advice ? known : advice(t, me, decision, before)
      },
      deedOf: (decision, picked) =>
        deedOf(decision, {
          picked,
          course,
          gear: me?.gear ?? [],
          hands,
          bribes: bribes > 0 ? bribes : null,
          onward,
          crewMatters,
        }),
      newsIn: (events, decision) => me && newsOf(events, me.seat, box, decision),
      goesOn: (news, plan) => me !== null && fliesOn(t, me, news, sectorsAhead(plan)),
      picking: (decision) => {
        if (decision?.kind === 'fly.to') plan([])
      },
    }),
    [box, t, me, advice, bestPick, course, plan, arrived, proposed, bribes, hands, onward, crewMatters],
  )
}

/** After a roll, the way that promises most. */
function useBestPick(): (decision: Decision) => Picked | null {
  const { t, me } = useTable()
  return useCallback(
    (decision) => {
      const best = me && bestOption(t, me, decision)
      return best === null ? null : [best]
    },
    [t, me],
  )
}

function usualFor(decision: Decision, arrived: boolean): Picked | null {
  const end = optionsOf(decision).find(({ role }) => role === 'end')
  return arrived && decision.kind === 'fly.to' && end ? [end.id] : null
}

type Advice = typeof usualAnswer

/** What most would answer is worked out by a part that comes later: questions can be answered without it. */
function useAdvice(): Advice | null {
  const idle = useIdle()
  const [advice, setAdvice] = useState<Advice | null>(null)
  useEffect(() => {
    if (idle && !advice) void import('./usual.ts').then((usual) => setAdvice(() => usual.usualAnswer))
  }, [idle, advice])
  return advice
}
