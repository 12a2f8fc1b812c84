import { bestOf, sum } from '@keep-flying/kernel'
import { goonCard, plainGoon } from '../catalog/index.ts'
import { brawlOdds, coverBonus } from '../odds/fight.ts'
import { meleeWeapons } from '../rules/brawl.ts'
import { actionsOf } from '../rules/goons.ts'
import { shotTargets } from '../rules/shoot.ts'
import { alertedNextTo, areNext, distanceBetween, isInCover, seesSquare, standsNext } from '../rules/squares.ts'
import { woundsLeft } from '../rules/table.ts'
import { skillPoints } from '../rules/test-run.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import { chance } from './chances.ts'
import { effectOf } from './crew.ts'
import { hidingPlaces, isPressed } from './hiding.ts'
import { askedOf, best, type Policies, type Position, tokenOf } from './position.ts'
import type { Scene } from './scene.ts'
import { weights } from './weights.ts'

/** Fights: whom to attack, and when. */

export function goonFight({ card }: Goon): number {
  return card === null ? plainGoon.fight : goonCard(card).fight
}

/** What a Wound is worth; the last one disables the Goon. */
function woundWorth(goon: Goon): number {
  return weights.wound * (woundsLeft(goon) === 1 ? 1.5 : 1)
}

function brawlWorth(who: CrewMember, goon: Goon): number {
  const lead = skillPoints(who, 'fight', meleeWeapons(who)) - goonFight(goon)
  const { deals, takes, both } = brawlOdds(lead)
  const hurt = woundsLeft(who) === 1 ? 2 * weights.hurt : weights.hurt
  return (deals + both) * woundWorth(goon) - (takes + both) * hurt
}

function hitChanceOf(t: Table, at: number, goon: Goon, dice: number, fight: number): number {
  const cover = isInCover(t, at, goon.at) ? coverBonus : 0
  return chance(dice, distanceBetween(t, at, goon.at) + cover - fight)
}

/** Alerted Goons that are about to attack somebody. */
export function threatsTo(t: Table, at: number): Goon[] {
  return t.state.goons.filter((goon) => {
    if (!goon.alerted) return false
    const far = distanceBetween(t, goon.at, at)
    return far <= weights.threatRange && (far <= 3 || seesSquare(t, goon.at, at))
  })
}

/** How many Wounds somebody Heroic on a square would take before the next turn, more or less. */
export function harmAt(t: Table, who: CrewMember, at: number): number {
  return sum(t.state.goons, (goon) => {
    if (!goon.alerted) return 0
    const { shoot, move } = actionsOf(goon)
    const far = distanceBetween(t, goon.at, at)
    if (shoot && seesSquare(t, goon.at, at)) {
      const cover = !shoot.ignoresCover && isInCover(t, goon.at, at) ? coverBonus : 0
      return chance(shoot.dice, far + cover - goonFight(goon))
    }
    if (far > move.squares + 1) return 0
    const { takes, both } = brawlOdds(skillPoints(who, 'fight', meleeWeapons(who)) - goonFight(goon))
    return takes + both
  })
}

/** The attack that is worth most, while somebody Heroic is in danger. */
export function fightBack({ t, who, at, role, texts }: Scene): string | undefined {
  if (who.stance !== 'heroic') return undefined
  const threats = threatsTo(t, at)
  if (threats.length === 0) return undefined
  const held = alertedNextTo(t, who).length > 0
  if (!held && isPressed(t, who, role)) return undefined
  const attacks = texts.flatMap((text) => {
    const shoot = effectOf(text.action, 'shoot')
    const id = text.option.id
    const { time } = text.action
    if (shoot && text.gear) {
      const fight = skillPoints(who, 'fight', [text.gear.card])
      const targets = shotTargets(t, who, shoot).filter(({ alerted }) => alerted)
      const worths = targets.map((goon) => hitChanceOf(t, at, goon, shoot.dice, fight) * woundWorth(goon))
      return [{ id, worth: Math.max(0, ...worths) - time * weights.fightTime }]
    }
    if (!effectOf(text.action, 'brawl')) return []
    const beside = t.state.goons.filter((goon) => goon.alerted && standsNext(t, goon, who))
    const worths = beside.map((goon) => brawlWorth(who, goon))
    return [{ id, worth: Math.max(-9, ...worths) - time * weights.fightTime }]
  })
  const attack = bestOf(attacks, ({ worth }) => worth)
  return attack && (attack.worth > 0 || (held && attack.worth > weights.desperate)) ? attack.id : undefined
}

function chooseOpponent(position: Position) {
  const { t } = position
  const who = t.state.crew.find(({ id }) => id === t.state.turn?.id)
  return best(position, (option) => {
    const goon = t.state.goons.find(({ id }) => id === tokenOf(option))
    return goon && who ? brawlWorth(who, goon) + (goon.alerted ? 2 : 0) : 0
  })
}

function chooseTarget(position: Position) {
  const { t } = position
  const who = t.state.crew.find(({ id }) => id === t.state.turn?.id)
  return best(position, (option) => {
    const goon = t.state.goons.find(({ id }) => id === tokenOf(option))
    if (!goon || who?.at == null) return 0
    const close = areNext(t, who.at, goon.at) ? 1 : 0
    return hitChanceOf(t, who.at, goon, 2, 3) * woundWorth(goon) + (goon.alerted ? 3 : 0) + close
  })
}

/** Whoever is weaker, or has something to bring somewhere, gets away; others wound. */
function woundOrGo(position: Position): string {
  const { t } = position
  const who = askedOf(position)
  if (!who || who.at === null) return 'wound'
  const isFighter = skillPoints(who, 'fight', meleeWeapons(who)) >= weights.fighter
  const carries = position.roles().get(who.id)?.task.only !== undefined
  return (carries || !isFighter) && hidingPlaces(t, who, { evenHeld: true }).length > 0 ? 'move' : 'wound'
}

/** Of several Crew Members the one who can best stand it. */
function chooseVictim(position: Position) {
  const { crew } = position.t.state
  return best(position, (option) => {
    const who = crew.find(({ id }) => id === tokenOf(option))
    return who ? woundsLeft(who) + skillPoints(who, 'fight', meleeWeapons(who)) : 0
  })
}

/** Where a blast hits the most Goons, and nobody else. */
function chooseBlast(position: Position) {
  const { t } = position
  return best(position, (option) => {
    const at = option.at && 'place' in option.at ? Number(option.at.place) : -1
    const { columns } = t.ground
    const isIn = (square: number | null) =>
      square !== null &&
      Math.abs((square % columns) - (at % columns)) <= 1 &&
      Math.abs(Math.floor(square / columns) - Math.floor(at / columns)) <= 1
    return (
      sum(t.state.goons, (goon) => (isIn(goon.at) ? 1 : 0)) - 2 * sum(t.state.crew, (who) => (isIn(who.at) ? 1 : 0))
    )
  })
}

export const fightPolicies: Policies = {
  'brawl.target': chooseOpponent,
  'shoot.target': chooseTarget,
  'goon.brawls': chooseVictim,
  'goon.target': chooseVictim,
  'brawl.won': woundOrGo,
  'throw.at': chooseBlast,
}
