import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import { disgruntle } from '../../rules/disgruntled.ts'
import { equipForTest } from '../../rules/equip.ts'
import { discardGear, keepOnlyOwnCrew, showAtWork, type Team, wholeCrew } from '../../rules/gear.ts'
import type { TestAtHand } from '../../rules/moments.ts'
import { onCard } from '../../rules/show.ts'
import {
  type AfterRoll,
  afterRollChoices,
  beforeRoll,
  type Dice,
  extraRollChoices,
  gearInTest,
  mostReached,
  rollFickleTalents,
  rollTest,
  showAfterRoll,
  talentGained,
} from '../../rules/skill.ts'
import { abilityOn, cardName, leaderOf, roll, seatName, skillName, tell } from '../../rules/table.ts'
import { issueWarrant } from '../../rules/warrant.ts'
import type { Captain, Table } from '../../state.ts'
import { type AbilityKind, type CardId, type Skill, skills } from '../../vocabulary/index.ts'
import type { LoneAttacker } from '../shared/showdowns/vocabulary.ts'
import { shelterGoods } from './loot.ts'
import { bestSkill, diceIn, kosherizes, outlook, type Part, pointsIn, printedBest } from './standing.ts'
import { type Encounter, piratesOf, type Stand } from './state.ts'

/** Who defends: a rival with all the crew, or a Fugitive alone. */
export type Foe = { readonly rival: Captain; readonly mayHide: boolean } | { readonly alone: CardId }

/** One side as the dice fall. */
interface Side {
  readonly part: Part
  /** Nobody stands by a Fugitive alone. */
  readonly team: Team | null
  readonly stand: Stand
  readonly dice: Dice
  readonly atHand: TestAtHand | null
  /** Everything but the dice. */
  fixed: number
  rolled: number
  /** Cards that have had the dice of either side rolled again. */
  readonly used: CardId[]
}

/** Dice of somebody who stands alone. */
const aloneDice: Dice = { heroics: true, noOnes: false }

/** Somebody alone attacks a ship: nothing but the points that are said counts for the attack. */
export function* loneAttack(t: Table, c: Captain, { card, skill, points }: LoneAttacker): Rules<boolean> {
  const pirates = piratesOf(t)
  const attack: Stand = { skill, points }
  const encounter: Encounter = {
    ...{ card, attacker: null, defender: c.seat, fugitives: [card], stage: 'showdown', attack },
  }
  pirates.encounter = encounter
  const team = wholeCrew(c)
  const defence: Stand = { skill: yield* nameSkill(t, team, 'defending', null, card) }
  encounter.defence = defence
  yield* dealOut(t, team, defence)
  const defending = yield* makeReady(t, team, 'defending', defence, null, card)
  const attacking: Side = {
    ...{
      part: 'attacking',
      team: null,
      stand: attack,
      dice: aloneDice,
      atHand: null,
      fixed: points,
      rolled: 0,
      used: [],
    },
  }
  for (const side of [attacking, defending]) castDice(t, side, encounter)
  yield* contest(t, attacking, defending, card)
  const won = isWon(attacking, defending)
  tell(t, won ? 'lone-attack-won' : 'lone-attack-held', { who: seatName(c), card: cardName(card) })
  pirates.encounter = null
  return won
}

/** True if the attacker wins: a tie is the defender's. */
export function* showdown(t: Table, team: Team, foe: Foe, card: CardId): Rules<boolean> {
  const { encounter } = piratesOf(t)
  if (!encounter) throw new Error('There is no attack under way.')
  encounter.stage = 'showdown'
  const theirs = 'rival' in foe ? wholeCrew(foe.rival) : null
  const attack = { skill: yield* nameSkill(t, team, 'attacking', null, card) }
  encounter.attack = attack
  const defence: Stand = theirs
    ? { skill: yield* nameSkill(t, theirs, 'defending', team, card) }
    : { skill: printedBest(t, 'alone' in foe ? foe.alone : '').skill }
  encounter.defence = defence
  if ('rival' in foe && foe.mayHide) yield* shelterGoods(t, foe.rival)
  if (theirs) yield* dealOut(t, theirs, defence)
  yield* dealOut(t, team, attack)
  if (theirs) unsettleEachOther(t, team, theirs)
  const defending = theirs
    ? yield* makeReady(t, theirs, 'defending', defence, team, card)
    : fugitiveSide(t, 'alone' in foe ? foe.alone : '', encounter)
  const attacking = yield* makeReady(t, team, 'attacking', attack, theirs, card)
  for (const side of [attacking, defending]) castDice(t, side, encounter)
  yield* contest(t, attacking, defending, card)
  const won = isWon(attacking, defending)
  tell(t, won ? 'showdown-won' : 'showdown-held', { who: seatName(team.captain) })
  const [winner, loser] = won ? [attacking, defending] : [defending, attacking]
  if (winner.team && loser.team) yield* informOn(t, winner.team.captain, loser.team)
  return won
}

function totalOf({ fixed, rolled }: Side): number {
  return fixed + rolled
}

function isWon(attacking: Side, defending: Side): boolean {
  return totalOf(attacking) > totalOf(defending)
}

/** Any of the three skills; the best is suggested, and may be named for good by a defender. */
function* nameSkill(t: Table, team: Team, part: Part, foe: Team | null, card: CardId): Rules<Skill> {
  const points = outlook(t, team, part, foe)
  const usual = bestSkill(points)
  const skill = yield* chooseOne<Skill>(
    {
      seat: team.captain.seat,
      kind: part === 'attacking' ? 'showdown.attack' : 'showdown.defend',
      prompt: text(part === 'attacking' ? 'prompt.showdown-attack' : 'prompt.showdown-defend'),
      card,
      rule: 'SHOWDOWN-02',
    },
    skills,
    (item) => ({
      id: item,
      text: text('option.showdown-skill', { skill: skillName(item), points: points[item] }),
      sign: item,
      role: 'risky',
      about: skillName(item),
      ...(item === usual ? { usual: true } : {}),
    }),
  )
  tell(t, 'showdown-skill', { who: seatName(team.captain), skill: skillName(skill) })
  return skill
}

/** Both sides may deal out their gear afresh, once. */
function* dealOut(t: Table, team: Team, stand: Stand): Rules<void> {
  yield* equipForTest(t, team, stand.skill)
  showAtWork(team)
  stand.carried = team.carried
}

function carries(t: Table, team: Team, kind: AbilityKind): boolean {
  return team.carried.some(({ gear }) => abilityOn(t, gear, kind))
}

/** Some gear spoils the temper of the other Leader, who may fire the crew for it. */
function unsettleEachOther(t: Table, team: Team, theirs: Team): void {
  for (const [by, on] of [
    [team, theirs],
    [theirs, team],
  ] as const)
    if (carries(t, by, 'unsettles-leader')) disgruntle(t, on.captain, leaderOf(on.captain), on.members)
  for (const side of [team, theirs]) keepOnlyOwnCrew(side)
}

/** Everything that is settled before the dice fall. */
function* makeReady(t: Table, team: Team, part: Part, stand: Stand, foe: Team | null, card: CardId): Rules<Side> {
  const { skill } = stand
  const kosherized = kosherizes(t, foe, skill)
  const test = { skill, ...(kosherized ? { kosherized } : {}) }
  const atHand = (): TestAtHand => ({
    option: cardName(card),
    skill,
    takers: team.members,
    gear: gearInTest(t, team, test).map(({ gear }) => gear),
  })
  const talent = rollFickleTalents(t, team, team.members, skill)
  const added = yield* beforeRoll(t, team, atHand())
  const fixed = talent + added + pointsIn(t, team, skill, part, kosherized)
  return { part, team, stand, dice: diceIn(t, team, skill, kosherized), atHand: atHand(), fixed, rolled: 0, used: [] }
}

/** The player to the right would roll for it; nothing but the best of its printed points counts. */
function fugitiveSide(t: Table, fugitive: CardId, encounter: Encounter): Side {
  const { skill, points } = fickleBest(t, fugitive) ?? printedBest(t, fugitive)
  const stand: Stand = { skill }
  encounter.defence = stand
  return { part: 'defending', team: null, stand, dice: aloneDice, atHand: null, fixed: points, rolled: 0, used: [] }
}

/** Whose points hang on a die makes that roll for them first; a result that would send her off gives none. */
function fickleBest(t: Table, fugitive: CardId): { readonly skill: Skill; readonly points: number } | undefined {
  if (!abilityOn(t, fugitive, 'fickle-talent')) return undefined
  const die = roll(t)
  const gained = (skill: Skill) => talentGained(die, skill)
  const skill = bestSkill({ fight: gained('fight'), tech: gained('tech'), negotiate: gained('negotiate') })
  tell(t, 'talent', { card: cardName(fugitive), die, points: gained(skill) })
  return { skill, points: gained(skill) }
}

function castDice(t: Table, side: Side, { fugitives }: Encounter): void {
  side.rolled = rollTest(t, side.dice)
  record(side)
  const rolled = { skill: skillName(side.stand.skill), die: side.rolled, points: side.fixed, total: totalOf(side) }
  if (side.team) tell(t, 'showdown-roll', { who: seatName(side.team.captain), ...rolled })
  else for (const card of fugitives) tell(t, 'fugitive-roll', { card: cardName(card), ...rolled })
}

/** The table sees how each side stands. */
function record({ stand, fixed, rolled }: Side): void {
  stand.points = fixed
  stand.die = rolled
}

type Answer = AfterRoll | { readonly does: 'force'; readonly card: CardId }

/** Whoever is behind may better the roll or spoil the other's, until they leave it at that. */
function* contest(t: Table, attacking: Side, defending: Side, card: CardId): Rules<void> {
  for (;;) {
    const [behind, ahead] = isWon(attacking, defending) ? [defending, attacking] : [attacking, defending]
    const { team } = behind
    if (!team) return
    const choices = answersOf(t, behind)
    const needed = totalOf(ahead) + (behind.part === 'attacking' ? 1 : 0)
    const forced = choices.some(({ does }) => does === 'force')
    const own = choices.flatMap((choice) => (choice.does === 'force' ? [] : [choice]))
    if (!forced && mostReached(own, behind.dice, behind.rolled, behind.fixed) < needed) return
    const answer = yield* askBehind(t, behind, team, choices, needed, card)
    if (answer.does === 'accept') return
    applyAnswer(t, behind, ahead, team, answer)
    record(behind)
    record(ahead)
  }
}

function answersOf(t: Table, side: Side): Answer[] {
  const { team, atHand, used } = side
  if (!team || !atHand) return []
  const able = (kind: AbilityKind) =>
    team.members.map(({ card }) => card).filter((card) => !used.includes(card) && abilityOn(t, card, kind))
  return [
    ...afterRollChoices(t, team, atHand, used),
    ...able('showdown-reroll').map((card): Answer => ({ does: 'reroll', card })),
    ...able('forces-reroll').map((card): Answer => ({ does: 'force', card })),
    ...extraRollChoices(t, team, atHand, side.rolled),
  ]
}

function* askBehind(
  t: Table,
  side: Side,
  team: Team,
  choices: readonly Answer[],
  needed: number,
  card: CardId,
): Rules<Answer> {
  const { seat } = team.captain
  const total = totalOf(side)
  t.state.rolled = { seat, skill: side.stand.skill, die: side.rolled, total }
  const usual = choices.find(({ does }) => does === 'reroll' || does === 'force') ?? choices[0]
  const answer = yield* chooseOne<Answer>(
    {
      seat,
      kind: 'showdown.after-roll',
      prompt: text('prompt.showdown-after-roll', { total, short: needed - total }),
      card,
      rule: 'SHOWDOWN-04',
    },
    choices,
    (item) => ({ ...showAnswer(item, total), ...(item === usual ? { usual: true } : {}) }),
  )
  delete t.state.rolled
  return answer
}

function showAnswer(answer: Answer, total: number): Option {
  if (answer.does !== 'force') return showAfterRoll(answer, total)
  const { card } = answer
  return onCard(card, 'option.force-reroll', {}, { id: `force:${card}`, role: 'risky', group: 'reroll', sign: 'die5' })
}

function applyAnswer(
  t: Table,
  behind: Side,
  ahead: Side,
  team: Team,
  answer: Exclude<Answer, { does: 'accept' }>,
): void {
  const who = seatName(team.captain)
  if (answer.does === 'force') {
    behind.used.push(answer.card)
    ahead.rolled = rollTest(t, ahead.dice)
    return tell(t, 'showdown-forced', { card: cardName(answer.card), die: ahead.rolled, total: totalOf(ahead) })
  }
  if (answer.does === 'reroll') {
    behind.used.push(answer.card)
    behind.rolled = rollTest(t, behind.dice)
    return tell(t, 'showdown-rerolled', { who, die: behind.rolled, total: totalOf(behind) })
  }
  if (answer.does === 'extra') behind.rolled = answer.extra.apply(() => rollTest(t, behind.dice))
  else {
    discardGear(t, team, answer.card)
    behind.fixed += answer.plus
  }
  tell(t, 'showdown-raised', { who, total: totalOf(behind) })
}

/** Some who lose see to it that the winner is wanted for it. */
function* informOn(t: Table, winner: Captain, loser: Team): Rules<void> {
  for (const { card } of loser.members)
    if (abilityOn(t, card, 'warrant-on-lost-showdown')) yield* issueWarrant(t, winner)
}
