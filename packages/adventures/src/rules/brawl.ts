import { chooseOne, type Rules } from '@keep-flying/kernel'
import { type CopyId, crewCard, equipmentCard } from '../catalog/index.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import { doEffects } from './effects.ts'
import { rollFor } from './goon-dice.ts'
import { moveCrew } from './move.ts'
import { offerTexts } from './offers.ts'
import { alertedNextTo } from './squares.ts'
import { nameOf, says, tell, thingOf } from './table.ts'
import { makeTest } from './test.ts'
import { isDisgruntled, isMelee, type TestPlan, totalOf } from './test-run.ts'
import { rulesOf } from './texts.ts'
import { spendTime } from './timeline.ts'
import { dealWound } from './wound.ts'

/** Brawls: one die each, and the higher total wounds. */

export interface Brawl {
  readonly crew: CrewMember
  readonly goon: Goon
  /** Crew may not Assist. */
  noAssist: boolean
  /** The Goon takes no Wound from equal totals. */
  tiesSpare: boolean
  /** By how much the winner's total is higher. */
  lead: number
  /** Wounds that the winner deals. */
  wounds: number
}

interface BrawlSetting {
  /** Moments that the attacker pays, after whatever is declared and before the roll; defending costs none. */
  readonly time: number
  readonly attacker: 'crew' | 'goon'
}

/** The melee weapons that count in a Brawl: the two with the most Fight. */
export function meleeWeapons({ gear }: CrewMember): CopyId[] {
  const fight = (card: CopyId) => equipmentCard(card).skills.fight ?? 0
  return gear
    .filter(({ card, exhausted }) => !exhausted && isMelee(card))
    .map(({ card }) => card)
    .sort((one, other) => fight(other) - fight(one))
    .slice(0, 2)
}

/** Returns whether the Crew Member won: by a higher total, and not Disgruntled. */
export function* brawlBetween(t: Table, crew: CrewMember, goon: Goon, setting: BrawlSetting): Rules<boolean> {
  const brawl: Brawl = { crew, goon, noAssist: false, tiesSpare: false, lead: 0, wounds: 1 }
  tell(t, 'brawl', () => ({ who: nameOf(crew), whom: nameOf(goon) }))
  for (const rule of rulesOf(goon, 'own-brawl')) yield* doEffects(t, goonContext(brawl), rule.do)
  let roll = { total: 0, disgruntled: false }
  const own = setting.attacker === 'crew' ? setting.time : 0
  const plan = { ...brawlPlan(crew, goon), time: own, noAssist: brawl.noAssist }
  const run = yield* makeTest(t, plan, (open) => {
    if (setting.attacker === 'goon') spendTime(t, goon, setting.time)
    // The Goon rolls all its bonus dice; then the Crew Member knows what to beat.
    roll = rollFor(t, goon, 1, Number.POSITIVE_INFINITY)
    open.target = roll.total + 1
  })
  const total = totalOf(t, run)
  const lost = isDisgruntled(run)
  brawl.lead = Math.abs(total - roll.total)
  const won = total > roll.total && !lost
  if (won) return yield* winBrawl(t, brawl, setting)
  const isTie = total === roll.total
  if (!lost && isTie && !brawl.tiesSpare) yield* dealWound(t, goon, crew)
  if (!roll.disgruntled && roll.total >= total) yield* loseBrawl(t, brawl, isTie)
  return false
}

/** A Crew Member's side of a Brawl as a Fight Test; what must be beaten is known when the Goon has rolled. */
export function brawlPlan(crew: CrewMember, goon: Goon): TestPlan {
  return {
    tester: crew,
    skill: 'fight',
    kind: 'brawl',
    dice: 1,
    target: 0,
    time: 0,
    heroic: crew.stance === 'heroic',
    weapons: meleeWeapons(crew),
    against: goon,
  }
}

const goonContext = (brawl: Brawl) => ({ self: brawl.goon, cause: brawl.crew, target: thingOf(brawl.crew), brawl })

/** The winner wounds, or moves off instead if it was attacked or was held. */
function* winBrawl(t: Table, brawl: Brawl, { attacker }: BrawlSetting): Rules<true> {
  const { crew, goon } = brawl
  const isHeld = crew.stance === 'heroic' && alertedNextTo(t, crew).length > 0
  const mayMove = attacker === 'goon' || isHeld
  const deed = mayMove ? yield* woundOrMove(crew) : 'wound'
  const context = { self: crew, cause: crew, target: thingOf(goon), opponent: goon, brawl }
  yield* offerTexts(t, crew, 'brawl-won', context)
  if (deed === 'wound') for (let n = 0; n < brawl.wounds; n++) yield* dealWound(t, goon, crew)
  else yield* moveCrew(t, crew, squaresWon(crew), { isAction: false })
  return true
}

function* woundOrMove(crew: CrewMember): Rules<'wound' | 'move'> {
  const about = nameOf(crew)
  const asked = { seat: crew.seat, kind: 'brawl.won', prompt: says('ask.brawl.won', { who: about }), about }
  return yield* chooseOne(asked, ['wound', 'move'] as const, (id) => ({ id, text: says(`offer.brawl.${id}`) }))
}

/** How far a won Brawl lets somebody move: as the Move Action on the side that shows. */
export function squaresWon({ id, stance }: CrewMember): number {
  for (const { id: action, do: effects } of crewCard(id).sides[stance])
    for (const effect of effects) if (action === 'move' && effect.do === 'move-self') return effect.squares
  return 0
}

function* loseBrawl(t: Table, brawl: Brawl, isTie: boolean): Rules<void> {
  if (!isTie) for (const rule of rulesOf(brawl.goon, 'brawl-won')) yield* doEffects(t, goonContext(brawl), rule.do)
  for (let n = 0; n < brawl.wounds; n++) yield* dealWound(t, brawl.crew, brawl.goon)
}
