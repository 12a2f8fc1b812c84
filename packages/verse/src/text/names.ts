import { type Name, type Text, text } from '@keep-flying/kernel'
import type { Box } from '../box.ts'
import { baseBox } from '../boxes.ts'
import { allianceContact, reaverContact } from '../catalog/tiles.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import type { CardId, ContactTile, JobCard, Option, Sector, SectorId } from '../vocabulary/index.ts'
import { describeOption } from './describe.ts'
import { and, running } from './describe-words.ts'

/** How things are called. What has no proper name of its own is called by a text, for the reader's language to fill in. */

/** Contact tiles go by the kind of question they ask. */
export const tiles: ReadonlyMap<string, ContactTile> = new Map([
  ['alliance-contact', allianceContact],
  ['reaver-contact', reaverContact],
])

type Deck = ReadonlyMap<string, { readonly name: string }>

/** The printed name of a card, a contact or a story by its id. A printed name stands for itself. */
export function nameOf(card: CardId, box: Box = baseBox): string {
  const { supply, leaders, ships, contacts, jobs, nav, misbehave, stories } = box
  const decks: readonly Deck[] = [supply, leaders, ships, contacts, jobs, nav, misbehave, stories, tiles]
  for (const cards of decks) {
    const face = cards.get(card)
    if (face) return face.name
  }
  return card
}

/** Where there are planets, their names. */
function labelOf(sector: Sector): Text {
  const planets = sector.places.flatMap((place) => {
    const known = baseBox.places.get(place)
    return known?.planet ? [text('place.name', { place: known.name })] : []
  })
  return planets.length > 0 ? text('sector.places', { places: and(planets) }) : emptySpace(sector)
}

/** An empty sector is told from others by its ring round the sun or round the core, and its number on that ring. */
function emptySpace(sector: Sector): Text {
  const { ring, n } = ringOf(sector)
  const rings = [...baseBox.sectors.values()]
    .filter((other) => other.system === sector.system && other.places.length === 0)
    .map((other) => ringOf(other).ring)
  const key = ring === Math.max(...rings) ? 'outer' : ring === Math.min(...rings) ? 'inner' : 'middle'
  return text(`sector.ring.${key}`, { system: sector.system ?? text(`region.${sector.region}`), n })
}

/** Reads the id of an empty sector: white-sun-r4-03 is number 3 on the fourth ring. */
function ringOf({ id }: Sector): { readonly ring: number; readonly n: string } {
  const [, ring, n] = /-r(\d)-0*(\w+)$/.exec(id) ?? []
  if (ring === undefined || n === undefined) throw new Error(`The sector "${id}" has neither a planet nor a ring.`)
  return { ring: Number(ring), n }
}

const sectorLabels: ReadonlyMap<SectorId, Text> = new Map(
  [...baseBox.sectors].map(([id, sector]) => [id, labelOf(sector)]),
)

function found<T>(thing: T | undefined, { name, id }: Name): T {
  if (thing === undefined) throw new Error(`There is no ${name} "${id}" on the map.`)
  return thing
}

/** What a thing is called, whatever game it is in. */
export function nameInBox(name: Name): string | Text {
  const id = String(name.id)
  switch (name.name) {
    case 'card':
    case 'contact':
      return nameOf(id)
    case 'place':
      return found(baseBox.places.get(id)?.name, name)
    case 'sector':
      return found(sectorLabels.get(id), name)
    default:
      throw new Error(`Nothing is named by "${name.name}".`)
  }
}

/** What a thing is called in a game: captains go by their Leaders, and goals are those of the story. */
export function nameInGame(name: Name, state: State, options: Options): string | Text {
  if (name.name === 'seat') return seatLabel(Number(name.id), state)
  if (name.name === 'option') return optionText(String(name.id), options)
  return nameInBox(name)
}

function seatLabel(seat: number, state: State): string | Text {
  const leader = state.captains[seat]?.crew[0]
  return leader ? nameOf(leader.card) : text('seat', { n: seat + 1 })
}

/** An option goes by what it says, found by `card#option`. */
function optionText(id: string, options: Options): Text {
  const [card = '', chosen] = id.split('#')
  const option = optionsOf(card, options).find((one) => one.id === chosen)
  if (!option) throw new Error(`There is no option "${id}".`)
  return text('option.alone', { option: running(describeOption(option)) })
}

function optionsOf(card: string, options: Options): readonly Option<string>[] {
  const { jobs, nav, misbehave } = baseBox
  const job = jobs.get(card)
  if (job) return trialsOf(job)
  if (card === 'trial') return goalTrials(options.story)
  return (nav.get(card) ?? misbehave.get(card) ?? tiles.get(card))?.options ?? []
}

function trialsOf({ pickUp, finish }: JobCard): readonly Option<string>[] {
  return [...(pickUp?.trial ?? []), ...(finish.trial ?? [])]
}

function goalTrials(story: string): readonly Option<string>[] {
  return (baseBox.stories.get(story)?.goals ?? []).flatMap((goal) => (goal.kind === 'work' ? goal.trial : []))
}
