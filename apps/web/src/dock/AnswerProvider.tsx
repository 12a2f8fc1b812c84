import type { Decision, Value } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import type { CardId } from '@keep-flying/verse'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { type Deed, deedOf, wayOf } from '../games/verse/dock/deeds.ts'
import { burnSuggestions } from '../games/verse/dock/flight.ts'
import { type News, newsOf } from '../games/verse/dock/news.ts'
import { turnGroups } from '../games/verse/dock/turn.ts'
import { useTable } from '../games/verse/table.tsx'
import { useLooking } from '../table/context.tsx'
import { cardQuestions, type Picked, usualPick } from './answers.ts'
import { nextLeg, type Step } from './autopilot.ts'
import { usePosting } from './posting.ts'

/** The four actions of a turn, and what is tucked away beside them. */
export type Act = 'fly' | 'buy' | 'deal' | 'work' | 'more'

/** The option of a card that was chosen last: its test is shown after the roll. */
export interface FacedOption {
  readonly kind: string
  readonly card: CardId | null
  readonly option: string
}

/** How questions are answered: chart, dock and scene share it. */
export interface Answering {
  /** What is picked, or what stands picked before anybody has. */
  readonly picked: Picked
  pick(ids: Picked): void
  /** What the primary button would do now. */
  readonly deed: Deed | null
  confirm(): void
  /** Answers the present question at once. */
  send(value: Value): void
  /** Takes up an offer that stands beside the question. */
  takeOffer(decision: number, value: Value): void
  readonly busy: boolean
  readonly problem: Problem | null
  forgetProblem(): void
  /** What is still to be answered of a plan without asking. */
  readonly plan: readonly Step[]
  stopPlan(): void
  readonly news: News | null
  goOn(): void
  readonly faced: FacedOption | null
  /** The job chosen to be worked on last. */
  readonly job: CardId | null
  readonly bribes: number
  setBribes(bribes: number): void
  readonly act: Act | null
  open(act: Act | null): void
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

/** Between two steps of a flight, so that the eye can follow. */
const pause = 240

const prefersNoMotion = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export function AnswerProvider({ children }: { children: ReactNode }) {
  const { session, moment, t, box, me, decision } = useTable()
  const looking = useLooking()
  const { course, pick: pickOut, plan: planCourse } = looking
  const number = decision?.number ?? -1
  const { busy, problem, forgetProblem, plan, setPlan, heard, hearAll, post } = usePosting()
  // The planned course is flown to its end: stopping there is what was meant.
  const [arrived, setArrived] = useState(false)
  const [faced, setFaced] = useState<FacedOption | null>(null)
  const [job, setJob] = useState<CardId | null>(null)
  const [given, setGiven] = useState({ for: -1, bribes: 0 })
  const [opened, setOpened] = useState<{ readonly for: number; readonly act: Act | null }>({ for: -1, act: null })
  const [sceneFor, setSceneFor] = useState(-2)

  const picked = useMemo(() => {
    if (looking.picked.length > 0 || !decision) return looking.picked
    return arrived && canStop(decision) ? ['stop'] : usualPick(decision)
  }, [looking.picked, decision, arrived])
  const bribes = given.for === number ? given.bribes : 0
  const act = opened.for === number ? opened.act : null
  const news = useMemo(() => {
    if (!me || session.playback) return null
    return newsOf(
      moment.events.filter(({ seq }) => seq > heard),
      me.seat,
      box,
      decision,
    )
  }, [me, session.playback, moment.events, heard, box, decision])
  const deed = useMemo(() => {
    if (!decision) return null
    return deedOf(decision, { picked, course, gear: me?.gear ?? [], bribes: bribes > 0 ? bribes : null })
  }, [decision, picked, course, me, bribes])

  const send = useCallback(
    (value: Value, next: readonly Step[] = []) => {
      if (!decision) return
      if (typeof value === 'string' && cardQuestions.includes(decision.kind))
        setFaced({ kind: decision.kind, card: decision.card ?? null, option: value })
      if (decision.kind === 'turn' && typeof value === 'string')
        setJob(value.startsWith('job:') ? value.slice('job:'.length) : null)
      post(decision.number, value, next)
    },
    [decision, post],
  )

  // A plan goes on by itself as long as nothing happened that the captain should see first.
  useEffect(() => {
    if (plan.length === 0 || busy) return
    const leg = news ? null : nextLeg(plan, decision)
    if (!leg) {
      setPlan([])
      return
    }
    const go = () => {
      setArrived(leg.rest.length === 0)
      send(leg.value, leg.rest)
    }
    const timer = setTimeout(go, prefersNoMotion() ? 0 : pause)
    return () => clearTimeout(timer)
  }, [plan, setPlan, busy, news, decision, send])

  // What is left of a course stays offered in flight as long as it can be flown on; after the flight it is done with.
  const isFlying = me !== null && moment.view.turn.flight !== null && moment.view.active === me.seat
  const first = course[0]
  const isLost = first !== undefined && isFlying && !box.neighbours.get(me.sector)?.includes(first)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question ends what was planned for the old one
  useEffect(() => {
    if (!isFlying || isLost) planCourse([])
  }, [number, isFlying, isLost, planCourse])

  // A course laid on the chart is what the captain means now, whatever was picked before.
  useEffect(() => {
    if (course.length > 0) setOpened({ for: number, act: 'fly' })
  }, [course, number])

  const value = useMemo(
    (): Answering => ({
      picked,
      pick: (ids) => {
        forgetProblem()
        if (decision?.kind === 'fly.to') planCourse([])
        pickOut(ids)
      },
      deed: busy ? null : deed,
      confirm: () => {
        if (news) hearAll()
        else if (deed) {
          setArrived(false)
          send(deed.value, deed.next)
        }
      },
      send,
      takeOffer: (to, taken) => post(to, taken, []),
      busy,
      problem,
      forgetProblem,
      plan,
      stopPlan: () => setPlan([]),
      news,
      goOn: hearAll,
      faced,
      job,
      bribes,
      setBribes: (n) => setGiven({ for: number, bribes: n }),
      act,
      open: (next) => {
        const canBurn = decision ? wayOf(decision, ['burn']) === 'burn' : false
        const best = next === 'fly' && canBurn && me ? burnSuggestions(t, me)[0] : undefined
        planCourse(best?.path ?? [])
        pickOut(firstDeed(decision, next))
        setOpened({ for: number, act: next })
      },
      sceneOpen: sceneFor === number,
      showScene: (open) => setSceneFor(open ? number : -2),
    }),
    [
      t,
      me,
      picked,
      pickOut,
      planCourse,
      decision,
      busy,
      deed,
      news,
      hearAll,
      send,
      post,
      problem,
      forgetProblem,
      setPlan,
      plan,
      faced,
      job,
      bribes,
      number,
      act,
      sceneFor,
    ],
  )
  return <AnsweringContext value={value}>{children}</AnsweringContext>
}
