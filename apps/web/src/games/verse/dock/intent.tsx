import type { Decision } from '@keep-flying/kernel'
import type { CardId, SectorId } from '@keep-flying/verse'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Picked } from '../../../dock/answers.ts'
import type { Planner } from '../../../dock/planning.ts'
import { useLooking } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'
import { deedOf, wayOf } from './deeds.ts'
import { burnSuggestions } from './flight.ts'
import { newsOf } from './news.ts'
import { type Act, turnGroups } from './turn.ts'

/** What the captain means to do, beyond what is picked: chart, dock and scenes share it. */
export interface Intent {
  /** A destination chosen on the chart, with the way there; the dock offers to fly it. */
  readonly course: readonly SectorId[]
  plan(course: readonly SectorId[]): void
  /** The action of a turn that is looked at. */
  readonly act: Act | null
  open(act: Act | null): void
  readonly bribes: number
  setBribes(bribes: number): void
  /** The job chosen to be worked on last. */
  readonly job: CardId | null
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

function canStop(decision: Decision): boolean {
  return decision.kind === 'fly.to' && decision.form === 'one' && decision.options.some(({ id }) => id === 'stop')
}

/** An action is opened with the first of its deeds picked. A flight has its course instead. */
function firstDeed(decision: Decision | null, act: Act | null): Picked {
  if (decision?.form !== 'one' || act === null || act === 'fly' || act === 'more') return []
  return turnGroups(decision)
    [act].slice(0, 1)
    .map(({ id }) => id)
}

export function IntentProvider({ children }: { children: ReactNode }) {
  const { decision } = useTable()
  const number = decision?.number ?? -1
  const [course, plan] = useState<readonly SectorId[]>([])
  // The planned course is flown to its end: stopping there is what was meant.
  const [arrived, setArrived] = useState(false)
  const [job, setJob] = useState<CardId | null>(null)
  const [given, setGiven] = useState({ for: -1, bribes: 0 })
  const [opened, setOpened] = useState<{ readonly for: number; readonly act: Act | null }>({ for: -1, act: null })
  const bribes = given.for === number ? given.bribes : 0
  const act = opened.for === number ? opened.act : null
  const show = useCallback((next: Act | null) => setOpened({ for: number, act: next }), [number])
  useCourseKept(course, plan)

  // A course laid on the chart is what the captain means now, whatever was picked before.
  useEffect(() => {
    if (course.length > 0) show('fly')
  }, [course, show])

  const open = useOpening(plan, show)
  const sending = useCallback<Planner['sending']>(({ decision: asked, value, next, isFollowed }) => {
    setArrived(isFollowed && next.length === 0)
    if (typeof value !== 'string') return
    if (asked.kind === 'turn') setJob(value.startsWith('job:') ? value.slice('job:'.length) : null)
  }, [])
  const planner = usePlanned({ course, plan, arrived, bribes, sending })
  const value = useMemo(() => {
    const setBribes = (n: number) => setGiven({ for: number, bribes: n })
    return { intent: { course, plan, act, open, bribes, setBribes, job }, planner }
  }, [course, act, open, bribes, job, planner, number])
  return <IntentContext value={value}>{children}</IntentContext>
}

/** What is left of a course stays offered in flight as long as it can be flown on; after the flight it is done with. */
function useCourseKept(course: readonly SectorId[], plan: Intent['plan']): void {
  const { moment, me, box, decision } = useTable()
  const isFlying = me !== null && moment.view.turn.flight !== null && moment.view.active === me.seat
  const first = course[0]
  const isLost = first !== undefined && isFlying && !box.neighbours.get(me.sector)?.includes(first)
  const number = decision?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question ends what was planned for the old one
  useEffect(() => {
    if (!isFlying || isLost) plan([])
  }, [number, isFlying, isLost, plan])
}

/** Opens an action of the turn with what is most likely wanted: the best course, or the first deed. */
function useOpening(plan: Intent['plan'], show: (act: Act | null) => void): Intent['open'] {
  const { t, me, decision } = useTable()
  const { pick } = useLooking()
  return useCallback(
    (next) => {
      const canBurn = decision ? wayOf(decision, ['burn']) === 'burn' : false
      const best = next === 'fly' && canBurn && me ? burnSuggestions(t, me)[0] : undefined
      plan(best?.path ?? [])
      pick(firstDeed(decision, next))
      show(next)
    },
    [t, me, decision, pick, plan, show],
  )
}

interface Planned {
  readonly course: readonly SectorId[]
  plan(course: readonly SectorId[]): void
  readonly arrived: boolean
  readonly bribes: number
  readonly sending: Planner['sending']
}

function usePlanned({ course, plan, arrived, bribes, sending }: Planned): Planner {
  const { box, me } = useTable()
  return useMemo(
    (): Planner => ({
      usualPick: (decision) => (arrived && canStop(decision) ? ['stop'] : usualFor(decision)),
      deedOf: (decision, picked) =>
        deedOf(decision, { picked, course, gear: me?.gear ?? [], bribes: bribes > 0 ? bribes : null }),
      newsIn: (events, decision) => me && newsOf(events, me.seat, box, decision),
      picking: (decision) => {
        if (decision?.kind === 'fly.to') plan([])
      },
      sending,
      sent: (next) => {
        const flown = next.flatMap(({ kind, value }) => (kind === 'fly.to' ? [String(value)] : []))
        if (flown.length > 0) plan(flown)
      },
    }),
    [box, me, course, plan, arrived, bribes, sending],
  )
}

/** What most captains would do next, by the kind of question: the first that is there stands picked. */
const usual: Readonly<Record<string, readonly string[]>> = {
  shop: ['consider', 'done'],
  deal: ['consider', 'done'],
  'gear.carry': ['suggested'],
  'pay.cuts': ['all'],
  'test.after-roll': ['accept'],
  'misbehave.ace': ['ace'],
  'hold.arrange': ['done'],
  'trade.propose': ['offer'],
}

function usualFor(decision: Decision): Picked | null {
  if (decision.kind === 'consider.draw') return ['draw-all']
  if (decision.form === 'one') {
    const open = decision.options.filter(({ role }) => role !== 'minor').map(({ id }) => id)
    const known = usual[decision.kind]?.find((id) => open.includes(id))
    return known === undefined ? null : [known]
  }
  // To go without any by mistake would be a bad start.
  if (decision.form === 'some' && decision.kind === 'set-up.keep-jobs')
    return decision.options.slice(0, decision.max).map(({ id }) => id)
  return null
}
