import { brokenLimits, type Option, sum } from '@keep-flying/kernel'
import { letters } from '../vocabulary/index.ts'
import { optionsIn, type Policies, type Position } from './position.ts'
import { healingWorth, repairWorth } from './strikes.ts'
import { weights } from './weights.ts'

/** Between two Episodes: what the team has earned is spent on whatever is worth most together. */

/** The plan that is worth most: each way to spend is tried a little further, as long as it pays. */
function planTogether(position: Position): readonly string[] {
  const { decision } = position
  if (decision.form !== 'some') return []
  let best: readonly string[] = []
  let most = 0
  const options = optionsIn(position)
  const extend = (at: number, named: readonly string[]) => {
    const worth = planWorth(position, options, named)
    if (worth > most) {
      most = worth
      best = named
    }
    const option = options[at]
    if (!option) return
    let more = named
    extend(at + 1, more)
    for (let n = 0; n < Math.min(option.most ?? 1, weights.mostOfOne); n++) {
      more = [...more, option.id]
      if (brokenLimits(decision, more).length > 0) return
      extend(at + 1, more)
    }
  }
  extend(0, [])
  return best
}

function planWorth({ t }: Position, options: readonly Option[], named: readonly string[]): number {
  const count = (group: string) => named.filter((id) => options.some((one) => one.id === id && one.group === group))
  const upgrades = options.filter((one) => one.group === 'upgrade' && named.includes(one.id))
  return (
    healing(t, count('heal').length) +
    repairWorth(t) * weights.repairsTogether * count('repair').length +
    weights.draw * count('draw').length * t.state.players.length +
    sum(
      upgrades,
      ({ price = 0 }) => price * weights.upgradePerCredit * (letters.length - letters.indexOf(t.state.letter) - 1),
    )
  )
}

/** What healing so much damage of everybody is worth; strikes are healed whole. */
function healing(t: Position['t'], credits: number): number {
  if (credits === 0) return 0
  return sum(t.state.mains, (main) => {
    let left = credits
    for (const { damage } of main.strikes.toSorted((one, other) => other.damage - one.damage))
      if (damage <= left) left -= damage
    return healingWorth(t, main, credits - left)
  })
}

export const interMissionPolicies: Policies = {
  'intermission.plan': planTogether,
  'intermission.agree': () => true,
}
