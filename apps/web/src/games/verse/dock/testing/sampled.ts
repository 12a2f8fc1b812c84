import { anyAnswer, type Decision, type HeardEvent, Match, openStream } from '@keep-flying/kernel'
import { type State, verse } from '@keep-flying/verse'
import { bots } from '@keep-flying/verse/bots'
import '@keep-flying/verse/boxes'
import type { Moment } from '../../../../session/types.ts'

/** Real questions for tests: games played by bots, a sample of every kind of question with the view it was asked in. */

export interface Sample {
  readonly decision: Decision
  readonly view: State
  readonly events: readonly HeardEvent[]
}

const players = 3
const most = 2500

/** Plays games and keeps the first question of each kind. */
export function sampleQuestions(seeds: readonly string[]): ReadonlyMap<string, Sample> {
  const samples = new Map<string, Sample>()
  for (const seed of seeds) play(seed, samples)
  return samples
}

function play(seed: string, samples: Map<string, Sample>): void {
  const options = {
    players,
    story: 'king-of-londinium',
    startingJobs: 'standard' as const,
    expansions: ['blue-sun' as const],
    setUp: 'standard',
  }
  const match = Match.start(verse, options, `sfc32:${seed}`, { recorded: false })
  const random = openStream(`sfc32:${seed}/bots`)
  for (let n = 0; n < most && !match.over; n++) {
    for (const open of match.pending) {
      const { seat, kind } = open
      if (!samples.has(kind)) samples.set(kind, { decision: open, view: match.view(seat), events: match.events(seat) })
    }
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) return
    const { seat } = decision
    // A drifter's whims bring up questions that a sensible captain never meets.
    const whim = n % 5 === 0
    const value = bots[whim ? 'drifter' : 'captain'].choose({
      seat,
      decision,
      view: () => match.view(seat),
      imagine: () => null,
      random,
    })
    match.answer({ seat, decision: decision.number, value: value ?? anyAnswer(decision, random) })
  }
}

export function momentOf({ decision, view, events }: Sample): Moment {
  return {
    game: verse.id,
    viewer: decision.seat,
    view,
    decisions: [decision],
    waiting: [decision.seat],
    undo: null,
    plan: null,
    events,
    seen: 0,
    version: 1,
    answers: 1,
    over: false,
    outcome: null,
    seats: Array.from({ length: players }, (_, seat) => ({ seat, kind: 'person', name: `Captain ${seat + 1}` })),
  }
}
