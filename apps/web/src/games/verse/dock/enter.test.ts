import { type Decision, Match, openStream, type Value } from '@keep-flying/kernel'
import { readOptions, type State, verse } from '@keep-flying/verse'
import { tableFor } from '@keep-flying/verse/ask'
import { bots } from '@keep-flying/verse/bots'
import { expect, test } from 'vitest'
import { usualPick } from '../../../dock/answers.ts'
import { nextLeg, type Step } from '../../../dock/autopilot.ts'
import type { Deed } from '../../../dock/planning.ts'
import { deedOf, toldCourse } from './deeds.ts'
import { proposedIn } from './proposed.ts'
import { usualAnswer } from './usual.ts'

/** What Enter does in the dock: whatever stands ready before anybody has picked. */
function enter(view: State, decision: Decision, told: readonly Value[]): Deed | null {
  const t = tableFor(view)
  const me = view.captains[decision.seat]
  if (!me) return null
  const proposed = decision.kind === 'turn' && decision.form === 'one' ? proposedIn(t, me, decision) : null
  const { course } = toldCourse(decision, told)
  const advised = course.length > 0 ? null : usualAnswer(t, me, decision)
  const picked = proposed ? [proposed.pick] : (advised ?? usualPick(decision))
  return deedOf(decision, {
    picked,
    course: proposed?.course ?? course,
    gear: me.gear,
    hands: null,
    bribes: null,
    crewMatters: false,
    onward: [],
  })
}

/** Plays a game with Enter alone at the first seat, as far as this round; how often it was pressed in each of its turns. */
function played(seed: string, rounds: number) {
  const match = Match.start(verse, readOptions({ players: 2, story: 'first-time' }), `sfc32:${seed}`)
  const random = openStream(`sfc32:${seed}/others`)
  const presses = new Map<number, number>()
  let plan: readonly Step[] = []
  while (!match.over && match.state.round <= rounds) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    const { seat, number, kind } = decision
    const view = match.view(seat)
    if (seat === 0) {
      const leg = nextLeg(plan, decision)
      const deed = leg ? { ...leg.step, next: leg.rest } : enter(view, decision, match.planOf(0)?.values ?? [])
      if (!deed) throw new Error(`Enter does nothing when "${kind}" is asked.`)
      if (!leg) presses.set(match.state.round, (presses.get(match.state.round) ?? 0) + 1)
      if ((presses.get(match.state.round) ?? 0) > 60) throw new Error(`Enter leads nowhere when "${kind}" is asked.`)
      plan = deed.next
      match.answer({ seat, decision: number, value: deed.value, ...(deed.plan ? { plan: deed.plan } : {}) })
    } else {
      const imagine = () => null
      // Nobody wins before the rounds are over.
      const value = bots.drifter.choose({ seat, decision, view: () => view, imagine, random })
      if (value === null) throw new Error('A bot leaves its own question alone.')
      match.answer({ seat, decision: number, value })
    }
  }
  return { match, presses: [...presses.values()] }
}

test.each(['1', '2', '3'])('a captain who only presses Enter plays on and comes to no harm (game %s)', (seed) => {
  const { match, presses } = played(seed, 16)
  const [me] = match.state.captains
  expect(presses.length).toBeGreaterThan(10)
  expect(me?.credits).toBeGreaterThan(1500)
  const worked = match.events(0).some(({ kind }) => kind === 'job-completed' || kind === 'job-started')
  expect(worked).toBe(true)
})
