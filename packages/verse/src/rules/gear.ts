import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Attempt, Captain, Carried, Member, Table } from '../state.ts'
import type {
  AbilityKind,
  AbilityOf,
  Alternative,
  CardId,
  Keyword,
  Needs,
  Profession,
  Skill,
  UpgradeCard,
} from '../vocabulary/index.ts'
import { hasProfession, isDeceptive, isWanted } from './crew.ts'
import { discardSupply } from './decks.ts'
import { aboard, amountOf, unload } from './hold.ts'
import type { StandIn } from './moments.ts'
import { showCard } from './show.ts'
import { isSolid } from './solid.ts'
import {
  abilityOf,
  abilityOn,
  atWork,
  cardName,
  crewCard,
  gearCard,
  seatName,
  tell,
  upgradeCard,
  workingUpgrades,
} from './table.ts'
import { useUpUpgrade } from './upgrade.ts'

/** Gear: who carries what, and the keywords it brings. */

/** A group of crew with the gear in their hands: all aboard, or those at work. */
export interface Team {
  readonly captain: Captain
  members: Member[]
  carried: Carried[]
  /** The Work action they are on; null aboard ship. */
  readonly attempt: Attempt | null
}

/** Everybody aboard, outside any Work action. */
export function wholeCrew(captain: Captain): Team {
  return { captain, members: [...captain.crew], carried: [], attempt: null }
}

/** The table sees who is at work and what they carry. */
export function showAtWork(team: Team): void {
  if (!team.attempt) return
  team.attempt.team = team.members.map((member) => member.card)
  team.attempt.carried = [...team.carried]
}

/** Has anybody in the team this profession, or anything that counts as it? */
export function teamHas(t: Table, team: Team, profession: Profession): boolean {
  const gear = team.attempt ? team.carried.map((item) => item.gear) : gearAtHand(t, team.captain)
  return hasAmong(t, team.members, gear, profession)
}

function hasAmong(t: Table, members: readonly Member[], gear: readonly CardId[], profession: Profession): boolean {
  return hasProfession(t, members, profession) || countsAs(t, gear, profession)
}

/** Is there anything among this gear that counts as somebody of the profession? */
export function countsAs(t: Table, gear: readonly CardId[], profession: Profession): boolean {
  return t.moments.some((on) => on.countsAs?.(t, gear, profession))
}

/** What the captain could spend now in place of this profession, if the team lacks it. */
export function standInFor(t: Table, team: Team, profession: Profession): StandIn | undefined {
  if (teamHas(t, team, profession)) return undefined
  const ways = t.moments.flatMap((on) => on.standsIn?.(t, team, profession) ?? [])
  return ways.find(({ token, n }) => aboard(team.captain, token) >= n)
}

export function spendStandIn(t: Table, team: Team, profession: Profession): void {
  const spent = standInFor(t, team, profession)
  if (!spent) return
  unload(team.captain, spent.token, spent.n)
  const what = amountOf(spent.token, spent.n)
  tell(t, 'stood-in', { who: seatName(team.captain), what, profession: text(`profession.${profession}.a`) })
}

/** Upgrades that work for once if something is spent in place of the profession that they ask for. */
export function upgradesToRouse(t: Table, team: Team): { readonly card: CardId; readonly profession: Profession }[] {
  return atWork(team.captain).upgrades.flatMap((card) => {
    const needed = abilityOf(upgradeCard(t, card), 'needs-profession')
    const isIdle = needed && !hasProfession(t, team.captain.crew, needed.profession)
    return isIdle && standInFor(t, team, needed.profession) ? [{ card, profession: needed.profession }] : []
  })
}

function rousedFor(t: Table, team: Team, keyword: Keyword): CardId[] {
  return upgradesToRouse(t, team)
    .map(({ card }) => card)
    .filter((card) => upgradeCard(t, card).keywords.includes(keyword))
}

/** Takes a crew out of the team; the gear in its hands is out of use with it. */
export function leaveTeam(team: Team, member: Member): void {
  team.members = team.members.filter((other) => other !== member)
  team.carried = team.carried.filter((item) => item.by !== member.card)
  showAtWork(team)
}

/** Those who have left the ship are no longer in the team either. */
export function keepOnlyOwnCrew(team: Team): void {
  for (const member of [...team.members]) if (!team.captain.crew.includes(member)) leaveTeam(team, member)
}

export function carryLimit(t: Table, member: Member): number {
  return abilityOn(t, member.card, 'carry-limit')?.gear ?? 1
}

export function weighs(t: Table, gear: CardId): boolean {
  return !abilityOn(t, gear, 'weighs-nothing')
}

/** Is this crew allowed to carry this gear at all? */
export function mayCarry(t: Table, member: Member, gear: CardId): boolean {
  const banned = abilityOn(t, member.card, 'cannot-carry')
  if (banned && gearCard(t, gear).keywords.includes(banned.keyword)) return false
  const needed = abilityOn(t, gear, 'carrier-needs-skill')
  return !needed || (crewCard(t, member.card).skills[needed.skill] ?? 0) > 0
}

export function hasFreeHand(t: Table, member: Member, gear: CardId, carried: readonly Carried[]): boolean {
  if (!weighs(t, gear)) return true
  let load = 0
  for (const item of carried) if (item.by === member.card && weighs(t, item.gear)) load++
  return load < carryLimit(t, member)
}

export function gearOf(team: Team, member: Member): CardId[] {
  return team.carried.filter((item) => item.by === member.card).map((item) => item.gear)
}

/** Gear counts at work while it is in the team's hands, otherwise whenever anybody aboard could be handed it. */
function isAtHand(t: Table, c: Captain, gear: CardId): boolean {
  const { attempt } = t.state
  if (attempt?.seat === c.seat) return attempt.carried.some((item) => item.gear === gear)
  return c.crew.some((member) => mayCarry(t, member, gear))
}

function gearAtHand(t: Table, c: Captain): CardId[] {
  return c.gear.filter((gear) => isAtHand(t, c, gear))
}

/** The abilities of a kind on gear at hand. */
export function gearAbilities<K extends AbilityKind>(t: Table, c: Captain, kind: K): AbilityOf<K>[] {
  const abilities: AbilityOf<K>[] = []
  if (!t.box.bearers.has(kind)) return abilities
  for (const gear of c.gear) {
    const ability = abilityOn(t, gear, kind)
    if (ability && isAtHand(t, c, gear)) abilities.push(ability)
  }
  return abilities
}

export function isKnife(t: Table, gear: CardId): boolean {
  return abilityOn(t, gear, 'is-knife') !== undefined
}

/** Is this gear of no use to the team as things are? */
export function isIdle(t: Table, team: Team, gear: CardId): boolean {
  return t.moments.some((on) => on.isIdle?.(t, team, gear))
}

/** Keywords that are there without giving anything up: printed on crew, on carried gear, on working upgrades. */
export function hasKeyword(t: Table, team: Team, keyword: Keyword): boolean {
  return (
    team.members.some((member) => crewCard(t, member.card).keywords.includes(keyword)) ||
    team.carried.some((item) => gearCard(t, item.gear).keywords.includes(keyword) && !isIdle(t, team, item.gear)) ||
    workingUpgrades(t, team.captain).some((upgrade) => keywordsOf(team.captain, upgrade).includes(keyword))
  )
}

function keywordsOf({ away }: Captain, { keywords, keywordsAway = [] }: UpgradeCard): readonly Keyword[] {
  return away ? [...keywords, ...keywordsAway] : keywords
}

/** Carried gear and Upgrades that could be discarded to count as the keyword. */
export function spendableFor(t: Table, team: Team, keyword: Keyword): CardId[] {
  const cards = [...team.carried.map((item) => item.gear), ...atWork(team.captain).upgrades]
  return cards.filter((card) => abilityOn(t, card, 'discard-for-keyword')?.keyword === keyword)
}

export function couldHaveKeyword(t: Table, team: Team, keyword: Keyword): boolean {
  return (
    hasKeyword(t, team, keyword) || spendableFor(t, team, keyword).length > 0 || rousedFor(t, team, keyword).length > 0
  )
}

/** Uses a keyword: where only giving something up brings it, a piece of gear or an Upgrade goes, or what rouses one is spent. */
export function* useKeyword(t: Table, team: Team, keyword: Keyword): Rules<void> {
  if (hasKeyword(t, team, keyword)) return
  const card = yield* chooseOne(
    {
      seat: team.captain.seat,
      kind: 'gear.spend',
      prompt: text('prompt.spend-gear', { keyword: text(`keyword.${keyword}`) }),
      rule: 'GEAR-08',
    },
    [...spendableFor(t, team, keyword), ...rousedFor(t, team, keyword)],
    showCard,
  )
  const roused = rousedFor(t, team, keyword).includes(card)
  const needed = roused ? abilityOf(upgradeCard(t, card), 'needs-profession') : undefined
  if (needed) spendStandIn(t, team, needed.profession)
  else if (team.captain.upgrades.includes(card)) yield* useUpUpgrade(t, team.captain, card)
  else discardGear(t, team, card)
}

export function discardGear(t: Table, team: Team, gear: CardId): void {
  const { captain } = team
  if (t.moments.some((on) => on.gearDiscarded?.(t, captain, gear))) return
  captain.gear.splice(captain.gear.indexOf(gear), 1)
  team.carried = team.carried.filter((item) => item.gear !== gear)
  showAtWork(team)
  discardSupply(t, gear)
  tell(t, 'gear-discarded', { who: seatName(captain), card: cardName(gear) })
}

/** What a distribution of gear is for. */
export interface Purpose {
  readonly needs?: Needs
  readonly skill?: Skill
}

/** How much a piece of gear is worth for a purpose. */
function worth(t: Table, gear: CardId, purpose: Purpose): number {
  const card = gearCard(t, gear)
  let value =
    1 + (card.skills.fight ?? 0) + (card.skills.tech ?? 0) + (card.skills.negotiate ?? 0) + card.keywords.length
  if (purpose.skill) value += 100 * (card.skills[purpose.skill] ?? 0)
  if (purpose.skill && abilityOf(card, 'discard-after-roll')?.skill === purpose.skill) value += 20
  const { keywords = [], professions = [], oneOf = [] } = purpose.needs ?? {}
  for (const keyword of [...keywords, ...oneOf.flatMap((one) => ('keyword' in one ? [one.keyword] : []))]) {
    if (card.keywords.includes(keyword)) value += 400
    if (abilityOf(card, 'discard-for-keyword')?.keyword === keyword) value += 200
  }
  for (const profession of professions) if (countsAs(t, [gear], profession)) value += 400
  for (const skill of ['fight', 'tech', 'negotiate'] as const)
    if (purpose.needs?.skills?.[skill]) value += 50 * (card.skills[skill] ?? 0)
  return value
}

/** The gain of putting gear into just these hands. */
function suits(t: Table, member: Member, gear: CardId): number {
  const card = gearCard(t, gear)
  let value = abilityOn(t, member.card, 'carry-limit') ? -1 : 0
  const liking = abilityOn(t, member.card, 'points-while-carrying')
  if (liking && (liking.gear === 'knife' ? isKnife(t, gear) : card.keywords.includes(liking.gear))) value += 10
  const scout = abilityOn(t, member.card, 'fewer-misbehaves')
  if (scout && card.keywords.includes(scout.carrying)) value += 20
  if (abilityOn(t, member.card, 'gear-when-kosherized') && card.skills.fight) value += 5
  if (abilityOn(t, gear, 'skips-wanted-rolls') && isWanted(t, member)) value += 10
  if (t.moments.some((on) => on.suitsCarrier?.(t, member, gear))) value += 10
  return value
}

/**
 * A good distribution of gear for a purpose. Gear is handed out from the most to the least useful; where the hands
 * that could take a piece are full, others' gear is passed on to make place (so as much as possible is carried).
 */
export function suggestCarrying(t: Table, c: Captain, members: readonly Member[], purpose: Purpose): Carried[] {
  const carried: Carried[] = []
  const wanted = mostFirst(c.gear, (gear) => worth(t, gear, purpose))
  for (const gear of wanted) handOut(t, members, gear, carried, new Set())
  return carried
}

/** From the most to the least; each is looked at once. */
function mostFirst<T>(items: readonly T[], worthOf: (item: T) => number): T[] {
  if (items.length < 2) return [...items]
  return items
    .map((item) => ({ item, value: worthOf(item) }))
    .sort((one, other) => other.value - one.value)
    .map(({ item }) => item)
}

function handOut(t: Table, members: readonly Member[], gear: CardId, carried: Carried[], tried: Set<CardId>): boolean {
  const able = mostFirst(
    members.filter((member) => mayCarry(t, member, gear)),
    (member) => suits(t, member, gear),
  )
  for (const member of able) {
    if (!hasFreeHand(t, member, gear, carried)) continue
    carried.push({ gear, by: member.card })
    return true
  }
  for (const member of able) {
    if (tried.has(member.card)) continue
    tried.add(member.card)
    for (const held of carried.filter((item) => item.by === member.card && weighs(t, item.gear))) {
      carried.splice(carried.indexOf(held), 1)
      if (
        handOut(
          t,
          members.filter((other) => other !== member),
          held.gear,
          carried,
          tried,
        )
      ) {
        carried.push({ gear, by: member.card })
        return true
      }
      carried.push(held)
    }
  }
  return false
}

/** Does the team, as it stands, meet the needs? */
export function meetsNeeds(t: Table, team: Team, needs: Needs | undefined, points: (skill: Skill) => number): boolean {
  for (const skill of ['fight', 'tech', 'negotiate'] as const)
    if (points(skill) < (needs?.skills?.[skill] ?? 0)) return false
  const { keywords = [], professions = [], oneOf } = needs ?? {}
  const gear = team.carried.map((item) => item.gear)
  const spent = new Set<CardId>()
  const canUse = (keyword: Keyword): boolean => {
    if (hasKeyword(t, team, keyword)) return true
    const spendable = [...spendableFor(t, team, keyword), ...rousedFor(t, team, keyword)].find(
      (item) => !spent.has(item),
    )
    if (spendable !== undefined) spent.add(spendable)
    return spendable !== undefined
  }
  const isMet = (one: Alternative): boolean => {
    if ('solid' in one) return isSolid(t, team.captain, one.solid)
    return 'keyword' in one ? canUse(one.keyword) : hasAmong(t, team.members, gear, one.profession)
  }
  return (
    (!needs?.deceptive || team.members.some((member) => isDeceptive(t, member))) &&
    keywords.every(canUse) &&
    professions.every((one) => hasAmong(t, team.members, gear, one) || standInFor(t, team, one)) &&
    (!oneOf || oneOf.some(isMet))
  )
}
