import { text } from '@keep-flying/kernel'
import { aProfession, credits, manyOfProfession, manyOfToken, or, skillName } from '../../../../text/describe-words.ts'
import type { AbilityTexts } from '../../../../text/tables.ts'
import type { SharedAbilities } from '../vocabulary.ts'

/** What these abilities say. */
export const abilities: Pick<AbilityTexts, keyof SharedAbilities> = {
  'bribes-any-negotiation': () => text('ability.bribes-any-negotiation'),
  'sale-bonus': ({ tokens, plus }) =>
    text('ability.sale-bonus', { tokens: or(tokens.map(manyOfToken)), plus: credits(plus) }),
  'mail-order': () => text('ability.mail-order'),
  'lifts-any-test': ({ plus }) => text('ability.lifts-any-test', { plus }),
  'soothes-owner': () => text('ability.soothes-owner'),
  'reads-misbehave-deck': ({ cards }) => text('ability.reads-misbehave-deck', { cards }),
  'counts-as-profession': ({ profession }) =>
    text('ability.counts-as-profession', { profession: aProfession(profession) }),
  'calms-anyone': () => text('ability.calms-anyone'),
  'job-goods-by-crew': ({ type, base }) => text('ability.job-goods-by-crew', { type: text(`job-type.${type}`), base }),
  'fight-into-negotiation': () => text('ability.fight-into-negotiation'),
  'calms-before-fight': () => text('ability.calms-before-fight'),
  'suits-gamble': ({ cards, prize }) => text('ability.suits-gamble', { cards, prize: credits(prize) }),
  'counts-as-six': ({ skill }) => text('ability.counts-as-six', { skill: skillName(skill) }),
  'discard-to-reroll': ({ skill }) => text('ability.discard-to-reroll', { skill: skillName(skill) }),
  'counts-as-ace': () => text('ability.counts-as-ace'),
  'burns-extra': ({ fuel, plus }) => text('ability.burns-extra', { fuel, plus }),
  armour: ({ from }) => text('ability.armour', { from }),
  'reroll-ones': ({ skill, carrier }) =>
    carrier === undefined
      ? text('ability.reroll-ones', { skill: skillName(skill) })
      : text('ability.reroll-ones.carrier', { skill: skillName(skill), carrier: aProfession(carrier) }),
  'throws-more': ({ skill, dice }) => text('ability.throws-more', { skill: skillName(skill), dice }),
  'will-not-hire': ({ profession }) => text('ability.will-not-hire', { profession: manyOfProfession(profession) }),
}
