import type { CardId, State } from '@keep-flying/encounters'
import { damageOn } from '@keep-flying/encounters/ask'
import { deedsOf } from '../cards/kinds.ts'

/** What an Upgrade is about, where the table says how much there is of it now. */
export interface Worth {
  readonly about: 'strikes' | 'slots' | 'damage'
  readonly n: number
}

/** What there is now that an Upgrade could do something about; null where that is not to be seen on the table. */
export function worthOf({ serenity, mains }: State, card: CardId): Worth | null {
  const about = deedsOf(card)
  if (about.has('repair') || about.has('repair-cost'))
    return { about: 'strikes', n: serenity.filter(({ strike }) => strike !== null).length }
  if (about.has('slots'))
    return { about: 'slots', n: serenity.filter(({ strike, upgrade }) => strike === null && upgrade === null).length }
  if (about.has('heal') || about.has('heal-damage'))
    return { about: 'damage', n: mains.reduce((sum, main) => sum + damageOn(main), 0) }
  return null
}
