import { baseContacts } from './catalog/contacts.ts'
import { baseJobs } from './catalog/jobs/index.ts'
import { baseLeaders } from './catalog/leaders.ts'
import { baseBorders, basePlaces, baseSectors, baseStarts } from './catalog/map.ts'
import { baseMisbehave } from './catalog/misbehave.ts'
import { baseAllianceNav, baseBorderNav } from './catalog/nav.ts'
import { baseShips, startingCores } from './catalog/ships.ts'
import { baseStories } from './catalog/stories.ts'
import { baseSupply } from './catalog/supply/index.ts'
import type {
  Border,
  CardId,
  ContactCard,
  ContactId,
  JobCard,
  LeaderCard,
  MisbehaveCard,
  NavCard,
  NavPrint,
  Place,
  PlaceId,
  Region,
  Sector,
  SectorId,
  ShipCard,
  StoryCard,
  SupplyCard,
  SupplyDeckId,
} from './vocabulary/index.ts'

/** Everything on the table before a game is set up: the board and every physical card, each under its own id. */
export interface Box {
  readonly sectors: ReadonlyMap<SectorId, Sector>
  readonly neighbours: ReadonlyMap<SectorId, readonly SectorId[]>
  readonly places: ReadonlyMap<PlaceId, Place>
  readonly starts: { readonly cruiser: SectorId; readonly cutters: readonly SectorId[] }
  readonly supply: ReadonlyMap<CardId, SupplyCard>
  readonly supplyDecks: readonly SupplyDeckId[]
  readonly leaders: ReadonlyMap<CardId, LeaderCard>
  readonly ships: ReadonlyMap<CardId, ShipCard>
  readonly contacts: ReadonlyMap<ContactId, ContactCard>
  readonly jobs: ReadonlyMap<CardId, JobCard>
  readonly nav: ReadonlyMap<CardId, NavCard>
  readonly navDecks: Readonly<Partial<Record<Region, readonly CardId[]>>>
  readonly misbehave: ReadonlyMap<CardId, MisbehaveCard>
  readonly stories: ReadonlyMap<string, StoryCard>
}

export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’.…!?]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The ids of the copies of a card: `deck/name`, numbered where there are several. */
function copyIds(deck: string, name: string, copies: number): CardId[] {
  const id = `${deck}/${slug(name)}`
  return copies === 1 ? [id] : Array.from({ length: copies }, (_, n) => `${id}/${n + 1}`)
}

/** What a face-down card shows: its deck. Job cards show their contact. */
export function backOf(card: CardId): string {
  const end = card.indexOf('/')
  return end < 0 ? card.slice(0, card.lastIndexOf('-')) : card.slice(0, end)
}

function byId<T extends { readonly id: string }>(items: readonly T[]): Map<T['id'], T> {
  return new Map(items.map((item) => [item.id, item]))
}

function neighboursOf(sectors: readonly Sector[], borders: readonly Border[]): Map<SectorId, SectorId[]> {
  const neighbours = new Map<SectorId, SectorId[]>(sectors.map((sector) => [sector.id, []]))
  for (const [one, other] of borders) {
    neighbours.get(one)?.push(other)
    neighbours.get(other)?.push(one)
  }
  return neighbours
}

function supplyCards(cards: readonly SupplyCard[]): Map<CardId, SupplyCard> {
  return new Map(cards.flatMap((card) => copyIds(card.deck ?? 'core', card.name, card.copies).map((id) => [id, card])))
}

function navCards(region: Region, prints: readonly NavPrint[]): [CardId, NavCard][] {
  return prints.flatMap(({ card, copies }) =>
    copyIds(`nav-${region}`, card.name, copies).map((id): [CardId, NavCard] => [id, card]),
  )
}

function openBaseBox(): Box {
  const alliance = navCards('alliance', baseAllianceNav)
  const border = navCards('border', baseBorderNav)
  return {
    sectors: byId(baseSectors),
    neighbours: neighboursOf(baseSectors, baseBorders),
    places: byId(basePlaces),
    starts: baseStarts,
    supply: supplyCards([...baseSupply, ...startingCores]),
    supplyDecks: baseSectors.flatMap((sector) => sector.supply ?? []),
    leaders: byId(baseLeaders),
    ships: byId(baseShips),
    contacts: byId(baseContacts),
    jobs: byId(baseJobs),
    nav: new Map([...alliance, ...border]),
    navDecks: { alliance: alliance.map(([id]) => id), border: border.map(([id]) => id) },
    misbehave: new Map(
      baseMisbehave.flatMap((card) => copyIds('misbehave', card.name, card.copies).map((id) => [id, card])),
    ),
    stories: byId(baseStories),
  }
}

export const baseBox: Box = openBaseBox()
