import {
  avatars,
  box,
  boxCard,
  type CardId,
  crewMembers,
  describeAvatar,
  describeBoxCard,
  describeObjective,
  english,
  episodes,
  miniDeck,
  nameOf,
  stackOf,
  writerOf,
} from '@keep-flying/encounters'
import type { Card, CardLine } from '../../terminal/game.ts'

/** All cards of the box, in words. */

const write = writerOf(english)

interface Sort {
  readonly kind: string
  readonly cards: readonly CardId[]
}

const sorts: readonly Sort[] = [
  { kind: 'Starting cards', cards: box.starting },
  { kind: 'Talents and Flaws', cards: [...box.talents, ...box.flaws] },
  ...crewMembers.map((crew) => ({ kind: `Crew Deck: ${avatarName(crew)}`, cards: stackOf[crew] })),
  { kind: 'Browncoats', cards: box.browncoats },
  { kind: 'Crew Strikes', cards: box.crewStrikes },
  { kind: 'Ship Strikes', cards: box.shipStrikes },
  { kind: 'Upgrades', cards: box.upgrades },
  { kind: 'Side Jobs', cards: box.sideJobs },
  { kind: 'Inevitable cards', cards: box.inevitable },
  ...episodes.map(({ number, name }) => ({ kind: `Episode ${number}: ${name}`, cards: miniDeck(number) })),
]

function avatarName(crew: string): string {
  return avatars.find((avatar) => avatar.crew === crew)?.name ?? crew
}

function linesOf(lines: ReturnType<typeof describeBoxCard>): CardLine[] {
  return lines.map((line) => ({ words: write(line), isChoice: false }))
}

export function cardOf(id: CardId): Card | null {
  const sort = sorts.find(({ cards }) => cards.includes(id))
  return sort ? { id, name: nameOf(id), kind: sort.kind, lines: linesOf(describeBoxCard(boxCard(id))) } : null
}

/** Every card once: copies read the same. */
export function allCards(): Card[] {
  const printed = sorts.flatMap(({ kind, cards }) => {
    const faces = cards.filter((id, at) => cards.findIndex((other) => boxCard(other) === boxCard(id)) === at)
    return faces.map((id) => ({ id, name: nameOf(id), kind, lines: linesOf(describeBoxCard(boxCard(id))) }))
  })
  return [
    ...avatars.map((avatar) => ({
      id: avatar.crew,
      name: avatar.name,
      kind: 'Avatars',
      lines: linesOf(describeAvatar(avatar)),
    })),
    ...episodes.map((episode) => ({
      id: episode.name,
      name: episode.name,
      kind: 'Objectives',
      lines: linesOf(describeObjective(episode)),
    })),
    ...printed,
  ]
}
