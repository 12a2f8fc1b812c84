import { type Decision, gather, onceFor, oncePer, type Text } from '@keep-flying/kernel'
import type { Options } from './options.ts'
import type { Answers, Hooks } from './rules/moments.ts'
import type { SituationPart } from './scenario/situation.ts'
import type { Captain, Pile, State, Table, Told } from './state.ts'
import type { KindTexts } from './text/tables.ts'
import type {
  Ability,
  AbilityKind,
  Border,
  BoxId,
  CardId,
  ContactCard,
  ContactId,
  ContactTile,
  Effect,
  EffectKind,
  ExtraCard,
  GoalCondition,
  HappeningKind,
  JobCard,
  LeaderCard,
  MisbehaveCard,
  NavCard,
  NavKind,
  NavPrint,
  OtherCard,
  Place,
  PlaceId,
  Region,
  Sector,
  SectorId,
  SetUpCard,
  ShipCard,
  Skill,
  StoryCard,
  SupplyCard,
  SupplyDeckId,
} from './vocabulary/index.ts'

/** What a box does beside the cards it brings. What several boxes have in common is a part that each of them shares. */
export interface Part extends Partial<Played> {
  /** What it says whenever it is in play, to players and onlookers alike. */
  readonly answers?: readonly Answers[]
  /** What its own kinds of effects, abilities, favours and ends of stories say. */
  readonly kindTexts?: KindTexts
  readonly texts?: CardTexts
  /** The decks of its own, by name. */
  piles?(state: State): Readonly<Record<string, Pile>>
  /** Cards that lie where the base game has no place for them, its decks apart. */
  cardsLaid?(state: State): Iterable<CardId>
  /** Cards whose word binds everybody as things are: they are always in sight. */
  inForce?(t: Table): readonly InForce[]
  /** What it has put on the board. */
  marks?(t: Table): readonly Mark[]
  /** What it counts beside the board. */
  counters?(t: Table): readonly Counter[]
  /** Cards of its own that lie open for everybody, and whose they are. */
  laidOpen?(t: Table): readonly LaidOpen[]
  /** The chance that each answer to a question goes well, by the ids of its options. */
  chances?(t: Table, decision: Decision): Readonly<Record<string, number>>
  /** A contest between two sides, as it stands now. */
  duel?(t: Table): Duel | null
  /** What may befall a captain's ship in a sector before any nav card is drawn there, each with its chance. */
  perils?(t: Table, visit: Visit): readonly (readonly [Peril, number])[]
  /** What nav cards of its kinds are feared for by those whom the law is after. */
  readonly feared?: Partial<Record<NavKind, Peril>>
  /** Might a rival who carries out such an effect for a captain bring a ship of this box upon the captain? */
  mayHunt?(t: Table, c: Captain, effect: Effect): boolean
  /** Effects of its nav cards that take a ship off its course though it keeps flying. */
  readonly offCourse?: readonly EffectKind[]
  /** Events of its own that whoever looks ahead is told of in the words of the log. */
  readonly toldAhead?: readonly HappeningKind[]
}

/** What of a part only those need who play: a page that shows a game does without. */
export interface Played {
  /** What it does whenever it is in play. */
  readonly hooks: readonly Hooks[]
  /** What scenarios may say about it. */
  readonly situation: SituationPart
  /** Checks what holds at every moment of every game with it. */
  checkLaws(t: Table, law: (holds: boolean, message: string) => void): void
}

/** A part as a page needs it. */
export type ShownPart = Omit<Part, keyof Played>

/** What one box brings to the table. */
export interface Module extends Part {
  readonly id: BoxId
  /** The name in print. */
  readonly name: string
  readonly sectors: readonly Sector[]
  readonly places: readonly Place[]
  readonly borders: readonly Border[]
  /** Where the roaming ships start; a later box's word stands. */
  readonly starts: { readonly cruiser?: SectorId; readonly cutters?: readonly SectorId[] }
  readonly supply: readonly SupplyCard[]
  readonly leaders: readonly LeaderCard[]
  readonly ships: readonly ShipCard[]
  readonly contacts: readonly ContactCard[]
  readonly jobs: readonly JobCard[]
  readonly others: readonly OtherCard[]
  /** Cards of decks that only this box has. */
  readonly extras?: readonly ExtraCard[]
  readonly nav: Readonly<Partial<Record<Region, readonly NavPrint[]>>>
  /** Copies of earlier boxes' nav cards that this one takes out. */
  readonly navRemoved: Readonly<Partial<Record<Region, readonly { readonly name: string; readonly copies: number }[]>>>
  /** With this box the reshuffle cards are in the nav decks from the start, however many play. */
  readonly reshuffleCardsIn?: true
  readonly misbehave: readonly MisbehaveCard[]
  /** What meeting a roaming ship brings, by the kind of question that the tile asks. */
  readonly tiles?: Readonly<Record<string, ContactTile>>
  readonly setUps: readonly SetUpCard[]
  readonly stories: readonly StoryCard[]
  /** What a story or a set-up card of this box says when it is chosen. */
  readonly chosenAnswers?: Chosen<Answers>
  /** What it does then. */
  readonly chosenHooks?: Chosen<Hooks>
  /** What a variant makes of the boxes in play before they are put together. */
  readonly underVariants?: Readonly<Record<string, (modules: readonly Module[]) => readonly Module[]>>
  /** What it has in common with other boxes. */
  readonly shares?: readonly Part[]
}

/** A box as a page needs it. */
export interface ShownModule extends Omit<Module, keyof Played | 'chosenHooks' | 'shares'> {
  readonly shares?: readonly ShownPart[]
}

/** By the id of what is chosen. */
export type Chosen<T> = Readonly<Record<string, T | readonly T[]>>

/** A card in force. */
export interface InForce {
  readonly card: CardId
  /** What it bars just now, where that changes. */
  readonly bars?: Text
}

/** Something a box has put on the board. */
export interface Mark {
  /** What sort of thing it is, for whoever draws it. */
  readonly is: string
  readonly sector: SectorId
  /** What lies there, in words. */
  readonly text: Text
  readonly n: number
  /** How many of them are printed on the board and never leave it. */
  readonly printed: number
  /** Whose it is, if it is anybody's. */
  readonly seat?: number
}

/** Something that is counted beside the board: time, tokens, debts. */
export interface Counter {
  /** What sort of thing it is, for whoever draws it. */
  readonly is: string
  readonly text: Text
  readonly n: number
  /** How many there are at most, or are asked for. */
  readonly of?: number
  /** Whose it is, if it is anybody's. */
  readonly seat?: number
}

/** A card that lies open beside the board or beside a ship. */
export interface LaidOpen {
  readonly card: CardId
  /** Whose it is; null while it is anybody's. */
  readonly seat: number | null
  /** Cards that lie under it. */
  readonly under: readonly CardId[]
  /** What sort of thing it is, in a word or two. */
  readonly says: Text
}

/** Two sides against each other. */
export interface Duel {
  /** What it is about. */
  readonly card: CardId
  readonly attack: DuelSide
  readonly defence: DuelSide
}

export interface DuelSide {
  /** The captain; null for somebody who stands alone. */
  readonly seat: number | null
  /** Those who stand alone. */
  readonly cards: readonly CardId[]
  readonly skill?: Skill
  /** What counts beside the dice, for now by the best that could be dealt out. */
  readonly points?: number
  /** How the dice have fallen. */
  readonly die?: number
}

/** A ship that comes into a sector. */
export interface Visit {
  readonly sector: SectorId
  readonly isOutlaw: boolean
  /** It ends its flight there. */
  readonly stays: boolean
}

/** The things that can end a flight; a box declares its own. */
export interface Perils {
  cruiser: true
  patrol: true
  cutter: true
  'reavers-near': true
  law: true
  breakdown: true
  hazard: true
}

export type Peril = keyof Perils

/** What cards say that no card of the base box could: the lines for what a box alone may put on them. */
export interface CardTexts {
  /** How a job is worked that is not worked at a place. */
  job?(card: JobCard): readonly Text[] | undefined
  other?(card: OtherCard): readonly Text[]
  extra?(card: ExtraCard): readonly Text[]
  story?(card: StoryCard): readonly Text[]
  setUp?(card: SetUpCard): readonly Text[]
  condition?(when: GoalCondition): readonly Text[]
}

/** Everything on the table before a game is set up: the board and every physical card, each under its own id. */
export interface Box {
  readonly modules: readonly Module[]
  /** The modules, and then whatever they share, once each. */
  readonly parts: readonly Part[]
  readonly sectors: ReadonlyMap<SectorId, Sector>
  readonly neighbours: ReadonlyMap<SectorId, readonly SectorId[]>
  readonly places: ReadonlyMap<PlaceId, Place>
  readonly starts: { readonly cruiser: SectorId; readonly cutters: readonly SectorId[] }
  readonly supply: ReadonlyMap<CardId, SupplyCard>
  /** Supply cards that come with a ship and lie in no deck. */
  readonly withShips: ReadonlySet<CardId>
  readonly supplyDecks: readonly SupplyDeckId[]
  /** Those of them that belong to no planet: every shop has them beside its own. */
  readonly decksOfAllShops: readonly SupplyDeckId[]
  readonly leaders: ReadonlyMap<CardId, LeaderCard>
  /** The cards that bear an ability, by its kind: most kinds are on very few. */
  readonly bearers: ReadonlyMap<AbilityKind, ReadonlyMap<CardId, Ability>>
  readonly ships: ReadonlyMap<CardId, ShipCard>
  readonly contacts: ReadonlyMap<ContactId, ContactCard>
  readonly jobs: ReadonlyMap<CardId, JobCard>
  readonly others: ReadonlyMap<CardId, OtherCard>
  readonly extras: ReadonlyMap<CardId, ExtraCard>
  readonly nav: ReadonlyMap<CardId, NavCard>
  readonly navDecks: Readonly<Partial<Record<Region, readonly CardId[]>>>
  readonly misbehave: ReadonlyMap<CardId, MisbehaveCard>
  readonly tiles: ReadonlyMap<string, ContactTile>
  readonly setUps: ReadonlyMap<string, SetUpCard>
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
  return numbered(`${deck}/${slug(name)}`, copies)
}

function numbered(id: string, copies: number): CardId[] {
  return copies === 1 ? [id] : Array.from({ length: copies }, (_, n) => `${id}/${n + 1}`)
}

/** What a face-down card shows: its deck. Job cards show their contact. */
export const backOf = oncePer((card: CardId): string => {
  const end = card.indexOf('/')
  return end < 0 ? card.slice(0, card.lastIndexOf('-')) : card.slice(0, end)
})

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

/** Equal cards of several boxes are numbered through; a reprint takes the place of what was printed before it. */
function supplyCards(cards: readonly SupplyCard[]): Map<CardId, SupplyCard> {
  const prints = new Map<string, SupplyCard[]>()
  for (const card of cards) {
    const id = `${card.deck ?? 'core'}/${slug(card.name)}`
    const before = card.reprint ? [] : (prints.get(id) ?? [])
    prints.set(id, [...before, ...Array.from({ length: card.copies }, () => card)])
  }
  return new Map(
    [...prints].flatMap(([id, all]) => numbered(id, all.length).map((copy, n) => [copy, all[n] as SupplyCard])),
  )
}

/** The copies that a ship brings with it: they lie in no deck. */
function broughtByShips(supply: ReadonlyMap<CardId, SupplyCard>): Set<CardId> {
  const counts = new Map<SupplyCard, number>()
  const brought = [...supply].filter(([, card]) => {
    const n = (counts.get(card) ?? 0) + 1
    counts.set(card, n)
    return card.kind === 'upgrade' && n > card.copies - (card.withShip ?? 0)
  })
  return new Set(brought.map(([id]) => id))
}

function bearersAmong(
  cards: readonly (readonly [CardId, { readonly abilities?: readonly Ability[] }])[],
): Map<AbilityKind, Map<CardId, Ability>> {
  const bearers = new Map<AbilityKind, Map<CardId, Ability>>()
  for (const [id, { abilities = [] }] of cards)
    for (const ability of abilities) {
      const alike = bearers.get(ability.is) ?? new Map<CardId, Ability>()
      bearers.set(ability.is, alike)
      // Where a card has two of a kind, the first is asked for.
      if (!alike.has(id)) alike.set(id, ability)
    }
  return bearers
}

/** The prints of a region's nav deck, box after box; equal cards of several boxes are numbered through. */
function navPrints(modules: readonly Module[], region: Region): NavPrint[] {
  let prints: NavPrint[] = []
  for (const module of modules) {
    for (const removed of module.navRemoved[region] ?? [])
      prints = prints
        .map((print) =>
          print.card.name === removed.name ? { ...print, copies: print.copies - removed.copies } : print,
        )
        .filter((print) => print.copies > 0)
    prints.push(...(module.nav[region] ?? []))
  }
  return prints
}

function navCards(modules: readonly Module[], region: Region): [CardId, NavCard][] {
  const prints = navPrints(modules, region)
  const copies = new Map<string, NavCard[]>()
  for (const { card, copies: n } of prints)
    copies.set(card.name, [...(copies.get(card.name) ?? []), ...Array.from({ length: n }, () => card)])
  return [...copies].flatMap(([name, cards]) =>
    copyIds(`nav-${region}`, name, cards.length).map((id, n): [CardId, NavCard] => [id, cards[n] as NavCard]),
  )
}

/** A contact of one box may live on a planet of another. */
function withContacts(sectors: readonly Sector[], contacts: readonly ContactCard[]): Sector[] {
  return sectors.map((sector) => {
    const { places, contacts: printed = [] } = sector
    const more = contacts.filter(({ id, at }) => at !== null && places.includes(at) && !printed.includes(id))
    return more.length === 0 ? sector : { ...sector, contacts: [...printed, ...more.map(({ id }) => id)] }
  })
}

/** A card that is in the game only where other boxes are in play as well. */
interface NeedsBoxes {
  readonly needsBoxes?: readonly BoxId[]
}

/** Puts the contents of several boxes together, in the order of their publication. */
export function openBox(modules: readonly Module[]): Box {
  const all = <T>(part: (module: Module) => readonly T[]): T[] => modules.flatMap(part)
  const withBoxes = <T extends NeedsBoxes>(cards: readonly T[]): T[] =>
    cards.filter(({ needsBoxes = [] }) => needsBoxes.every((needed) => modules.some(({ id }) => id === needed)))
  const contacts = all((module) => module.contacts)
  const sectors = withContacts(
    all((module) => module.sectors),
    contacts,
  )
  const regions = [...new Set(sectors.map((sector) => sector.region))]
  const nav = regions.map((region) => ({ region, cards: navCards(modules, region) }))
  const starts: Module['starts'] = Object.assign({}, ...modules.map((module) => module.starts))
  const supply = supplyCards(withBoxes(all((module) => module.supply)))
  const shops = sectors.flatMap((sector) => sector.supply ?? [])
  const decksOfAllShops = [...new Set([...supply.values()].flatMap(({ deck }) => deck ?? []))].filter(
    (deck) => !shops.includes(deck),
  )
  const leaders = byId(all((module) => module.leaders))
  const ships = byId(all((module) => module.ships))
  return {
    modules,
    parts: [...modules, ...new Set(all((module) => module.shares ?? []))],
    sectors: byId(sectors),
    neighbours: neighboursOf(
      sectors,
      all((module) => module.borders),
    ),
    places: byId(all((module) => module.places)),
    starts: { cruiser: starts.cruiser ?? '', cutters: starts.cutters ?? [] },
    supply,
    withShips: broughtByShips(supply),
    supplyDecks: [...shops, ...decksOfAllShops],
    decksOfAllShops,
    leaders,
    bearers: bearersAmong([...supply, ...leaders, ...ships]),
    ships,
    contacts: byId(contacts),
    jobs: byId(withBoxes(all((module) => module.jobs))),
    others: byId(all((module) => module.others)),
    extras: byId(all((module) => module.extras ?? [])),
    nav: new Map(nav.flatMap(({ cards }) => cards)),
    navDecks: Object.fromEntries(
      nav.filter(({ cards }) => cards.length > 0).map(({ region, cards }) => [region, cards.map(([id]) => id)]),
    ),
    misbehave: new Map(
      all((module) => module.misbehave).flatMap((card) =>
        copyIds('misbehave', card.name, card.copies).map((id) => [id, card]),
      ),
    ),
    tiles: new Map(all((module) => Object.entries(module.tiles ?? {}))),
    setUps: byId(withBoxes(all((module) => module.setUps))),
    stories: byId(withBoxes(all((module) => module.stories))),
  }
}

const madeUp: Module = {
  ...{ id: 'base', name: 'Made up' },
  ...{ sectors: [], places: [], borders: [], starts: {}, supply: [], leaders: [], ships: [], contacts: [], jobs: [] },
  ...{ others: [], nav: {}, navRemoved: {}, misbehave: [], setUps: [], stories: [] },
}

/** A box with more put into it: cards, places or stories made up for the occasion. */
export function addToBox(box: Box, more: Partial<Module>): Box {
  return openBox([...box.modules, { ...madeUp, ...more }])
}

/** The listeners of a game: every box in play, what they share, then its set-up card, then its story, whose word is the last. */
export function hooksOf(box: Box, { setUp, story }: Options, told?: Told): readonly Hooks[] {
  const chosen = gather([setUp, story, ...(told ? [told.story] : [])], (id) => hooksChosen(box, id))
  return [...hooksOfParts(box), ...chosen]
}

const hooksOfParts = onceFor(({ parts }: Box) =>
  parts.flatMap(({ answers = [], hooks = [] }) => [...answers, ...hooks]),
)

/** What a story or a Set Up card says and does. */
export function hooksChosen(box: Box, id: string): readonly Hooks[] {
  return box.modules.flatMap(({ chosenAnswers, chosenHooks }) =>
    [chosenAnswers?.[id] ?? [], chosenHooks?.[id] ?? []].flat(),
  )
}
