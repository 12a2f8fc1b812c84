import { documentOf, type Name, timesName } from '@keep-flying/kernel'
import { crates } from '../catalog/crates.ts'
import { box, boxCrew, challengeCard, equipmentCards, goonCards, jobs, passengers } from '../catalog/index.ts'
import { locks } from '../catalog/locks.ts'
import { safes } from '../catalog/safes.ts'
import { type ChallengeDeck, type CrewCard, goonTypes, type Job } from '../vocabulary/index.ts'
import {
  describeChallenge,
  describeCrewCard,
  describeDowned,
  describeEquipment,
  describeFind,
  describeGoonCard,
  describeGoonType,
  describeLock,
} from './describe.ts'
import { describeJob } from './describe-jobs.ts'
import { drawMap, mapLegend } from './draw-map.ts'
import { writerOf } from './languages.ts'
import type { Line } from './words.ts'

const called = (name: Name['name'], id: string) => writerOf().nameOf({ name, id })

/** All cards, tokens and Jobs of the game in words, as one Markdown document. */
export function cardsDocument(): string {
  const about = [
    'Every card, token and Job of the box. Names and counts that the rulebook gives are those in print. The printed cards',
    'are not publicly known, so all else is of our own making; the words are made from the data the rules work with. This',
    'file is generated: change the cards, not the file.',
  ]
  return documentOf('Cards of Firefly Adventures: Brigands & Browncoats', about, [
    { title: 'Jobs', lines: [mapLegend, '', ...jobs.flatMap(job)] },
    { title: 'Crew', lines: boxCrew.flatMap(crew) },
    { title: 'Passengers', lines: passengers.flatMap(crew) },
    { title: 'Downed', lines: entry(3, 'Downed', describeDowned()) },
    {
      title: 'Goons',
      lines: [
        ...goonTypes.flatMap((type) => entry(3, type === 'thug' ? 'Thugs' : 'Cowboys', describeGoonType(type))),
        ...goonCards.flatMap((card) => entry(3, called('goon-card', card.id), describeGoonCard(card))),
      ],
    },
    {
      title: 'Equipment',
      lines: equipmentCards.flatMap((card) =>
        entry(3, timesName({ name: called('card', card.id), copies: card.copies }), describeEquipment(card)),
      ),
    },
    { title: 'Tech Challenges', lines: challenges('tech') },
    { title: 'Negotiation Challenges', lines: challenges('negotiation') },
    {
      title: 'Locked Tokens',
      lines: locks.flatMap((lock) =>
        entry(3, timesName({ name: called('lock', lock.id), copies: lock.copies }), describeLock(lock)),
      ),
    },
    {
      title: 'Crates',
      lines: crates.flatMap((crate) =>
        entry(3, timesName({ name: called('crate', crate.id), copies: crate.copies }), describeFind(crate)),
      ),
    },
    {
      title: 'Safes',
      lines: safes.flatMap((safe) =>
        entry(3, timesName({ name: called('safe', safe.id), copies: safe.copies }), describeFind(safe)),
      ),
    },
  ])
}

const crew = (card: CrewCard) => entry(3, called('crew', card.id), describeCrewCard(card))

const challenges = (deck: ChallengeDeck) =>
  box.challenges[deck].flatMap((id) =>
    entry(3, `${called('challenge', id)} (${id})`, describeChallenge(challengeCard(id))),
  )

function job(sheet: Job): string[] {
  return [`### ${called('job', sheet.id)}`, '', '```', ...drawMap(sheet), '```', '', ...body(describeJob(sheet))]
}

function entry(level: number, title: string, lines: readonly Line[]): string[] {
  return [`${'#'.repeat(level)} ${title}`, '', ...body(lines)]
}

function body(lines: readonly Line[]): string[] {
  const write = writerOf()
  const [first, ...others] = lines
  const listed = first?.part === 'figures' ? others : lines
  return [
    ...(first?.part === 'figures' ? [write(first), ''] : []),
    ...listed.map((line) => (line.part === 'title' ? `- **${write(line)}**` : `- ${write(line)}`)),
    ...(listed.length === 0 ? [] : ['']),
  ]
}
