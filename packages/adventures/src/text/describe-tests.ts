import { type Text, text } from '@keep-flying/kernel'
import type { Attempt, Hook, SkillTest } from '../vocabulary/index.ts'
import type { Voice } from './voice.ts'
import { or } from './words.ts'

/** Tests, and the moments at which texts work. */

export function describeTest({ skill, dice, target, type }: SkillTest): Text {
  return text('test', { name: text(`a-test.${skill}`), dice, target, type: text(`test-type.${type}`) })
}

/** What an attempt is before its Test: Casual or Heroic, and how long it takes. */
export function describeAttempt({ heroic, time, test }: Attempt): Text {
  const stance = text(heroic ? 'stance.heroic' : 'stance.casual')
  return text('attempt', { stance, time, test: describeTest(test) })
}

export function describeHook(hook: Hook, { user }: Voice): Text {
  if (hook.at !== 'own-test' && hook.at !== 'other-test') return text(`hook.${hook.at}`, { user })
  const { skill = 'any' } = hook
  const all = text(`tests.${skill}`)
  const locks = hook.kind === undefined ? all : text('tests.of-locks', { tests: all })
  const types = (hook.types ?? []).map((type) => text(`test-type.${type}`))
  const tests = types.length === 0 ? locks : text('tests.of-type', { tests: locks, types: or(types) })
  return text(`hook.${hook.at}`, { user, tests })
}
