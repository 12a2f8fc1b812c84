import {
  type Cause,
  chooseAmount,
  chooseOne,
  confirm,
  gather,
  type Option,
  type Rules,
  text,
} from '@keep-flying/kernel'
import type { Carried, Member, Table } from '../state.ts'
import type { Band, CardId, Skill, Test, TestGrade } from '../vocabulary/index.ts'
import { yesOrNo } from './deed.ts'
import { equipForTest } from './equip.ts'
import type { Scene } from './events.ts'
import {
  discardGear,
  gearOf,
  hasKeyword,
  isIdle,
  isKnife,
  leaveTeam,
  spendableFor,
  type Team,
  useKeyword,
} from './gear.ts'
import type { RollChoice, TestAtHand } from './moments.ts'
import { onCard, showCrew } from './show.ts'
import { abilityOn, cardName, crewCard, gearCard, roll, seatName, skillName, tell } from './table.ts'

/** Skills and tests. */

const bribe = 100

/** The points one crew brings, with the gear in hand. */
export function pointsOf(t: Table, team: Team, member: Member, skill: Skill, kosherized = false): number {
  if (team.attempt?.bannedSkill === skill) return 0
  const card = crewCard(t, member.card)
  const gear = gearOf(team, member)
  let points = card.skills[skill] ?? 0
  const liking = abilityOn(t, member.card, 'points-while-carrying')
  if (liking?.skill === skill && gear.some((item) => likes(t, liking.gear, item))) points += liking.points
  const company = abilityOn(t, member.card, 'points-in-company')
  if (company?.skill === skill && inCompany(t, team, company.profession) >= company.count) points += company.points
  for (const item of gear) if (!kosherized || isKosher(t, member, item)) points += pointsOn(t, team, item, skill)
  for (const on of t.moments) if (on.points) points += on.points(t, team, member, skill)
  return points
}

/** Is this gear in these hands used in kosherized tests? */
function isKosher(t: Table, bearer: Member, gear: CardId): boolean {
  return [bearer.card, gear].some((card) => abilityOn(t, card, 'gear-when-kosherized') !== undefined)
}

/** Gear that nobody can use as things are brings nothing. */
function pointsOn(t: Table, team: Team, gear: CardId, skill: Skill): number {
  const points = gearCard(t, gear).skills[skill] ?? 0
  return points > 0 && isIdle(t, team, gear) ? 0 : points
}

function likes(t: Table, wanted: string, gear: CardId): boolean {
  return wanted === 'knife' ? isKnife(t, gear) : gearCard(t, gear).keywords.some((keyword) => keyword === wanted)
}

/** Those who count in a test of this team: who takes it alone has the others at work at hand, but none left aboard. */
function presentWith(team: Team): ReadonlySet<CardId> {
  return new Set([...team.members.map((member) => member.card), ...(team.attempt?.team ?? [])])
}

function inCompany(t: Table, team: Team, profession: string): number {
  return [...presentWith(team)].filter((card) => crewCard(t, card).professions.some((own) => own === profession)).length
}

export function teamPoints(t: Table, team: Team, skill: Skill, kosherized = false): number {
  let points = 0
  for (const member of team.members) points += pointsOf(t, team, member, skill, kosherized)
  return points
}

/** What the card itself adds or takes away, and what else is added for those who take the test. */
export function cardModifier(t: Table, team: Team, test: Test, takers: readonly Member[] = team.members): number {
  let modifier = (test.bonus ?? 0) - (test.minusPerWarrant ?? 0) * team.captain.warrants
  for (const on of t.moments) modifier += on.testModifier?.(t, team, takers, test) ?? 0
  for (const plus of test.plus ?? []) {
    const there =
      'keyword' in plus ? hasKeyword(t, team, plus.keyword) : team.carried.some((item) => isKnife(t, item.gear))
    if (there) modifier += plus.points
  }
  return modifier
}

/** How a test's dice behave for a team. */
export interface Dice {
  /** A 6 earns a bonus roll. */
  readonly heroics: boolean
  /** Ones are rolled again. */
  readonly noOnes: boolean
  /** How many dice are thrown at a time, of which the highest counts; one unless said. */
  readonly thrown?: number
  /** What a 1 does by itself: nothing is added to it, so that it fails, or it may be made good for a price. */
  readonly ones?: 'fail' | 'made-good'
}

/** Is nothing added to dice that show so much? */
function isSpoiled({ ones }: Dice, rolled: number): boolean {
  return ones === 'fail' && rolled === 1
}

function countedOn(dice: Dice, rolled: number, points: number): number {
  return isSpoiled(dice, rolled) ? 0 : points
}

/** Gear that counts in the test is all that the team carries, unless the test bars some of it. */
export function diceFor(
  t: Table,
  team: Team,
  skill: Skill,
  gear: readonly CardId[] = team.carried.map((item) => item.gear),
): Dice {
  const spoiled = [...presentWith(team)].some((card) => abilityOn(t, card, 'no-bonus-roll')?.skill === skill)
  const hat = team.carried.some((item) => abilityOn(t, item.gear, 'reroll-ones-misbehaving'))
  const usual = { heroics: !spoiled, noOnes: hat && (team.attempt?.misbehaving ?? false) }
  return Object.assign(usual, ...t.moments.map((on) => on.dice?.(t, team, gear, skill)))
}

export function rollTest(t: Table, dice: Dice): number {
  let total = 0
  for (;;) {
    const die = Math.max(...Array.from({ length: dice.thrown ?? 1 }, () => rollOne(t, dice)))
    total += die
    if (die < 6 || !dice.heroics) return total
  }
}

function rollOne(t: Table, { noOnes }: Dice): number {
  for (;;) {
    const die = roll(t)
    if (die > 1 || !noOnes) return die
  }
}

/** A test as it stands once its skill is chosen: Bribes and kosherizing go with the skill they are printed for. */
export function takenIn(test: Test, skill: Skill): Test {
  if (skill === test.skill) return test
  const { bribes: _bribes, kosherized: _kosherized, ...rest } = test
  return { ...rest, skill }
}

type Bands = readonly Band<string>[]

/** The band a total falls into. The first also takes whatever lies below it. */
export function bandAt(bands: Bands, total: number): number {
  return Math.max(
    0,
    bands.findLastIndex((band) => total >= band.from),
  )
}

/** How far a total goes: to the best band, to one between, or nowhere; and what it is short of the best. */
export function gradeOf(bands: Bands, total: number): { readonly grade: TestGrade; readonly short: number } {
  const band = bandAt(bands, total)
  const best = bands.length - 1
  const grade = band === best ? 'passed' : band > 0 ? 'partly' : 'failed'
  return { grade, short: band === best ? 0 : (bands[best]?.from ?? total) - total }
}

export interface Tested {
  /** The dice as they counted in the end. */
  readonly roll: NonNullable<Cause['roll']>
  /** The crew who took the test alone, where the card asks for one. */
  readonly tester: Member | null
}

/** Who is tried, and by what. */
export interface Tried extends Scene {
  readonly option: TestAtHand['option']
}

/** A whole test: who takes it, what is added before the roll, the roll, what is added after it. */
export function* takeTest(
  t: Table,
  { team, option, card }: Tried,
  { test: printed, bands }: { readonly test: Test; readonly bands: Bands },
): Rules<Tested> {
  const { captain } = team
  const asking = { seat: captain.seat, about: option, ...(card ? { card } : {}) }
  const tester = printed.byOneCrew ? yield* chooseTester(team, printed, asking) : null
  if (!team.attempt) yield* equipForTest(t, team, printed.skill)
  const test = takenIn(printed, yield* chooseSkill(t, takersOf(team, tester), printed, asking))
  const { skill } = test
  const spent = yield* offerKeywordBonus(t, team, test, asking)
  const talent = rollFickleTalents(t, team, takersOf(team, tester).members, skill)
  const bribes = yield* offerBribes(t, team, test, asking)
  const added = yield* beforeRoll(t, team, testAtHand(t, team, test, option, tester))
  const takers = takersOf(team, tester).members
  const takerPoints = teamPoints(t, takersOf(team, tester), skill, test.kosherized)
  const points = takerPoints + cardModifier(t, team, test, takers)
  const fixed = points + spent + talent + bribes + added
  const atHand = testAtHand(t, team, test, option, tester)
  const dice = diceFor(t, team, skill, atHand.gear)
  const rolled = rollTest(t, dice)
  const counted = countedOn(dice, rolled, fixed)
  tell(t, 'test', {
    who: seatName(captain),
    option,
    skill: skillName(skill),
    die: rolled,
    points: counted,
    total: rolled + counted,
    ...gradeOf(bands, rolled + counted),
  })
  const left = yield* afterRoll(t, team, { ...atHand, test, dice, fixed, rolled, bands }, asking)
  const roll = left.die === 1 ? yield* settleOne(t, team, atHand, left, bands) : left
  const target = bands.at(-1)?.from ?? 0
  for (const on of t.moments) on.testTaken?.(t, team, { skill, target, total: roll.total })
  return { roll, tester }
}

/** A 1 may bring something by itself, and a test that it failed may be made good. */
function* settleOne(t: Table, team: Team, test: TestAtHand, roll: Tested['roll'], bands: Bands): Rules<Tested['roll']> {
  const { grade, short } = gradeOf(bands, roll.total)
  let isMadeGood = false
  for (const on of t.moments)
    if (on.oneRolled && (yield* on.oneRolled(t, team, test, grade === 'passed'))) isMadeGood = true
  if (!isMadeGood) return roll
  const total = roll.total + short
  tell(t, 'test-raised', { who: seatName(team.captain), total, ...gradeOf(bands, total) })
  return { die: roll.die, points: roll.points + short, total }
}

/** Those who take a test: the team, or one of them alone, whom the others cannot help. */
function takersOf(team: Team, tester: Member | null): Team {
  return tester ? { ...team, members: [tester] } : team
}

/** What is the same in all questions about a test. */
interface Asking {
  readonly seat: number
  readonly about: TestAtHand['option']
  readonly card?: CardId
}

function* chooseTester(team: Team, test: Test, asking: Asking): Rules<Member> {
  const prompt = text('prompt.tester', { skill: skillName(test.skill) })
  return yield* chooseOne({ ...asking, kind: 'test.tester', prompt }, team.members, showCrew)
}

export interface Swap {
  readonly by: CardId
  readonly to: Skill
}

/** Some crew may turn one sort of test into another, once a job. */
export function swapsFor(t: Table, team: Team, skill: Skill): Swap[] {
  const { attempt } = team
  if (!attempt?.job) return []
  return team.members.flatMap(({ card }) => {
    const swap = abilityOn(t, card, 'swap-test-skill')
    return swap?.from === skill && !attempt.used.includes(card) ? [{ by: card, to: swap.to }] : []
  })
}

function* chooseSkill(t: Table, team: Team, test: Test, asking: Asking): Rules<Skill> {
  for (const swap of swapsFor(t, team, test.skill)) {
    const agreed = yield* confirm({
      ...asking,
      kind: 'test.swap',
      ...yesOrNo('swap-skill'),
      prompt: text('prompt.swap-skill', {
        card: cardName(swap.by),
        from: skillName(test.skill),
        to: skillName(swap.to),
      }),
    })
    if (!agreed) continue
    team.attempt?.used.push(swap.by)
    return swap.to
  }
  return test.skill
}

/** A bonus for a keyword may also be had by discarding gear that counts as it. */
function* offerKeywordBonus(t: Table, team: Team, test: Test, asking: Asking): Rules<number> {
  let points = 0
  for (const plus of test.plus ?? []) {
    if (!('keyword' in plus) || hasKeyword(t, team, plus.keyword)) continue
    const gear = spendableFor(t, team, plus.keyword)[0]
    if (gear === undefined) continue
    const agreed = yield* confirm({
      ...asking,
      kind: 'test.spend-for-bonus',
      ...yesOrNo('spend-for-bonus'),
      prompt: text('prompt.spend-for-bonus', { card: cardName(gear), points: plus.points }),
    })
    if (!agreed) continue
    yield* useKeyword(t, team, plus.keyword)
    points += plus.points
  }
  return points
}

const talentPoints = 2
const bestTalentPoints = 3
export const talentFailsUpTo = 2
const talents: Readonly<Record<number, Skill>> = { 3: 'fight', 4: 'tech', 5: 'negotiate' }

/** What a fickle talent brings to a test of the skill on this roll. */
export function talentGained(die: number, skill: Skill): number {
  return die >= 6 ? bestTalentPoints : talents[die] === skill ? talentPoints : 0
}

/** Crew with a fickle talent roll for what they bring to this one test; on a low roll they go back to the ship. */
export function rollFickleTalents(t: Table, team: Team, testers: readonly Member[], skill: Skill): number {
  let points = 0
  for (const member of [...testers]) {
    if (!abilityOn(t, member.card, 'fickle-talent')) continue
    const die = roll(t) + steadying(t, team)
    const gained = team.attempt?.bannedSkill === skill ? 0 : talentGained(die, skill)
    points += gained
    tell(t, 'talent', { card: cardName(member.card), die, points: gained })
    if (die <= talentFailsUpTo) returnToShip(t, team, member)
  }
  return points
}

export function steadying(t: Table, team: Team): number {
  return team.members.reduce((sum, { card }) => sum + (abilityOn(t, card, 'steady-talent')?.plus ?? 0), 0)
}

/** Out for the rest of the attempt, gear and all; outside Work this changes nothing. */
export function returnToShip(t: Table, team: Team, member: Member): void {
  if (!team.attempt) return
  leaveTeam(team, member)
  tell(t, 'returned-to-ship', { card: cardName(member.card) })
}

function testAtHand(t: Table, team: Team, test: Test, option: TestAtHand['option'], tester: Member | null): TestAtHand {
  const side = takersOf(team, tester)
  const gear = gearInTest(t, side, test).map((item) => item.gear)
  return { option, skill: test.skill, takers: side.members, gear }
}

/** What boxes add before the die is cast. */
export function* beforeRoll(t: Table, team: Team, test: TestAtHand): Rules<number> {
  let points = 0
  for (const on of t.moments) if (on.beforeRoll) points += yield* on.beforeRoll(t, team, test)
  return points
}

/** Are Bribes welcome in this test, taken in this skill? */
export function bribesWelcome(t: Table, team: Team, test: Test, skill: Skill = test.skill): boolean {
  return takenIn(test, skill).bribes === true || t.moments.some((on) => on.allowsBribes?.(t, team, skill) === true)
}

function* offerBribes(t: Table, team: Team, test: Test, asking: Asking): Rules<number> {
  const { captain } = team
  if (!bribesWelcome(t, team, test) || captain.credits < bribe) return 0
  const bribes = yield* chooseAmount({
    ...asking,
    kind: 'test.bribe',
    prompt: text('prompt.bribe', { price: bribe }),
    min: 0,
    max: Math.floor(captain.credits / bribe),
    price: bribe,
    rule: 'SKILL-05',
  })
  captain.credits -= bribes * bribe
  return bribes
}

export type AfterRoll =
  | { readonly does: 'accept' }
  | { readonly does: 'reroll'; readonly card: CardId }
  | { readonly does: 'discard'; readonly card: CardId; readonly plus: number }
  | { readonly does: 'extra'; readonly extra: RollChoice }

/** Gear in hands that take the test; in a kosherized one few may use theirs. */
export function gearInTest(t: Table, side: Team, test: Test): Carried[] {
  return side.carried.filter(({ gear, by }) => {
    const bearer = side.members.find((member) => member.card === by)
    return bearer !== undefined && (!test.kosherized || isKosher(t, bearer, gear))
  })
}

export function afterRollChoices(
  t: Table,
  team: Team,
  { skill, takers, gear }: Omit<TestAtHand, 'option'>,
  rerolled: readonly CardId[],
): AfterRoll[] {
  const choices: AfterRoll[] = [{ does: 'accept' }]
  for (const { card } of takers)
    if (!rerolled.includes(card) && abilityOn(t, card, 'reroll-test')?.skill === skill)
      choices.push({ does: 'reroll', card })
  for (const { gear: card } of team.carried) {
    const spent = abilityOn(t, card, 'discard-after-roll')
    if (spent?.skill === skill && gear.includes(card)) choices.push({ does: 'discard', card, plus: spent.plus })
  }
  return choices
}

const noCards: readonly CardId[] = []

/** Cards beside the crew's that let a test be rolled again. */
export function rerollsFor(t: Table, team: Team, test: Test, rerolled: readonly CardId[]): AfterRoll[] {
  const cards = gather(t.moments, (on) => on.rerolls?.(t, team, test) ?? noCards)
  return cards.filter((card) => !rerolled.includes(card)).map((card) => ({ does: 'reroll', card }))
}

/** What boxes let a captain do about a roll. */
export function extraRollChoices(t: Table, team: Team, test: TestAtHand, rolled: number): AfterRoll[] {
  const extras = t.moments.flatMap((on) => on.afterRoll?.(t, team, test, rolled) ?? [])
  return extras.map((extra) => ({ does: 'extra', extra }))
}

interface Rolled extends TestAtHand {
  readonly test: Test
  readonly dice: Dice
  /** Everything but the dice. */
  readonly fixed: number
  readonly rolled: number
  readonly bands: Bands
}

/** Nothing is asked once the best band is reached, nor where nothing left to do could reach a better one. */
function* afterRoll(t: Table, team: Team, first: Rolled, asking: Asking): Rules<Tested['roll']> {
  const { dice, fixed, skill, bands } = first
  const who = seatName(team.captain)
  let { rolled } = first
  let added = 0
  const rerolled: CardId[] = []
  for (;;) {
    const points = countedOn(dice, rolled, fixed + added)
    const nothingHelps = isSpoiled(dice, rolled)
    const total = rolled + points
    const choices = [
      ...afterRollChoices(t, team, first, rerolled).filter(({ does }) => !nothingHelps || does !== 'discard'),
      ...rerollsFor(t, team, first.test, rerolled),
      ...extraRollChoices(t, team, first, rolled),
    ]
    if (mostReached(choices, dice, rolled, fixed + added) < better(bands, total)) return { die: rolled, points, total }
    t.state.rolled = {
      seat: asking.seat,
      skill,
      die: rolled,
      total,
      ...(nothingHelps ? { points: fixed + added } : {}),
    }
    const { short } = gradeOf(bands, total)
    const choice = yield* chooseOne(
      { ...asking, kind: 'test.after-roll', prompt: text('prompt.after-roll', { total, short }) },
      choices,
      (item) => showAfterRoll(item, total),
    )
    delete t.state.rolled
    if (choice.does === 'accept') return { die: rolled, points, total }
    if (choice.does === 'reroll') {
      rerolled.push(choice.card)
      rolled = rollTest(t, dice)
      const counted = countedOn(dice, rolled, fixed + added)
      const sum = rolled + counted
      tell(t, 'rerolled', { who, die: rolled, points: counted, total: sum, ...gradeOf(bands, sum) })
      continue
    }
    if (choice.does === 'extra') rolled = choice.extra.apply(() => rollTest(t, dice))
    else {
      discardGear(t, team, choice.card)
      added += choice.plus
    }
    const sum = rolled + countedOn(dice, rolled, fixed + added)
    tell(t, 'test-raised', { who, total: sum, ...gradeOf(bands, sum) })
  }
}

/** The least total of the next better band; beyond all reach from the best. */
function better(bands: Bands, total: number): number {
  return bands[bandAt(bands, total) + 1]?.from ?? Number.POSITIVE_INFINITY
}

/** The most a roll may still come to. With Heroics dice may show any number. */
export function mostReached(choices: readonly AfterRoll[], dice: Dice, rolled: number, points: number): number {
  const rollsOn = choices.some(({ does }) => does === 'reroll' || does === 'extra')
  const die = rollsOn ? (dice.heroics ? Number.MAX_SAFE_INTEGER : bestDie) : rolled
  return choices.reduce((sum, choice) => sum + (choice.does === 'discard' ? choice.plus : 0), die + points)
}

const bestDie = 6

export function showAfterRoll(choice: AfterRoll, total: number): Option {
  if (choice.does === 'accept') return { id: 'accept', text: text('option.accept-roll', { total }) }
  if (choice.does === 'extra') return choice.extra.option
  const { card } = choice
  if (choice.does === 'reroll')
    return onCard(card, 'option.reroll', {}, { id: `reroll:${card}`, role: 'risky', group: 'reroll', sign: 'die5' })
  const details = { id: `discard:${card}`, group: 'discard', sign: 'gear' }
  return onCard(card, 'option.discard-for-points', { plus: choice.plus }, details)
}
