import { type Messages, type Name, type Text, text, type Writer, writer } from '@keep-flying/kernel'
import type { Box } from '../box.ts'
import { baseBox } from '../boxes.ts'
import { challengeTexts } from '../expansions/blue-sun/text/describe-challenge.ts'
import { messages as blueSunMessages } from '../expansions/blue-sun/text/en.ts'
import type { State } from '../state.ts'
import type { CardId, SectorId } from '../vocabulary/index.ts'
import {
  describeContact,
  describeJob,
  describeLeader,
  describeMisbehaveCard,
  describeNavCard,
  describeSetUp,
  describeShip,
  describeStory,
  describeSupplyCard,
  describeTile,
} from './describe.ts'
import { cardMessages } from './en/cards.ts'
import { gameMessages } from './en/game.ts'
import { nameInBox, nameInGame, tiles } from './names.ts'

/** The game in English. */

const englishMessages: Messages = { ...cardMessages, ...gameMessages, ...blueSunMessages }

function english(nameFor: (name: Name) => string | Text): Writer {
  const write: Writer = writer('en', englishMessages, (name) => {
    const called = nameFor(name)
    return typeof called === 'string' ? called : write(called)
  })
  return write
}

/** Writes the questions, options and events of a game. Captains go by the Leaders they have in the state as it goes on. */
export function englishFor(state: State): Writer {
  return english((name) => nameInGame(name, state))
}

/** What is the same for all games with a box: its writer, and what its cards say. */
interface BoxInEnglish {
  readonly write: Writer
  readonly texts: ReadonlyMap<string, readonly Text[]>
}

const written = new WeakMap<Box, BoxInEnglish>()

function inEnglish(box: Box): BoxInEnglish {
  const known = written.get(box)
  if (known) return known
  const made = { write: english((name) => nameInBox(name, box)), texts: cardTexts(box) }
  written.set(box, made)
  return made
}

function textsOf<T>(
  cards: ReadonlyMap<string, T>,
  describe: (card: T) => readonly Text[],
): (readonly [string, readonly Text[]])[] {
  return [...cards].map(([id, card]) => [id, describe(card)])
}

function cardTexts(box: Box): ReadonlyMap<string, readonly Text[]> {
  return new Map([
    ...textsOf(box.supply, describeSupplyCard),
    ...textsOf(box.leaders, describeLeader),
    ...textsOf(box.ships, describeShip),
    ...textsOf(box.contacts, describeContact),
    ...textsOf(box.jobs, describeJob),
    ...textsOf(box.others, ({ id }) => otherTexts.get(id) ?? []),
    ...textsOf(box.nav, describeNavCard),
    ...textsOf(box.misbehave, describeMisbehaveCard),
    ...textsOf(box.stories, describeStory),
    ...textsOf(box.setUps, describeSetUp),
    ...textsOf(tiles, describeTile),
  ])
}

/** What the cards say that contacts hand out beside jobs, a line a box. */
const otherTexts: ReadonlyMap<CardId, readonly Text[]> = new Map([...challengeTexts])

/** What a card says. Contacts, stories, set-up cards and contact tiles count as cards too. */
export function describeCard(id: CardId, box: Box = baseBox): readonly Text[] {
  const texts = inEnglish(box).texts.get(id)
  if (!texts) throw new Error(`There is no card "${id}" in the box.`)
  return texts
}

/** What a card says, line by line, its name apart. */
export function cardText(id: CardId, box: Box = baseBox): string[] {
  return describeCard(id, box).map(inEnglish(box).write)
}

/** What a sector is called. */
export function sectorText(id: SectorId, box: Box = baseBox): string {
  return inEnglish(box).write(text('option.sector', { sector: { name: 'sector', id } }))
}
