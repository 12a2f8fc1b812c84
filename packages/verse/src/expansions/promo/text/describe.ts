import { text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { credits } from '../../../text/describe-words.ts'
import type { AbilityTexts, StoryEndTexts } from '../../../text/tables.ts'
import type { PromoAbilities } from '../vocabulary.ts'

/** What the abilities of this box say. */
export const abilities: Pick<AbilityTexts, keyof PromoAbilities> = {
  'misbehave-bonus': (ability) => text('ability.misbehave-bonus', { credits: credits(ability.credits) }),
  'reroll-ones-flying': () => text('ability.reroll-ones-flying'),
  'digs-for-gear': ({ deck }) => text('ability.digs-for-gear', { deck: { name: 'place', id: deck } }),
}

export const ends: Pick<StoryEndTexts, 'chosen-goal-wins'> = {
  'chosen-goal-wins': () => [text('story.chosen-goal-wins')],
}

/** What the story of this box says beyond others. */
export const cardTexts: CardTexts = {
  story: ({ freeCrew, fourActions }) => [
    ...(freeCrew === undefined
      ? []
      : [text('story.free-crew', { n: freeCrew.crew, credits: credits(freeCrew.credits) })]),
    ...(fourActions ? [text('story.four-actions')] : []),
  ],
  condition: ({ misbehavesPassed: n }) => (n === undefined ? [] : [text('condition.misbehaves-passed', { n })]),
}
