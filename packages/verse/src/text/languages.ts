import { type Messages, text, type Writer, writer } from '@keep-flying/kernel'
import type { Box } from '../box.ts'
import { baseBox, boxFor, wordsIn } from '../boxes/known.ts'
import { outcomes } from '../boxes/outcomes-en.ts'
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
import type { Line } from './describe-words.ts'
import { cardMessages } from './en/cards.ts'
import { gameMessages } from './en/game.ts'
import { nameInBox, nameInGame } from './names.ts'

/** A language the game can be read in: the templates that a table of the base game needs. Boxes bring theirs. */
export interface Language {
  readonly locale: string
  readonly messages: Messages
}

/** The language every client has; others are loaded by those who read them. */
export const english: Language = {
  locale: 'en',
  messages: { ...cardMessages, ...gameMessages, ...outcomes },
}

/** Writes the questions, options and events of a game. Captains go by the Leaders they have in the state as it goes on. */
export function writerFor(state: State, language: Language = english, madeUp?: Box): Writer {
  const box = madeUp ?? boxFor(state.options)
  return writer(language.locale, messagesIn(box, language), (name) => nameInGame(name, state, box))
}

/** What is the same for all games with a box: what its cards say, and its writers. */
interface BoxInWords {
  readonly texts: ReadonlyMap<string, readonly Line[]>
  readonly writers: WeakMap<Language, Writer>
}

const worded = new WeakMap<Box, BoxInWords>()

function inWords(box: Box): BoxInWords {
  const known = worded.get(box)
  if (known) return known
  const made = { texts: cardTexts(box), writers: new WeakMap<Language, Writer>() }
  worded.set(box, made)
  return made
}

const templates = new WeakMap<Box, WeakMap<Language, Messages>>()

/** All templates of a game with a box, which is at hand: the language's own, and those of the boxes. */
function messagesIn(box: Box, language: Language): Messages {
  const known = templates.get(box) ?? new WeakMap<Language, Messages>()
  templates.set(box, known)
  const messages = known.get(language) ?? { ...language.messages, ...wordsIn(language.locale) }
  known.set(language, messages)
  return messages
}

/** Writes what is the same for all games with a box: the words on its cards, and the names of things. */
export function writerOf(box: Box, language: Language = english): Writer {
  const { writers } = inWords(box)
  const known = writers.get(language)
  if (known) return known
  const made = writer(language.locale, messagesIn(box, language), (name) => nameInBox(name, box))
  writers.set(language, made)
  return made
}

function textsOf<T>(
  cards: ReadonlyMap<string, T>,
  describe: (card: T) => readonly Line[],
): (readonly [string, readonly Line[]])[] {
  return [...cards].map(([id, card]) => [id, describe(card)])
}

function cardTexts(box: Box): ReadonlyMap<string, readonly Line[]> {
  return new Map([
    ...textsOf(box.supply, describeSupplyCard),
    ...textsOf(box.leaders, describeLeader),
    ...textsOf(box.ships, describeShip),
    ...textsOf(box.contacts, describeContact),
    ...textsOf(box.jobs, (job) => describeJob(job, box.parts)),
    ...textsOf(box.others, (card) => box.parts.flatMap(({ texts }) => texts?.other?.(card) ?? [])),
    ...textsOf(box.extras, (card) => box.parts.flatMap(({ texts }) => texts?.extra?.(card) ?? [])),
    ...textsOf(box.nav, describeNavCard),
    ...textsOf(box.misbehave, describeMisbehaveCard),
    ...textsOf(box.stories, (card) => describeStory(card, box.parts)),
    ...textsOf(box.setUps, (card) => describeSetUp(card, box.parts)),
    ...textsOf(box.tiles, describeTile),
  ])
}

/** What a card says. Contacts, stories, set-up cards and contact tiles count as cards too. */
export function describeCard(id: CardId, box: Box = baseBox): readonly Line[] {
  const texts = inWords(box).texts.get(id)
  if (!texts) throw new Error(`There is no card "${id}" in the box.`)
  return texts
}

/** What a card says, line by line, its name apart. Ways to go on stand under each other as in a list. */
export function cardText(id: CardId, box: Box = baseBox, language: Language = english): string[] {
  const write = writerOf(box, language)
  return describeCard(id, box).map((line) => (line.part === 'item' ? `• ${write(line)}` : write(line)))
}

/** What a sector is called. */
export function sectorText(id: SectorId, box: Box = baseBox, language: Language = english): string {
  return writerOf(box, language)(text('option.sector', { sector: { name: 'sector', id } }))
}

/** What a story is about, in a sentence. */
export function storySummary(id: string, box: Box = baseBox, language: Language = english): string {
  return writerOf(box, language)(text(`story.summary.${id}`))
}
