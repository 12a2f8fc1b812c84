import { type Name, rollDie, type Sight } from '@keep-flying/kernel'
import type { Captain, Member, Pile, Table } from '../state.ts'
import type {
  Ability,
  AbilityKind,
  AbilityOf,
  CardId,
  CardName,
  ContactCard,
  ContactId,
  ContactName,
  CoreCard,
  CrewCard,
  GearCard,
  Goal,
  Happened,
  HappeningKind,
  HappeningKinds,
  JobCard,
  LeaderCard,
  MisbehaveCard,
  NavCard,
  Region,
  SeatName,
  Sector,
  SectorId,
  SectorName,
  ShipCard,
  Skill,
  SkillName,
  StoryCard,
  SupplyCard,
  SupplyDeckId,
  UpgradeCard,
} from '../vocabulary/index.ts'

/** Reading the table: who sits where, which card is which. */

function found<T>(thing: T | undefined, what: string, id: string | number): T {
  if (thing === undefined) throw new Error(`There is no ${what} "${id}" in this game.`)
  return thing
}

export function captainAt(t: Table, seat: number): Captain {
  return found(t.state.captains[seat], 'seat', seat)
}

export function activeCaptain(t: Table): Captain {
  return captainAt(t, t.state.active)
}

export function rivalsOf(t: Table, c: Captain): Captain[] {
  return t.state.captains.filter((other) => other !== c)
}

/** The neighbour who plays just before; alone, the captain decides for the missing one. */
export function rightOf(t: Table, c: Captain): Captain {
  const count = t.state.captains.length
  return captainAt(t, (c.seat + count - 1) % count)
}

/** All captains in the order in which things that happen to several at once are resolved. */
export function fromActive(t: Table): Captain[] {
  return clockwiseFrom(t, t.state.active)
}

export function clockwiseFrom(t: Table, seat: number): Captain[] {
  const { captains } = t.state
  return [...captains.slice(seat), ...captains.slice(0, seat)]
}

export function sectorOf(t: Table, id: SectorId): Sector {
  return found(t.box.sectors.get(id), 'sector', id)
}

export function neighbours(t: Table, id: SectorId): readonly SectorId[] {
  return found(t.box.neighbours.get(id), 'sector', id)
}

export function supplyCard(t: Table, id: CardId): SupplyCard {
  return found(t.box.supply.get(id), 'supply card', id)
}

function ofKind<K extends SupplyCard['kind']>(t: Table, id: CardId, kind: K): Extract<SupplyCard, { kind: K }> {
  const card = supplyCard(t, id)
  if (card.kind !== kind) throw new Error(`The card "${id}" is no ${kind}.`)
  return card as Extract<SupplyCard, { kind: K }>
}

export function crewCard(t: Table, id: CardId): CrewCard | LeaderCard {
  return t.box.leaders.get(id) ?? ofKind(t, id, 'crew')
}

export function gearCard(t: Table, id: CardId): GearCard {
  return ofKind(t, id, 'gear')
}

export function upgradeCard(t: Table, id: CardId): UpgradeCard {
  return ofKind(t, id, 'upgrade')
}

export function coreCard(t: Table, c: Captain): CoreCard {
  return ofKind(t, c.core, 'core')
}

export function shipCard(t: Table, c: Captain): ShipCard {
  return found(t.box.ships.get(c.ship), 'ship', c.ship)
}

export function jobCard(t: Table, id: CardId): JobCard {
  return found(t.box.jobs.get(id), 'job', id)
}

/** The contact who handed out a card, job or not; null if nobody did. */
export function issuerOf(t: Table, id: CardId): ContactId | null {
  return (t.box.others.get(id) ?? jobCard(t, id)).contact
}

export function navCard(t: Table, id: CardId): NavCard {
  return found(t.box.nav.get(id), 'nav card', id)
}

export function misbehaveCard(t: Table, id: CardId): MisbehaveCard {
  return found(t.box.misbehave.get(id), 'misbehave card', id)
}

export function contactCard(t: Table, id: ContactId): ContactCard {
  return found(t.box.contacts.get(id), 'contact', id)
}

export function story(t: Table): StoryCard {
  const { told, options } = t.state
  const card = storyCard(t, options.story)
  return told === undefined ? card : withTold(card, storyCard(t, told.story))
}

function storyCard(t: Table, id: string): StoryCard {
  return found(t.box.stories.get(id), 'story', id)
}

const joined = new WeakMap<StoryCard, StoryCard>()

/** The chosen story with the rules of one that is told within it. */
function withTold(card: StoryCard, told: StoryCard): StoryCard {
  const known = joined.get(told)
  if (known?.id === card.id) return known
  const both = { ...told, ...card }
  joined.set(told, both)
  return both
}

/** The goals of the story that is being told. */
export function goalsTold(t: Table): readonly Goal[] {
  const { told, options } = t.state
  return storyCard(t, told?.story ?? options.story).goals
}

/** How many goals of the story that is being told a captain has reached. */
export function goalsReached(t: Table, c: Captain): number {
  return t.state.told?.reached ?? c.goals
}

export function supplyPile(t: Table, deck: SupplyDeckId): Pile {
  return found(t.state.supply[deck], 'supply deck', deck)
}

export function contactPile(t: Table, contact: ContactId): Pile {
  return found(t.state.contacts[contact], 'contact deck', contact)
}

export function navPile(t: Table, region: Region): Pile {
  return found(t.state.nav[region], 'nav deck', region)
}

export function leaderOf(c: Captain): Member {
  return found(c.crew[0], 'Leader of seat', c.seat)
}

export function isLeader(t: Table, member: Member): boolean {
  return t.box.leaders.has(member.card)
}

function isOfKind<K extends AbilityKind>(ability: Ability, kind: K): ability is AbilityOf<K> & Ability {
  return ability.is === kind
}

/** The card's ability of a kind, if it has one. */
export function abilityOf<K extends AbilityKind>(
  card: { readonly abilities: readonly Ability[] },
  kind: K,
): AbilityOf<K> | undefined {
  for (const ability of card.abilities) if (isOfKind(ability, kind)) return ability
  return undefined
}

/** The same, of a card by its id. */
export function abilityOn<K extends AbilityKind>(t: Table, card: CardId, kind: K): AbilityOf<K> | undefined {
  const ability = t.box.bearers.get(kind)?.get(card)
  return ability && isOfKind(ability, kind) ? ability : undefined
}

/** The abilities of a kind that crew, core, working upgrades and the ship itself have. */
export function shipAbilities<K extends AbilityKind>(t: Table, c: Captain, kind: K): AbilityOf<K>[] {
  const abilities: AbilityOf<K>[] = []
  const bearers = t.box.bearers.get(kind)
  if (!bearers) return abilities
  const add = (card: CardId) => {
    const ability = bearers.get(card)
    if (ability && isOfKind(ability, kind)) abilities.push(ability)
  }
  for (const { card } of c.crew) add(card)
  for (const card of c.upgrades) if (bearers.has(card) && isWorking(t, c, upgradeCard(t, card))) add(card)
  add(c.core)
  add(c.ship)
  return abilities
}

/** What crew, core and working upgrades add to something the ship has. */
export function shipBonus(t: Table, c: Captain, kind: 'hold-room' | 'stash-room' | 'crew-room' | 'burn-range'): number {
  let sum = 0
  for (const ability of shipAbilities(t, c, kind)) if (!('only' in ability)) sum += ability.plus
  return sum
}

/** Is the upgrade's own condition (a Pilot, say) met? */
function isWorking(t: Table, c: Captain, upgrade: UpgradeCard): boolean {
  const needed = abilityOf(upgrade, 'needs-profession')
  return !needed || c.crew.some((member) => crewCard(t, member.card).professions.includes(needed.profession))
}

/** The captain with the Upgrades that are of use in what is being done: away from the ship, only what took the team there. */
export function atWork(c: Captain): Captain {
  return c.away ? { ...c, upgrades: [c.away.craft] } : c
}

export function workingUpgrades(t: Table, c: Captain): UpgradeCard[] {
  return atWork(c)
    .upgrades.map((id) => upgradeCard(t, id))
    .filter((upgrade) => isWorking(t, c, upgrade))
}

export function roll(t: Table): number {
  return rollDie(t.state.random)
}

/** Words for things, filled in when somebody reads. */
export const cardName = (id: CardId): CardName => ({ name: 'card', id })
export const sectorName = (id: SectorId): SectorName => ({ name: 'sector', id })
export const contactName = (id: ContactId): ContactName => ({ name: 'contact', id })
export const seatName = (c: Pick<Captain, 'seat'>): SeatName => ({ name: 'seat', id: c.seat })
export const skillName = (id: Skill): SkillName => ({ name: 'skill', id })
/** The deck sold on a planet. */
export const supplyName = (id: SupplyDeckId): Name => ({ name: 'supply', id })

export function tell<K extends HappeningKind>(t: Table, kind: K, data: HappeningKinds[K]): void {
  t.tell({ kind, data, sees: 'everyone' })
}

/** Tells one seat one thing and everybody else another. */
export function tellPrivately(t: Table, sees: Sight, mine: Happened, theirs: Happened): void {
  t.tell({ sees, instead: theirs, ...mine })
}
