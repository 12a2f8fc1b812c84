import type { CardId, Keyword, PlaceId, SectorId, Skill, SupplyCard, SupplyDeckId, Table } from '@keep-flying/verse'
import { distancesFrom, type Need, sectorsAt } from '@keep-flying/verse/ask'

/** Where something that is missing can be had. */
export interface Source {
  readonly sector: SectorId
  /** Infinity where no way leads there. */
  readonly away: number
  /** What to look for there, the best first. */
  readonly cards: readonly CardId[]
}

const mostCards = 3

/** The places that sell what would meet a need, or where it can be earned, the nearest first. */
export function sourcesOf(t: Table, from: SectorId, need: Need): readonly Source[] {
  const sources = placesFor(t, need).map((source) => ({ ...source, away: awayFrom(t, from, source.sector) }))
  return sources.sort((one, other) => one.away - other.away)
}

function placesFor(t: Table, need: Need): Omit<Source, 'away'>[] {
  switch (need.is) {
    case 'keyword':
      return sellers(t, (card) => (bringsKeyword(card, need.keyword) ? 1 : 0))
    case 'profession':
      return sellers(t, (card) => (card.kind === 'crew' && card.professions.includes(need.profession) ? 1 : 0))
    case 'deceptive':
      return sellers(t, ({ abilities }) => Number(abilities.some(({ is }) => is === 'deceptive')))
    case 'skill':
      return sellers(t, (card) => pointsOf(card, need.skill))
    case 'solid': {
      const sector = sectorOf(t, t.box.contacts.get(need.contact)?.at ?? null)
      return [{ sector, cards: [need.contact] }]
    }
    case 'at':
      return [{ sector: sectorOf(t, need.place), cards: [] }]
    default:
      return []
  }
}

/** A place's first sector; whoever travels with the Cruiser is where it is. */
function sectorOf(t: Table, place: PlaceId | null): SectorId {
  return (place !== null && sectorsAt(t, place)[0]) || t.state.cruiser
}

export function awayFrom(t: Table, from: SectorId, to: SectorId): number {
  return from === '' ? Number.POSITIVE_INFINITY : (distancesFrom(t, from).get(to) ?? Number.POSITIVE_INFINITY)
}

/** The nearest of the sectors a place lies in. */
export function nearestOf(t: Table, from: SectorId, place: PlaceId): SectorId {
  const [first = '', ...others] = sectorsAt(t, place)
  return others.reduce((best, sector) => (awayFrom(t, from, sector) < awayFrom(t, from, best) ? sector : best), first)
}

function bringsKeyword(card: SupplyCard, keyword: Keyword): boolean {
  const printed = card.kind !== 'core' && card.keywords.includes(keyword)
  return (
    printed || card.abilities.some((ability) => ability.is === 'discard-for-keyword' && ability.keyword === keyword)
  )
}

function pointsOf(card: SupplyCard, skill: Skill): number {
  return card.kind === 'crew' || card.kind === 'gear' ? (card.skills[skill] ?? 0) : 0
}

/** The supply planets whose decks have cards that help and are not known to be gone. */
function sellers(t: Table, worth: (card: SupplyCard) => number): Omit<Source, 'away'>[] {
  const gone = takenCards(t)
  const byDeck = new Map<SupplyDeckId, CardId[]>()
  for (const [id, card] of t.box.supply)
    if (card.deck !== null && worth(card) > 0 && !gone.has(id))
      byDeck.set(card.deck, [...(byDeck.get(card.deck) ?? []), id])
  const worthOf = (id: CardId) => {
    const card = t.box.supply.get(id)
    return card ? worth(card) : 0
  }
  return [...t.box.sectors.values()].flatMap(({ id: sector, supply }) => {
    const cards = supply === undefined ? [] : (byDeck.get(supply) ?? [])
    const best = onePrintEach(t, cards).sort((one, other) => worthOf(other) - worthOf(one))
    return best.length === 0 ? [] : [{ sector, cards: best.slice(0, mostCards) }]
  })
}

/** What captains own and what left the game. */
function takenCards(t: Table): ReadonlySet<CardId> {
  const owned = t.state.captains.flatMap(({ crew, gear, upgrades, core }) => [
    ...crew.map(({ card }) => card),
    ...gear,
    ...upgrades,
    core,
  ])
  return new Set([...owned, ...t.state.removed.cards])
}

function onePrintEach(t: Table, ids: readonly CardId[]): CardId[] {
  const nameOf = (id: CardId) => t.box.supply.get(id)?.name
  return ids.filter((id, n) => ids.findIndex((other) => nameOf(other) === nameOf(id)) === n)
}
