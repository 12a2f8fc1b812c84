/** The nouns every card and every rule shares. */

export type Skill = 'fight' | 'tech' | 'negotiate'
export const skills: readonly Skill[] = ['fight', 'tech', 'negotiate']

/** "Goods" in the sense of the rules: things, never people. */
export type Good = 'cargo' | 'contraband' | 'fuel' | 'part'
export const goods: readonly Good[] = ['cargo', 'contraband', 'fuel', 'part']

export type Person = 'passenger' | 'fugitive'
export const people: readonly Person[] = ['passenger', 'fugitive']

/** Whatever occupies room in a hold or stash. */
export type Token = Good | Person
export const tokens: readonly Token[] = [...goods, ...people]

/** What crew of the base box have learned. */
export interface BaseProfessions {
  soldier: true
  merc: true
  pilot: true
  mechanic: true
  companion: true
  grifter: true
  medic: true
  'hill-folk': true
}

/** What any crew has learned; a box declares its own as further members. */
export interface Professions extends BaseProfessions {}

export type Profession = keyof Professions

/** Tokens of one kind, or people of either. */
export type Sort = Token | 'person'

export function tokensOf(sort: Sort): readonly Token[] {
  return sort === 'person' ? people : [sort]
}

/** What crew, gear and Upgrades of the base box count as. */
export interface BaseKeywords {
  firearm: true
  'sniper-rifle': true
  explosives: true
  'hacking-rig': true
  'fake-id': true
  transport: true
  'fancy-duds': true
}

/** What any of them counts as; a box declares its own as further members. */
export interface Keywords extends BaseKeywords {}

export type Keyword = keyof Keywords

/** The boxes, and what each brings one more of. A box declares its own as further members of these. */
export interface Boxes {
  base: true
}

export interface Regions {
  alliance: true
  border: true
}

export interface Contacts {
  harken: true
  badger: true
  'amnon-duul': true
  patience: true
  niska: true
}

export interface SupplyDecks {
  persephone: true
  osiris: true
  regina: true
  silverhold: true
  'space-bazaar': true
}

/** Which box a card comes in. */
export type BoxId = keyof Boxes
export type Region = keyof Regions
export type ContactId = keyof Contacts
export type SupplyDeckId = keyof SupplyDecks

export type SectorId = string
/** A planet, a station or a named stretch of space: what jobs and goals point at. */
export type PlaceId = string
/** One physical card. Copies of a card differ in their number; the id tells nothing of where the card lies. */
export type CardId = string

export type SkillPoints = Readonly<Partial<Record<Skill, number>>>
export type Amounts = Readonly<Partial<Record<Token, number>>>
