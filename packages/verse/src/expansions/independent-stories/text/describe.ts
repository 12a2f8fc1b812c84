import { text } from '@keep-flying/kernel'
import { credits, or } from '../../../text/describe-words.ts'
import type { AbilityTexts } from '../../../text/tables.ts'
import type { IndependentAbilities } from '../vocabulary.ts'

/** What the abilities of these boxes say. */
export const abilities: Pick<AbilityTexts, keyof IndependentAbilities> = {
  'leave-aboard': (ability) => text('ability.leave-aboard', { credits: credits(ability.credits) }),
  'keeps-spent-upgrades': ({ parts }) => text('ability.keeps-spent-upgrades', { parts }),
  'raises-alerts': ({ plus }) => text('ability.raises-alerts', { plus }),
  'spare-upgrades': ({ n }) => text('ability.spare-upgrades', { n }),
  express: ({ types, turns, credits: pay }) =>
    text('ability.express', { types: or(types.map((type) => text(`job-type.${type}`))), turns, credits: credits(pay) }),
}
