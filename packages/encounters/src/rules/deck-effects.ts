import { chooseOne, chooseOrder, chooseSome, lookAt, moveCard, pick, type Rules } from '@keep-flying/kernel'
import type { CardId, Player, Table } from '../state.ts'
import type { Context } from './conditions.ts'
import { discardFromHand, drawCards, refillDeck } from './decks.ts'
import type { EffectRule } from './effects.ts'
import { gainFromStack, gainTo } from './gain.ts'
import { amountOf } from './numbers.ts'
import { defeatOwn } from './own-cards.ts'
import { gainPoints } from './points.ts'
import { openBridge, refillBridge } from './recruit.ts'
import { sendToDefeated, takeFromPlay } from './reveal.ts'
import { aboutCard, playersMeant } from './selectors.ts'
import { showCard } from './show.ts'
import { areAlike, cardName, characterOf, playerAt, says, seatName, shuffleZone, tell } from './table.ts'

/** Effects on points, hands and decks. */

type DeckEffect =
  | 'recruit'
  | 'attack'
  | 'credits'
  | 'draw'
  | 'discard'
  | 'discard-hand'
  | 'defeat-own'
  | 'gain-talent'
  | 'gain-flaw'
  | 'gain-bridge'
  | 'gain-browncoats'
  | 'search'
  | 'arrange'
  | 'sweep-bridge'
  | 'extra-coordinate'
  | 'join-deck'
  | 'reset-upgrade'

export const deckEffects: { readonly [K in DeckEffect]: EffectRule<K> } = {
  recruit(t, context, { n }) {
    if (context.you !== t.state.active) return false
    gainPoints(t, 'recruit', amountOf(t, context, n))
    return true
  },

  attack(t, context, { n, only, who = 'you' }) {
    if (who === 'you' && context.you !== t.state.active) return false
    gainPoints(t, 'attack', amountOf(t, context, n), only)
    return true
  },

  /** What is lost counts against all that is earned before the next count, cards beside Serenity included. */
  credits({ state }, _, { n }) {
    state.credits += n
    return true
  },

  *draw(t, context, { n, who = 'you' }) {
    const wanted = Math.max(0, amountOf(t, context, n))
    let full = true
    for (const seat of yield* playersMeant(t, context, who))
      if (drawCards(t, playerAt(t, seat), wanted) < wanted) full = false
    return full
  },

  *discard(t, context, { n, who = 'you', highestCost }) {
    let amount = 0
    let full = true
    for (const seat of yield* playersMeant(t, context, who)) {
      const player = playerAt(t, seat)
      const cards = yield* cardsToDiscard(player, context, n, highestCost === true)
      for (const card of cards) discardFromHand(t, player, card)
      amount += cards.length
      if (cards.length < n) full = false
    }
    context.amount = amount
    return full
  },

  *'discard-hand'(t, context, { who = 'you' }) {
    let amount = 0
    for (const seat of yield* playersMeant(t, context, who)) {
      const player = playerAt(t, seat)
      amount += player.hand.cards.length
      for (const card of [...player.hand.cards]) discardFromHand(t, player, card)
    }
    context.amount = amount
    return true
  },

  *'defeat-own'(t, { you, card }, { n, upTo, from, costMin = 0, random }) {
    const candidates = ownCharacters(t, you, from === 'discard').filter(
      (one) => (characterOf(one)?.cost ?? 0) >= costMin,
    )
    const max = Math.min(n, candidates.length)
    const chosen =
      random && max > 0
        ? [pick(t.state.random, candidates)]
        : yield* chooseSome(
            {
              seat: you,
              kind: 'defeat.own',
              prompt: says('ask.defeat-own'),
              min: upTo ? 0 : max,
              max,
              ...aboutCard(card),
            },
            candidates,
            showCard,
          )
    for (const one of chosen) defeatOwn(t, you, one)
    return chosen.length === n
  },

  *'gain-talent'(t, context, { who = 'you', to, n = 1 }) {
    return yield* gainFromStack(t, context, 'talents', who, n, to)
  },

  *'gain-flaw'(t, context, { who = 'you', to, n = 1 }) {
    return yield* gainFromStack(t, context, 'flaws', who, n, to)
  },

  *'gain-browncoats'(t, context, { who = 'you', to }) {
    return yield* gainFromStack(t, context, 'browncoats', who, 1, to)
  },

  *'gain-bridge'(t, { you, card }, { costMax, to }) {
    const offered = openBridge(t).filter((one) => (characterOf(one)?.cost ?? 0) <= costMax)
    if (offered.length === 0) return false
    const asked = { seat: you, kind: 'gain.bridge', prompt: says('ask.gain-bridge'), ...aboutCard(card) }
    const gained = yield* chooseOne(asked, offered, showCard)
    t.state.bridge[t.state.bridge.indexOf(gained)] = null
    refillBridge(t)
    gainTo(t, playerAt(t, you), gained, to)
    return true
  },

  *search(t, context, { n, who = 'you' }) {
    for (const seat of yield* playersMeant(t, context, who)) {
      const player = playerAt(t, seat)
      const characters = player.deck.cards.filter((one) => characterOf(one))
      t.seal('shown')
      const asked = {
        seat,
        kind: 'search.deck',
        prompt: says('ask.search'),
        min: Math.min(n, characters.length),
        max: n,
      }
      const found = yield* chooseSome(asked, characters.toSorted(), showCard)
      for (const one of found) moveCard(player.deck, player.hand, one)
      shuffleZone(t, player.deck)
      tell(t, 'searched', { who: seatName(seat), n: found.length })
    }
    return true
  },

  *arrange(t, { you, card }, { n, discard }) {
    const player = playerAt(t, you)
    const { deck } = player
    const looked = lookAtTop(t, player, n)
    const asked = { seat: you, min: 0, max: discard, ...aboutCard(card) }
    const gone = yield* chooseSome(
      { ...asked, kind: 'arrange.discard', prompt: says('ask.arrange-discard') },
      looked,
      showCard,
    )
    for (const one of gone) moveCard(deck, player.discard, one)
    const kept = looked.filter((one) => !gone.includes(one))
    const order = yield* chooseOrder(
      { seat: you, kind: 'arrange.order', prompt: says('ask.arrange-order'), ...aboutCard(card) },
      kept,
      showCard,
    )
    for (const one of order.toReversed()) moveCard(deck, deck, one)
    return looked.length === n
  },

  *'sweep-bridge'(t, context, { n, highestCost }) {
    const { bridge, crewDeck } = t.state
    const swept = yield* chooseSwept(t, context, n, highestCost === true)
    for (const one of swept) bridge[bridge.indexOf(one)] = null
    crewDeck.cards.unshift(...swept)
    refillBridge(t)
    tell(t, 'swept-bridge', { n: swept.length })
    return swept.length === n
  },

  *'extra-coordinate'(t, context, { n, who }) {
    const { extraCoordinate } = t.state.turn
    for (const seat of yield* playersMeant(t, context, t.state.players.length === 1 ? 'you' : who))
      extraCoordinate[seat] = (extraCoordinate[seat] ?? 0) + n
    return true
  },

  *'join-deck'(t, context, { who }) {
    const [seat] = yield* playersMeant(t, context, who)
    if (context.card === null) return false
    if (seat === undefined) {
      sendToDefeated(t, context.card)
      return false
    }
    const { deck } = playerAt(t, seat)
    takeFromPlay(t, context.card)
    deck.cards.push(context.card)
    shuffleZone(t, deck)
    tell(t, 'joined-deck', { who: seatName(seat), card: cardName(context.card) })
    return true
  },

  *'reset-upgrade'(t, { you }) {
    const used = resettable(t)
    if (used.length === 0) return false
    const card = yield* chooseOne(
      { seat: you, kind: 'reset.upgrade', prompt: says('ask.reset-upgrade') },
      used,
      showCard,
    )
    const { turn } = t.state
    if (turn.used.includes(card)) turn.used.splice(turn.used.indexOf(card), 1)
    else t.state.usedInEpisode.splice(t.state.usedInEpisode.indexOf(card), 1)
    return true
  },
}

/** Upgrades with a text that was used as often as it may be. */
export function resettable({ state }: Table): CardId[] {
  const isUsed = (card: CardId) => state.turn.used.includes(card) || state.usedInEpisode.includes(card)
  return state.serenity.flatMap(({ upgrade }) => (upgrade !== null && isUsed(upgrade) ? upgrade : []))
}

function* cardsToDiscard({ seat, hand }: Player, { card }: Context, n: number, highestCost: boolean): Rules<CardId[]> {
  const cost = (id: CardId) => characterOf(id)?.cost ?? 0
  const highest = Math.max(...hand.cards.map(cost))
  const candidates = highestCost ? hand.cards.filter((id) => cost(id) === highest) : hand.cards
  const min = Math.min(n, candidates.length)
  if (areAlike(candidates)) return candidates.slice(0, min)
  const asked = { seat, kind: 'discard', prompt: says('ask.discard', { n: min }), min, max: min, ...aboutCard(card) }
  return yield* chooseSome(asked, candidates, showCard)
}

/** A player's characters: in hand and played this turn, or in the discard pile. */
export function ownCharacters(t: Table, seat: number, inDiscard = false): CardId[] {
  const { state } = t
  const { hand, discard } = playerAt(t, seat)
  if (inDiscard) return discard.cards.filter((card) => characterOf(card))
  const own = seat === state.active ? state.turn.played.filter(({ gone, copyOf }) => !gone && copyOf === undefined) : []
  return [...hand.cards, ...own.map(({ card }) => card)].filter((card) => characterOf(card))
}

/** The top cards of a player's deck, first to be drawn first; with too few left, the shuffled discard pile comes beneath. */
function lookAtTop(t: Table, player: Player, n: number): CardId[] {
  const { deck, discard, seat } = player
  if (deck.cards.length < n && discard.cards.length > 0) {
    const above = deck.cards.splice(0)
    refillDeck(t, player)
    deck.cards.push(...above)
  }
  const looked = n > 0 ? deck.cards.slice(-n).reverse() : []
  if (looked.length > 0) t.seal('shown')
  lookAt(deck, seat, looked)
  return looked
}

/** Cards of the Bridge, of the player's choice; where those that cost most are meant, the choice is among equals. */
function* chooseSwept(t: Table, { you, card }: Context, n: number, highestCost: boolean): Rules<CardId[]> {
  const costOf = (one: CardId) => characterOf(one)?.cost ?? 0
  const cards = t.state.bridge.filter((one) => one !== null)
  const last = highestCost ? (cards.map(costOf).toSorted((one, other) => other - one)[n - 1] ?? 0) : 0
  const sure = highestCost ? cards.filter((one) => costOf(one) > last) : []
  const others = highestCost ? cards.filter((one) => costOf(one) === last) : cards
  const min = Math.min(n - sure.length, others.length)
  const asked = { seat: you, kind: 'sweep.bridge', prompt: says('ask.sweep'), min, max: min, ...aboutCard(card) }
  return [...sure, ...(yield* chooseSome(asked, others, showCard))]
}
