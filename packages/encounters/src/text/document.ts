import { documentOf, timesName } from '@keep-flying/kernel'
import { allCards, avatars, box, episodes, miniDeck, stackOf } from '../catalog/index.ts'
import type { CardId } from '../state.ts'
import { crewMembers } from '../vocabulary/index.ts'
import type { Line } from './describe-words.ts'
import { describeCard, writerOf } from './languages.ts'
import { nameOf } from './names.ts'

/** All cards of the game in words, as one Markdown document. */
export function cardsDocument(): string {
  const about = [
    'Every card of the box. Names and counts that the rulebook gives are those in print. The printed cards are not publicly',
    'known, so all else is of our own making; the words are made from the data the rules work with. This file is generated:',
    'change the cards, not the file.',
  ]
  return documentOf('Cards of Legendary Encounters: Firefly', about, [
    { title: 'Avatars', lines: avatars.flatMap(({ crew, name }) => entry(3, name, describeCard(`avatar-${crew}`))) },
    {
      title: 'Starting cards',
      lines: entries(3, [...box.starting, ...box.talents, ...box.flaws]),
    },
    { title: 'Character stacks', lines: crewMembers.flatMap((crew) => stack(crew)) },
    { title: 'Browncoats', lines: entries(3, box.browncoats) },
    { title: 'Upgrades', lines: entries(3, box.upgrades) },
    { title: 'Crew Strikes', lines: entries(3, box.crewStrikes) },
    { title: 'Ship Strikes', lines: entries(3, box.shipStrikes) },
    { title: 'Side Jobs', lines: entries(3, box.sideJobs) },
    { title: 'Inevitable cards', lines: entries(3, box.inevitable) },
    { title: 'Episodes', lines: episodes.flatMap(({ number, name }) => episode(number, name)) },
  ])
}

function stack(crew: (typeof crewMembers)[number]): string[] {
  const cards = stackOf[crew]
  const name = avatars.find((avatar) => avatar.crew === crew)?.name ?? crew
  return [`### ${name} (${cards.length} cards)`, '', ...entries(4, cards)]
}

function episode(number: number, name: string): string[] {
  const deck = miniDeck(number)
  return [...entry(3, name, describeCard(`objective-${number}`)), ...entries(4, deck)]
}

/** Each face once, with the number of its copies. */
function entries(level: number, ids: readonly CardId[]): string[] {
  const faces = [...new Set(ids.map((id) => allCards.get(id)))]
  return faces.flatMap((face) => {
    const copies = ids.filter((id) => allCards.get(id) === face)
    const [id] = copies
    return id === undefined
      ? []
      : entry(level, timesName({ name: nameOf(id), copies: copies.length }), describeCard(id))
  })
}

function entry(level: number, title: string, [figures, ...lines]: readonly Line[]): string[] {
  const write = writerOf()
  return [
    ...[`${'#'.repeat(level)} ${title}`, ''],
    ...(figures ? [write(figures), ''] : []),
    ...lines.map((line) => listed(line.part, write(line))),
    ...(lines.length === 0 ? [] : ['']),
  ]
}

/** What belongs to something named stands below it. */
function listed(part: Line['part'], words: string): string {
  return part === 'title' ? `- **${words}**` : `- ${words}`
}
