import type {
  Box,
  CardId,
  ContactCard,
  ExtraCard,
  JobCard,
  LeaderCard,
  MisbehaveCard,
  NavCard,
  OtherCard,
  Profession,
  Region,
  SetUpCard,
  ShipCard,
  StoryCard,
  SupplyCard,
} from '@keep-flying/verse'

/** What a card is, whatever deck it comes from. */
export type Face =
  | { readonly of: 'supply'; readonly card: SupplyCard }
  | { readonly of: 'leader'; readonly card: LeaderCard }
  | { readonly of: 'ship'; readonly card: ShipCard }
  | { readonly of: 'contact'; readonly card: ContactCard }
  | { readonly of: 'job'; readonly card: JobCard }
  | { readonly of: 'challenge'; readonly card: OtherCard }
  | { readonly of: 'extra'; readonly card: ExtraCard }
  | { readonly of: 'nav'; readonly card: NavCard; readonly region: Region }
  | { readonly of: 'misbehave'; readonly card: MisbehaveCard }
  | { readonly of: 'story'; readonly card: StoryCard }
  | { readonly of: 'set-up'; readonly card: SetUpCard }
  | { readonly of: 'tile'; readonly threat: 'cruiser' | 'cutter' | 'corvette' }

const regions: readonly Region[] = ['alliance', 'border', 'rim']

/** Contacts go by ids of their own, which no card id is among. */
function contactOf(id: string, box: Box): ContactCard | undefined {
  return [...box.contacts.values()].find((contact) => contact.id === id)
}

function navFace(id: CardId, box: Box): Face | null {
  const card = box.nav.get(id)
  const region = regions.find((one) => box.navDecks[one]?.includes(id))
  return card && region ? { of: 'nav', card, region } : null
}

/** Null for an id that is not a card of the box. */
export function faceOf(id: CardId, box: Box): Face | null {
  if (id === 'alliance-contact') return { of: 'tile', threat: 'cruiser' }
  if (id === 'corvette-contact') return { of: 'tile', threat: 'corvette' }
  if (id === 'reaver-contact') return { of: 'tile', threat: 'cutter' }
  const supply = box.supply.get(id)
  if (supply) return { of: 'supply', card: supply }
  const leader = box.leaders.get(id)
  if (leader) return { of: 'leader', card: leader }
  const ship = box.ships.get(id)
  if (ship) return { of: 'ship', card: ship }
  const job = box.jobs.get(id)
  if (job) return { of: 'job', card: job }
  const other = box.others.get(id)
  if (other) return { of: 'challenge', card: other }
  const extra = box.extras.get(id)
  if (extra) return { of: 'extra', card: extra }
  const misbehave = box.misbehave.get(id)
  if (misbehave) return { of: 'misbehave', card: misbehave }
  const contact = contactOf(id, box)
  if (contact) return { of: 'contact', card: contact }
  const story = box.stories.get(id)
  if (story) return { of: 'story', card: story }
  const setUp = box.setUps.get(id)
  return setUp ? { of: 'set-up', card: setUp } : navFace(id, box)
}

/** What sort of card it is, in one word: for its plate and its messages. */
export function sortOf(face: Face): string {
  return face.of === 'supply' || face.of === 'extra' ? face.card.kind : face.of
}

const plateIcons: Readonly<Record<string, string>> = {
  crew: 'crew',
  gear: 'gear',
  upgrade: 'upgrade',
  core: 'drive-core',
  leader: 'leader',
  ship: 'firefly',
  contact: 'contact',
  job: 'job',
  challenge: 'eye',
  bounty: 'fugitive',
  alert: 'warrant',
  'caper-reshuffle': 'job',
  misbehave: 'misbehave',
  story: 'goal',
  'set-up': 'fair',
}

export function plateIcon(face: Face): string {
  if (face.of === 'nav') return `nav-${face.region}`
  return face.of === 'tile' ? face.threat : (plateIcons[sortOf(face)] ?? 'info')
}

export function professionIcon(profession: Profession): string {
  return profession === 'hill-folk' ? 'hillfolk' : profession
}

/** What stands in the cameo of somebody or something aboard. */
export function emblemsOf(card: SupplyCard | LeaderCard): readonly string[] {
  switch (card.kind) {
    case 'crew':
    case 'leader':
      return card.professions.length > 0 ? card.professions.map(professionIcon) : ['person']
    case 'gear':
      return [card.keywords[0] ?? 'gear']
    case 'upgrade':
      return ['upgrade']
    case 'core':
      return ['drive-core']
  }
}
