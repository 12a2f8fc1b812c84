import type { CardId } from '../state.ts'
import type {
  CharacterCard,
  Crew,
  CrewStrike,
  EnemyCard,
  Episode,
  EpisodeCard,
  EpisodeText,
  Inevitable,
  Letter,
  ShipStrike,
  SideJob,
  Upgrade,
} from '../vocabulary/index.ts'
import { avatars } from './avatars.ts'
import { browncoats } from './browncoats.ts'
import { crewStrikes } from './crew-strikes.ts'
import { episodes } from './episodes/index.ts'
import { inevitableCards } from './inevitable.ts'
import { type Printed, print, sortTexts, type Texts } from './printed.ts'
import { shipStrikes } from './ship-strikes.ts'
import { sideJobs } from './side-jobs.ts'
import { stacks } from './stacks/index.ts'
import { startingCards } from './starting-cards.ts'
import { upgrades } from './upgrades.ts'

/** How many Talents and Flaws the box has. */
const talentCount = 15
const flawCount = 20

/** A card of the box, and what sort of card it is. */
export type BoxCard =
  | { readonly kind: 'character'; readonly card: CharacterCard }
  | { readonly kind: 'talent' | 'flaw' }
  | { readonly kind: 'crew-strike'; readonly card: CrewStrike }
  | { readonly kind: 'ship-strike'; readonly card: ShipStrike; readonly labelled?: true }
  | { readonly kind: 'upgrade'; readonly card: Upgrade }
  | { readonly kind: 'side-job'; readonly card: SideJob }
  | { readonly kind: 'inevitable'; readonly card: Inevitable }
  | { readonly kind: 'enemy'; readonly card: EnemyCard }
  | { readonly kind: 'goal' | 'event' | 'special'; readonly card: EpisodeText }

const known = new Map<CardId, BoxCard>()
const printed = new Map<CardId, Printed>()

/** Gives every copy of a card an id of its own. Copies are alike, so the number tells nothing. */
function copies(face: string, count: number, card: BoxCard): CardId[] {
  const ids = Array.from({ length: count }, (_, n) => (count === 1 ? face : `${face}#${n + 1}`))
  add(ids, card)
  return ids
}

function add(ids: readonly CardId[], card: BoxCard): void {
  const face = print(card)
  for (const id of ids) {
    known.set(id, card)
    printed.set(id, face)
  }
}

function all<C extends { readonly id: string; readonly copies: number }>(
  cards: readonly C[],
  boxed: (card: C) => BoxCard,
): CardId[] {
  return cards.flatMap((card) => copies(card.id, card.copies, boxed(card)))
}

const character = (card: CharacterCard): BoxCard => ({ kind: 'character', card })

/** What sort of card an Episode card is. */
function episodeCard(card: EpisodeCard): BoxCard {
  switch (card.type) {
    case 'crew':
    case 'ship':
      return { kind: 'enemy', card }
    case 'character':
      return { kind: 'character', card }
    case 'ship-strike':
      return { kind: 'ship-strike', card, labelled: true }
    default:
      return { kind: card.type, card }
  }
}

/** The printed copies of every deck and stack. */
export const box = {
  starting: all(startingCards, character),
  talents: copies('talent', talentCount, { kind: 'talent' }),
  flaws: copies('flaw', flawCount, { kind: 'flaw' }),
  browncoats: all(browncoats, character),
  crewStrikes: all(crewStrikes, (card) => ({ kind: 'crew-strike', card })),
  shipStrikes: all(shipStrikes, (card) => ({ kind: 'ship-strike', card })),
  upgrades: all(upgrades, (card) => ({ kind: 'upgrade', card })),
  sideJobs: all(sideJobs, (card) => ({ kind: 'side-job', card })),
  inevitable: all(inevitableCards, (card) => ({ kind: 'inevitable', card })),
} as const

/** The stack of each crew member. */
export const stackOf: Readonly<Record<Crew, readonly CardId[]>> = {
  mal: all(stacks.mal, character),
  zoe: all(stacks.zoe, character),
  wash: all(stacks.wash, character),
  jayne: all(stacks.jayne, character),
  kaylee: all(stacks.kaylee, character),
  inara: all(stacks.inara, character),
  book: all(stacks.book, character),
  simon: all(stacks.simon, character),
  river: all(stacks.river, character),
}

const miniDecks = new Map(episodes.map(({ number, deck }) => [number, all(deck, episodeCard)]))

/** The cards of an Episode's own, by its number in the series. */
export function miniDeck(episode: number): readonly CardId[] {
  const deck = miniDecks.get(episode)
  if (!deck) throw new Error(`There is no Episode ${episode}.`)
  return deck
}

const byNumber = new Map(episodes.map((episode) => [episode.number, episode]))

/** The Ship Strikes among the cards of an Episode. */
export function labelledIn(episode: number): CardId[] {
  return miniDeck(episode).filter((card) => boxCard(card).kind === 'ship-strike')
}

/** All printed copies of a card. */
export function copiesOf(face: string): CardId[] {
  return [...known].flatMap(([id, boxed]) => ('card' in boxed && boxed.card.id === face ? id : []))
}

export function episodeOf(number: number): Episode {
  const episode = byNumber.get(number)
  if (!episode) throw new Error(`There is no Episode ${number}.`)
  return episode
}

const objectives = new Map(episodes.map(({ number, abilities }) => [number, sortTexts(abilities)]))

/** The texts of an Episode's Objective. */
export function textsOfObjective(episode: number): Texts {
  const texts = objectives.get(episode)
  if (!texts) throw new Error(`There is no Episode ${episode}.`)
  return texts
}

export function episodesWith(letter: Letter): Episode[] {
  return episodes.filter((episode) => episode.letter === letter)
}

/** What is printed on a card. */
export function boxCard(id: CardId): BoxCard {
  return printedOn(id).boxed
}

/** The same, sorted for rules that look something up. */
export function printedOn(id: CardId): Printed {
  const face = printed.get(id)
  if (!face) throw new Error(`There is no card "${id}".`)
  return face
}

const unprinted = new Set<CardId>()

/** Adds a card that is not in the box, for trying a text that no printed card has. */
export function makeUp(id: CardId, card: BoxCard): void {
  add([id], card)
  unprinted.add(id)
}

export function isMadeUp(id: CardId): boolean {
  return unprinted.has(id)
}

/** Every card of the game by its id. */
export const allCards: ReadonlyMap<CardId, BoxCard> = known

export { avatars, episodes, stacks }
