import { box, challengeCard } from '../../catalog/index.ts'
import { counterValue } from '../../rules/conditions.ts'
import { standsNext } from '../../rules/squares.ts'
import { amountOf } from '../../rules/table.ts'
import { mayInterrupt } from '../../rules/timeline.ts'
import type { CrewMember, Table } from '../../state.ts'
import type { ChallengePlace, Condition, Effect } from '../../vocabulary/index.ts'
import { chance, skillOf } from '../chances.ts'
import { points, timeLeft } from '../crew.ts'
import type { Task } from '../goals.ts'
import type { Policies, Policy, Position } from '../position.ts'
import type { Scene } from '../scene.ts'
import { testPolicies } from '../tests.ts'

/** Tests that the Job depends on: a failure that it does not forgive. */

/** How near a failure at a place of Challenges brings the Job to its end: 1 ends it, 0 does not matter. */
export function stakeAt(t: Table, place: ChallengePlace): number {
  const ends = place.fail.flatMap((effect) =>
    effect.do === 'check' && effect.effects.some(isTheEnd(t)) ? [effect] : [],
  )
  if (place.fail.some(isTheEnd(t))) return 1
  const [end] = ends
  if (!end) return 0
  return 1 / Math.max(1, ...end.if.map((condition) => failuresLeft(t, condition)))
}

/** A step that no rule leads out of. */
function isTheEnd({ job }: Table): (effect: Effect) => boolean {
  return (effect) => {
    if (effect.do === 'bust') return true
    const step = effect.do === 'goto' ? job.steps.find(({ id }) => id === effect.step) : undefined
    if (!step) return false
    const leadsOn = [...job.actions, ...job.challenges].some(({ steps }) => steps?.includes(step.id))
    return step.rules.length === 0 && !leadsOn
  }
}

function failuresLeft(t: Table, condition: Condition): number {
  if (condition.is !== 'counter') return 1
  return amountOf(t, condition.atLeast) - counterValue(t.state, condition, {})
}

/** What losing the Job is worth, in Moments. */
const all = 24

/** What a failure of somebody's would cost, in Moments. */
export function riskOf(t: Table, who: CrewMember, { does }: Task): number {
  const stake = does.kind === 'challenge' ? stakeAt(t, does.place) : 0
  if (does.kind !== 'challenge' || stake === 0) return 0
  return stake * all * Math.min(...does.place.decks.map((deck) => failing(who, deck)))
}

function failing(who: CrewMember, deck: ChallengePlace['decks'][number]): number {
  const skill = points(who, skillOf[deck])
  const ways = box.challenges[deck].map((id) => challengeCard(id).options[0].test)
  return 1 - ways.reduce((sum, { dice, target }) => sum + chance(dice, target - skill), 0) / ways.length
}

/** Waits for mates who will Assist, as long as there is time, before it tries what the Job depends on. */
export function bideTime({ t, who, at, role, position }: Scene): string | undefined {
  const does = role?.task.does
  if (!role?.counts || does?.kind !== 'challenge' || !role.task.squares.includes(at)) return undefined
  if (stakeAt(t, does.place) === 0 || timeLeft(t, who) < patience || who.stance === 'heroic') return undefined
  const others = t.state.crew.filter((one) => one !== who && one.at !== null && !one.downed)
  const skills = does.place.decks.map((deck) => skillOf[deck])
  const helpers = others.filter((one) => skills.some((skill) => points(one, skill) > 0))
  const coming = helpers.filter((one) => position.roles().get(one.id)?.task.id === `help ${who.id}`)
  const ready = helpers.filter((one) => standsNext(t, one, who) && mayInterrupt(t, one))
  return ready.length >= Math.min(enough, coming.length) ? undefined : 'wait'
}

/** With less time left nobody waits. */
const patience = 18
/** So many make it safe. */
const enough = 2

/** The same policy, by somebody who knows what is at stake. */
function knowingly(policy: Policy | undefined): Policy {
  return (position) => policy?.({ ...position, stake: stakeIn(position) })
}

function stakeIn(position: Position): number {
  const { t } = position
  const { test, turn } = t.state
  if (test && test.kind !== 'challenge') return 0
  const who = t.state.crew.find(({ id }) => id === (test?.tester ?? turn?.id))
  const does = who && position.roles().get(who.id)?.task.does
  return does?.kind === 'challenge' ? all * stakeAt(t, does.place) : 0
}

const kinds = ['challenge.way', 'test.prepare', 'test.help'] as const

export const stakePolicies: Policies = Object.fromEntries(kinds.map((kind) => [kind, knowingly(testPolicies[kind])]))
