import { text } from '@keep-flying/kernel'
import { credits, gearOf } from '../../../text/describe-words.ts'
import type { AbilityTexts } from '../../../text/tables.ts'
import type { BreakinAtmoAbilities } from '../vocabulary.ts'

/** What the abilities of this box say. */
export const abilities: Pick<AbilityTexts, keyof BreakinAtmoAbilities> = {
  'studies-misbehave-deck': ({ cards }) => text('ability.studies-misbehave-deck', { cards }),
  'goal-bonus': (ability) => text('ability.goal-bonus', { credits: credits(ability.credits) }),
  'deals-by-cortex': () => text('ability.deals-by-cortex'),
  'works-with': ({ keyword }) => text('ability.works-with', { gear: gearOf(keyword) }),
  'calms-all': () => text('ability.calms-all'),
  'same-suit-gamble': ({ stake, cards, alike, prize }) =>
    text('ability.same-suit-gamble', { stake: credits(stake), cards, alike, prize: credits(prize) }),
}
