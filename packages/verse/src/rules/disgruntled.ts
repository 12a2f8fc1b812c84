import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import type { CardId, CrewGroup } from '../vocabulary/index.ts'
import { crewRoom, cutOf, hasProfession, hiringCost, isMoral, isWanted, joinCrew, leaveCrew, willHire } from './crew.ts'
import { discardSupply } from './decks.ts'
import type { Deed } from './deed.ts'
import { onCard, showCard } from './show.ts'
import { abilityOf, abilityOn, cardName, crewCard, isLeader, leaderOf, seatName, tell } from './table.ts'

/** Unhappy crew. */

/**
 * One Disgruntled token; a second makes crew leave, and makes a Leader fire everybody else. Whoever takes the blame for
 * a Leader must be within reach: what happens at work does not touch those aboard.
 */
export function disgruntle(t: Table, c: Captain, member: Member, reach: readonly Member[] = c.crew): void {
  disgruntleAll(t, c, [member], reach)
}

/** One Disgruntled token each, by one and the same event: whoever jumps ship over it goes with the others. */
export function disgruntleAll(
  t: Table,
  c: Captain,
  members: readonly Member[],
  reach: readonly Member[] = c.crew,
): void {
  const gone = members.filter((member) => takesItBadly(t, c, member, reach)).length
  if (gone > 0) for (const on of t.moments) on.crewDeserted?.(t, c, gone)
}

/** True if somebody jumps ship over it. */
function takesItBadly(t: Table, c: Captain, member: Member, reach: readonly Member[]): boolean {
  if (!c.crew.includes(member)) return false
  const scapegoat = isLeader(t, member) ? takerOfBlame(t, c, reach) : undefined
  if (scapegoat) return takesItBadly(t, c, scapegoat, reach)
  if (!member.disgruntled) {
    member.disgruntled = true
    tell(t, 'disgruntled', { card: cardName(member.card) })
    return false
  }
  if (!isLeader(t, member)) jumpShip(t, c, member)
  else fireCrew(t, c)
  return !isLeader(t, member)
}

function takerOfBlame(t: Table, c: Captain, reach: readonly Member[]): Member | undefined {
  return c.crew.find((one) => reach.includes(one) && abilityOf(crewCard(t, one.card), 'takes-leaders-blame'))
}

function jumpShip(t: Table, c: Captain, member: Member): void {
  leaveCrew(t, c, member)
  discardSupply(t, member.card)
  tell(t, 'jumped-ship', { who: seatName(c), card: cardName(member.card) })
}

function fireCrew(t: Table, c: Captain): void {
  const leader = leaderOf(c)
  for (const member of [...c.crew]) {
    if (member === leader) continue
    leaveCrew(t, c, member)
    discardSupply(t, member.card)
  }
  leader.disgruntled = false
  tell(t, 'crew-fired', { who: seatName(c), card: cardName(leader.card) })
}

export function calm(t: Table, member: Member): void {
  if (!member.disgruntled) return
  member.disgruntled = false
  tell(t, 'calmed', { card: cardName(member.card) })
}

/** Crew who can talk a disgruntled mate round. */
export function peacemakers(t: Table, c: Captain): Deed[] {
  const unhappy = (but: Member) => c.crew.filter((member) => member.disgruntled && member !== but)
  return c.crew
    .filter((member) => abilityOn(t, member.card, 'calms-another') && unhappy(member).length > 0)
    .map((member) => ({
      option: onCard(member.card, 'option.calm', {}, { id: `calm:${member.card}`, sign: 'moral', group: 'other' }),
      action: 'other',
      carryOut: () => calmSomebody(t, c, member.card, unhappy(member)),
    }))
}

function* calmSomebody(t: Table, c: Captain, calmer: CardId, unhappy: readonly Member[]): Rules<void> {
  const cards = unhappy.map((member) => member.card)
  const card = yield* chooseOne(
    { seat: c.seat, kind: 'crew.calm', prompt: text('prompt.calm'), card: calmer },
    cards,
    showCard,
  )
  for (const member of unhappy) if (member.card === card) calm(t, member)
}

/** The crew a card speaks of, among those within its reach: on a job nothing touches those who stayed aboard. */
export function crewIn(t: Table, group: CrewGroup, within: readonly Member[]): Member[] {
  return within.filter((member) => belongsTo(t, group, member))
}

function belongsTo(t: Table, group: CrewGroup, member: Member): boolean {
  switch (group) {
    case 'leader':
      return isLeader(t, member)
    case 'all':
    case 'all-at-work':
      return true
    case 'moral':
    case 'moral-at-work':
      return isMoral(t, member)
    case 'all-but-leader-at-work':
      return !isLeader(t, member)
    case 'wanted-at-work':
      return isWanted(t, member)
    case 'mercs-and-soldiers-at-work':
      return hasProfession(t, [member], 'merc') || hasProfession(t, [member], 'soldier')
    case 'content-at-work':
      return !member.disgruntled
    case 'tech-at-work':
      return (crewCard(t, member.card).skills.tech ?? 0) > 0
  }
}

export interface BetterOffer {
  readonly rival: Captain
  readonly member: Member
}

function feeFor(t: Table, c: Captain, member: Member): number {
  return hiringCost(t, c, cutOf(t, member))
}

/** Disgruntled crew of rivals stopped in the same sector whom this captain could hire away now. */
function betterOffers(t: Table, c: Captain): BetterOffer[] {
  const offers: BetterOffer[] = []
  for (const rival of t.state.captains)
    if (rival.sector === c.sector && rival !== c)
      for (const member of rival.crew)
        if (member.disgruntled && feeFor(t, c, member) <= c.credits && isForHire(t, c, member))
          offers.push({ rival, member })
  return offers.length > 0 && crewRoom(t, c) < 1 ? [] : offers
}

function isForHire(t: Table, c: Captain, member: Member): boolean {
  const card = crewCard(t, member.card)
  return card.kind === 'crew' && willHire(t, c, card)
}

/** The better offers a captain could make now. */
export function hires(t: Table, c: Captain): Deed[] {
  return betterOffers(t, c).map((offer) => {
    const { card } = offer.member
    const who = seatName(offer.rival)
    const price = feeFor(t, c, offer.member)
    const details = { id: `hire:${card}`, role: 'minor', group: 'hire', sign: 'crew', price } as const
    return {
      option: onCard(card, 'option.hire-away', { who }, details),
      carryOut: () => hireAway(t, c, offer),
    }
  })
}

/** The rival cannot refuse, gets nothing, and keeps the gear. */
function hireAway(t: Table, c: Captain, { rival, member }: BetterOffer): void {
  c.credits -= feeFor(t, c, member)
  leaveCrew(t, rival, member)
  tell(t, 'hired-away', { who: seatName(c), rival: seatName(rival), card: cardName(member.card) })
  for (const on of t.moments) on.crewDeserted?.(t, rival, 1)
  joinCrew(t, c, member.card, member)
}
