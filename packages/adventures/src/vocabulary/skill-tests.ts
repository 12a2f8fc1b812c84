import type { Skill } from './basics.ts'

/** What a Test is about; some cards help only with some of them. Bribery lets the tester pay for the result. */
export const testTypes = [
  'mechanical',
  'sabotage',
  'repair',
  'cortex',
  'deception',
  'bribery',
  'charm',
  'threat',
  'etiquette',
  'force',
] as const
export type TestType = (typeof testTypes)[number]

/** A Skill Test: so many dice, and the number to reach. */
export interface SkillTest {
  readonly skill: Skill
  readonly dice: number
  readonly target: number
  readonly type: TestType
}
