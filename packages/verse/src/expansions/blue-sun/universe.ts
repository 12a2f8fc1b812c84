import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import { discardJob } from '../../rules/decks.ts'
import { takeFromDiscards } from '../../rules/from-discards.ts'
import { cutDownHand } from '../../rules/job.ts'
import { loadGain } from '../../rules/loading.ts'
import type { Answers, Hooks, Terms } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import { onCard } from '../../rules/show.ts'
import { favourOf, gainSolid, loseSolid, solidContacts } from '../../rules/solid.ts'
import { cardName, seatName, tell } from '../../rules/table.ts'
import { activeJob, canMeet, termsOf } from '../../rules/work.ts'
import type { ActiveJob, Captain, Table } from '../../state.ts'
import { type CardId, type JobCard, type JobStep, type JobType, tokens } from '../../vocabulary/index.ts'
import { isChallenge } from './challenges.ts'
import type { ChallengeCard, Reward } from './vocabulary.ts'

/** Mr. Universe: his Challenges, laid under the jobs of others, and what his trust is worth. */
export const universeAnswers: Answers = {
  contactsFromAfar: (t, c) => solidContacts(t, c).filter((contact) => favourOf(t, contact, 'deals-anywhere')),
  handLimit: (t, c) =>
    solidContacts(t, c).reduce((sum, contact) => sum + (favourOf(t, contact, 'larger-hand')?.plus ?? 0), 0),
  terms(t, laidUnder, job, step) {
    const [challenge] = challengesAmong(t, [laidUnder])
    return challenge && termsIn(challenge, job, step)
  },
}

export const universeHooks: Hooks = {
  *solidLost(t, c) {
    yield* cutDownHand(t, c)
  },

  *jobStarts(t, c, job) {
    const chosen = yield* chooseChallenge(t, c, job)
    return chosen ? [chosen.id] : []
  },
  *jobPays(t, { captain }, { id }) {
    const job = activeJob(captain, id)
    for (const challenge of challengesUnder(t, job)) yield* payReward(t, captain, challenge.reward, job?.passed ?? 0)
  },
  jobCompleted(t, { captain }, { id }) {
    const job = activeJob(captain, id)
    const won = challengesUnder(t, job)
    delete job?.laidUnder
    for (const challenge of won) gainSolid(t, captain, challenge.contact, challenge.id)
  },
  *jobLost(t, c, job) {
    for (const challenge of challengesUnder(t, job)) {
      discardJob(t, challenge.id)
      tell(t, 'job-lost', { who: seatName(c), card: cardName(challenge.id) })
      yield* loseSolid(t, c, challenge.contact)
    }
  },
}

/** The sorts of job that take a Challenge; piracy and bounties do not, nor does what nobody hands out. */
const hosts: readonly JobType[] = ['crime', 'smuggling', 'shipping', 'transport', 'task']

function challengesAmong(t: Table, cards: readonly CardId[]): ChallengeCard[] {
  return cards.flatMap((card) => t.box.others.get(card) ?? []).filter(isChallenge)
}

function challengesUnder(t: Table, job: ActiveJob | undefined): ChallengeCard[] {
  return challengesAmong(t, job?.laidUnder ?? [])
}

/** One Challenge from the hand, or none. */
function* chooseChallenge(t: Table, c: Captain, job: JobCard): Rules<ChallengeCard | null> {
  return yield* chooseOne<ChallengeCard | null>(
    {
      seat: c.seat,
      kind: 'work.challenge',
      prompt: text('prompt.challenge', { card: cardName(job.id) }),
      card: job.id,
      rule: 'UNIVERSE-03',
    },
    [null, ...fittingChallenges(t, c, job)],
    showChallenge,
  )
}

function showChallenge(challenge: ChallengeCard | null): Option {
  if (!challenge) return { id: 'none', text: text('option.no-challenge'), role: 'end', sign: 'check' }
  return onCard(challenge.id, 'option.challenge')
}

/** Those of the job's own legality on whose terms the crew could still go to work. */
function fittingChallenges(t: Table, c: Captain, job: JobCard): ChallengeCard[] {
  if (job.contact === null || !job.types.some((type) => hosts.includes(type))) return []
  const first = job.pickUp ?? job.finish
  return challengesAmong(t, c.hand.cards)
    .filter((challenge) => challenge.legal === job.legal)
    .filter((challenge) => canMeet(t, c, job, termsOf(t, [challenge.id], job, first)))
}

function termsIn({ moreMisbehaves, maxCrew, banned, trial }: ChallengeCard, job: JobCard, step: JobStep): Terms {
  return {
    ...(moreMisbehaves !== undefined && isForMisbehaving(job, step) ? { moreMisbehaves } : {}),
    ...(maxCrew === undefined ? {} : { maxCrew }),
    ...(banned && 'skill' in banned ? { bannedSkill: banned.skill } : {}),
    ...(banned && 'gear' in banned ? { bannedGear: true } : {}),
    ...(trial && step === job.finish ? { trial } : {}),
  }
}

/** More misbehaving comes where there is some already; on a job that has none, at its end. */
function isForMisbehaving({ pickUp, finish }: JobCard, step: JobStep): boolean {
  const misbehaves = (pickUp?.misbehave ?? 0) + finish.misbehave > 0
  return misbehaves ? step.misbehave > 0 : step === finish
}

function* payReward(t: Table, c: Captain, reward: Reward, passed: number): Rules<void> {
  if ('credits' in reward) gain(t, c, reward.credits)
  else if ('creditsPerMisbehave' in reward) gain(t, c, reward.creditsPerMisbehave * passed)
  else if ('tokenPerMisbehave' in reward) yield* loadGain(t, c, reward.tokenPerMisbehave, passed)
  else if ('tokens' in reward) for (const token of tokens) yield* loadGain(t, c, token, reward.tokens[token] ?? 0)
  else yield* takeFromDiscards(t, c, { kind: 'gear' })
}
