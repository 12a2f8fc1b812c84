import { text } from '@keep-flying/kernel'
import { credits } from '../../../text/describe-words.ts'
import type { AbilityTexts } from '../../../text/tables.ts'
import type { PromoAbilities } from '../vocabulary.ts'

/** What the abilities of this box say. */
export const abilities: Pick<AbilityTexts, keyof PromoAbilities> = {
  'misbehave-bonus': (ability) => text('ability.misbehave-bonus', { credits: credits(ability.credits) }),
  'reroll-ones-flying': () => text('ability.reroll-ones-flying'),
  'digs-for-gear': ({ deck }) => text('ability.digs-for-gear', { deck: { name: 'place', id: deck } }),
}
