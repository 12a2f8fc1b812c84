import { type Text, text, type Writer, type Zone } from '@keep-flying/kernel'
import {
  type Amounts,
  type Box,
  type Captain,
  type CardId,
  type CrewCard,
  type LeaderCard,
  type SkillPoints,
  type State,
  type StoryCard,
  skills,
  type Table,
  tokens,
} from '@keep-flying/verse'

/** What everything on the screen is made from: a view, whose it is, and the words for it. */
export interface Sight {
  readonly view: State
  readonly viewer: number | null
  /** The view as the rules' own functions take it. */
  readonly t: Table
  readonly box: Box
  readonly say: Writer
}

export function call(say: Writer, name: 'card' | 'sector' | 'place' | 'contact' | 'seat', id: string | number): string {
  return say(text('option.card', { card: { name, id } }))
}

export function seatName({ say, viewer }: Sight, seat: number): string {
  return seat === viewer ? `${call(say, 'seat', seat)} (you)` : call(say, 'seat', seat)
}

export function warrantWords(n: number): string {
  return n === 0 ? 'no Warrants' : `${n} Warrant${n === 1 ? '' : 's'}`
}

export const money = (credits: number): string => `$${credits.toLocaleString('en')}`

export function storyOf({ box, view }: Sight): StoryCard {
  const { story: id } = view.options
  const story = box.stories.get(id)
  if (!story) throw new Error(`There is no story "${id}".`)
  return story
}

export function crewCard({ box }: Sight, card: CardId): CrewCard | LeaderCard | null {
  const found = box.leaders.get(card) ?? box.supply.get(card)
  return found?.kind === 'crew' || found?.kind === 'leader' ? found : null
}

export function crewSkills(sight: Sight, c: Captain): SkillPoints {
  return added(c.crew.map((member) => crewCard(sight, member.card)?.skills ?? {}))
}

export function gearSkills({ box }: Sight, c: Captain): SkillPoints {
  return added(
    c.gear.map((card) => {
      const face = box.supply.get(card)
      return face?.kind === 'gear' ? face.skills : {}
    }),
  )
}

function added(all: readonly SkillPoints[]): SkillPoints {
  return Object.fromEntries(
    skills.map((skill) => [skill, all.reduce((sum, points) => sum + (points[skill] ?? 0), 0)] as const),
  )
}

export function sizeOf(zone: Zone): number {
  return zone.backs?.length ?? zone.cards.length
}

export function listOf(say: Writer, amounts: Amounts): string {
  const words: Text[] = tokens.flatMap((token) => {
    const n = amounts[token] ?? 0
    return n === 0 ? [] : [text(`token.${token}`, { n })]
  })
  return words.map(say).join(', ')
}
