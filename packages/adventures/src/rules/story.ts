import type { Campaign } from '@keep-flying/kernel'
import type { Carried } from '../carried.ts'
import { jobs } from '../catalog/index.ts'
import { storyline } from '../catalog/storyline.ts'
import { ableCrew, type Options } from '../options.ts'
import type { State } from '../state.ts'

/** A Storyline: three Jobs, and money for a goal. */

export const campaign: Campaign<State, Options> = {
  next(state, options) {
    if (options.campaign !== 'storyline') return null
    const handed = handsOn(state, options)
    if (storyVerdict(handed, options) !== 'open') return null
    const job = jobs.find(({ id }) => !handed.jobs.includes(id))
    return job ? { ...options, job: job.id, crewCount: 'advised', handed } : null
  },
  handsOn: (state, options) => (options.campaign === 'storyline' ? handsOn(state, options) : null),
  takes: ({ handed }) => handed,
}

/** All credits that the Crew hold, with what the Job paid. */
function creditsHeld({ crew, purse, end }: State): number {
  return crew.reduce((sum, { credits }) => sum + credits, purse) + (end?.reward ?? 0)
}

function handsOn(state: State, { handed, players }: Options): Carried {
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
  const handed = handsOn(state, options)
  return { verdict: storyVerdict(handed, options), credits: handed.credits, goal: storyline.goal }
}

type Verdict = 'won' | 'lost' | 'open'

/** Won as soon as the goal is reached; lost after the last Job, or when the next one cannot be paid for or worked. */
function storyVerdict(handed: Carried, options: Options): Verdict {
  const { jobs: played, credits, intel } = handed
  if (credits >= storyline.goal) return 'won'
  if (played.length >= storyline.jobs || ableCrew({ ...options, handed }).length === 0) return 'lost'
  return credits >= storyline.fee.credits || intel >= storyline.fee.intel ? 'open' : 'lost'
}
