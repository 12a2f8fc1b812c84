import { isHiddenCard } from '@keep-flying/kernel'
import { type BoxCard, box, boxCard, miniDeck } from '../catalog/index.ts'
import { cardIn } from '../rules/table.ts'
import { sideJobsPerEpisode } from '../rules/team-size.ts'
import type { CardId, State } from '../state.ts'
import { letters } from '../vocabulary/index.ts'
import { tableFor } from './view-table.ts'

/** What a face-down Episode card may be: the printed list less what the viewer has seen, looks included. */

export interface HiddenOdds {
  /** How likely each kind is. */
  readonly kinds: ReadonlyMap<BoxCard['kind'], number>
  /** How likely each card is, by its id without the number of the copy. */
  readonly cards: ReadonlyMap<string, number>
}

/** What a face-down card of the 'Verse may be, by its space counted from 0; null where none lies or it is the timer. */
export function hiddenOddsAt(view: State, space: number): HiddenOdds | null {
  const { verse } = tableFor(view).state
  const card = verse[space]?.hidden.cards[0]
  if (card === undefined) return null
  if (isHiddenCard(card)) return hiddenOdds(view)
  return boxCard(card).kind === 'inevitable' ? null : oddsOf([{ card, odds: 1 }])
}

/** What the next card of the Episode deck, or any other that nobody has looked at, may be; null if none is left. */
export function hiddenOdds(view: State): HiddenOdds | null {
  const { own, jobs, jobsHidden } = unseen(view)
  const count = own.length + jobsHidden
  if (count === 0) return null
  return oddsOf([
    ...own.map((card) => ({ card, odds: 1 / count })),
    ...jobs.map((card) => ({ card, odds: jobsHidden / count / jobs.length })),
  ])
}

/** Which cards the viewer has not seen in this Episode: those of its own, and the Side Jobs of which some are among them. */
export function unseen(view: State): {
  readonly own: readonly CardId[]
  readonly jobs: readonly CardId[]
  readonly jobsHidden: number
} {
  const seen = new Set(cardsSeen(view))
  const jobs = box.sideJobs.filter((card) => !seen.has(card))
  const each = sideJobsPerEpisode(view.options)
  // Whatever an Episode has left is laid open when it ends, so those before it have shown all of theirs.
  const shown = box.sideJobs.length - jobs.length - each * letters.indexOf(view.letter)
  const jobsHidden = Math.max(0, each - shown)
  const own = miniDeck(view.episodes[view.letter]).filter((card) => !seen.has(card))
  return { own: withoutThoseInDecks(own, hiddenCount(view) - jobsHidden), jobs, jobsHidden }
}

/** Everything of this game that lies open to the viewer, or that they have looked at. */
function cardsSeen(view: State): CardId[] {
  const { verse } = tableFor(view).state
  return [
    ...verse.flatMap((space) => [...space.shown.cards, ...space.attached.cards, ...space.hidden.cards]),
    ...[view.combatZone, view.operations, view.defeatedCards, view.defeatedCharacters].flatMap(({ cards }) => cards),
    ...(view.episodeDeck.known ?? []).map(({ card }) => card),
    ...view.besideSerenity.map(({ card }) => card),
    ...view.serenity.flatMap(({ strike }) => strike ?? []),
    ...view.players.flatMap(({ hand, discard }) => [...hand.cards, ...discard.cards]),
    ...view.turn.played.map(({ card }) => card),
    ...view.turn.coordinated.map(({ card }) => card),
  ]
}

/** How many Episode cards lie face-down that the viewer does not know. */
function hiddenCount(view: State): number {
  const { verse } = tableFor(view).state
  const inVerse = verse.filter((space) => space.shown.cards.length === 0 && isUnknown(cardIn(space)))
  const { backs = [], known = [] } = view.episodeDeck
  return inVerse.length + backs.filter((back) => back !== 'inevitable').length - known.length
}

function isUnknown(card: CardId | null): boolean {
  return card !== null && isHiddenCard(card)
}

/** Episode Characters that have gone into somebody's deck are out of sight, but not among the face-down cards. */
function withoutThoseInDecks(own: readonly CardId[], places: number): CardId[] {
  let gone = own.length - places
  return own.filter((card) => boxCard(card).kind !== 'character' || gone-- <= 0)
}

function oddsOf(cards: readonly { readonly card: CardId; readonly odds: number }[]): HiddenOdds {
  const kinds = new Map<BoxCard['kind'], number>()
  const faces = new Map<string, number>()
  for (const { card, odds } of cards) {
    const boxed = boxCard(card)
    const face = 'card' in boxed ? boxed.card.id : boxed.kind
    kinds.set(boxed.kind, (kinds.get(boxed.kind) ?? 0) + odds)
    faces.set(face, (faces.get(face) ?? 0) + odds)
  }
  return { kinds, cards: faces }
}
