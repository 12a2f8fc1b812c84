import type { ClockRules } from '@keep-flying/protocol'
import type { Say } from '../i18n/language.tsx'

/** How much time everybody has, in a few words. */
export function sayClock(say: Say, rules: ClockRules): string {
  if (rules.kind === 'budget') return say('clock.rules.budget', { minutes: rules.minutes, seconds: rules.seconds })
  const { hours } = rules
  return hours % 24 === 0
    ? say('clock.rules.deadline.days', { d: hours / 24 })
    : say('clock.rules.deadline.hours', { h: hours })
}
