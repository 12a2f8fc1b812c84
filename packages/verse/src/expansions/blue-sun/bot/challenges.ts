import { sum } from '@keep-flying/kernel'
import type { Advice } from '../../../bot/advice.ts'
import { sheetUnder } from '../../../bot/crew.ts'
import { waysFrom } from '../../../bot/hazards.ts'
import { type JobFactors, jobFactors } from '../../../bot/job-factors.ts'
import { bestTrial, planFromHand } from '../../../bot/jobs.ts'
import { offers, type Policies, type Position } from '../../../bot/policy.ts'
import { solidWorth, thrift, turnWorth } from '../../../bot/story.ts'
import { tokens } from '../../../vocabulary/index.ts'
import { isChallenge } from '../challenges.ts'
import type { ChallengeCard, Reward } from '../vocabulary.ts'

/** Challenges: what they ask for and what they bring. */

/** What meeting a Challenge brings, in credits: its reward, and trust. */
function prizeOf(factors: JobFactors, challenge: ChallengeCard, misbehaves: number): number {
  const { t, c } = factors
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

/** Turns until what is laid under a job has paid. */
const patience = 6
/** Misbehave cards of a job that is against the law. */
const usualMisbehaves = 2

/** How much a Challenge is wanted in hand, computed for a job of the usual sort. */
function wishFor(factors: JobFactors, challenge: ChallengeCard): number {
  const { t, c, sheet } = factors
  const { moreMisbehaves = 0, maxCrew, banned, trial, legal } = challenge
  const bound = sheetUnder(t, c, {
    ...(maxCrew === undefined ? {} : { maxCrew }),
    ...(banned && 'skill' in banned ? { bannedSkill: banned.skill } : {}),
    ...(banned && 'gear' in banned ? { bannedGear: true } : {}),
  })
  const misbehaves = legal ? 0 : usualMisbehaves
  const prize = prizeOf(factors, challenge, misbehaves)
  const tried = trial
    ? bestTrial({ ...factors, sheet: bound }, trial, prize, factors.failure(challenge.contact)).complete
    : 1
  const usual = Math.max(0.01, sheet.misbehaving.proceed) ** misbehaves
  const through = (tried * bound.misbehaving.proceed ** (misbehaves + moreMisbehaves)) / usual
  const fits = c.hand.cards.some((other) => t.box.jobs.get(other)?.legal === legal)
  return (thrift(t, c) * (through * prize - (1 - through) * turnWorth * 2) * (fits ? 1.5 : 1)) / patience
}

export const layingUnder: NonNullable<Advice['layingUnder']> = {
  fits: (card, job) => isChallenge(card) && job.contact !== null && card.legal === job.legal,
  prize: (factors, card, misbehaves) => (isChallenge(card) ? prizeOf(factors, card, misbehaves) : 0),
  wish: (factors, card) => (isChallenge(card) ? wishFor(factors, card) : 0),
}

/** What is laid under the job about to be started. */
function layUnder(position: Position): string {
  const { t, me, decision } = position
  if (decision.card === undefined) return 'none'
  const plan = planFromHand(jobFactors(t, me), decision.card, waysFrom(t, me, me.sector))
  return plan?.under.find((card) => offers(position, card)) ?? 'none'
}

export const challengePolicies: Policies = { 'work.challenge': layUnder }
