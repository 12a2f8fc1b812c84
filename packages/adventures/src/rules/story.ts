import { type Campaign, chooseOne, chooseSome, type Rules } from '@keep-flying/kernel'
import { type Carried, mostCrew, type NextJob } from '../carried.ts'
import { jobs } from '../catalog/index.ts'
import { storyline } from '../catalog/storyline.ts'
import { ableCrew, crewSeats, type Options } from '../options.ts'
import type { State, Table } from '../state.ts'
import type { Crew } from '../vocabulary/index.ts'
import { crewName, firstSeat, says, tell } from './table.ts'

/** A Storyline: three Jobs, and money for a goal. */

export const campaign: Campaign<State, Options> = {
  next(state, options) {
    const { next } = state
    return next && { ...options, job: next.job, crewCount: 'advised', handed: { ...leftBy(state), next } }
  },
  handsOn: (state, options) => (options.campaign === 'storyline' ? { ...leftBy(state), next: state.next } : null),
  takes: ({ handed }) => handed,
}

/** All credits that the Crew hold, with what the Job paid. */
function creditsHeld({ crew, purse, end }: State): number {
  return crew.reduce((sum, { credits }) => sum + credits, purse) + (end?.reward ?? 0)
}

/** What a Job leaves, apart from what is chosen afterwards. */
type Left = Omit<Carried, 'next'>

function leftBy(state: State): Left {
  const { handed, players } = state.options
  return {
    jobs: [...(handed?.jobs ?? []), state.job],
    rewards: [...(handed?.rewards ?? []), state.end?.reward ?? 0],
    players,
    credits: creditsHeld(state),
    intel: state.intel,
    gear: [...state.crew.flatMap(({ gear }) => gear), ...state.bunk].map(({ card, paid }) => ({ card, paid })),
    downed: state.crew.filter(({ downed }) => downed).map(({ id }) => id),
  }
}

/** Where a Storyline stands after a Job; null where the Job was none of one. */
export function storyAfter(state: State): { verdict: Verdict; credits: number; goal: number } | null {
  const { options } = state
  if (options.campaign !== 'storyline') return null
  const left = leftBy(state)
  return { verdict: storyVerdict(left, options), credits: left.credits, goal: storyline.goal }
}

type Verdict = 'won' | 'lost' | 'open'

/** Won as soon as the goal is reached; lost after the last Job, or when the next one cannot be paid for or worked. */
function storyVerdict(left: Left, options: Options): Verdict {
  const { jobs: played, credits, intel } = left
  if (credits >= storyline.goal) return 'won'
  if (played.length >= storyline.jobs || ableCrew(options, left.downed).length === 0) return 'lost'
  return credits >= storyline.fee.credits || intel >= storyline.fee.intel ? 'open' : 'lost'
}

/** Where a Storyline goes on, the players choose the next Job and who works it. */
export function* chooseNextJob(t: Table): Rules<void> {
  const { state } = t
  if (storyAfter(state)?.verdict !== 'open') return
  const job = yield* chooseJob(t)
  state.next = { job, crew: yield* chooseCrew(t) }
  tell(t, 'next-job', () => ({ what: { name: 'job', id: job } }))
}

function* chooseJob(t: Table): Rules<NextJob['job']> {
  const { jobs: played } = leftBy(t.state)
  const left = jobs.flatMap(({ id }) => (played.includes(id) ? [] : id))
  const asked = { seat: firstSeat(t), kind: 'story.job', prompt: says('ask.story.job') }
  return yield* chooseOne(asked, left, (id) => {
    const about = { name: 'job', id }
    return { id, text: says('offer.thing', { what: about }), about }
  })
}

/** Up to five, who need not be those of the last Job; one for each player, as far as there are so many. */
function* chooseCrew(t: Table): Rules<Crew[]> {
  const { options } = t.state
  const able = ableCrew(options, leftBy(t.state).downed)
  const asked = {
    seat: firstSeat(t),
    kind: 'story.crew',
    prompt: says('ask.story.crew', { n: mostCrew }),
    min: crewSeats(options).length,
    max: mostCrew,
  }
  return yield* chooseSome(asked, able, (id) => ({
    id,
    text: says('offer.thing', { what: crewName(id) }),
    about: crewName(id),
  }))
}
