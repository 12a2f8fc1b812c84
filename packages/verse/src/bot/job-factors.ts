import { sum } from '@keep-flying/kernel'
import { isMoral } from '../rules/crew.ts'
import { burnCost, burnRange } from '../rules/fly.ts'
import { aboard } from '../rules/hold.ts'
import { abilityOf, crewCard, gearCard, isLeader, story, workingUpgrades } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import type { AbilityOf, ContactId, JobCard, Token } from '../vocabulary/index.ts'
import { adviceFor } from './advice.ts'
import { crewWorth, type Sheet, sheetOf } from './crew.ts'
import { warrantWorth } from './story.ts'
import { weights } from './weights.ts'
import { tokenWorth } from './worth.ts'

/** What a captain weighs every job by, computed once for many jobs. */
export interface JobFactors {
  readonly t: Table
  readonly c: Captain
  readonly sheet: Sheet
  readonly bonuses: readonly AbilityOf<'job-bonus'>[]
  /** What the boxes in play add to the pay. */
  readonly besides: readonly ((job: JobCard) => number)[]
  readonly illegalBonus: number
  /** What an immoral job costs in temper. */
  readonly outrage: number
  /** What losing some crew or other costs. */
  readonly crewWorth: number
  readonly failure: (contact: ContactId | null) => number
  readonly goods: (token: Token) => number
  readonly turnsToReach: (moves: number) => number
}

export function jobFactors(t: Table, c: Captain): JobFactors {
  return {
    t,
    c,
    sheet: sheetOf(t, c),
    bonuses: bonusesOf(t, c),
    besides: adviceFor(t).flatMap((advice) => advice.bonuses?.(t, c) ?? []),
    illegalBonus: story(t).illegalJobBonus ?? 0,
    outrage: outrage(t, c),
    crewWorth: sum(c.crew, (member) => crewWorth(t, member)) / c.crew.length,
    failure: once((contact) => warrantWorth(t, c, contact) + (contact === 'niska' ? 300 : 0)),
    goods: once((token) => tokenWorth(t, c, token)),
    turnsToReach: pace(t, c),
  }
}

function once<K>(workOut: (key: K) => number): (key: K) => number {
  const known = new Map<K, number>()
  return (key) => {
    const old = known.get(key)
    if (old !== undefined) return old
    const value = workOut(key)
    known.set(key, value)
    return value
  }
}

function bonusesOf(t: Table, c: Captain): AbilityOf<'job-bonus'>[] {
  const cards = [
    ...c.crew.map((member) => crewCard(t, member.card)),
    ...c.gear.map((card) => gearCard(t, card)),
    ...workingUpgrades(t, c),
  ]
  return cards.flatMap((card) => abilityOf(card, 'job-bonus') ?? [])
}

function outrage(t: Table, c: Captain): number {
  return sum(c.crew, (member) => {
    if (!isMoral(t, member)) return 0
    if (isLeader(t, member)) return member.disgruntled ? 2000 : 400
    return member.disgruntled ? crewWorth(t, member) : 150
  })
}

export type Pace = (moves: number) => number

/** Turns to get somewhere and act there: at full burn while the fuel lasts, then a sector at a time. */
export function pace(t: Table, c: Captain): Pace {
  const cost = burnCost(t, c)
  const burns = cost === 0 ? Number.POSITIVE_INFINITY : Math.floor(aboard(c, 'fuel') / cost)
  const range = weights.coasting * burnRange(t, c)
  return (moves) => {
    if (moves === 0) return weights.here
    const burning = Math.min(burns, moves / range)
    return Math.max(1, burning + (moves - burning * range))
  }
}
