import type { Problem } from '@keep-flying/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLooking, useTable } from '../table/context.tsx'
import type { Step } from './autopilot.ts'
import { askedAnew, type Late } from './late.ts'
import type { Deed } from './planning.ts'

/** Sending answers, one at a time, and what is planned to follow them. */
export interface Posting {
  readonly busy: boolean
  readonly problem: Problem | null
  forgetProblem(): void
  readonly plan: readonly Step[]
  /** Whether everything of the sort of the last deed is to be done. */
  readonly withMore: boolean
  stopPlan(): void
  /** The last event that was told when the last answer was given: later ones are what came of it. */
  readonly heard: number
  /** The same of answers that were given by themselves as well. */
  readonly posted: number
  /** How many answers the last press of the viewer has given so far, with what it had planned. */
  readonly given: number
  post(decision: number, answer: Deed, by?: 'habit' | 'plan'): void
}

export function usePosting(): Posting {
  const { session, moment, decision: asked } = useTable()
  const { release } = useLooking()
  const { decisions } = moment
  const lastEvent = moment.events.at(-1)?.seq ?? 0
  const [busy, setBusy] = useState(false)
  // State is a render late: two presses in one breath must still be one answer.
  const sending = useRef(false)
  // The answer may be acknowledged before the new state of things is told.
  const [answered, setAnswered] = useState(-1)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [plan, setPlan] = useState<readonly Step[]>([])
  const [withMore, setWithMore] = useState(false)
  const stopPlan = useCallback(() => {
    setPlan([])
    setWithMore(false)
  }, [])
  const [heard, setHeard] = useState(lastEvent)
  const [posted, setPosted] = useState(lastEvent)
  const [given, setGiven] = useState(1)
  const [late, setLate] = useState<Late | null>(null)
  const { unsent } = session
  // An answer from before a reload is on its way like any other.
  useEffect(() => {
    if (!unsent) return
    sending.current = true
    setBusy(true)
    void unsent.reply.then((refused) => {
      sending.current = false
      setBusy(false)
      setProblem(refused)
      setAnswered(refused ? -1 : unsent.decision)
    })
  }, [unsent])
  const post = useCallback(
    (decision: number, deed: Deed, by?: 'habit' | 'plan') => {
      if (sending.current) return
      sending.current = true
      setBusy(true)
      setProblem(null)
      release()
      const kind = decisions.find(({ number }) => number === decision)?.kind
      // Whoever gave no answer has seen nothing yet of what came before it.
      if (by === undefined) setHeard(lastEvent)
      setPosted(lastEvent)
      setGiven((n) => (by === 'plan' ? n + 1 : 1))
      const { value, plan: told, next } = deed
      const done = (refused: Problem | null) => {
        sending.current = false
        if (refused?.code === 'stale' && kind !== undefined) return setLate({ kind, decision, by, deed })
        setBusy(false)
        setProblem(refused)
        setPlan(refused ? [] : next)
        setWithMore(!refused && deed.withMore === true)
        setAnswered(refused ? -1 : decision)
      }
      session
        .answer(decision, value, told)
        .then(done, (failure: unknown) => done({ code: 'internal', message: String(failure) }))
    },
    [session, decisions, lastEvent, release],
  )
  // Until the new question has been told, the answer waits.
  useEffect(() => {
    if (!late || decisions.some(({ number }) => number === late.decision)) return
    setLate(null)
    const anew = askedAnew(late, decisions)
    if (anew) return post(anew.number, late.deed, late.by)
    setBusy(false)
    stopPlan()
    // What is answered by itself may be answered elsewhere, too.
    if (late.by !== 'habit') setProblem({ code: 'stale', message: '' })
  }, [late, decisions, post, stopPlan])
  return {
    busy: busy || (asked !== null && asked.number === answered),
    problem,
    forgetProblem: useCallback(() => setProblem(null), []),
    plan,
    withMore,
    stopPlan,
    heard,
    posted,
    given,
    post,
  }
}
