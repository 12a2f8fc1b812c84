import { rollDie, type TextList, type Word } from '@keep-flying/kernel'
import { type CopyId, crewCard, equipmentCard } from '../catalog/index.ts'
import type { CrewMember, Goon, OpenTest, Table, TestKind } from '../state.ts'
import type { Crew, Skill, TestType } from '../vocabulary/index.ts'
import { crewMember, nameOf, says, tell } from './table.ts'

/** A Skill Test under way: what counts, and how the dice lie. */
export interface TestRun {
  readonly tester: CrewMember
  readonly skill: Skill
  readonly type: TestType | null
  readonly kind: TestKind
  readonly heroic: boolean
  /** Weapons that are used in it. */
  readonly weapons: readonly CopyId[]
  /** Whom it is made against, in fights. */
  readonly against: Goon | null
  /** The most dice that may be rolled. */
  dice: number
  target: number
  /** Moments that the tester pays. */
  time: number
  added: number
  /** The Skill that counts in place of the Test's own. */
  instead: Skill | null
  noSkill: boolean
  noAssist: boolean
  readonly assistants: Crew[]
  /** Texts and helps that were used; each works once in a Test. */
  readonly used: string[]
  /** Disgruntled dice that do not count. */
  ignored: number
  /** Each die with the bonus dice it led to, by their faces. */
  rolls: number[][]
}

export const disgruntled = 1
export const firefly = 6

export type TestPlan = Pick<TestRun, 'tester' | 'skill' | 'kind' | 'dice' | 'target' | 'time'> &
  Partial<Pick<TestRun, 'type' | 'heroic' | 'weapons' | 'against' | 'added' | 'noAssist' | 'used'>>

export function openTest(plan: TestPlan): TestRun {
  return {
    type: null,
    heroic: false,
    weapons: [],
    against: null,
    added: 0,
    instead: null,
    noSkill: false,
    noAssist: false,
    assistants: [],
    used: [],
    ignored: 0,
    rolls: [],
    ...plan,
  }
}

/** What anybody may know of a Test. */
export function shownTest(t: Table, run: TestRun): OpenTest {
  return {
    tester: run.tester.id,
    skill: run.skill,
    type: run.type,
    kind: run.kind,
    against: run.against?.id ?? null,
    dice: run.dice,
    target: run.target,
    points: pointsIn(t, run),
    time: run.time,
    heroic: run.heroic,
    weapons: [...run.weapons],
    added: run.added,
    instead: run.instead,
    noSkill: run.noSkill,
    noAssist: run.noAssist,
    assistants: [...run.assistants],
    used: [...run.used],
    ignored: run.ignored,
    rolls: run.rolls.map((faces) => [...faces]),
  }
}

/** The Test under way, as the rules had it when they asked. */
export function testInState(t: Table): TestRun | null {
  const { test } = t.state
  if (!test) return null
  return {
    ...test,
    tester: crewMember(t, test.tester),
    against: t.state.goons.find(({ id }) => id === test.against) ?? null,
    assistants: [...test.assistants],
    used: [...test.used],
    rolls: test.rolls.map((faces) => [...faces]),
  }
}

/** The points of a Skill: of the Crew Card, of ready Equipment, and of weapons only as far as they are used. */
export function skillPoints(who: CrewMember, skill: Skill, weapons: readonly CopyId[] = [], noCard = false): number {
  const own = noCard || who.downed ? 0 : (crewCard(who.id).skills[skill] ?? 0)
  return who.gear.reduce((sum, { card, exhausted }) => {
    const counts = !exhausted && (!isWeapon(card) || weapons.includes(card))
    return counts ? sum + (equipmentCard(card).skills[skill] ?? 0) : sum
  }, own)
}

function isFirearm(card: CopyId): boolean {
  return equipmentCard(card).types.includes('firearm')
}

export function isMelee(card: CopyId): boolean {
  return equipmentCard(card).types.includes('melee')
}

export function isWeapon(card: CopyId): boolean {
  return isFirearm(card) || isMelee(card)
}

/** All that is added to the dice. */
export function pointsIn({ state }: Table, run: TestRun): number {
  const skill = run.instead ?? run.skill
  const own = skillPoints(run.tester, skill, run.weapons, run.noSkill)
  const helped = state.crew.filter(({ id }) => run.assistants.includes(id))
  return helped.reduce((sum, who) => sum + skillPoints(who, run.skill), own) + run.added
}

function facesIn({ rolls }: TestRun): number[] {
  return rolls.flat()
}

function countOf(run: TestRun, face: number): number {
  return facesIn(run).filter((one) => one === face).length
}

/** More Disgruntled dice than Fireflies fail a Test, whatever the total. */
export function isDisgruntled(run: TestRun): boolean {
  return Math.max(0, countOf(run, disgruntled) - run.ignored) > countOf(run, firefly)
}

export function totalOf(t: Table, run: TestRun): number {
  return facesIn(run).reduce((sum, face) => sum + faceValue(face), pointsIn(t, run))
}

export function faceValue(face: number): number {
  return face === disgruntled ? 0 : face
}

export function isPassed(t: Table, run: TestRun): boolean {
  return !isDisgruntled(run) && totalOf(t, run) >= run.target
}

// Rolling

export function rollBase(t: Table, run: TestRun, dice: number): void {
  run.rolls = Array.from({ length: dice }, () => [rollDie(t.state.random)])
  tellRoll(t, run)
}

/** The dice whose last bonus die was not rolled yet. */
export function openBonus({ rolls }: TestRun): number[][] {
  return rolls.filter((roll) => roll.at(-1) === firefly)
}

export function rollBonus(t: Table, run: TestRun): void {
  openBonus(run)[0]?.push(rollDie(t.state.random))
  tellRoll(t, run)
}

/** Rolls one die again; bonus dice that it led to are gone. */
export function reroll(t: Table, run: TestRun, roll: number, place: number): void {
  const dice = run.rolls[roll]
  if (!dice) throw new Error(`There is no die ${roll} in this Test.`)
  dice.splice(place, dice.length - place, rollDie(t.state.random))
  tellRoll(t, run)
}

/** What dice show, in words. */
export function diceText(faces: readonly number[]): TextList {
  return { list: faces.map((face) => says('die', { face: { name: 'face', id: face } })), join: 'and' }
}

/** The faces that were told of a roll. */
export function facesTold(dice: Word | undefined): number[] {
  if (typeof dice !== 'object' || !('list' in dice)) return []
  return dice.list.flatMap((die) => {
    const face = die.with?.['face']
    return typeof face === 'object' && 'id' in face ? Number(face.id) : []
  })
}

function tellRoll(t: Table, run: TestRun): void {
  tell(t, 'rolled', () => ({
    who: nameOf(run.tester),
    dice: diceText(facesIn(run)),
    points: pointsIn(t, run),
    n: totalOf(t, run),
    target: run.target,
  }))
}
