import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import { hasRoomFor, own } from '../../../rules/buy.ts'
import { dismiss } from '../../../rules/crew.ts'
import { take } from '../../../rules/decks.ts'
import type { Deed } from '../../../rules/deed.ts'
import { calm } from '../../../rules/disgruntled.ts'
import { discardGear, mayCarry, wholeCrew } from '../../../rules/gear.ts'
import { onCard, showCrew } from '../../../rules/show.ts'
import {
  abilityOf,
  cardName,
  crewCard,
  gearCard,
  seatName,
  supplyCard,
  supplyPile,
  tell,
} from '../../../rules/table.ts'
import type { Captain, Member, Table } from '../../../state.ts'
import type { AbilityKind, CardId } from '../../../vocabulary/index.ts'
import { gamble, readMisbehaveDeck } from './misbehave-deck.ts'

/** What cards let a captain do in a turn. */

export function gearThat(t: Table, c: Captain, kind: AbilityKind): CardId[] {
  return c.gear.filter((gear) => abilityOf(gearCard(t, gear), kind))
}

export function optionOf(deed: string, card: CardId, sign: string): Option {
  return onCard(card, `option.${deed}`, {}, { id: `${deed}:${card}`, sign })
}

/** Gear given up at no cost but itself. */
export function spending(deed: string, gear: CardId, sign: string): Option {
  return { ...optionOf(deed, gear, sign), role: 'minor', group: 'gear' }
}

interface Bargain {
  readonly card: CardId
  readonly price: number
}

/** Upgrades and cores among the discards that the captain can pay for and mount; a Leader's own discount adds nothing. */
function bargains(t: Table, c: Captain): Bargain[] {
  return t.box.supplyDecks
    .flatMap((deck) => supplyPile(t, deck).discard.cards)
    .filter((card) => {
      const face = supplyCard(t, card)
      return (face.kind === 'upgrade' || face.kind === 'core') && hasRoomFor(t, c, face)
    })
    .map((card) => ({ card, price: Math.floor(supplyCard(t, card).cost / 2) }))
    .filter(({ price }) => price <= c.credits)
}

/** Buying by post, wherever the ship lies. */
export function mailOrderChoices(t: Table, c: Captain): Deed[] {
  const sellers = c.crew.filter((member) => abilityOf(crewCard(t, member.card), 'mail-order'))
  if (sellers.length === 0 || bargains(t, c).length === 0) return []
  return sellers.map((seller) => ({
    option: optionOf('mail-order', seller.card, 'buy'),
    action: 'buy',
    carryOut: () => orderByMail(t, c, seller),
  }))
}

function* orderByMail(t: Table, c: Captain, seller: Member): Rules<void> {
  dismiss(t, c, seller)
  const { card, price } = yield* chooseOne(
    { seat: c.seat, kind: 'shop.mail-order', prompt: text('prompt.mail-order'), card: seller.card },
    bargains(t, c),
    ({ card: id, price: cost }) => onCard(id, 'option.buy-card', { price: cost }, { price: cost }),
  )
  const { deck } = supplyCard(t, card)
  if (deck === null) throw new Error(`The card "${card}" is not for sale.`)
  take(supplyPile(t, deck).discard, card)
  c.credits -= price
  tell(t, 'bought-card', { who: seatName(c), card: cardName(card), credits: price })
  own(t, c, card)
}

/** Gear that spends an action to clear anybody's Disgruntled token. */
export function calmingChoices(t: Table, c: Captain): Deed[] {
  const unhappy = c.crew.filter((member) => member.disgruntled)
  if (unhappy.length === 0) return []
  return gearThat(t, c, 'calms-anyone').map((gear) => ({
    option: optionOf('calm-anyone', gear, 'moral'),
    action: 'other',
    carryOut: () => calmOne(t, c, gear, unhappy),
  }))
}

/** Gear given up for the temper of whoever carries it: outside Work anybody may. */
export function soothingChoices(t: Table, c: Captain): Deed[] {
  return gearThat(t, c, 'soothes-owner').flatMap((gear): Deed[] => {
    const carriers = c.crew.filter((member) => member.disgruntled && mayCarry(t, member, gear))
    if (carriers.length === 0) return []
    return [
      {
        option: spending('soothe', gear, 'moral'),
        *carryOut() {
          discardGear(t, wholeCrew(c), gear)
          yield* calmOne(t, c, gear, carriers)
        },
      },
    ]
  })
}

function* calmOne(t: Table, c: Captain, by: CardId, members: readonly Member[]): Rules<void> {
  const member = yield* chooseOne(
    { seat: c.seat, kind: 'crew.calm', prompt: text('prompt.calm'), card: by },
    members,
    showCrew,
  )
  calm(t, member)
}

/** Gear given up to look into the Misbehave deck or to bet on it. */
export function deckChoices(t: Table, c: Captain): Deed[] {
  return c.gear.flatMap((gear) => {
    const card = gearCard(t, gear)
    const intel = abilityOf(card, 'reads-misbehave-deck')
    const tiles = abilityOf(card, 'suits-gamble')
    return [
      ...(intel
        ? [
            {
              option: spending('read-misbehave', gear, 'eye'),
              carryOut: () => readMisbehaveDeck(t, c, gear, intel),
            },
          ]
        : []),
      ...(tiles ? [{ option: spending('gamble', gear, 'misbehave'), carryOut: () => gamble(t, c, gear, tiles) }] : []),
    ]
  })
}
