import { gather, rollDie } from '@keep-flying/kernel'
import { plainGoon } from '../catalog/goons.ts'
import { goonCard } from '../catalog/index.ts'
import type { Goon, Table } from '../state.ts'
import { nameOf, tell } from './table.ts'
import { diceText, disgruntled, faceValue, firefly } from './test-run.ts'
import { isUsedUp, noteUse, rulesOf } from './texts.ts'

/** How Goons roll: nobody decides anything for them. */

export interface GoonRoll {
  readonly total: number
  readonly disgruntled: boolean
}

export function fightOf({ card }: Goon): number {
  return card === null ? plainGoon.fight : goonCard(card).fight
}

/** Bonus dice are rolled for as long as the total is below what the Goon wants to reach. */
export function rollFor(t: Table, goon: Goon, dice: number, wanted: number): GoonRoll {
  const rolls: number[][] = []
  for (let n = 0; n < dice; n++) rolls.push([rollDie(t.state.random)])
  rerollDisgruntled(t, goon, rolls)
  const fight = fightOf(goon)
  const total = () => rolls.reduce((sum, roll) => roll.reduce((all, face) => all + faceValue(face), sum), fight)
  for (let open = openRoll(rolls); open && total() < wanted; open = openRoll(rolls)) {
    open.push(rollDie(t.state.random))
    rerollDisgruntled(t, goon, rolls)
  }
  const faces = gather(rolls, (roll) => roll)
  // In a Brawl there is nothing to reach yet.
  const target = Number.isFinite(wanted) ? wanted : 0
  tell(t, 'rolled', () => ({ who: nameOf(goon), dice: diceText(faces), points: fight, n: total(), target }))
  return { total: total(), disgruntled: countOf(faces, disgruntled) > countOf(faces, firefly) }
}

function openRoll(rolls: readonly number[][]): number[] | undefined {
  return rolls.find((roll) => roll.at(-1) === firefly)
}

function countOf(faces: readonly number[], face: number): number {
  let count = 0
  for (const one of faces) if (one === face) count++
  return count
}

/** How many Disgruntled dice a Goon may roll again in this turn. */
export function rerollsLeft(t: Table, goon: Goon): number {
  const rules = rulesOf(goon, 'own-test').filter((rule) => rule.do.some((effect) => effect.do === 'reroll'))
  return rules.filter((rule) => !isUsedUp(t, rule.limit, `${goon.id} own-test`)).length
}

/** Some Goons roll a Disgruntled die again. */
function rerollDisgruntled(t: Table, goon: Goon, rolls: readonly number[][]): void {
  for (const rule of rulesOf(goon, 'own-test')) {
    const roll = rolls.find((one) => one.at(-1) === disgruntled)
    const key = `${goon.id} own-test`
    if (!roll || isUsedUp(t, rule.limit, key)) continue
    if (!rule.do.some((effect) => effect.do === 'reroll')) continue
    noteUse(t, rule.limit, key)
    roll.splice(roll.length - 1, 1, rollDie(t.state.random))
  }
}
