import { chooseOne, chooseOrder, type Rules, text } from '@keep-flying/kernel'
import { canShoreLeave, shoreLeave } from '../../rules/buy.ts'
import { crewRoom, dismissible, leaveCrew, willHire } from '../../rules/crew.ts'
import { drawTop, remove, reshuffleNav } from '../../rules/decks.ts'
import type { Deed } from '../../rules/deed.ts'
import { takeFromDiscards } from '../../rules/from-discards.ts'
import { discardGear, wholeCrew } from '../../rules/gear.ts'
import { mostRoomFor } from '../../rules/hold.ts'
import { freeLoad, loadByChoice } from '../../rules/loading.ts'
import { isAt } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { outrageMoralCrew } from '../../rules/moral.ts'
import { earn } from '../../rules/purse.ts'
import { showCard } from '../../rules/show.ts'
import {
  abilityOf,
  cardName,
  crewCard,
  gearCard,
  navPile,
  seatName,
  sectorOf,
  shipAbilities,
  supplyCard,
  supplyPile,
  tell,
  upgradeCard,
} from '../../rules/table.ts'
import type { Captain, Member, Table } from '../../state.ts'
import { type AbilityOf, type CardId, type Region, type SupplyDeckId, tokens } from '../../vocabulary/index.ts'
import { gearThat, optionOf, spending } from '../shared/abilities/in-turn.ts'
import { kalidasaOf } from './state.ts'

/** What cards of this box let a captain do in a turn. */
export const turnAnswers: Answers = {
  contactsFromAfar: (t, c) => shipAbilities(t, c, 'deals-from-afar').map(({ contact }) => contact),
  leavePrice: (t, c, price) => (hasFreeLeave(t, c) ? 0 : price),
  makeWorkPays: (t, c) => shipAbilities(t, c, 'make-work-bonus').reduce((sum, { credits = 0 }) => sum + credits, 0),
}

export const turnHooks: Hooks = {
  madeWork: bringHome,
  turnChoices: (t, c) => [...chartChoices(t, c), ...contracts(t, c), ...gameNights(t, c), ...indentures(t, c)],
  inFlight: (t, c) => (hasRangeLeft(t) ? chartChoices(t, c) : []),
}

function hasFreeLeave(t: Table, c: Captain): boolean {
  return sectorOf(t, c.sector).supply !== undefined && shipAbilities(t, c, 'free-leave').length > 0
}

/** Nobody has to take people aboard whom the law is after. */
function* bringHome(t: Table, c: Captain): Rules<void> {
  for (const { load = {} } of shipAbilities(t, c, 'make-work-bonus'))
    for (const token of tokens) {
      const max = load[token] ?? 0
      if (max > 0 && mostRoomFor(t, c, token) > 0) yield* loadByChoice(t, c, token, { ...freeLoad, min: 0, max })
    }
}

/** At the end of a flight there is nothing left to look ahead to. */
function hasRangeLeft({ state }: Table): boolean {
  const { flight } = state.turn
  return flight !== null && flight.flown < flight.range
}

/** Gear given up for a look into the Nav decks, or to have one shuffled. */
function chartChoices(t: Table, c: Captain): Deed[] {
  return c.gear.flatMap((gear): Deed[] => {
    const card = gearCard(t, gear)
    const charts = abilityOf(card, 'reads-nav-deck')
    if (charts)
      return isInPlay(t, charts)
        ? [{ option: spending('read-nav', gear, 'eye'), carryOut: () => readNavDeck(t, c, gear, charts) }]
        : []
    if (!abilityOf(card, 'shuffles-nav-deck')) return []
    return [{ option: spending('shuffle-nav', gear, 'undo'), carryOut: () => shuffleNavDeck(t, c, gear) }]
  })
}

function regionsIn({ box }: Table): Region[] {
  return [...new Set([...box.sectors.values()].map(({ region }) => region))]
}

function isInPlay(t: Table, { region }: AbilityOf<'reads-nav-deck'>): boolean {
  return region === undefined || regionsIn(t).includes(region)
}

function* chooseRegion(t: Table, c: Captain, prompt: string, by: CardId): Rules<Region> {
  return yield* chooseOne(
    { seat: c.seat, kind: 'nav-deck.region', prompt: text(prompt), card: by },
    regionsIn(t),
    (region) => ({ id: region, text: text('option.nav-deck', { region: { name: 'region', id: region } }) }),
  )
}

/** The captain alone sees the top cards, and puts them back in any order. */
function* readNavDeck(t: Table, c: Captain, gear: CardId, charts: AbilityOf<'reads-nav-deck'>): Rules<void> {
  discardGear(t, wholeCrew(c), gear)
  const region = charts.region ?? (yield* chooseRegion(t, c, 'prompt.read-nav-region', gear))
  const pile = navPile(t, region)
  const seen = Math.min(charts.cards, pile.deck.cards.length)
  for (let n = 0; n < seen; n++) {
    const card = drawTop(t, pile)
    if (card !== undefined) c.considering.cards.push(card)
  }
  tell(t, 'reads-nav', { who: seatName(c), n: seen })
  const ordered = yield* chooseOrder(
    { seat: c.seat, kind: 'nav-deck.order', prompt: text('prompt.order-nav') },
    [...c.considering.cards],
    showCard,
  )
  c.considering.cards = []
  pile.deck.cards.push(...ordered.reverse())
}

function* shuffleNavDeck(t: Table, c: Captain, gear: CardId): Rules<void> {
  discardGear(t, wholeCrew(c), gear)
  reshuffleNav(t, yield* chooseRegion(t, c, 'prompt.shuffle-nav-region', gear))
}

/** Somebody in the discards who would come, and for whom there is room or room can be made. */
function isHandToBeHad(t: Table, c: Captain, deck: SupplyDeckId): boolean {
  if (crewRoom(t, c) < 1 && dismissible(t, c).length === 0) return false
  return supplyPile(t, deck).discard.cards.some((id) => {
    const card = supplyCard(t, id)
    return card.kind === 'crew' && willHire(t, c, card)
  })
}

function contracts(t: Table, c: Captain): Deed[] {
  return c.gear.flatMap((gear): Deed[] => {
    const contract = abilityOf(gearCard(t, gear), 'hires-from')
    if (!contract || !isHandToBeHad(t, c, contract.deck)) return []
    const option = optionOf('hire-from', gear, 'person')
    return [{ option, action: 'buy', carryOut: () => takeFromDiscards(t, c, { kind: 'crew', deck: contract.deck }) }]
  })
}

function gameNights(t: Table, c: Captain): Deed[] {
  if (!canShoreLeave(t, c)) return []
  const games = c.upgrades.filter((id) => abilityOf(upgradeCard(t, id), 'leave-anywhere'))
  return games.map((id) => ({
    option: optionOf('leave-anywhere', id, 'shore-leave'),
    action: 'buy',
    carryOut: () => shoreLeave(t, c),
  }))
}

function indentures(t: Table, c: Captain): Deed[] {
  return c.crew.flatMap((member): Deed[] => {
    const worth = abilityOf(crewCard(t, member.card), 'sells-off')
    if (!worth || !isAt(t, c, worth.at)) return []
    const option = { ...optionOf('sell-off', member.card, 'immoral'), role: 'minor' as const, group: 'other' }
    return [{ option, carryOut: () => sellOff(t, c, member, worth.credits) }]
  })
}

/** Whoever is sold is out of the game, and that is as immoral as any job. */
function sellOff(t: Table, c: Captain, member: Member, credits: number): void {
  leaveCrew(t, c, member)
  remove(t, member.card)
  tell(t, 'sold-off', { who: seatName(c), card: cardName(member.card), credits: earn(t, c, credits) })
  kalidasaOf(t).dirty[c.seat] = true
  outrageMoralCrew(t, c)
}

/** Gear of this box that would let its owner look into a deck. */
export function chartsFor(t: Table, c: Captain, region: Region): CardId[] {
  return gearThat(t, c, 'reads-nav-deck').filter((gear) => {
    const charts = abilityOf(gearCard(t, gear), 'reads-nav-deck')
    return charts?.region === undefined || charts.region === region
  })
}
