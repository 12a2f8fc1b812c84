import type { Problem, ProblemCode } from '@keep-flying/protocol'
import type { Say } from '../i18n/language.tsx'

/** Problems that are said in the screen's own words; the server's own are for what only it can know. */
const ownWords: readonly ProblemCode[] = [
  'unavailable',
  'not-found',
  'too-many',
  'removed',
  'locked',
  'muted',
  'too-large',
  'internal',
  'full',
  'over',
  'stale',
]

export function sayProblem(say: Say, problem: Problem): string {
  if (problem.ban) return sayBan(say, problem.ban)
  return ownWords.includes(problem.code) ? say(`online.problem.${problem.code}`) : problem.message
}

function sayBan(say: Say, { why, until }: NonNullable<Problem['ban']>): string {
  return until === null
    ? say('online.problem.banned', { why })
    : say('online.problem.banned-until', { why, end: new Date(until).toLocaleString() })
}
