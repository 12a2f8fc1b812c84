import { shuffle, zone } from '@keep-flying/kernel'
import type { Box } from '../../box.ts'
import { drawTop, remove } from '../../rules/decks.ts'
import type { Hooks } from '../../rules/moments.ts'
import { cardName, crewCard, supplyCard, tell } from '../../rules/table.ts'
import type { State, Table } from '../../state.ts'
import type { CardId } from '../../vocabulary/index.ts'
import { noBounties, noPiracy } from './listing.ts'
import { type PiratesState, piratesOf } from './state.ts'
import type { BountyCard } from './vocabulary.ts'

/** The Most Wanted list. */

const listed = 3
/** Drawn, it renews the list. */
const renewing = 'Alliance Cruiser'

function isBounty(card: { readonly kind: string } | undefined): card is BountyCard {
  return card?.kind === 'bounty'
}

export function bountyCard({ box }: Pick<Table, 'box'>, id: CardId): BountyCard {
  const card = box.extras.get(id)
  if (!isBounty(card)) throw new Error(`The card "${id}" is not a Bounty.`)
  return card
}

/** Is this crew one of those the Bounty is on? */
export function isOn(t: Table, bounty: BountyCard, crew: CardId): boolean {
  return bounty.wanted.includes(crewCard(t, crew).name)
}

/** The Crew cards of those a Bounty is on, wherever they are. */
function cardsOn({ supply }: Box, { wanted }: BountyCard): CardId[] {
  return [...supply].flatMap(([id, { kind, name }]) => (kind === 'crew' && wanted.includes(name) ? [id] : []))
}

/** A Bounty is void once all it is on are out of the game, or where a Leader of the game bears the name. */
function isVoid(t: Table, id: CardId): boolean {
  const bounty = bountyCard(t, id)
  const leads = t.state.captains.some(({ crew: [leader] }) => leader && isOn(t, bounty, leader.card))
  return leads || cardsOn(t.box, bounty).every((card) => t.state.removed.cards.includes(card))
}

/** Cards that nobody wants to play with stay in the box. */
function leaveOut(state: State, cards: readonly CardId[]): void {
  state.leftOut = zone('nobody', [...(state.leftOut?.cards ?? []), ...cards])
}

function leaveOutPiracy(state: State, box: Box): void {
  const isPiracy = (card: CardId) => box.jobs.get(card)?.types.includes('piracy') === true
  for (const { deck } of Object.values(state.contacts)) {
    leaveOut(state, deck.cards.filter(isPiracy))
    deck.cards = deck.cards.filter((card) => !isPiracy(card))
  }
}

function layOutBounties(state: State, box: Box): PiratesState {
  const all = [...box.extras.values()].filter(isBounty).map(({ id }) => id)
  const isLeftOut = state.options.variants?.includes(noBounties) === true
  if (isLeftOut) leaveOut(state, all)
  const cards = isLeftOut ? [] : all
  const deck = zone('nobody', shuffle(state.random, cards))
  const open = zone('everyone', deck.cards.splice(-listed))
  return { deck, open, bound: [], prisoners: [], encounter: null, paidOff: [] }
}

/** There are always three face up, as long as there are any: those on people out of the game leave it. */
export function tendList(t: Table): void {
  const { deck, open } = piratesOf(t)
  for (const card of [...open.cards]) if (isVoid(t, card)) strikeOff(t, card)
  while (open.cards.length < listed) {
    const card = drawTop(t, { deck, discard: open })
    if (card === undefined) return
    open.cards.push(card)
    if (isVoid(t, card)) strikeOff(t, card)
    else tell(t, 'bounty-posted', { card: cardName(card) })
  }
}

function strikeOff(t: Table, card: CardId): void {
  const { open } = piratesOf(t)
  open.cards = open.cards.filter((other) => other !== card)
  remove(t, card)
  tell(t, 'bounty-void', { card: cardName(card) })
}

/** The last card of a zone lies on top, so what goes under the deck comes first. */
export function putUnder(t: Table, cards: readonly CardId[]): void {
  piratesOf(t).deck.cards.unshift(...cards)
}

function renewList(t: Table): void {
  const { open } = piratesOf(t)
  putUnder(t, open.cards)
  open.cards = []
  tell(t, 'bounties-renewed', { n: listed })
  tendList(t)
}

/** The supply planet whose crew somebody belongs to. */
export function homeOf(t: Table, crew: CardId) {
  return supplyCard(t, crew).deck
}

export const listHooks: Hooks = {
  laidOut(state, box) {
    state.boxes.pirates = layOutBounties(state, box)
    if (state.options.variants?.includes(noPiracy)) leaveOutPiracy(state, box)
  },
  shipsPlaced: tendList,
  navCardDrawn(t, _c, { name, kind }) {
    if (kind === 'cruiser' && name === renewing) renewList(t)
  },
  settled: tendList,
}
