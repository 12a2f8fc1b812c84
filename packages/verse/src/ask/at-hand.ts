import type { Decision, Text } from '@keep-flying/kernel'
import { meetsRequirement } from '../rules/events.ts'
import { gearOf, suggestCarrying, type Team, wholeCrew } from '../rules/gear.ts'
import { afterRollChoices, cardModifier, gearInTest, pointsOf, rerollsFor, takenIn } from '../rules/skill.ts'
import { goalHere } from '../rules/story.ts'
import { gearCard } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import { describeEffect, describeOutcome, describeRequirement, type TrialOf } from '../text/describe.ts'
import { commas } from '../text/describe-words.ts'
import type { Band, CardId, Effect, Option, Requirement, Result, Skill, Test } from '../vocabulary/index.ts'
import { type End, type Taken, TeamOdds } from './odds.ts'

/** What a captain faces at the moment, in figures and words: for whoever shows a decision. */

/** The card, the tile or the trial whose options a question is about; null if it is about none. */
export function facedIn(decision: Decision): string | null {
  const names = [decision.about, ...('options' in decision ? decision.options.map(({ about }) => about) : [])]
  return names.find((about) => about?.name === 'option')?.of ?? decision.card ?? null
}

/** The crew that takes what comes now: those at work while there is work, else everybody aboard. */
export function teamAtHand(t: Table, c: Captain): Team {
  const { attempt } = t.state
  if (attempt?.seat !== c.seat) return wholeCrew(c)
  const members = c.crew.filter((member) => attempt.team.includes(member.card))
  return { captain: c, members, carried: [...attempt.carried], attempt }
}

/** The team with its gear in hand: outside Work gear is handed round before a test, as is best for it. */
export function readyFor(t: Table, team: Team, skill: Skill): Team {
  if (team.attempt) return team
  return { ...team, carried: suggestCarrying(t, team.captain, team.members, { skill }) }
}

/** The options printed on a card, open or not, or on the trial of a job or of the goal at hand. */
export function facesOf(t: Table, c: Captain, id: string): readonly Option<string>[] {
  const { nav, misbehave, tiles, others, extras, jobs } = t.box
  const face = nav.get(id) ?? misbehave.get(id) ?? tiles.get(id)
  if (face) return face.options
  const other = others.get(id) ?? extras.get(id)
  if (other) return other.trial ?? []
  const job = jobs.get(id)
  if (job) return [...(job.pickUp?.trial ?? []), ...(job.finish.trial ?? [])]
  if (id !== 'trial') return []
  return goalHere(t, c)?.trial ?? []
}

/** A test with what each total leads to. */
export interface TestAhead {
  readonly test: Test
  readonly bands: readonly Band<string>[]
}

/** The test an option leads to for this team, if it leads to one. */
export function testAhead(t: Table, team: Team, result: Result<string>): TestAhead | null {
  if ('test' in result) return { test: result.test, bands: result.bands }
  if ('apart' in result) return testAhead(t, team, result.apart)
  if (!('branches' in result)) return null
  const branch = result.branches.find((one) => (one.requires ?? []).every((need) => meetsRequirement(t, team, need)))
  return branch ? testAhead(t, team, branch) : null
}

/** What one card brings to a test, and in whose hands it is. */
export interface Brought {
  readonly card: CardId
  readonly by: CardId | null
  readonly points: number
}

/** What counts towards a test, card by card; what the test itself adds or takes away stands apart. */
export interface Counted {
  readonly brought: readonly Brought[]
  readonly modifier: number
}

export function countFor(t: Table, team: Team, printed: Test, skill: Skill = printed.skill): Counted {
  const test = takenIn(printed, skill)
  const inTest = gearInTest(t, team, test).map((item) => item.gear)
  const brought = team.members.flatMap((member): Brought[] => {
    const points = pointsOf(t, team, member, skill, test.kosherized)
    const gear = gearOf(team, member)
      .filter((item) => inTest.includes(item) && team.attempt?.bannedSkill !== skill)
      .map((card) => ({ card, by: member.card, points: gearCard(t, card).skills[skill] ?? 0 }))
    const own = points - gear.reduce((sum, item) => sum + item.points, 0)
    return [{ card: member.card, by: null, points: own }, ...gear].filter((item) => item.points !== 0)
  })
  return { brought, modifier: cardModifier(t, team, test) }
}

/** What may be done about a roll that fell badly. */
export interface Helper {
  readonly card: CardId
  readonly does: 'reroll' | 'discard'
  /** What is added by giving the card up. */
  readonly plus: number
}

export function helpersFor(t: Table, team: Team, test: Test, skill: Skill = test.skill): readonly Helper[] {
  const gear = gearInTest(t, team, takenIn(test, skill)).map((item) => item.gear)
  const own = afterRollChoices(t, team, { skill, takers: team.members, gear }, [])
  return [...own, ...rerollsFor(t, team, takenIn(test, skill), [])].flatMap((choice): Helper[] => {
    if (choice.does === 'reroll') return [{ card: choice.card, does: 'reroll', plus: 0 }]
    return choice.does === 'discard' ? [{ card: choice.card, does: 'discard', plus: choice.plus }] : []
  })
}

/** One way in which an option may end: its chance, how it goes on, and the words for it. */
export interface Ending {
  readonly chance: number
  readonly outcome: string
  readonly effects: readonly Effect[]
  readonly text: Text
}

/** How an option may end, equal ends together. What happens in any case is left out of the words. */
export function endingsOf(t: Table, team: Team, option: Option<string>, taken: Taken = {}): readonly Ending[] {
  const ends = new TeamOdds(t, team).ends(option, 'helped', taken)
  const shared = option.effects?.length ?? 0
  const endings = new Map<string, Ending>()
  for (const end of ends) {
    const effects = ends.length > 1 ? end.effects.slice(shared) : end.effects
    const words = endWords(end, effects, team.attempt?.job === null ? 'goal' : 'job')
    const key = JSON.stringify(words)
    const chance = (endings.get(key)?.chance ?? 0) + end.chance
    endings.set(key, { chance, outcome: end.outcome, effects, text: words })
  }
  return [...endings.values()]
}

function endWords({ outcome }: End<string>, effects: readonly Effect[], trialOf: TrialOf): Text {
  return commas([...effects.map(describeEffect), describeOutcome(outcome, trialOf)])
}

/** What an option asks for, and whether it is there. */
export interface Asked {
  readonly text: Text
  readonly met: boolean
}

export function needsOf(t: Table, team: Team, option: Option<string>): readonly Asked[] {
  return (option.requires ?? []).map((need: Requirement) => ({
    text: describeRequirement(need),
    met: meetsRequirement(t, team, need),
  }))
}
