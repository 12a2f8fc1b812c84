import { chooseOne, type Rules, shuffle, text } from '@keep-flying/kernel'
import { atMost, chooseBasket } from '../../rules/basket.ts'
import { crewRoom, joinCrew, willHire } from '../../rules/crew.ts'
import { take } from '../../rules/decks.ts'
import { disgruntle } from '../../rules/disgruntled.ts'
import { announceChoice, placeShip, takeShip } from '../../rules/draft.ts'
import { killCrew } from '../../rules/kill.ts'
import { loadAll } from '../../rules/loading.ts'
import { sectorsAt } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { payWhatYouCan } from '../../rules/purse.ts'
import { onCard, showCrew } from '../../rules/show.ts'
import { payValue } from '../../rules/story.ts'
import { abilityOf, jobCard, story, supplyCard, supplyName, supplyPile } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId, SectorId, SupplyDeckId } from '../../vocabulary/index.ts'
import { isHard } from './heroes-answers.ts'
import { ownHeroes } from './listing.ts'
import type { Heroes } from './vocabulary.ts'

/** "Heroes & Misfits": a crew that everybody knows, or one of the captain's own choice. */

/** A card of that name leaves the deck it lies in. */
function takeNamed(t: Table, name: string): CardId {
  for (const deck of t.box.supplyDecks) {
    const pile = supplyPile(t, deck).deck
    const card = pile.cards.find((id) => supplyCard(t, id).name === name)
    if (card !== undefined) return take(pile, card)
  }
  throw new Error(`There is no "${name}" in any deck.`)
}

function reshuffle(t: Table): void {
  t.seal('shuffled')
  for (const deck of t.box.supplyDecks) shuffle(t.state.random, supplyPile(t, deck).deck.cards)
}

function* seatHeroes(t: Table, c: Captain, { leader, ship, upgrade, crew }: Heroes): Rules<void> {
  c.crew = [{ card: take(t.state.aside, leader), disgruntled: false }]
  takeShip(t, c, ship)
  yield* announceChoice(t, c)
  c.upgrades.push(takeNamed(t, upgrade))
  for (const name of crew) joinCrew(t, c, takeNamed(t, name))
  reshuffle(t)
  yield* placeShip(t, c)
}

/** Somebody in a supply deck who could come along. */
interface Hand {
  readonly card: CardId
  readonly deck: SupplyDeckId
}

function handsFor(t: Table, c: Captain): Hand[] {
  return t.box.supplyDecks.flatMap((deck) =>
    [...supplyPile(t, deck).deck.cards].sort().flatMap((card): Hand[] => {
      const face = supplyCard(t, card)
      return face.kind === 'crew' && willHire(t, c, face) ? [{ card, deck }] : []
    }),
  )
}

const isDeceptive = (t: Table, card: CardId) => abilityOf(supplyCard(t, card), 'deceptive') !== undefined

/** As many as the ship has berths for, of any decks and for nothing. */
function* chooseHeroes(t: Table, c: Captain): Rules<void> {
  const [first] = t.box.supplyDecks
  if (first === undefined) return
  const named = yield* chooseBasket<Hand>(
    {
      ...{ seat: c.seat, kind: 'set-up.heroes', about: supplyName(first), rule: 'SETUP-20' },
      prompt: text('prompt.own-heroes', { n: crewRoom(t, c) }),
    },
    handsFor(t, c),
    ({ card }) => onCard(card, 'option.own-hero', {}, { group: 'cards' }),
    [
      atMost('berths', Math.max(0, crewRoom(t, c)), () => 1),
      atMost('deceivers', 1, ({ card }) => Number(isDeceptive(t, card))),
    ],
  )
  for (const { card, deck } of named) joinCrew(t, c, take(supplyPile(t, deck).deck, card))
  reshuffle(t)
}

function placesFor(t: Table, { at }: Heroes): readonly SectorId[] {
  if (!hasVariant(t, ownHeroes)) return sectorsAt(t, at)
  return [...t.box.sectors.values()].filter(({ supply }) => supply !== undefined).map(({ id }) => id)
}

const badgersShare = 300
const perPart = 500

/** What the contacts do to the pay, or for it, in the advanced game. */
export const hardMasterHooks: Hooks = {
  *attemptFailed(t, team, job, outcome) {
    if (outcome === 'botched' && isHard(t) && jobCard(t, job).contact === 'niska') yield* killCrew(t, team, 1)
  },
  *jobPays(t, { captain }, card) {
    if (!isHard(t)) return
    if (card.contact === 'badger') payWhatYouCan(t, captain, badgersShare)
    if (card.contact !== 'amnon-duul') return
    const pay = payValue(card)
    payWhatYouCan(t, captain, pay)
    yield* loadAll(t, captain, { part: Math.floor(pay / perPart) })
  },
  *jobCompleted(t, { captain }, { contact }) {
    if (contact !== 'patience' || !isHard(t)) return
    const asked = { seat: captain.seat, kind: 'temper', prompt: text('prompt.temper') }
    disgruntle(t, captain, yield* chooseOne(asked, captain.crew, showCrew))
  },
}

export const heroHooks: Hooks = {
  draft(t, order) {
    const { heroes } = story(t)
    const [captain] = order
    return heroes && captain && !hasVariant(t, ownHeroes) ? seatHeroes(t, captain, heroes) : undefined
  },
  startingPlaces(t) {
    const { heroes } = story(t)
    if (!heroes) return undefined
    return { sectors: placesFor(t, heroes), prompt: text('prompt.place-ship'), rule: 'SETUP-08' }
  },
  *drafted(t, order) {
    if (hasVariant(t, ownHeroes)) for (const captain of order) yield* chooseHeroes(t, captain)
  },
  startingSupplies(t, _c, usual) {
    const { heroes } = story(t)
    return heroes ? { ...usual, credits: heroes.credits, upgradesPaid: true } : usual
  },
}
