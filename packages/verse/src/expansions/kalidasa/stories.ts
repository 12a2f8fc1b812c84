import type { Goal, GoalCondition, StoryCard } from '../../vocabulary/index.ts'
import { titles } from './listing.ts'

const thing = (name: string, when: GoalCondition): Goal => ({ name, kind: 'condition', when })

const things: readonly Goal[] = [
  thing('Something Pretty', { ownsGear: 'fancy-duds' }),
  thing('A Dirty Job', { doneImmoralJob: true }),
  thing('Something Loud', { ownsGear: 'explosives' }),
  thing('A Warrant to Show', { hasWarrant: true }),
  thing('A Temptress', { temptress: 'companion' }),
  thing('A Saint', { hasSaint: true }),
  thing('A Complaining Shipmate', { hasDisgruntled: true }),
  thing('A Friend in High Places', { solidWithOneOf: ['harken', 'lord-harrow', 'magistrate-higgins'] }),
  thing('A Full Hold', { holdFull: true }),
]

export const stories: readonly StoryCard[] = [
  {
    ...titles.whoYouKnow,
    startingJobs: [],
    goals: [],
    end: { kind: 'jobs-run-out', jobsPerCaptain: 3 },
    check: 'The card also speaks of Disgruntled tokens for the timer; taken for a misprint.',
  },
  {
    ...titles.scavengersVerse,
    goals: things,
    goalSet: { of: things.length, enough: things.length },
    goalsAtTurnEnd: true,
    end: { kind: 'last-goal-wins' },
    check: 'In print the others vote on what counts as each thing; what counts here is ours.',
  },
  {
    ...titles.wellsRunDry,
    goals: [],
    end: { kind: 'bank-empty', bankPerCaptain: 5000 },
  },
]
