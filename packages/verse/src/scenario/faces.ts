import { plainWords } from '@keep-flying/kernel/scenario'
import { type Box, backOf } from '../box.ts'
import type { CardId, Region } from '../vocabulary/index.ts'

/** What a card is, for whoever looks for one. */
export interface Face {
  readonly id: CardId
  readonly name: string
  readonly sort: Sort
  /** The deck it belongs to; null for what is set aside before the game. */
  readonly deck: string | null
}

export type Sort =
  | 'Leader'
  | 'ship'
  | 'Drive Core'
  | 'crew'
  | 'Gear'
  | 'Upgrade'
  | 'Job'
  | "contact's card"
  | 'Nav card'
  | 'Misbehave card'
  | 'card'

const supplySorts = { core: 'Drive Core', crew: 'crew', gear: 'Gear', upgrade: 'Upgrade' } as const

function* facesIn(box: Box): Generator<Face> {
  const { leaders, ships, supply, jobs, others, extras, navDecks, nav, misbehave } = box
  for (const [id, { name }] of leaders) yield { id, name, sort: 'Leader', deck: null }
  for (const [id, { name }] of ships) yield { id, name, sort: 'ship', deck: null }
  for (const [id, { name, kind, deck }] of supply) yield { id, name, sort: supplySorts[kind], deck }
  for (const [id, { name, contact }] of jobs) yield { id, name, sort: 'Job', deck: contact ?? backOf(id) }
  for (const [id, { name, contact }] of others) yield { id, name, sort: "contact's card", deck: contact }
  for (const [id, { name, deck }] of extras) yield { id, name, sort: 'card', deck }
  for (const region of Object.keys(navDecks) as Region[])
    for (const id of navDecks[region] ?? [])
      yield { id, name: nav.get(id)?.name ?? id, sort: 'Nav card', deck: `nav-${region}` }
  for (const [id, { name }] of misbehave) yield { id, name, sort: 'Misbehave card', deck: 'misbehave' }
}

/** A sort of card as a sentence names one of them. */
export function oneOf(sort: Sort): string {
  if (sort === 'crew' || sort === 'Gear') return sort
  return sort === 'Upgrade' ? `an ${sort}` : `a ${sort}`
}

interface Index {
  readonly byId: ReadonlyMap<CardId, Face>
  readonly byName: ReadonlyMap<string, readonly Face[]>
}

const indexed = new WeakMap<Box, Index>()

function indexOf(box: Box): Index {
  const known = indexed.get(box)
  if (known) return known
  const faces = [...facesIn(box)]
  const byName = new Map<string, Face[]>()
  for (const face of faces) {
    const alike = byName.get(plainWords(face.name))
    if (alike) alike.push(face)
    else byName.set(plainWords(face.name), [face])
  }
  const made = { byId: new Map(faces.map((face) => [face.id, face])), byName }
  indexed.set(box, made)
  return made
}

/** The card with this id, or every card with this printed name. */
export function facesCalled(box: Box, called: string): readonly Face[] {
  const { byId, byName } = indexOf(box)
  const face = byId.get(called)
  return face ? [face] : (byName.get(plainWords(called)) ?? [])
}

export function allFaces(box: Box): Iterable<Face> {
  return indexOf(box).byId.values()
}
