import { type Text, text } from '@keep-flying/kernel'
import { optionLines } from '../../../text/describe-events.ts'
import { and, byToken, countOfToken, credits, skillName } from '../../../text/describe-words.ts'
import type { Ban, ChallengeCard, Reward } from '../vocabulary.ts'

function banLine(ban: Ban): Text {
  return 'gear' in ban ? text('challenge.no-gear') : text('challenge.no-skill', { skill: skillName(ban.skill) })
}

function rewardLine(reward: Reward): Text {
  if ('credits' in reward) return text('challenge.pays', { credits: credits(reward.credits) })
  if ('creditsPerMisbehave' in reward)
    return text('challenge.pays.per-misbehave', { credits: credits(reward.creditsPerMisbehave) })
  if ('tokens' in reward) return text('challenge.loads', { tokens: and(byToken(reward.tokens, countOfToken)) })
  if ('tokenPerMisbehave' in reward)
    return text('challenge.loads.per-misbehave', { token: countOfToken(reward.tokenPerMisbehave, 1) })
  return text('challenge.takes-gear')
}

export function describeChallenge(card: ChallengeCard): readonly Text[] {
  const { contact, legal, moreMisbehaves, maxCrew, banned, trial = [], reward } = card
  return [
    text('challenge.heading', {
      contact: { name: 'contact', id: contact },
      standing: text(legal ? 'job.legal' : 'job.illegal'),
    }),
    ...(moreMisbehaves === undefined ? [] : [text('challenge.more-misbehaves', { n: moreMisbehaves })]),
    ...(maxCrew === undefined ? [] : [text('challenge.max-crew', { n: maxCrew })]),
    ...(banned === undefined ? [] : [banLine(banned)]),
    ...(trial.length === 0 ? [] : optionLines(trial, { alone: 'challenge.trial', choose: 'challenge.trial.choose' })),
    rewardLine(reward),
  ]
}
