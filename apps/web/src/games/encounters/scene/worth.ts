import { boxCard, type CardId, type State } from '@keep-flying/encounters'
import { damageOn } from '@keep-flying/encounters/ask'

/** What an Upgrade is about, where the table says how much there is of it now. */
export interface Worth {
  readonly about: 'strikes' | 'slots' | 'damage'
  readonly n: number
}

/** What there is now that an Upgrade could do something about; null where that is not to be seen on the table. */
export function worthOf({ serenity, mains }: State, card: CardId): Worth | null {
  const about = new Set(deedsOf(card))
  if (about.has('repair') || about.has('repair-cost'))
    return { about: 'strikes', n: serenity.filter(({ strike }) => strike !== null).length }
  if (about.has('slots'))
    return { about: 'slots', n: serenity.filter(({ strike, upgrade }) => strike === null && upgrade === null).length }
  if (about.has('heal') || about.has('heal-damage'))
    return { about: 'damage', n: mains.reduce((sum, main) => sum + damageOn(main), 0) }
  return null
}

/** The kinds of what an Upgrade does and changes. */
function deedsOf(card: CardId): string[] {
  const boxed = boxCard(card)
  if (boxed.kind !== 'upgrade') return []
  return boxed.card.abilities.flatMap((ability) => [
    ...('effects' in ability ? ability.effects.map((effect) => effect.do) : []),
    ...('static' in ability ? ability.static.map((modifier) => modifier.mod) : []),
  ])
}
