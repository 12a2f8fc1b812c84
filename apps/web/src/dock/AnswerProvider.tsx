import type { Decision, Value } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { optionsOf, useLooking, useTable } from '../table/context.tsx'
import { type Picked, usualPick } from './answers.ts'
import { nextLeg, type Step } from './autopilot.ts'
import { useHabitualPick } from './habits.ts'
import type { Deed, News } from './planning.ts'
import { usePosting } from './posting.ts'

/** How questions are answered: board, dock and scene share it. */
export interface Answering {
  /** What is picked, or what stands picked before anybody has. */
  readonly picked: Picked
  pick(ids: Picked): void
  /** What the primary button would do now. */
  readonly deed: Deed | null
  confirm(): void
  /** Answers the present question at once. */
  send(value: Value): void
  /** Does at once what these picks come to. */
  take(ids: Picked): void
  /** Does this at once, with all that follows from it. */
  perform(deed: Deed): void
  /** Takes up an offer that stands beside the question. */
  takeOffer(decision: number, value: Value): void
  /** How many answers the last press has given so far. */
  readonly given: number
  readonly busy: boolean
  readonly problem: Problem | null
  forgetProblem(): void
  /** What is still to be answered of a plan without asking. */
  readonly plan: readonly Step[]
  /** It goes on by itself: nothing has happened that asks for second thoughts. */
  readonly planHolds: boolean
  stopPlan(): void
  readonly news: News | null
  /** On a phone: whether the scene covers the screen. */
  readonly sceneOpen: boolean
  showScene(open: boolean): void
}

const AnsweringContext = createContext<Answering | null>(null)

export function useAnswering(): Answering {
  const answering = use(AnsweringContext)
  if (!answering) throw new Error('This part is only for a table.')
  return answering
}

/** Between two steps of a plan, so that the eye can follow. */
const pause = 240
/** The same where there is something to read. */
const readingPause = 1400

const prefersNoMotion = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** What the game remembers of the viewer's picks stands around what the shell makes of them. */
export function AnswerProvider({ children }: { children: ReactNode }) {
  const { game } = useTable()
  return (
    <game.dock.Memory>
      <Answers>{children}</Answers>
    </game.dock.Memory>
  )
}

const nothing: Picked = []

/** The question that an undo has brought back: it is asked, whatever the habit. */
function useTakenBack(): RefObject<number> {
  const { moment, decision } = useTable()
  const { answers } = moment
  const number = decision?.number ?? -1
  const last = useRef(answers)
  const takenBack = useRef(-1)
  useEffect(() => {
    if (answers < last.current) takenBack.current = number
    last.current = answers
  }, [answers, number])
  return takenBack
}

/** The next answer of a plan, with what is left of it. */
function goneOnWith(plan: readonly Step[], decision: Decision): Deed | null {
  const leg = nextLeg(plan, decision)
  return leg && { ...leg.step, next: leg.rest }
}

function Answers({ children }: { children: ReactNode }) {
  const { session, game, moment, decision } = useTable()
  const { picked: ownPicks, touched, pick: pickOut } = useLooking()
  const planner = game.dock.usePlanner()
  const number = decision?.number ?? -1
  const { busy, problem, forgetProblem, plan, withMore, stopPlan, heard, posted, given, post } = usePosting()
  const [sceneFor, setSceneFor] = useState(-2)

  const [before, setBefore] = useState(nothing)
  const usual = useMemo(
    () => (decision ? (planner.usualPick(decision, before) ?? usualPick(decision)) : nothing),
    [decision, planner, before],
  )
  // Of several things none may be wanted; one answer is always suggested.
  const isOwn = ownPicks.length > 0 || (touched && decision?.form === 'some')
  const picked = isOwn ? ownPicks : usual
  const newsSince = useCallback(
    (last: number) => {
      if (moment.viewer === null || session.playback) return null
      return planner.newsIn(
        moment.events.filter(({ seq }) => seq > last),
        decision,
      )
    },
    [moment, session.playback, planner, decision],
  )
  const news = useMemo(() => newsSince(heard), [newsSince, heard])
  const latest = useMemo(() => newsSince(posted), [newsSince, posted])
  const isPlanned = plan.length > 0 || withMore
  const planHolds = isPlanned && (latest === null || planner.goesOn(latest, plan))
  const deed = useMemo(() => decision && planner.deedOf(decision, picked), [decision, planner, picked])

  const send = useCallback(
    (answer: Deed) => {
      if (decision) post(decision.number, answer)
    },
    [decision, post],
  )

  // A plan goes on by itself as long as nothing happened that the viewer should see before deciding anew.
  useEffect(() => {
    if (!isPlanned || busy) return
    const next =
      planHolds && decision ? ((withMore ? planner.more?.(decision) : null) ?? goneOnWith(plan, decision)) : null
    if (!next || !decision) return stopPlan()
    const wait = latest ? readingPause : prefersNoMotion() ? 0 : pause
    const timer = setTimeout(() => post(decision.number, next, 'plan'), wait)
    return () => clearTimeout(timer)
  }, [isPlanned, plan, withMore, planHolds, stopPlan, planner, busy, latest, decision, post])

  const habitual = useHabitualPick(usual)
  const takenBack = useTakenBack()
  useEffect(() => {
    if (!habitual || !decision || busy || isPlanned || takenBack.current === decision.number) return
    const habit = planner.deedOf(decision, habitual)
    // What there is to see stands beside the next question; at the end of the matter there would be none.
    const ends = optionsOf(decision).some(({ id, role }) => role === 'end' && habitual.includes(id))
    if (!habit || (ends && news)) return
    const timer = setTimeout(() => post(decision.number, habit, 'habit'), prefersNoMotion() ? 0 : pause)
    return () => clearTimeout(timer)
  }, [habitual, takenBack, decision, busy, news, isPlanned, planner, post])

  const value = useMemo(
    (): Answering => ({
      picked,
      pick: (ids) => {
        forgetProblem()
        planner.picking(decision)
        pickOut(ids)
      },
      // It stays what it is while an answer is on its way, so that nothing flickers between the steps of a plan.
      deed,
      confirm: () => {
        if (!deed || busy) return
        setBefore(picked)
        send(deed)
      },
      send: (answer) => send({ value: answer, next: [] }),
      take: (ids) => {
        const taken = decision && planner.deedOf(decision, ids)
        if (taken) send(taken)
      },
      perform: send,
      takeOffer: (to, taken) => post(to, { value: taken, next: [] }),
      given,
      busy,
      problem,
      forgetProblem,
      plan,
      planHolds,
      stopPlan,
      news,
      sceneOpen: sceneFor === number,
      showScene: (open) => setSceneFor(open ? number : -2),
    }),
    [
      picked,
      pickOut,
      planner,
      decision,
      given,
      busy,
      deed,
      news,
      send,
      post,
      problem,
      forgetProblem,
      stopPlan,
      plan,
      planHolds,
      number,
      sceneFor,
    ],
  )
  return <AnsweringContext value={value}>{children}</AnsweringContext>
}
