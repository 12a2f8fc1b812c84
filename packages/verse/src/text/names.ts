import { type Name, type Text, text } from '@keep-flying/kernel'
import type { Box } from '../box.ts'
import { baseBox, boxFor } from '../boxes/index.ts'
import type { State } from '../state.ts'
import type { CardId, JobCard, Option, Place, Sector, SectorId } from '../vocabulary/index.ts'
import { describeOption } from './describe.ts'
import { and, running } from './describe-words.ts'

/** How things are called. What has no proper name of its own is called by a text, for the reader's language to fill in. */

type Deck = ReadonlyMap<string, { readonly name: string }>

/** The printed name of a card, a contact or a story by its id. A printed name stands for itself. */
export function nameOf(card: CardId, box: Box = baseBox): string {
  const { supply, leaders, ships, contacts, jobs, others, extras, nav, misbehave, tiles, stories, setUps } = box
  const decks: readonly Deck[] = [
    ...[supply, leaders, ships, contacts, jobs, others, extras],
    ...[nav, misbehave, stories, setUps, tiles],
  ]
  for (const cards of decks) {
    const face = cards.get(card)
    if (face) return face.name
  }
  return card
}

function planetsIn(sector: Sector, box: Box): readonly string[] {
  return sector.places.flatMap((place) => {
    const known = box.places.get(place)
    return known?.planet ? [known.name] : []
  })
}

/** Where there are planets, their names. */
function labelOf(sector: Sector, box: Box): Text {
  const planets = planetsIn(sector, box).map((place) => text('place.name', { place }))
  return planets.length > 0 ? text('sector.places', { places: and(planets) }) : emptySpace(sector)
}

/** A sector without a planet is told from others by its system or region, its ring, and where on it the sector lies. */
function emptySpace({ id, region, system, space }: Sector): Text {
  if (!space) throw new Error(`The sector "${id}" has neither a planet nor a place on a ring.`)
  const [ring, bearing] = space
  return text('sector.space', {
    system: system ?? text(`space.${region}`),
    ring: romanFigures[ring] ?? String(ring),
    bearing: text(`bearing.${bearing}`),
  })
}

const romanFigures: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V' }

const labels = new WeakMap<Box, ReadonlyMap<SectorId, Text>>()

function sectorLabels(box: Box): ReadonlyMap<SectorId, Text> {
  const known = labels.get(box)
  if (known) return known
  const made = new Map([...box.sectors].map(([id, sector]) => [id, labelOf(sector, box)]))
  labels.set(box, made)
  return made
}

function found<T>(thing: T | undefined, { name, id }: Name): T {
  if (thing === undefined) throw new Error(`There is no ${name} "${id}" on the map.`)
  return thing
}

/** What lies nowhere on the map has no name of its own. */
function placeName({ id, name, sectors, aboard }: Place): string | Text {
  return sectors.length === 0 && !aboard ? text(`place.${id}`) : name
}

/** Whoever is of a box that is not in play has no card to be named by. */
function contactLabel(id: string, { contacts }: Box): string | Text {
  for (const contact of contacts.values()) if (contact.id === id) return contact.name
  return text(`contact.${id}`)
}

/** What a thing is called, whatever game it is in. */
export function nameInBox(name: Name, box: Box): string | Text {
  const id = String(name.id)
  switch (name.name) {
    case 'card':
      return box.tiles.has(id) ? text(`tile.${id}`) : nameOf(id, box)
    case 'contact':
      return contactLabel(id, box)
    case 'supply': {
      const shop = box.places.get(id)
      return shop ? placeName(shop) : text(`deck.${id}`)
    }
    case 'place':
      return placeName(found(box.places.get(id), name))
    case 'sector':
      return found(sectorLabels(box).get(id), name)
    case 'band':
      return id
    case 'region':
      return text(`region.${id}`)
    case 'skill':
      return text(`skill.${id}`)
    case 'token':
      return name.n === undefined ? text(`token.${id}.many`) : text(`token.${id}`, { n: name.n })
    default:
      throw new Error(`Nothing is named by "${name.name}".`)
  }
}

/** What a thing is called in a game: captains go by their Leaders, and goals are those of the story. */
export function nameInGame(name: Name, state: State, madeUp?: Box): string | Text {
  const box = madeUp ?? boxFor(state.options)
  if (name.name === 'seat') return seatLabel(Number(name.id), state, box)
  if (name.name === 'option') return optionText(name, box, state.options.story)
  return nameInBox(name, box)
}

function seatLabel(seat: number, state: State, box: Box): string | Text {
  const leader = state.captains[seat]?.crew[0]
  return leader ? nameOf(leader.card, box) : text('seat', { n: seat + 1 })
}

/** An option goes by what it says. */
function optionText({ id, of = '' }: Name, box: Box, story: string): Text {
  const option = optionsOf(of, box, story).find((one) => one.id === id)
  if (!option) throw new Error(`There is no option "${id}" on "${of}".`)
  return text('option.alone', { option: running(describeOption(option, of === 'trial' ? 'goal' : 'job')) })
}

function optionsOf(card: string, box: Box, story: string): readonly Option<string>[] {
  const { jobs, others, extras, nav, misbehave, tiles } = box
  const job = jobs.get(card)
  if (job) return trialsOf(job)
  if (card === 'trial') return goalTrials(box, story)
  const face = nav.get(card) ?? misbehave.get(card) ?? tiles.get(card)
  return face?.options ?? (others.get(card) ?? extras.get(card))?.trial ?? []
}

function trialsOf({ pickUp, finish }: JobCard): readonly Option<string>[] {
  return [...(pickUp?.trial ?? []), ...(finish.trial ?? [])]
}

function goalTrials(box: Box, story: string): readonly Option<string>[] {
  const { goals = [], trials = [] } = box.stories.get(story) ?? {}
  return [...goals.flatMap((goal) => (goal.kind === 'work' ? goal.trial : [])), ...trials]
}
