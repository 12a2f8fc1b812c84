import {
  checkpoint,
  type Game,
  isHiddenCard,
  type Table as KernelTable,
  type Outcome,
  type Rules,
  type Text,
} from '@keep-flying/kernel'
import { box } from '../catalog/index.ts'
import { bossSeat, crewSeats, type Options, readOptions } from '../options.ts'
import type { End, Marker, State, Table } from '../state.ts'
import { begin } from './beginning.ts'
import { effectTable } from './effect-table.ts'
import { goonTurn } from './goons.ts'
import { bust, follow } from './job.ts'
import { patrolTurn } from './patrol.ts'
import { layOut } from './set-up.ts'
import { campaign, chooseNextJob, storyAfter } from './story.ts'
import { crewMember, goonCalled, groundOf, jobIn, nameOf, says, seatName, tell } from './table.ts'
import { isTimeOver, rearmost } from './timeline.ts'
import { crewTurn } from './turn.ts'
import { endAnyTurn, endCrewTurn } from './turn-end.ts'

/** Firefly Adventures: Brigands & Browncoats. */
export const adventures: Game<State, Options> = {
  id: 'adventures',
  rules: '2',
  readOptions,
  seats: ({ players }) => players,
  create: layOut,
  *play(kernelTable) {
    const t = tableOf(kernelTable)
    if (t.state.stage !== 'job') yield* begin(t)
    while (!t.state.end) {
      yield* checkpoint()
      yield* nextTurn(t)
    }
    yield* chooseNextJob(t)
  },
  outcome: outcomeOf,
  undoUnits: ['choice', 'action', 'turn'],
  backOf,
  cooperative: true,
  campaign,
}

/** The table with everything that follows from the state. */
export function tableOf(kernelTable: KernelTable<State>): Table {
  const job = jobIn(kernelTable.state)
  return { job, ground: groundOf(job), effects: effectTable, ...kernelTable }
}

/** The rearmost Character takes a turn, or the Patrol moves; with no time left the Job is over. */
function* nextTurn(t: Table): Rules<void> {
  const marker = rearmost(t)
  if (!marker || isTimeOver(t)) return yield* timeIsUp(t)
  const { of, id } = marker
  t.state.turn = { of, id, actions: 0, used: [] }
  yield* takeTurn(t, marker)
}

function* takeTurn(t: Table, marker: Marker): Rules<void> {
  if (marker.of === 'crew') {
    const who = crewMember(t, marker.id)
    tell(t, 'turn', () => ({ who: nameOf(who), seat: seatName(who.seat), n: marker.moment }))
    yield* crewTurn(t, who)
    if (!t.state.end) yield* endCrewTurn(t, who)
    return
  }
  if (marker.of === 'goon') yield* goonTurn(t, goonCalled(t, marker.id))
  else patrolTurn(t, marker)
  if (!t.state.end) yield* endAnyTurn(t, null)
}

/** Some Jobs still pay for what was done in time. */
function* timeIsUp(t: Table): Rules<void> {
  yield* follow(t, { on: 'time-over' }, { self: null, cause: null, target: null })
  if (!t.state.end) bust(t, 'time')
}

/** Where somebody plays the Goons, a Bust is theirs. */
function outcomeOf(state: State): Outcome | null {
  const { end, options } = state
  if (!end) return null
  const reason = reasonOf(state, end)
  const boss = bossSeat(options)
  if (boss === null) return { by: 'team', won: end.won, score: end.reward, reason }
  return { by: 'seats', winners: end.won ? crewSeats(options) : [boss], reason }
}

/** How the Job ended, and where a Storyline stands with it. */
function reasonOf(state: State, { reward, why }: End): Text {
  const job = why === undefined ? says('end.won', { n: reward }) : says('end.bust', { why })
  const story = storyAfter(state)
  return story ? says('end.story', { job, ...story }) : job
}

const backs = new Map<string, string>([
  ...box.locks.map((id) => [id, 'lock'] as const),
  ...box.crates.map((id) => [id, 'crate'] as const),
  ...box.safes.map((id) => [id, 'safe'] as const),
  ...box.equipment.map((id) => [id, 'equipment'] as const),
  ...box.challenges.tech.map((id) => [id, 'tech'] as const),
  ...box.challenges.negotiation.map((id) => [id, 'negotiation'] as const),
])

/** Whatever has no back of its own is a number. */
function backOf(card: string): string {
  return backs.get(card) ?? (isHiddenCard(card) ? 'card' : 'number')
}
