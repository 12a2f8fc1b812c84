import { bestOf, sum } from '@keep-flying/kernel'
import { memory } from '../ask/memory.ts'
import { crewRoom } from '../rules/crew.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import { abilityOf, isLeader, jobCard, supplyCard } from '../rules/table.ts'
import { freeSlots } from '../rules/upgrade.ts'
import type { Captain, Member, Table } from '../state.ts'
import type { Ability, AbilityKind, CardId, CoreCard, UpgradeCard } from '../vocabulary/index.ts'
import { adviceFor } from './advice.ts'
import { crewWorth, keyOf, type Sheet, sheetOf } from './crew.ts'
import { incomeOf, plainGain } from './jobs.ts'
import { goalsAhead, solidWorth, thrift } from './story.ts'
import { weights } from './weights.ts'

/** What crew, gear and ship are good for, and what more of them would be worth. */

const earnings = memory<number>(1000)
const toils = memory<number>(10)

/** What crew and gear promise for the rest of the game: in credits to be earned, whatever a credit is worth by then, and beside them. */
interface Strength {
  readonly credits: number
  readonly beside: number
}

function strength(t: Table, c: Captain): Strength {
  const sheet = sheetOf(t, c)
  const { professions } = sheet
  const safety = professions.has('pilot') && professions.has('mechanic') ? weights.safety : 0
  const toil = toils(sheet, `${c.goals} ${c.goalsDone ?? ''}`, () => goalsAhead(t, c))
  const { credits, beside } = jobsAtHand(t, c, sheet)
  return {
    credits: weights.horizon * incomeOf(t, sheet) + weights.jobsAtHand * credits,
    beside: weights.jobsAtHand * beside - toil + safety,
  }
}

/** Jobs at hand count by whether the crew could do them. */
function jobsAtHand(t: Table, c: Captain, sheet: Sheet): Strength {
  let credits = 0
  let beside = 0
  const add = (card: CardId, pickedUp: boolean) => {
    const gain = earnings(sheet, `${card} ${pickedUp}`, () => plainGain(t, sheet, card, pickedUp))
    if (gain <= 0) return
    credits += gain
    beside += solidWorth(t, c, jobCard(t, card).contact)
  }
  for (const card of c.hand.cards) if (t.box.jobs.has(card)) add(card, false)
  for (const { card, pickedUp } of c.jobs) add(card, pickedUp)
  return { credits, beside }
}

/** Tells what owning a supply card would be worth to the captain, its price apart. */
export type Appraiser = (card: CardId) => number

/** What crew and gear would be worth, by name: the same captain looks at the same cards before every decision. */
const appraised = memory<Map<string, Strength>>(200)

export function appraiserFor(t: Table, c: Captain): Appraiser {
  const credit = thrift(t, c)
  const known = appraised(t.box, situationOf(t, c), () => new Map())
  let now: Strength | undefined
  const gainOf = ({ credits, beside }: Strength) => credit * credits + beside
  return (card) => {
    const face = supplyCard(t, card)
    if (face.kind === 'upgrade') return credit * worthOfUpgrade(t, c, face)
    if (face.kind === 'core') return credit * worthOfCore(t, c, face)
    const old = known.get(face.name)
    if (old !== undefined) return gainOf(old)
    now ??= strength(t, c)
    const after = strength(t, face.kind === 'gear' ? { ...c, gear: [...c.gear, card] } : withHand(t, c, card))
    const more = { credits: after.credits - now.credits, beside: after.beside - now.beside }
    known.set(face.name, more)
    return gainOf(more)
  }
}

/** Everything that the strength of a captain depends on, in a word. */
function situationOf(t: Table, c: Captain): string {
  const trust = (card: CardId) => (t.box.jobs.has(card) ? solidWorth(t, c, jobCard(t, card).contact) : 0)
  const inHand = c.hand.cards.map((card) => `${card} ${trust(card)}`)
  const active = c.jobs.map(({ card, pickedUp }) => `${card} ${pickedUp} ${trust(card)}`)
  return [keyOf(t, c), c.goals, c.goalsDone ?? '', crewRoom(t, c) > 0, inHand, active].join(';')
}

/** The crew with one more; where there is no berth left, in place of whoever is missed least. */
function withHand(t: Table, c: Captain, card: CardId): Captain {
  const stays = crewRoom(t, c) > 0 ? c.crew : c.crew.filter((member) => member !== leastOf(t, c.crew))
  return { ...c, crew: [...stays, { card, disgruntled: false }] }
}

export function leastOf(t: Table, crew: readonly Member[]): Member | undefined {
  const hired = crew.filter((member) => !isLeader(t, member))
  return bestOf(hired, (member) => -crewWorth(t, member))
}

/** Rough worths of what upgrades do. */
const upgradeWorths: Readonly<Partial<Record<AbilityKind, number>>> = {
  'burn-range': 1300,
  'ignores-breakdowns': 600,
  'mosey-range': 300,
  'salvage-bonus': 300,
  'hold-room': 150,
  'job-bonus': 500,
  'reroll-medic-check': 100,
}

export function abilityWorth(t: Table, { is }: Ability): number {
  return (upgradeWorths[is] ?? 0) + sum(adviceFor(t), (advice) => advice.upgradeWorths?.[is] ?? 0)
}

export function worthOfUpgrade(t: Table, c: Captain, card: UpgradeCard): number {
  if (freeSlots(t, c, card) < 1 || c.upgrades.some((own) => supplyCard(t, own).name === card.name)) return 0
  const plain = sum(card.abilities, (ability) => abilityWorth(t, ability))
  const berths = abilityOf(card, 'crew-room') && crewRoom(t, c) < 1 ? 700 : 0
  const dodge = abilityOf(card, 'dodges-cruiser') && isOutlaw(t, c) ? 450 : 0
  return plain + berths + dodge
}

function worthOfCore(t: Table, c: Captain, card: CoreCard): number {
  const own = supplyCard(t, c.core)
  return own.kind === 'core' ? coreWorth(t, card) - coreWorth(t, own) : 0
}

export function coreWorth(t: Table, { range, burnFuel, abilities }: CoreCard): number {
  return weights.range * range - weights.burnFuel * burnFuel + sum(abilities, (ability) => abilityWorth(t, ability))
}
