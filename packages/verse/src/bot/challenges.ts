import { challenges } from '../expansions/blue-sun/challenges.ts'
import type { ChallengeCard, Reward } from '../expansions/blue-sun/vocabulary.ts'
import type { Terms as Asked } from '../rules/moments.ts'
import { crewCard, isLeader } from '../rules/table.ts'
import type { Captain, Member, Table } from '../state.ts'
import { type CardId, type JobCard, skills, tokens } from '../vocabulary/index.ts'
import { type Sheet, sheetOf } from './crew.ts'
import type { JobFactors } from './job-factors.ts'
import { sum } from './ranking.ts'
import { solidWorth, thrift } from './story.ts'

/** Cards laid under the jobs of others: what they ask for and what they bring. */

const byId: ReadonlyMap<CardId, ChallengeCard> = new Map(challenges.map((card) => [card.id, card]))

export function challengeOf(card: CardId): ChallengeCard | undefined {
  return byId.get(card)
}

/** The Challenges in hand that could be laid under a job. */
export function challengesFor(c: Captain, job: JobCard): CardId[] {
  return c.hand.cards.filter((card) => challengeOf(card)?.legal === job.legal)
}

/** What meeting a Challenge brings, in credits: its reward, and trust. */
export function prizeOf(factors: JobFactors, card: CardId, misbehaves: number): number {
  const { t, c } = factors
  const challenge = challengeOf(card)
  if (!challenge) return 0
  const trust = solidWorth(t, c, challenge.contact) / thrift(t, c)
  return trust + rewardWorth(factors, challenge.reward, misbehaves + (challenge.moreMisbehaves ?? 0))
}

const anyGear = 300

function rewardWorth({ goods }: JobFactors, reward: Reward, misbehaves: number): number {
  if ('credits' in reward) return reward.credits
  if ('creditsPerMisbehave' in reward) return reward.creditsPerMisbehave * misbehaves
  if ('tokenPerMisbehave' in reward) return goods(reward.tokenPerMisbehave) * misbehaves
  if ('tokens' in reward) return sum(tokens, (token) => (reward.tokens[token] ?? 0) * goods(token))
  return anyGear
}

/** What somebody brings to work. */
export function handiness(t: Table, member: Member): number {
  const card = crewCard(t, member.card)
  return sum(skills, (skill) => card.skills[skill] ?? 0) + 0.5 * card.professions.length + 0.3 * card.keywords.length
}

/** The crew as it may go to work on these terms, the Leader always among them. */
export function sheetUnder(t: Table, c: Captain, { maxCrew, bannedGear, bannedSkill }: Asked): Sheet {
  const [leader, ...hired] = [...c.crew].sort((one, other) => rankOf(t, other) - rankOf(t, one))
  const crew = leader ? [leader, ...hired].slice(0, maxCrew) : []
  return sheetOf(t, { ...c, crew, gear: bannedGear ? [] : c.gear }, bannedSkill)
}

function rankOf(t: Table, member: Member): number {
  return isLeader(t, member) ? Number.POSITIVE_INFINITY : handiness(t, member)
}
