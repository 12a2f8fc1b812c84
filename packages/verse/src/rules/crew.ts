import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import type { CardId, CrewCard, Profession } from '../vocabulary/index.ts'
import { discardSupply, remove } from './decks.ts'
import { isPlanetary } from './map.ts'
import { showCrew } from './show.ts'
import {
  abilityOf,
  abilityOn,
  cardName,
  crewCard,
  isLeader,
  leaderOf,
  seatName,
  shipBonus,
  shipCard,
  tell,
} from './table.ts'

/** Crew cards: room aboard, hiring, dismissing. */

export function crewRoom(t: Table, c: Captain): number {
  const limit = shipCard(t, c).maxCrew + shipBonus(t, c, 'crew-room')
  return limit - c.crew.length
}

export function hasProfession(t: Table, members: readonly Member[], profession: Profession): boolean {
  return members.some((member) => crewCard(t, member.card).professions.includes(profession))
}

export function isMoral(t: Table, member: Member): boolean {
  return crewCard(t, member.card).moral
}

export function isWanted(t: Table, member: Member): boolean {
  return member.wanted === true || crewCard(t, member.card).wanted
}

export function isDeceptive(t: Table, member: Member): boolean {
  return abilityOn(t, member.card, 'deceptive') !== undefined
}

/** The cut after a job, which is the price of hiring. */
export function cutOf(t: Table, member: Member): number {
  const card = crewCard(t, member.card)
  return card.kind === 'crew' ? card.cost : 0
}

/** What hiring costs this captain: some Leaders take hands on for nothing. */
export function hiringCost(t: Table, c: Captain, cost: number): number {
  return abilityOn(t, leaderOf(c).card, 'free-hire') ? 0 : cost
}

/** Some Leaders will not have everybody. */
export function willHire(t: Table, c: Captain, card: CrewCard): boolean {
  return !t.moments.some((on) => on.refusesToHire?.(t, c, card))
}

/** A new hand comes aboard, a Wanted token with it if there is one; of deceptive crew only one may be in play. */
export function joinCrew(t: Table, c: Captain, card: CardId, before?: Member): void {
  const isDeceptive = abilityOf(crewCard(t, card), 'deceptive') !== undefined
  if (isDeceptive && !t.moments.some((on) => on.deceiversMeet?.(t))) removeOtherDeceivers(t)
  c.crew.push({ ...before, card, disgruntled: false })
  tell(t, 'joined', { who: seatName(c), card: cardName(card) })
}

function removeOtherDeceivers(t: Table): void {
  for (const captain of t.state.captains)
    for (const member of [...captain.crew])
      if (isDeceptive(t, member)) {
        leaveCrew(t, captain, member)
        remove(t, member.card)
        tell(t, 'deceiver-gone', { who: seatName(captain), card: cardName(member.card) })
      }
}

/** Takes a crew off the ship's books; what becomes of the card is the caller's business. Gear stays aboard. */
export function leaveCrew(t: Table, c: Captain, member: Member): void {
  c.crew = c.crew.filter((other) => other !== member)
  for (const on of t.moments) on.crewLeft?.(t, c, member)
}

export function dismissible(t: Table, c: Captain): Member[] {
  return isPlanetary(t, c.sector) ? c.crew.filter((member) => !isLeader(t, member)) : []
}

/** Somebody is dismissed to make room for a newcomer. */
export function* dismissFor(t: Table, c: Captain, newcomer: CardId): Rules<void> {
  const member = yield* chooseOne(
    {
      seat: c.seat,
      kind: 'crew.too-many',
      prompt: text('prompt.dismiss-for', { card: cardName(newcomer) }),
      card: newcomer,
      rule: 'OPEN-28',
    },
    dismissible(t, c),
    showCrew,
  )
  dismiss(t, c, member)
}

export function dismiss(t: Table, c: Captain, member: Member): void {
  leaveCrew(t, c, member)
  discardSupply(t, member.card)
  tell(t, 'dismissed', { who: seatName(c), card: cardName(member.card) })
}
