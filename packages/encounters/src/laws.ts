import { checkDecisions, checkPlaces, law, type Match } from '@keep-flying/kernel'
import { tableFor } from './ask/view-table.ts'
import { box, boxCard, isMadeUp, miniDeck, stackOf } from './catalog/index.ts'
import type { Options } from './options.ts'
import { isBeaten } from './rules/defeated.ts'
import { startingCards } from './rules/set-up.ts'
import type { CardId, Main, State, StrikeDeck } from './state.ts'
import { crewMembers, letters } from './vocabulary/index.ts'

/** What holds at every moment of every game, whatever anybody does. */

/** Throws if a law of the game does not hold. */
export function checkLaws(match: Match<State, Options>): void {
  const { state } = match
  law(!match.over || state.end !== null, 'A game that is over has an end.')
  law(match.over === state.finished, 'The game is over exactly when it is finished.')
  checkDecisions(match)
  if (state.mains.length === 0) return
  checkPlaces(placed(state), inGame(state))
  checkVerse(state)
  checkFigures(state)
  checkStrikes(state.crewStrikes)
  checkStrikes(state.shipStrikes)
  for (const main of state.mains) checkMain(state, main)
}

/** Where every card lies. */
function* placed(state: State): Generator<CardId> {
  const zones = [
    ...[state.talents, state.flaws, state.browncoats, state.crewDeck, state.upgrades, state.offered],
    ...[state.crewStrikes, state.shipStrikes].flatMap(({ deck, discard }) => [deck, discard]),
    ...[state.drawnStrikes, state.episodeDeck, state.sideJobs, state.combatZone, state.operations],
    ...Object.values(state.waiting),
    ...state.verse.flatMap(({ hidden, shown, attached }) => [hidden, shown, attached]),
    ...[state.defeatedCards, state.defeatedCharacters, state.timers, state.unseenTimers],
    ...state.players.flatMap(({ deck, hand, discard }) => [deck, hand, discard]),
    ...(state.leftOut ? [state.leftOut] : []),
  ]
  for (const { cards } of zones) yield* cards
  for (const card of state.bridge) if (card !== null) yield card
  for (const { strike, upgrade } of state.serenity) {
    if (strike !== null) yield strike
    if (upgrade !== null) yield upgrade
  }
  for (const { card } of state.besideSerenity) yield card
  for (const { strikes } of state.mains) for (const { card } of strikes) yield card
  for (const { card, copyOf, gone } of state.turn.played) if (copyOf === undefined && !gone) yield card
  for (const { card } of state.turn.coordinated) yield card
}

/** The cards of the game, what a campaign has brought from other Episodes, and what a test has made up. */
function inGame(state: State): Set<CardId> {
  const supporting = crewMembers.filter((crew) => !state.mains.some((main) => main.crew === crew))
  const fixed = [
    ...[box.talents, box.flaws, box.browncoats, box.crewStrikes, box.shipStrikes, box.upgrades],
    ...[box.sideJobs, box.inevitable],
    ...state.players.map(({ seat }) => startingCards(seat)),
    ...supporting.map((crew) => stackOf[crew]),
    ...letters.map((letter) => miniDeck(state.episodes[letter])),
  ]
  const cards = new Set(fixed.flat())
  for (const card of placed(state))
    if (isMadeUp(card) || (state.options.handed && boxCard(card).kind === 'enemy')) cards.add(card)
  return cards
}

/** A space holds one card at most, and spaces to the right of the Inevitable card hold none. */
function checkVerse({ verse }: State): void {
  let gone = false
  for (const [index, { hidden, shown }] of [...verse.entries()].reverse()) {
    const cards = [...hidden.cards, ...shown.cards]
    law(cards.length <= 1, `Space ${index + 1} holds ${cards.length} cards.`)
    law(!gone || cards.length === 0, `Space ${index + 1} is to the right of the Inevitable card and not empty.`)
    gone ||= cards.some((card) => boxCard(card).kind === 'inevitable')
  }
}

function checkFigures({ turn, credits, counters, counted, players, besideSerenity, preparation }: State): void {
  // More may be lost than was earned so far.
  law(Number.isInteger(credits), `There are ${credits} Credits.`)
  const figures = { preparation, recruit: turn.recruit, attack: turn.attack, scanned: turn.scanned }
  for (const [name, n] of Object.entries(figures)) law(isCount(n), `There is ${n} of "${name}".`)
  for (const { n } of turn.restricted) law(isCount(n) && n > 0, `There is ${n} restricted Attack.`)
  for (const { n } of turn.avoidances) law(n === 'all' || n > 0, `There are ${n} strikes to avoid.`)
  for (const { credits: worth } of besideSerenity) law(isCount(worth), `A card is worth ${worth} Credits.`)
  for (const [key, of] of Object.entries(counters))
    for (const [name, n] of Object.entries(of)) law(isCount(n), `The counter "${name}" of "${key}" is ${n}.`)
  law(new Set(counted).size === counted.length, 'A turn was counted twice for the Inevitable card.')
  law(
    counted.every((seat) => players[seat] !== undefined),
    'The Inevitable card counts a seat that is not there.',
  )
}

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0
}

/** A strike deck that has run out is made anew at once. */
function checkStrikes({ deck, discard }: StrikeDeck): void {
  law(deck.cards.length > 0 || discard.cards.length === 0, 'A strike deck was not made anew.')
}

/** Damage that is enough defeats at once, and whoever is defeated holds no cards. */
function checkMain(state: State, main: Main): void {
  for (const { card, damage } of main.strikes) law(isCount(damage), `The strike "${card}" does ${damage} damage.`)
  law(main.down || !isBeaten(tableFor(state), main), `${main.crew} should be defeated.`)
  const player = main.seat === null ? undefined : state.players[main.seat]
  law(!main.down || !player || player.hand.cards.length === 0, `${main.crew} is defeated and holds cards.`)
}
