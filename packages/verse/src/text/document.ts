import { baseBox } from '../boxes.ts'
import type { CardId, Region, SupplyCard, SupplyDeckId } from '../vocabulary/index.ts'
import { cardText } from './english.ts'
import { tiles } from './names.ts'

/** All cards of the box in words, as one Markdown document. */
export function cardsDocument(): string {
  return [...opening, ...chapters.flatMap(({ title, lines }) => [`## ${title}`, '', ...lines()])]
    .join('\n')
    .replace(/\n+$/, '\n')
}

interface Chapter {
  readonly title: string
  readonly lines: () => string[]
}

const chapters: readonly Chapter[] = [
  { title: 'Supply decks', lines: supplyDecks },
  { title: 'Contacts and their jobs', lines: contactsAndJobs },
  { title: 'Leaders', lines: () => entries(3, [...baseBox.leaders]) },
  { title: 'Ships', lines: () => entries(3, [...baseBox.ships]) },
  { title: 'Starting drive cores', lines: () => entries(3, supplyOf(null)) },
  { title: 'Nav decks', lines: navDecks },
  { title: 'Misbehave deck', lines: () => entries(3, [...baseBox.misbehave]) },
  { title: 'Contact tiles', lines: () => entries(3, [...tiles], 'text') },
  { title: 'Stories', lines: storyCards },
]

const opening: readonly string[] = [
  '# Cards of Firefly: The Game',
  '',
  'Every card of the base box. Names and figures are those in print; the words are ours, made from the data the rules',
  'work with. This file is generated: change the cards, not the file.',
  '',
  ...chapters.map(({ title }) => `- [${title}](#${title.toLowerCase().replaceAll(' ', '-')})`),
  '',
]

interface Face {
  readonly name: string
  /** An open question about what is printed. */
  readonly check?: string
}

type Card = readonly [CardId, Face]

function supplyDecks(): string[] {
  return baseBox.supplyDecks.flatMap((deck) => {
    const cards = supplyOf(deck)
    return [`### ${placeName(deck)} (${cards.length} cards)`, '', ...entries(4, cards)]
  })
}

const kinds: readonly SupplyCard['kind'][] = ['crew', 'gear', 'upgrade', 'core']

function supplyOf(deck: SupplyDeckId | null): Card[] {
  const cards = [...baseBox.supply].filter(([, card]) => card.deck === deck)
  return kinds.flatMap((kind) => cards.filter(([, card]) => card.kind === kind))
}

function placeName(place: string): string {
  return baseBox.places.get(place)?.name ?? place
}

function contactsAndJobs(): string[] {
  return [...baseBox.contacts.values()].flatMap((contact) => {
    const jobs = [...baseBox.jobs].filter(([, job]) => job.contact === contact.id)
    return [`### ${contact.name} (${jobs.length} jobs)`, '', ...body(contact.id), ...entries(4, jobs)]
  })
}

const regions: readonly (readonly [Region, string])[] = [
  ['alliance', 'Alliance space'],
  ['border', 'Border space'],
  ['rim', 'Rim space'],
]

function navDecks(): string[] {
  return regions.flatMap(([region, title]) => {
    const cards = [...baseBox.nav].filter(([id]) => baseBox.navDecks[region]?.includes(id))
    return cards.length === 0 ? [] : [`### ${title} (${cards.length} cards)`, '', ...entries(4, cards, 'text')]
  })
}

function storyCards(): string[] {
  return [...baseBox.stories].flatMap(([id, story]) => [
    ...[`### ${story.name}`, '', story.summary, ''],
    ...body(id, 'text'),
    ...note(story),
  ])
}

/** Whether a card's first line gives its figures and stands by itself, or is text like the others. */
type FirstLine = 'figures' | 'text'

function entries(level: number, cards: readonly Card[], first: FirstLine = 'figures'): string[] {
  return cards.flatMap(([id, face], n) => {
    const copies = cards.filter(([, other]) => other === face).length
    if (cards.findIndex(([, other]) => other === face) < n) return []
    const title = copies === 1 ? face.name : `${face.name} ×${copies}`
    return [`${'#'.repeat(level)} ${title}`, '', ...body(id, first), ...note(face)]
  })
}

function body(id: CardId, first: FirstLine = 'figures'): string[] {
  const lines = cardText(id)
  const figures = first === 'figures' ? lines.slice(0, 1) : []
  const rest = lines.slice(figures.length).map(listed)
  return [...figures.flatMap((line) => [line, '']), ...rest, ...(rest.length === 0 ? [] : [''])]
}

/** The options of a card stand below the line that tells to choose. */
function listed(line: string): string {
  return line.startsWith('• ') ? `  - ${line.slice(2)}` : `- ${line}`
}

function note({ check }: Face): string[] {
  if (check === undefined) return []
  const words = check.charAt(0).toUpperCase() + check.slice(1)
  return [`_Note: ${words.endsWith('.') ? words : `${words}.`}_`, '']
}
