import { boxCard, type CardId, type CharacterClass } from '@keep-flying/encounters'

/** What a card is drawn as. */
export type Look = 'enemy' | 'job' | 'inevitable' | 'event' | 'goal' | 'strike' | 'upgrade' | 'own'

export function lookOf(card: CardId): Look {
  const { kind } = boxCard(card)
  switch (kind) {
    case 'enemy':
    case 'inevitable':
    case 'upgrade':
    case 'goal':
      return kind
    case 'side-job':
      return 'job'
    case 'event':
    case 'special':
      return 'event'
    case 'crew-strike':
    case 'ship-strike':
      return 'strike'
    case 'character':
    case 'talent':
    case 'flaw':
      return 'own'
  }
}

/** The class of a character; null for cards without one. */
export function classOf(card: CardId): CharacterClass | null {
  const boxed = boxCard(card)
  return boxed.kind === 'character' ? boxed.card.class : null
}

/** The figures printed on a card of a player's deck. */
export function figuresOf(card: CardId): { readonly recruit?: string; readonly attack?: string } {
  const boxed = boxCard(card)
  if (boxed.kind !== 'character') return {}
  const { recruit, attack, plus } = boxed.card
  const figure = (n: number | undefined, grows: boolean) =>
    n === undefined && !grows ? undefined : `${n ?? 0}${grows ? '+' : ''}`
  const gained = figure(recruit, plus === 'recruit')
  const dealt = figure(attack, plus === 'attack')
  return { ...(gained === undefined ? {} : { recruit: gained }), ...(dealt === undefined ? {} : { attack: dealt }) }
}

/** The kinds of what an Upgrade does and changes. */
export function deedsOf(card: CardId): ReadonlySet<string> {
  const boxed = boxCard(card)
  const abilities = boxed.kind === 'upgrade' ? boxed.card.abilities : []
  return new Set(
    abilities.flatMap((ability) => [
      ...('effects' in ability ? ability.effects.map((effect) => effect.do) : []),
      ...('static' in ability ? ability.static.map((modifier) => modifier.mod) : []),
    ]),
  )
}
