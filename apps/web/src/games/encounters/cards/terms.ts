import { boxCard, type CardId } from '@keep-flying/encounters'

/** A word of the game on a card: its sign, and where the reference explains it. */
export interface Term {
  readonly id: string
  readonly icon: string
  readonly rule: string
}

/** What each kind of card is. */
const kinds: Readonly<Record<string, Omit<Term, 'id'>>> = {
  enemy: { icon: 'attack', rule: 'FIGHT-04' },
  'side-job': { icon: 'side-job', rule: 'REVEAL-06' },
  event: { icon: 'event', rule: 'REVEAL-12' },
  goal: { icon: 'operations', rule: 'REVEAL-16' },
  special: { icon: 'event', rule: 'REVEAL-17' },
  character: { icon: 'crew', rule: 'RECRUIT-02' },
  talent: { icon: 'talent', rule: 'TALENT-03' },
  flaw: { icon: 'flaw', rule: 'FLAW-02' },
  'crew-strike': { icon: 'crew-strike', rule: 'STRIKE-07' },
  'ship-strike': { icon: 'ship-strike', rule: 'STRIKE-10' },
  upgrade: { icon: 'upgrade', rule: 'INTERMISSION-07' },
  inevitable: { icon: 'inevitable', rule: 'INEVITABLE-03' },
}

const keywords: Readonly<Record<string, Omit<Term, 'id'>>> = {
  range: { icon: 'range', rule: 'RANGE-01' },
  stationary: { icon: 'stationary', rule: 'STATIONARY-01' },
  escape: { icon: 'escape', rule: 'ESCAPE-01' },
  'double-strike': { icon: 'double-strike', rule: 'DOUBLESTRIKE-01' },
}

const triggers: Readonly<Record<string, Omit<Term, 'id'>>> = {
  combo: { icon: 'link', rule: 'COMBO-01' },
  activate: { icon: 'activate', rule: 'ABILITY-08' },
  reaction: { icon: 'avoid', rule: 'TIMING-05' },
  reveal: { icon: 'eye', rule: 'TIMING-01' },
}

/** The words of the game on a card, with what sort of card it is first. */
export function termsOn(id: CardId): readonly Term[] {
  const boxed = boxCard(id)
  const held = 'card' in boxed && 'keywords' in boxed.card ? (boxed.card.keywords ?? []) : []
  const at = 'card' in boxed ? boxed.card.abilities.flatMap((ability) => ('at' in ability ? ability.at : [])) : []
  const coordinates = boxed.kind === 'character' && boxed.card.coordinate
  return [
    ...namedIn(kinds, [boxed.kind]),
    ...namedIn(keywords, held),
    ...(coordinates ? [{ id: 'coordinate', icon: 'coordinate', rule: 'COORDINATE-01' }] : []),
    ...namedIn(triggers, [...new Set(at)]),
  ]
}

function namedIn(all: Readonly<Record<string, Omit<Term, 'id'>>>, ids: readonly string[]): Term[] {
  return ids.flatMap((id) => (all[id] ? [{ id, ...all[id] }] : []))
}
