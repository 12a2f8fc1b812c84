import { type DocumentChapter, documentOf, text, timesName, type Writer } from '@keep-flying/kernel'
import type { Box, Module } from '../box.ts'
import { boxWith } from '../boxes/index.ts'
import { base } from '../catalog/index.ts'
import type { CardId, SupplyCard, SupplyDeckId } from '../vocabulary/index.ts'
import type { Line } from './describe-words.ts'
import { describeCard, storySummary, writerOf } from './languages.ts'

/** All cards that a box brings in words, as one Markdown document. */
export function cardsDocument(module: Module = base): string {
  const box = module === base ? 'base' : module.name
  const about = [
    `Every card of the ${box} box. Names and figures are those in print; the words are ours, made from the data the rules`,
    'work with. This file is generated: change the cards, not the file.',
  ]
  return documentOf(`Cards of ${module.name}`, about, new Pages(module).chapters())
}

interface Face {
  readonly name: string
  /** An open question about what is printed. */
  readonly check?: string
}

type Card = readonly [CardId, Face]

const kinds: readonly SupplyCard['kind'][] = ['crew', 'gear', 'upgrade', 'core']

/** Whether a card's first line gives its figures and stands by itself, or is text like the others. */
type FirstLine = 'figures' | 'text'

/** The cards of one box, read with the base box and those that its cards need beside it. */
class Pages {
  readonly #module: Module
  readonly #box: Box

  constructor(module: Module) {
    this.#module = module
    const besides = [...module.stories, ...module.setUps, ...module.jobs, ...module.supply].flatMap(
      ({ needsBoxes = [] }) => needsBoxes,
    )
    this.#box = boxWith(module === base ? [] : [...new Set([module.id, ...besides])])
  }

  chapters(): DocumentChapter[] {
    const { leaders, ships, misbehave, setUps, extras = [] } = this.#module
    return [
      { title: 'Supply decks', lines: this.#supplyDecks() },
      { title: 'Contacts and their jobs', lines: this.#contactsAndJobs() },
      { title: 'Other decks', lines: [...this.#jobsOfNobody(), ...this.#entries(3, withIds(extras), 'text')] },
      { title: 'Leaders', lines: this.#entries(3, withIds(leaders)) },
      { title: 'Ships', lines: this.#entries(3, withIds(ships)) },
      { title: 'Starting drive cores', lines: this.#entries(3, this.#supplyOf(null)) },
      { title: 'Nav decks', lines: this.#navDecks() },
      { title: 'Misbehave deck', lines: this.#entries(3, ofFaces(this.#box.misbehave, misbehave)) },
      { title: 'Contact tiles', lines: this.#entries(3, Object.entries(this.#module.tiles ?? {}), 'text') },
      { title: 'Set Up cards', lines: this.#entries(3, withIds(setUps), 'text') },
      { title: 'Stories', lines: this.#storyCards() },
    ]
  }

  #supplyDecks(): string[] {
    return this.#box.supplyDecks.flatMap((deck) => {
      const cards = this.#supplyOf(deck)
      const title = `### ${this.#box.places.get(deck)?.name ?? deck} (${counted(cards.length, 'card')})`
      return cards.length === 0 ? [] : [title, '', ...this.#entries(4, cards)]
    })
  }

  /** What a ship brings along is named with the ship: it lies in no deck. */
  #supplyOf(deck: SupplyDeckId | null): Card[] {
    const faces = this.#module.supply.filter((card) => card.deck === deck)
    const ofKind = (kind: SupplyCard['kind']) =>
      ofFaces(
        this.#box.supply,
        faces.filter((card) => card.kind === kind),
      )
    return kinds.flatMap(ofKind).filter(([id]) => !this.#box.withShips.has(id))
  }

  /** Contacts of other boxes appear with the jobs this box adds. */
  #contactsAndJobs(): string[] {
    const { contacts, jobs, others } = this.#module
    return [...this.#box.contacts.values()].flatMap((contact) => {
      const theirJobs = withIds(jobs.filter((job) => job.contact === contact.id))
      const theirOthers = others.filter((card) => card.contact === contact.id)
      const otherKinds = [...new Set(theirOthers.map((card) => card.kind))]
      const counts = [
        ...(theirJobs.length === 0 ? [] : [counted(theirJobs.length, 'job')]),
        ...otherKinds.map((kind) => counted(theirOthers.filter((card) => card.kind === kind).length, kind)),
      ]
      if (counts.length === 0) return []
      const own = contacts.includes(contact) ? this.#body(contact.id) : []
      const cards = this.#entries(4, [...theirJobs, ...withIds(theirOthers)])
      return [`### ${contact.name} (${counts.join(', ')})`, '', ...own, ...cards]
    })
  }

  /** Jobs that no contact hands out. */
  #jobsOfNobody(): string[] {
    return this.#entries(3, withIds(this.#module.jobs.filter(({ contact }) => contact === null)))
  }

  #navDecks(): string[] {
    const regions = new Set([...this.#box.sectors.values()].map((sector) => sector.region))
    return [...regions].flatMap((region) => {
      const deck = this.#box.navDecks[region] ?? []
      const cards = (this.#module.nav[region] ?? []).flatMap(({ card, copies }) =>
        deck
          .filter((id) => this.#box.nav.get(id) === card)
          .slice(0, copies)
          .map((id): Card => [id, card]),
      )
      if (cards.length === 0) return []
      const removed = this.#module.navRemoved[region] ?? []
      return [
        ...[`### ${writerOf(this.#box)(text(`region.${region}`))} (${counted(cards.length, 'card')})`, ''],
        ...(removed.length === 0
          ? []
          : [
              `In place of ${removed.map(timesName).join(', ')} of ${region in base.nav ? 'the base box' : 'other boxes'}.`,
              '',
            ]),
        ...this.#entries(4, cards, 'text'),
      ]
    })
  }

  #storyCards(): string[] {
    return this.#module.stories.flatMap((story) => [
      ...[`### ${story.name}`, '', storySummary(story.id, this.#box), ''],
      ...this.#body(story.id, 'text'),
      ...note(story),
    ])
  }

  #entries(level: number, cards: readonly Card[], first: FirstLine = 'figures'): string[] {
    const pages = cards.map(([id, face]) => [face.name, ...this.#body(id, first), ...note(face)])
    const faces = pages.map(String)
    return pages.flatMap(([name = '', ...lines], n) => {
      const copies = faces.filter((face) => face === faces[n]).length
      if (faces.indexOf(String(faces[n])) < n) return []
      return [`${'#'.repeat(level)} ${timesName({ name, copies })}`, '', ...lines]
    })
  }

  #body(id: CardId, first: FirstLine = 'figures'): string[] {
    const lines = describeCard(id, this.#box)
    const write = writerOf(this.#box)
    const figures = first === 'figures' ? lines.slice(0, 1) : []
    const rest = lines.slice(figures.length).map((line) => listed(line, write))
    return [...figures.flatMap((line) => [write(line), '']), ...rest, ...(rest.length === 0 ? [] : [''])]
  }
}

function withIds<T extends Face & { readonly id: CardId }>(cards: readonly T[]): Card[] {
  return cards.map((card) => [card.id, card])
}

/** All copies of the faces. */
function ofFaces<T extends Face>(cards: ReadonlyMap<CardId, T>, faces: readonly T[]): Card[] {
  return [...cards].filter(([, card]) => faces.includes(card))
}

function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}

/** The options of a card stand below the line that tells to choose. */
function listed(line: Line, write: Writer): string {
  return `${line.part === 'item' ? '  ' : ''}- ${write(line)}`
}

function note({ check }: Face): string[] {
  if (check === undefined) return []
  const words = check.charAt(0).toUpperCase() + check.slice(1)
  return [`_Note: ${words.endsWith('.') ? words : `${words}.`}_`, '']
}
