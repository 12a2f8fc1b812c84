import type { ChallengeOption, Effect, Skill, SkillTest, TestType } from '../../vocabulary/index.ts'

/** What Challenge Cards are put together from. */

const testOf =
  (skill: Skill) =>
  (dice: number, target: number, type: TestType): SkillTest => ({ skill, dice, target, type })

export const fight = testOf('fight')
export const tech = testOf('tech')
export const negotiate = testOf('negotiate')

export function casual(name: string, time: number, test: SkillTest, success?: readonly Effect[]): ChallengeOption {
  return { name, time, test, ...(success && { success }) }
}

export function heroic(name: string, time: number, test: SkillTest, success?: readonly Effect[]): ChallengeOption {
  return { heroic: true, ...casual(name, time, test, success) }
}

const loseTime = (amount: number): Effect => ({ do: 'time', who: 'self', amount })

// Bonuses of a success

export const quicker = (amount: number): readonly Effect[] => [loseTime(-amount)]
export const learn: readonly Effect[] = [{ do: 'intel', amount: 1 }]
export const pocket: readonly Effect[] = [{ do: 'credits', amount: 200 }]
export const blendIn: readonly Effect[] = [{ do: 'go-casual' }]
export const leadAway: readonly Effect[] = [
  {
    do: 'may',
    effects: [{ do: 'move-goon', who: { how: 'pick', kind: 'goon', where: ['waiting', 'in-sight'] }, squares: 3 }],
  },
]
/** Even a Goon that is Alerted. */
export const leadAnybodyAway: readonly Effect[] = [
  { do: 'may', effects: [{ do: 'move-goon', who: { how: 'pick', kind: 'goon', where: ['in-sight'] }, squares: 3 }] },
]

// Results of a failure

export const delayed = (amount: number): readonly Effect[] => [loseTime(amount)]
export const hurt: readonly Effect[] = [{ do: 'wound', who: 'self', amount: 1 }, loseTime(1)]
export const rewardCut: readonly Effect[] = [{ do: 'reward', amount: -200 }, loseTime(2)]
export const reinforced: readonly Effect[] = [{ do: 'reinforce', amount: 1 }, loseTime(1)]
export const coverBlown: readonly Effect[] = [{ do: 'go-heroic', who: 'self', else: [loseTime(1)] }, loseTime(1)]
export const alarmNearer: readonly Effect[] = [{ do: 'alarm', amount: -3, else: [loseTime(2)] }, loseTime(1)]
export const witnessesAlerted: readonly Effect[] = [
  { do: 'alert', who: { how: 'each', kind: 'goon', where: ['waiting', 'in-sight'] }, else: [loseTime(2)] },
]
export const ambushed: readonly Effect[] = [
  { do: 'ambush', who: { how: 'pick', kind: 'goon', where: ['adjacent'] }, else: [loseTime(1)] },
  loseTime(1),
]
export const somebodyLooks: readonly Effect[] = [
  {
    do: 'goon-walk',
    who: { how: 'nearest', kind: 'goon', where: ['waiting', 'in-sight'] },
    squares: 'all',
    toward: 'self',
    else: [loseTime(1)],
  },
  loseTime(1),
]
