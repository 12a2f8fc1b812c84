import type { Decision } from '@keep-flying/kernel'
import { chanceToBeat, optionOdds, type Throw, talentRolls } from '../../ask/odds.ts'
import { ableToWork } from '../../rules/equip.ts'
import { isOpen } from '../../rules/events.ts'
import { type Team, wholeCrew } from '../../rules/gear.ts'
import { talentGained } from '../../rules/skill.ts'
import { abilityOn, captainAt, jobCard } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { type CardId, type Skill, skills } from '../../vocabulary/index.ts'
import { boardingOptions } from './boarding-options.ts'
import { claimsHere, quarryHere } from './capture.ts'
import { against, targetsHere } from './piracy.ts'
import { bestSkill, diceIn, equippedFor, kosherizes, outlook, type Part, pointsIn, printedBest } from './standing.ts'
import { type Encounter, piratesOf } from './state.ts'

/** The exact chances of boarding and of Showdowns, as the dice fall; what may be done about a roll is not counted. */

interface Weighed extends Throw {
  readonly chance: number
}

/** The throws a side may make with a skill: those whose points hang on a die make several. */
function throwsOf(t: Table, team: Team, skill: Skill, part: Part, foe: Team | null): Weighed[] {
  const equipped = team.attempt && team.carried.length > 0 ? team : equippedFor(t, team, skill)
  const fickle = equipped.members.filter(({ card }) => abilityOn(t, card, 'fickle-talent'))
  const kosherized = kosherizes(t, foe, skill)
  return talentRolls(t, { chance: 1, team: equipped, points: 0 }, fickle, skill).map(
    ({ chance, team: side, points }) => ({
      chance,
      points: points + pointsIn(t, side, skill, part, kosherized),
      dice: diceIn(t, side, skill, kosherized),
    }),
  )
}

function chanceBetween(mine: readonly Weighed[], theirs: readonly Weighed[]): number {
  let chance = 0
  for (const one of mine) for (const other of theirs) chance += one.chance * other.chance * chanceToBeat(one, other)
  return chance
}

const faces = [1, 2, 3, 4, 5, 6]

/** How a Fugitive alone may throw. */
function throwsAlone(t: Table, fugitive: CardId): Weighed[] {
  const dice = { heroics: true, noOnes: false }
  if (!abilityOn(t, fugitive, 'fickle-talent')) return [{ chance: 1, points: printedBest(t, fugitive).points, dice }]
  return faces.map((die) => ({
    chance: 1 / faces.length,
    points: Math.max(...skills.map((skill) => talentGained(die, skill))),
    dice,
  }))
}

/** The chance that an attack with a skill wins against this defence. */
function chanceToWin(t: Table, team: Team, skill: Skill, rival: Captain, defence: Skill): number {
  const theirs = wholeCrew(rival)
  return chanceBetween(
    throwsOf(t, team, skill, 'attacking', equippedFor(t, theirs, defence)),
    throwsOf(t, theirs, defence, 'defending', team),
  )
}

/** The chance that the best attack wins against the best defence. */
export function bestChance(t: Table, team: Team, foe: Captain | CardId): number {
  const skill = bestSkill(outlook(t, team, 'attacking', null))
  if (typeof foe === 'string') return chanceBetween(throwsOf(t, team, skill, 'attacking', null), throwsAlone(t, foe))
  return chanceToWin(t, team, skill, foe, defenceOf(t, foe))
}

function defenceOf(t: Table, rival: Captain): Skill {
  return bestSkill(outlook(t, wholeCrew(rival), 'defending', null))
}

/** The table as it is with somebody about to be boarded. */
function boardingAt(t: Table, attacker: Captain, defender: Captain): Table {
  const encounter: Encounter = {
    card: '',
    attacker: attacker.seat,
    defender: defender.seat,
    fugitives: [],
    stage: 'boarding',
  }
  const pirates = { ...piratesOf(t), encounter }
  return { ...t, state: { ...t.state, boxes: { ...t.state.boxes, pirates } } }
}

/** The chance to get aboard by the better way. */
function chanceToBoard(t: Table, team: Team, target: Captain): number {
  const table = boardingAt(t, team.captain, target)
  const ways = boardingOptions.filter((option) => isOpen(table, team, option))
  return Math.max(0, ...ways.map((option) => optionOdds(table, { team }, option).get('complete') ?? 0))
}

/** The chance of a whole attack on a rival: aboard, and through the Showdown. */
export function chanceAgainst(t: Table, team: Team, rival: Captain): number {
  return chanceToBoard(t, team, rival) * bestChance(t, team, rival)
}

/** What the answers to a question are likely to bring about: the chance that each goes well. */
export function chancesOf(t: Table, decision: Decision): Readonly<Record<string, number>> {
  const c = captainAt(t, decision.seat)
  switch (decision.kind) {
    case 'turn':
      return turnChances(t, c)
    case 'piracy.target':
      return targetChances(t, c, decision.card ?? '')
    case 'showdown.attack':
      return attackChances(t, c)
    case 'showdown.defend':
      return defenceChances(t, c)
    default:
      return {}
  }
}

function turnChances(t: Table, c: Captain): Record<string, number> {
  const team = wholeCrew(c)
  const chances: Record<string, number> = {}
  for (const quarry of quarryHere(t, c))
    if (quarry.at !== 'own')
      chances[`apprehend:${quarry.crew}`] =
        quarry.at === 'rival' ? chanceAgainst(t, team, quarry.rival) : bestChance(t, team, quarry.crew)
  for (const { claim, rival } of claimsHere(t, c)) chances[`jump:${claim.bounty}`] = chanceAgainst(t, team, rival)
  for (const card of [...c.hand.cards, ...c.jobs.map((job) => job.card)]) {
    const best = Math.max(0, ...Object.values(targetChances(t, c, card)))
    if (best > 0) chances[`job:${card}`] = best
  }
  return chances
}

function targetChances(t: Table, c: Captain, card: CardId): Record<string, number> {
  const raid = t.box.jobs.get(card)?.raid
  if (!raid) return {}
  return Object.fromEntries(
    targetsHere(t, c, raid).map((rival) => {
      const members = ableToWork(t, c, against(t, jobCard(t, card), rival))
      return [`seat:${rival.seat}`, chanceAgainst(t, { ...wholeCrew(c), members }, rival)]
    }),
  )
}

/** The team at work, or all aboard. */
export function sideOf(t: Table, c: Captain): Team {
  const { attempt } = t.state
  if (attempt?.seat !== c.seat) return wholeCrew(c)
  const members = c.crew.filter(({ card }) => attempt.team.includes(card))
  return { captain: c, members, carried: [], attempt }
}

function attackChances(t: Table, c: Captain): Record<string, number> {
  const { encounter } = piratesOf(t)
  if (!encounter) return {}
  const team = sideOf(t, c)
  const [fugitive = ''] = encounter.fugitives
  const rival = encounter.defender === null ? null : captainAt(t, encounter.defender)
  return Object.fromEntries(
    skills.map((skill) => {
      const mine = throwsOf(t, team, skill, 'attacking', null)
      return [
        skill,
        rival ? chanceToWin(t, team, skill, rival, defenceOf(t, rival)) : chanceBetween(mine, throwsAlone(t, fugitive)),
      ]
    }),
  )
}

function defenceChances(t: Table, c: Captain): Record<string, number> {
  const { encounter } = piratesOf(t)
  const named = encounter?.attack?.skill
  if (!encounter || !named) return {}
  if (encounter.attacker === null) return chancesAlone(t, c, encounter.attack?.points ?? 0)
  const attacker = sideOf(t, captainAt(t, encounter.attacker))
  return Object.fromEntries(skills.map((skill) => [skill, 1 - chanceToWin(t, attacker, named, c, skill)]))
}

/** The chances to hold a ship against somebody who attacks alone. */
function chancesAlone(t: Table, c: Captain, points: number): Record<string, number> {
  const attack = [{ chance: 1, points, dice: { heroics: true, noOnes: false } }]
  const own = (skill: Skill) => throwsOf(t, wholeCrew(c), skill, 'defending', null)
  return Object.fromEntries(skills.map((skill) => [skill, 1 - chanceBetween(attack, own(skill))]))
}
