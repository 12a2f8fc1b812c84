import { meetsRequirement, type Scene } from '../rules/events.ts'
import { hasKeyword, spendableFor, suggestCarrying, type Team } from '../rules/gear.ts'
import { chanceOfLuck } from '../rules/luck.ts'
import {
  afterRollChoices,
  bribesWelcome,
  cardModifier,
  type Dice,
  diceFor,
  gearInTest,
  rerollsFor,
  steadying,
  swapsFor,
  takenIn,
  talentFailsUpTo,
  talentGained,
  teamPoints,
} from '../rules/skill.ts'
import { mayGoApart, partOf } from '../rules/split.ts'
import { abilityOn } from '../rules/table.ts'
import type { Member, Table } from '../state.ts'
import type { Band, CardId, Effect, Option, Result, Skill, Test } from '../vocabulary/index.ts'

/** The exact chances of tests and of whatever a card offers, from the very points and dice the rules use. */

/** How a test is taken, as far as it is known. */
export interface Taken {
  /** Points bought before the roll. */
  readonly bribes?: number
  readonly tester?: Member
  /** What the test is taken in; unless said, the better of its own skill and any it can be turned into. */
  readonly skill?: Skill
}

/** The chance of each band, in the order of the bands. */
export interface TestOdds {
  /** Taking the roll as it falls. */
  readonly plain: readonly number[]
  /** Turning the test into another, rolling again and giving up gear wherever that helps to reach the best band. */
  readonly helped: readonly number[]
}

export type Help = keyof TestOdds

/** One way in which a result may end. Its effects are named in order, not carried out. */
export interface End<O extends string> {
  readonly chance: number
  readonly outcome: O | 'botched'
  readonly effects: readonly Effect[]
}

const sides = 6

/** The chance that a test's dice show at least so much. */
export function chanceOfRolling(dice: Dice, least: number): number {
  const lowest = dice.noOnes ? 2 : 1
  const faces = sides + 1 - lowest
  if (least <= lowest) return 1
  const anyOf = (chance: number) => 1 - (1 - chance) ** (dice.thrown ?? 1)
  if (least <= sides) return anyOf((sides + 1 - least) / faces)
  return dice.heroics ? chanceOfRolling(dice, least - sides) * anyOf(1 / faces) : 0
}

/** What is rolled, and what is added to it. */
export interface Throw {
  readonly dice: Dice
  readonly points: number
}

/** Beyond this nothing that counts is left of the chances of bonus rolls. */
const longestThrow = 60

/** The chance that one throw beats another outright. */
export function chanceToBeat(mine: Throw, theirs: Throw): number {
  let chance = 0
  for (let die = 1; die <= longestThrow; die++) {
    const falls = chanceOfRolling(theirs.dice, die) - chanceOfRolling(theirs.dice, die + 1)
    if (falls > 0) chance += falls * chanceOfRolling(mine.dice, die + theirs.points - mine.points + 1)
  }
  return chance
}

/** What a team brings to any test of a skill. */
interface Standing {
  readonly points: number
  readonly throwing: Throwing
}

type Bands = readonly Band<string>[]

/** How dice are thrown and what helps afterwards. Whoever throws so has the same chances, so each is computed once for all teams. */
class Throwing {
  readonly #dice: Dice
  readonly #rerolls: number
  /** Points that gear may be given up for after the roll. */
  readonly #spare: number
  readonly #known = new WeakMap<Bands, Map<number, TestOdds>>()

  constructor(dice: Dice, rerolls: number, spare: number) {
    this.#dice = dice
    this.#rerolls = rerolls
    this.#spare = spare
  }

  /** The chances with so many points beside the dice. */
  odds(bands: Bands, fixed: number): TestOdds {
    const known = this.#known.get(bands)
    const old = known?.get(fixed)
    if (old) return old
    const odds = {
      plain: bands.map((_, n) => bandChance(this.#dice, bands, n, fixed)),
      helped: bands.map((_, n) => helpedChance(this.#dice, bands, n, fixed, this.#rerolls, this.#spare)),
    }
    if (known) known.set(fixed, odds)
    else this.#known.set(bands, new Map([[fixed, odds]]))
    return odds
  }

  withRerolls(more: number): Throwing {
    return more === 0 ? this : throwingOf(this.#dice, this.#rerolls + more, this.#spare)
  }
}

const throwings = new Map<string, Throwing>()

function throwingOf(dice: Dice, rerolls: number, spare: number): Throwing {
  const { heroics, noOnes, thrown = 1, ones = '' } = dice
  const key = `${heroics} ${noOnes} ${thrown} ${ones} ${rerolls} ${spare}`
  const throwing = throwings.get(key) ?? new Throwing(dice, rerolls, spare)
  throwings.set(key, throwing)
  return throwing
}

/** A team as it may stand when the dice fall, with what is added to its points until then. */
export interface Footing {
  readonly chance: number
  readonly team: Team
  readonly points: number
}

/** Those of a team who take a test, and what they bring to it, computed once for many tests. */
class Takers {
  readonly members: readonly Member[]
  readonly fickle: readonly Member[]
  readonly haveSwaps: boolean
  readonly #t: Table
  readonly #team: Team
  readonly #tester: Member | undefined
  readonly #standings = new Map<Skill, Standing>()
  readonly #kosherized = new Map<Skill, Standing>()

  constructor(t: Table, team: Team, tester: Member | undefined) {
    this.#t = t
    this.#team = team
    this.#tester = tester
    this.members = tester ? [tester] : team.members
    this.fickle = this.members.filter(({ card }) => abilityOn(t, card, 'fickle-talent'))
    this.haveSwaps = this.members.some(({ card }) => abilityOn(t, card, 'swap-test-skill'))
  }

  standing(test: Test, skill: Skill): Standing {
    const known = test.kosherized ? this.#kosherized : this.#standings
    const old = known.get(skill)
    if (old) return old
    const standing = standingOf(this.#t, this.#team, test, skill, this.#tester)
    known.set(skill, standing)
    return standing
  }
}

/** The odds of one team, which must not change meanwhile: what it brings is computed once for many tests. */
export class TeamOdds {
  readonly #t: Table
  readonly #team: Team
  readonly #equipped = new Map<Skill, Team>()
  readonly #takers = new Map<Team, Map<Member | undefined, Takers>>()

  constructor(t: Table, team: Team) {
    this.#t = t
    this.#team = team
  }

  test<O extends string>(test: Test, bands: readonly Band<O>[], taken: Taken = {}): TestOdds {
    const tester = taken.tester ?? (test.byOneCrew ? this.bestTester(test, bands, taken) : undefined)
    const team = this.#equippedFor(test.skill)
    const { bribes = 0 } = taken
    let first: TestOdds | undefined
    let best: TestOdds | undefined
    for (const skill of taken.skill ? [taken.skill] : this.#skillsFor(team, test.skill, tester)) {
      const paid = bribes > 0 && bribesWelcome(this.#t, team, test, skill) ? bribes : 0
      const as = takenIn(test, skill)
      for (const way of spendings(this.#t, team, as, paid)) {
        const odds = this.#onFooting(way, as, bands, skill, tester)
        first ??= odds
        if (!best || lastOf(odds.helped) > lastOf(best.helped)) best = odds
      }
    }
    if (!first || !best) throw new Error('A test can always be taken as it comes.')
    return first === best ? first : { plain: first.plain, helped: best.helped }
  }

  /** The test's own skill, and those it can be turned into. */
  #skillsFor(team: Team, skill: Skill, tester: Member | undefined): readonly Skill[] {
    const { haveSwaps, members } = this.#takersOf(team, tester)
    if (!haveSwaps) return [skill]
    return [skill, ...swapsFor(this.#t, { ...team, members: [...members] }, skill).map(({ to }) => to)]
  }

  #takersOf(team: Team, tester: Member | undefined): Takers {
    const known = this.#takers.get(team)
    const old = known?.get(tester)
    if (old) return old
    const takers = new Takers(this.#t, team, tester)
    if (known) known.set(tester, takers)
    else this.#takers.set(team, new Map([[tester, takers]]))
    return takers
  }

  /** The crew who, taking the test alone, has the best chance of the best band. */
  bestTester<O extends string>(test: Test, bands: readonly Band<O>[], taken: Taken = {}): Member | undefined {
    let best: Member | undefined
    let chance = -1
    for (const tester of this.#team.members) {
      const odds = lastOf(this.test(test, bands, { ...taken, tester }).helped)
      if (odds <= chance) continue
      best = tester
      chance = odds
    }
    return best
  }

  /** Every way in which a result may end. */
  ends<O extends string>(result: Result<O>, help: Help, taken: Taken = {}): End<O>[] {
    const ends: End<O>[] = []
    this.#follow({ help, taken, ends }, result, 1, nothing)
    return ends
  }

  /** Gathers the ends of a result that is come to by this chance and after these effects. */
  #follow<O extends string>(search: Search<O>, result: Result<O>, chance: number, before: readonly Effect[]): void {
    if (chance === 0) return
    const { help, taken, ends } = search
    if (result.effects?.some((effect) => isUnpaid(this.#team, effect))) {
      ends.push({ chance, outcome: 'botched', effects: before })
      return
    }
    const effects = joined(before, result.effects ?? nothing)
    if ('outcome' in result) {
      ends.push({ chance, outcome: result.outcome, effects })
    } else if ('test' in result) {
      const chances = this.test(result.test, result.bands, taken)[help]
      let n = 0
      for (const band of result.bands) this.#follow(search, band, chance * (chances[n++] ?? 0), effects)
    } else if ('branches' in result) {
      const branch = result.branches.find((one) =>
        (one.requires ?? []).every((need) => meetsRequirement(this.#t, this.#team, need)),
      )
      if (branch) this.#follow(search, branch, chance, effects)
    } else if ('die' in result) {
      const { die } = result
      for (const [n, band] of die.entries()) this.#follow(search, band, chance * (facesIn(die, n) / sides), effects)
    } else if ('luck' in result) {
      const good = chanceOfLuck(this.#t, this.#team, result.luck)
      this.#follow(search, result.good, chance * good, effects)
      this.#follow(search, result.bad, chance * (1 - good), effects)
    } else {
      new TeamOdds(this.#t, strongestApart(this.#t, this.#team)).#follow(search, result.apart, chance, effects)
    }
  }

  /** Outside Work gear is handed round before a test. */
  #equippedFor(skill: Skill): Team {
    const team = this.#team
    if (team.attempt) return team
    const known = this.#equipped.get(skill)
    if (known) return known
    const equipped = { ...team, carried: suggestCarrying(this.#t, team.captain, team.members, { skill }) }
    this.#equipped.set(skill, equipped)
    return equipped
  }

  #onFooting<O extends string>(
    from: Footing,
    test: Test,
    bands: readonly Band<O>[],
    skill: Skill,
    tester: Member | undefined,
  ): TestOdds {
    const { fickle } = this.#takersOf(from.team, tester)
    if (fickle.length === 0) return this.#asThingsAre(from, test, bands, skill, tester)
    const plain = bands.map(() => 0)
    const helped = bands.map(() => 0)
    for (const footing of talentRolls(this.#t, from, fickle, skill)) {
      const odds = this.#asThingsAre(footing, test, bands, skill, tester)
      for (let n = 0; n < bands.length; n++) {
        plain[n] = (plain[n] ?? 0) + footing.chance * (odds.plain[n] ?? 0)
        helped[n] = (helped[n] ?? 0) + footing.chance * (odds.helped[n] ?? 0)
      }
    }
    return { plain, helped }
  }

  /** The odds once it is known what fickle crew bring. */
  #asThingsAre<O extends string>(
    { team, points }: Footing,
    test: Test,
    bands: readonly Band<O>[],
    skill: Skill,
    tester: Member | undefined,
  ): TestOdds {
    const takers = this.#takersOf(team, tester)
    const standing = takers.standing(test, skill)
    const fixed = standing.points + cardModifier(this.#t, team, test, takers.members) + points
    return standing.throwing.withRerolls(rerollsFor(this.#t, team, test, []).length).odds(bands, fixed)
  }
}

/** What is sought of a result, and what was found. */
interface Search<O extends string> {
  readonly help: Help
  readonly taken: Taken
  readonly ends: End<O>[]
}

const nothing: readonly Effect[] = []

function joined(one: readonly Effect[], other: readonly Effect[]): readonly Effect[] {
  if (other.length === 0) return one
  return one.length === 0 ? other : [...one, ...other]
}

function standingOf(t: Table, team: Team, test: Test, skill: Skill, tester: Member | undefined): Standing {
  const side = tester ? { ...team, members: [tester] } : team
  const gear = gearInTest(t, side, test).map((item) => item.gear)
  const choices = afterRollChoices(t, team, { skill, takers: side.members, gear }, [])
  const rerolls = choices.filter((choice) => choice.does === 'reroll').length
  const spare = choices.reduce((sum, choice) => sum + (choice.does === 'discard' ? choice.plus : 0), 0)
  return {
    points: teamPoints(t, side, skill, test.kosherized),
    throwing: throwingOf(diceFor(t, team, skill, gear), rerolls, spare),
  }
}

/** How many faces of a die fall into a band. */
function facesIn(bands: readonly Band<string>[], n: number): number {
  return (bands[n + 1]?.from ?? sides + 1) - (n === 0 ? 1 : (bands[n]?.from ?? 1))
}

/** Those who would go apart where as many as may go do. */
function strongestApart(t: Table, team: Team): Team {
  return partOf(team, mayGoApart(t, team).slice(0, team.members.length - 1))
}

function lastOf(chances: readonly number[]): number {
  return chances.at(-1) ?? 0
}

/** The team as it is, and as it is once gear was given up for the bonus of a keyword. */
function spendings(t: Table, team: Team, test: Test, points: number): Footing[] {
  const ways: Footing[] = [{ chance: 1, team, points }]
  for (const plus of test.plus ?? []) {
    if (!('keyword' in plus) || hasKeyword(t, team, plus.keyword)) continue
    const gear = spendableFor(t, team, plus.keyword)[0]
    if (gear !== undefined) ways.push({ chance: 1, team: withoutGear(team, gear), points: points + plus.points })
  }
  return ways
}

function withoutGear(team: Team, gear: CardId): Team {
  return { ...team, carried: team.carried.filter((item) => item.gear !== gear) }
}

function withoutMember(team: Team, member: Member): Team {
  return {
    ...team,
    members: team.members.filter((other) => other !== member),
    carried: team.carried.filter((item) => item.by !== member.card),
  }
}

/** Every way the dice of fickle crew may fall; on a low one they take their gear and go. */
export function talentRolls(t: Table, from: Footing, fickle: readonly Member[], skill: Skill): Footing[] {
  const [member, ...others] = fickle
  if (!member) return [from]
  const gone = from.team.attempt ? withoutMember(from.team, member) : from.team
  const steady = steadying(t, from.team)
  const footings: Footing[] = []
  for (let die = 1 + steady; die <= sides + steady; die++) {
    const team = die <= talentFailsUpTo ? gone : from.team
    const points = from.points + talentGained(die, skill)
    footings.push(...talentRolls(t, { chance: from.chance / sides, team, points }, others, skill))
  }
  return footings
}

/** The chance that the total falls into a band. The first band also takes whatever lies below it. */
function bandChance<O extends string>(dice: Dice, bands: readonly Band<O>[], n: number, fixed: number): number {
  return chanceFrom(dice, bands, n, fixed) - chanceFrom(dice, bands, n + 1, fixed)
}

function chanceFrom<O extends string>(dice: Dice, bands: readonly Band<O>[], n: number, fixed: number): number {
  const band = bands[n]
  if (!band) return 0
  if (n === 0) return 1
  const need = band.from - fixed
  if (dice.ones === 'fail') return chanceOfRolling(dice, Math.max(need, 2))
  const aOne = dice.ones === 'made-good' && need > 1 ? 1 - chanceOfRolling(dice, 2) : 0
  return chanceOfRolling(dice, need) + aOne
}

/**
 * With so many rolls to spare, and points to add at the end where they reach the best band. Every roll that falls short
 * is like any other, so a failure leaves the chances of one roll that fell short.
 */
export function helpedChance<O extends string>(
  dice: Dice,
  bands: readonly Band<O>[],
  n: number,
  fixed: number,
  rerolls: number,
  spare: number,
): number {
  const last = bands.length - 1
  const reach = chanceFrom(dice, bands, last, fixed + spare)
  const short = 1 - reach
  const missed = short ** (1 + rerolls)
  if (n === last) return 1 - missed
  if (short === 0) return 0
  const from = Math.max(reach, chanceFrom(dice, bands, n + 1, fixed))
  return ((Math.max(reach, chanceFrom(dice, bands, n, fixed)) - from) / short) * missed
}

/** A goal that must be paid for is botched by whoever cannot. */
function isUnpaid(team: Team, effect: Effect): boolean {
  return effect.do === 'pay-to-complete' && team.captain.credits < effect.credits
}

/** The chances of a test for a team; outside Work its gear is handed round first. */
export function testOdds<O extends string>(
  t: Table,
  team: Team,
  test: Test,
  bands: readonly Band<O>[],
  taken: Taken = {},
): TestOdds {
  return new TeamOdds(t, team).test(test, bands, taken)
}

/** The chance of each outcome of an option of a nav card, a misbehave card, a contact tile or a trial. */
export function optionOdds<O extends string>(
  t: Table,
  scene: Scene,
  option: Option<O>,
  help: Help = 'helped',
  taken: Taken = {},
): ReadonlyMap<O | 'botched', number> {
  const odds = new Map<O | 'botched', number>()
  for (const { outcome, chance } of new TeamOdds(t, scene.team).ends(option, help, taken))
    odds.set(outcome, (odds.get(outcome) ?? 0) + chance)
  return odds
}
