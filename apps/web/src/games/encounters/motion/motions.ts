import { type CardId, crewMembers, type State } from '@keep-flying/encounters'
import type { HeardEvent, Writer } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import type { Motion } from '../../../game/client.ts'
import type { Moment } from '../../../session/types.ts'
import { idIn } from '../told/words.ts'
import { opened } from '../view.ts'
import { avatarPile, piles } from './piles.ts'
import { hiddenMoves, hiddenThing } from './row.ts'

/** However much strikes, it is over in about this many beats. */
const longest = 9
/** As long as the eye needs to follow one blow. */
const perBlow = 3
/** Cards dealt to a hand follow close upon one another. */
const perCard = 0.3

/** What is to be seen of the way from one moment to the next: strikes, pushes, and the way of cards to and from piles. */
export function motionsBetween(before: Moment, now: Moment, write: Writer): readonly Motion[] {
  const [was, is] = [opened(before.view), opened(now.view)]
  const last = before.events.at(-1)?.seq ?? 0
  const heard = now.events.slice(before.events.length).filter(({ seq }) => seq > last)
  const strikes = blows(heard, is, now.viewer, write)
  const pushes = push(was, is, heard)
  const strikesFirst = heard.findIndex(isStrike) < heard.findIndex(({ kind }) => kind === 'added')
  return [
    ...(strikesFirst ? strikes : after(pushes, strikes)),
    ...(strikesFirst ? after(strikes, pushes) : pushes),
    ...arrivals(was, is, now.viewer),
    ...departures(was, is, now.viewer),
  ]
}

/** Puts motions behind others. */
function after(first: readonly Motion[], then: readonly Motion[]): readonly Motion[] {
  const begin = first.length === 0 ? 0 : Math.max(...first.map(({ beat }) => beat)) + perBlow
  return then.map((motion) => ({ ...motion, beat: motion.beat + begin }))
}

function isStrike({ kind }: HeardEvent): boolean {
  return kind === 'strike-drawn' || kind === 'ship-struck'
}

/** Every strike flies from whoever strikes to whom it hits. */
function blows(heard: readonly HeardEvent[], { players }: State, viewer: number | null, write: Writer): Motion[] {
  const own = viewer === null ? undefined : players[viewer]?.crew
  const pace = Math.min(perBlow, longest / Math.max(1, heard.filter(isStrike).length))
  const motions: Motion[] = []
  let striker: string | null = null
  for (const event of heard) {
    const card = idIn(event, 'card')
    if (event.kind === 'strikes') striker = card
    if (!isStrike(event)) continue
    const crew = crewMembers.find((one) => one === idIn(event, 'who'))
    const victim = crew === undefined ? [piles.ship] : [...(crew === own ? [piles.avatar] : []), avatarPile(crew)]
    motions.push({
      is: 'hits',
      from: striker === null ? [] : [striker],
      to: victim,
      words: card === null ? '' : call(write, 'card', card),
      beat: motions.length * pace,
    })
  }
  return motions
}

/** The 'Verse moves from the deck to the left, space by space. */
function push(was: State, is: State, heard: readonly HeardEvent[]): readonly Motion[] {
  const { dealt, moved, turned } = hiddenMoves(was, is, heard)
  const shown = was.verse.flatMap((space, from) => space.shown.cards.map((card) => ({ card, from })))
  const motions: Motion[] = [
    ...dealt.map((to): Motion => ({ is: 'comes', thing: hiddenThing(to), from: [piles.episode], beat: to })),
    ...moved.map(([to, from]) => moves(hiddenThing(to), hiddenThing(from), to)),
    ...turned.map(([card, from]): Motion => ({ ...moves(card, hiddenThing(from), from), turns: true })),
    ...shown.flatMap(({ card, from }) => {
      const to = is.verse.findIndex((space) => space.shown.cards.includes(card))
      return to === from ? [] : [moves(card, card, to < 0 ? from : to)]
    }),
  ]
  const first = Math.min(...motions.map(({ beat }) => beat))
  return motions.map((motion) => ({ ...motion, beat: motion.beat - first }))
}

function moves(thing: string, was: string, beat: number): Extract<Motion, { is: 'moves' }> {
  return { is: 'moves', thing, was, turns: false, beat }
}

/** New cards on the Bridge, in hand, and among what is played or offered. */
function arrivals(was: State, is: State, viewer: number | null): Motion[] {
  const known = inSight(was, viewer)
  const come = (cards: readonly CardId[], from: readonly string[], pace = 0): Motion[] =>
    cards.filter((card) => !known.has(card)).map((thing, n): Motion => ({ is: 'comes', thing, from, beat: n * pace }))
  const placeOfSeat = (seat: number) => crewOf(is, seat).map(avatarPile)
  return [
    ...come(onBridge(is), [piles.crew]),
    ...come(handOf(is, viewer), [piles.deck], perCard),
    ...come(
      is.turn.played.map(({ card }) => card),
      placeOfSeat(is.active),
    ),
    ...is.turn.coordinated.flatMap(({ card, owner }) => come([card], placeOfSeat(owner))),
  ]
}

/** Whatever was in sight and is not any more: to the pile it lies in now, or away. */
function departures(was: State, is: State, viewer: number | null): Motion[] {
  const stay = inSight(is, viewer)
  return [...inSight(was, viewer)]
    .filter((card) => !stay.has(card))
    .map((thing): Motion => ({ is: 'goes', thing, to: pileWith(was, is, thing, viewer), beat: 0 }))
}

/** Whose pile a card lies in now; what was reshuffled at once lies with whoever had the turn. What is defeated is gone. */
function pileWith(
  was: State,
  { players, defeatedCards, defeatedCharacters }: State,
  card: CardId,
  viewer: number | null,
) {
  if (defeatedCards.cards.includes(card) || defeatedCharacters.cards.includes(card)) return []
  const owner = players.find(({ discard }) => discard.cards.includes(card)) ?? players[was.active]
  if (!owner) return []
  return owner.seat === viewer ? [piles.discard, avatarPile(owner.crew)] : [avatarPile(owner.crew)]
}

/** All cards that the viewer sees lying on the table. */
function inSight(state: State, viewer: number | null): Set<CardId> {
  const { combatZone, verse, turn } = state
  return new Set([
    ...combatZone.cards,
    ...verse.flatMap(({ shown }) => shown.cards),
    ...onBridge(state),
    ...turn.coordinated.map(({ card }) => card),
    ...turn.played.map(({ card }) => card),
    ...handOf(state, viewer),
  ])
}

function onBridge({ bridge }: State): CardId[] {
  return bridge.flatMap((card) => card ?? [])
}

function handOf({ players }: State, viewer: number | null): readonly CardId[] {
  return viewer === null ? [] : (players[viewer]?.hand.cards ?? [])
}

function crewOf({ players }: State, seat: number) {
  const crew = players[seat]?.crew
  return crew === undefined ? [] : [crew]
}
