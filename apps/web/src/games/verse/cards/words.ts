import { type Text, text } from '@keep-flying/kernel'
import {
  type Box,
  type CardId,
  goods,
  type Keyword,
  type Profession,
  type Skill,
  skills,
  type Token,
  tokens,
  tokensOf,
} from '@keep-flying/verse'
import { type Face, professionIcon } from './face.ts'

/** A word on a card that is worth explaining: what it means is said by `notes.word.<id>.means`. */
export interface WordOnCard {
  readonly id: string
  readonly icon: string
  /** What the game calls it; without, it goes by our own `notes.word.<id>`. */
  readonly named?: Text
}

const plain = (id: string): WordOnCard => ({ id, icon: id })
const skillWord = (id: Skill): WordOnCard => ({ id, icon: id, named: text(`skill.${id}`) })
const keywordWord = (id: Keyword): WordOnCard => ({ id, icon: id, named: text(`keyword.${id}`) })
const tokenWord = (id: Token): WordOnCard => ({ id, icon: id, named: text(`token.${id}.many`) })
const markWord = (id: 'moral' | 'wanted'): WordOnCard => ({ id, icon: id, named: text(`mark.${id}`) })
const professionWord = (id: Profession): WordOnCard => ({
  id,
  icon: professionIcon(id),
  named: text(`profession.${id}`),
})

/** The words a card uses, in the order in which it shows them. */
export function wordsOn(face: Face): readonly WordOnCard[] {
  switch (face.of) {
    case 'supply':
    case 'leader':
      return aboardWords(face.card)
    case 'job': {
      const { contact, needs, legal, immoral, pickUp, finish, opportunity } = face.card
      const misbehaves = (pickUp?.misbehave ?? 0) + finish.misbehave + (opportunity?.misbehave ?? 0) > 0
      return [
        plain(legal ? 'legal' : 'illegal'),
        ...(immoral ? [plain('immoral')] : []),
        ...(misbehaves ? [plain('misbehave')] : []),
        ...skills.filter((skill) => needs?.skills?.[skill]).map(skillWord),
        ...(needs?.keywords ?? []).map(keywordWord),
        ...(needs?.professions ?? []).map(professionWord),
        ...loadWords(face),
        ...(opportunity ? [{ id: 'opportunity', icon: 'star' }] : []),
        ...(contact === null ? [] : [plain('solid')]),
      ]
    }
    case 'contact':
      return [plain('solid'), plain('warrant')]
    case 'misbehave':
      return [plain('misbehave'), plain('warrant')]
    case 'nav':
      return [plain('keep-flying'), plain('full-stop'), plain('evade')]
    case 'story':
      return [plain('goal')]
    case 'tile':
      return [plain(face.threat)]
    case 'ship':
      return [plain('hold'), plain('stash'), plain('upgrade')]
    default:
      return []
  }
}

function aboardWords(card: Extract<Face, { of: 'supply' | 'leader' }>['card']): WordOnCard[] {
  if (card.kind === 'core') return [plain('range'), tokenWord('fuel')]
  const keywords = card.keywords.map(keywordWord)
  if (card.kind === 'upgrade') return [plain('upgrade'), ...keywords]
  const points = skills.filter((skill) => card.skills[skill]).map(skillWord)
  if (card.kind === 'gear') return [plain('gear'), ...points, ...keywords]
  return [
    ...(card.kind === 'leader' ? [plain('leader')] : []),
    ...points,
    ...card.professions.map(professionWord),
    ...keywords,
    ...(card.moral ? [markWord('moral')] : []),
    ...(card.wanted ? [markWord('wanted')] : []),
  ]
}

function loadWords(face: Extract<Face, { of: 'job' }>): WordOnCard[] {
  const { load } = face.card.pickUp ?? {}
  if (!load) return []
  if ('goods' in load) return goods.map(tokenWord)
  const kinds = 'any' in load ? tokensOf(load.any) : tokens.filter((token) => (load.fixed[token] ?? 0) > 0)
  return kinds.map(tokenWord)
}

const tileRules = { cruiser: 'CRUISER-01', cutter: 'CUTTER-01', corvette: 'CORVETTE-05' } as const

/** The first rule of each chapter that a sort of card belongs to. */
const rules: Readonly<Record<string, readonly string[]>> = {
  crew: ['CREW-01', 'SKILL-01', 'DISGRUNTLED-01'],
  leader: ['LEADER-01', 'SKILL-01'],
  gear: ['GEAR-01', 'SKILL-01'],
  upgrade: ['UPGRADE-01', 'BUY-01'],
  core: ['UPGRADE-01', 'FLY-01'],
  ship: ['HOLD-01', 'FLY-01'],
  contact: ['DEAL-01', 'SOLID-01'],
  job: ['JOB-01', 'WORK-01', 'PAY-01'],
  challenge: ['UNIVERSE-01', 'WORK-01'],
  bounty: ['BOUNTY-01', 'BOARDING-01', 'SHOWDOWN-01'],
  alert: ['ALERT-CARDS-01'],
  'caper-reshuffle': ['CAPER-01', 'CAPER-02'],
  nav: ['NAV-01', 'FLY-01'],
  misbehave: ['MISBEHAVE-01', 'SKILL-01', 'WARRANT-01'],
  story: ['STORY-01'],
  'set-up': ['SETUP-01'],
}

export function rulesFor(face: Face, sort: string): readonly string[] {
  if (face.of === 'tile') return [tileRules[face.threat]]
  const own = rules[sort] ?? []
  if (face.of === 'supply' && face.card.kind === 'upgrade' && face.card.keywords.includes('shuttle'))
    return ['SHUTTLE-01', ...own]
  if (face.of !== 'job') return own
  if (face.card.contact === null) return ['CAPER-01', ...own]
  if (face.card.raid) return ['PIRACY-01', 'BOARDING-01', 'SHOWDOWN-01', ...own]
  return face.card.immoral ? [...own, 'MORAL-01'] : own
}

/** What a deck is called by: a place, a contact, a region, or its own name. */
export function deckName(deck: string, box: Box): { readonly name: 'place' | 'contact'; readonly id: CardId } | null {
  if (box.places.has(deck)) return { name: 'place', id: deck }
  return [...box.contacts.keys()].some((contact) => contact === deck) ? { name: 'contact', id: deck } : null
}
