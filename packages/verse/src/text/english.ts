import { type Messages, type Name, type Text, text, type Writer, writer } from '@keep-flying/kernel'
import { baseBox } from '../boxes.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import type { CardId, SectorId } from '../vocabulary/index.ts'
import {
  describeContact,
  describeJob,
  describeLeader,
  describeMisbehaveCard,
  describeNavCard,
  describeShip,
  describeStory,
  describeSupplyCard,
  describeTile,
} from './describe.ts'
import { cardMessages } from './en/cards.ts'
import { gameMessages } from './en/game.ts'
import { nameInBox, nameInGame, tiles } from './names.ts'

/** The game in English. */

const englishMessages: Messages = { ...cardMessages, ...gameMessages }

function english(nameFor: (name: Name) => string | Text): Writer {
  const write: Writer = writer('en', englishMessages, (name) => {
    const called = nameFor(name)
    return typeof called === 'string' ? called : write(called)
  })
  return write
}

/** Writes the questions, options and events of a game. Captains go by the Leaders they have in the state as it goes on. */
export function englishFor(state: State, options: Options): Writer {
  return english((name) => nameInGame(name, state, options))
}

const writeBox = english(nameInBox)

function textsOf<T>(
  cards: ReadonlyMap<string, T>,
  describe: (card: T) => readonly Text[],
): (readonly [string, readonly Text[]])[] {
  return [...cards].map(([id, card]) => [id, describe(card)])
}

const cardTexts: ReadonlyMap<string, readonly Text[]> = new Map([
  ...textsOf(baseBox.supply, describeSupplyCard),
  ...textsOf(baseBox.leaders, describeLeader),
  ...textsOf(baseBox.ships, describeShip),
  ...textsOf(baseBox.contacts, describeContact),
  ...textsOf(baseBox.jobs, describeJob),
  ...textsOf(baseBox.nav, describeNavCard),
  ...textsOf(baseBox.misbehave, describeMisbehaveCard),
  ...textsOf(baseBox.stories, describeStory),
  ...textsOf(tiles, describeTile),
])

/** What a card says. Contacts, stories and contact tiles count as cards too. */
export function describeCard(id: CardId): readonly Text[] {
  const texts = cardTexts.get(id)
  if (!texts) throw new Error(`There is no card "${id}" in the box.`)
  return texts
}

/** What a card says, line by line, its name apart. */
export function cardText(id: CardId): string[] {
  return describeCard(id).map(writeBox)
}

/** What a sector is called. */
export function sectorText(id: SectorId): string {
  return writeBox(text('option.sector', { sector: { name: 'sector', id } }))
}
