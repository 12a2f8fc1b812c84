import { text } from '@keep-flying/kernel'
import {
  aProfession,
  credits,
  manyOfProfession,
  manyOfToken,
  or,
  settlingJobs,
  skillName,
} from '../../../text/describe-words.ts'
import type { AbilityTexts, EffectTexts, FavourTexts, StoryEndTexts } from '../../../text/tables.ts'
import type { BlueSunAbilities, BlueSunEffects, BlueSunFavours, BlueSunStoryEnds } from '../vocabulary.ts'

/** What the kinds of this box say. */

export const effects: Pick<EffectTexts, keyof BlueSunEffects> = {
  'load-any-goods': ({ only }) =>
    only === undefined
      ? text('effect.load-any-goods')
      : text('effect.load-any-goods.only', { tokens: manyOfToken(only) }),
  'lose-goods': ({ n }) => text('effect.lose-goods', { n }),
  'place-alert': ({ alert }) => text('effect.place-alert', { alert: text(`alert.${alert}`) }),
  'more-range': ({ sectors, where }) => text(`effect.more-range.${where}`, { sectors }),
  'leak-fuel': () => text('effect.leak-fuel'),
  drift: ({ sectors }) => text('effect.drift', { sectors }),
  'count-as-salvage': () => text('effect.count-as-salvage'),
}

export const abilities: Pick<AbilityTexts, keyof BlueSunAbilities> = {
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
  'counts-as-ace': () => text('ability.counts-as-ace'),
  'dodges-cutter': () => text('ability.dodges-cutter'),
  'scans-alerts': () => text('ability.scans-alerts'),
  'burns-extra': ({ fuel, plus }) => text('ability.burns-extra', { fuel, plus }),
  'passes-as-reaver': () => text('ability.passes-as-reaver'),
  'slips-away': ({ from }) => text('ability.slips-away', { from }),
  'will-not-hire': ({ profession }) => text('ability.will-not-hire', { profession: manyOfProfession(profession) }),
}

export const ends: Pick<StoryEndTexts, keyof BlueSunStoryEnds> = {
  'contacts-exhausted': ({ decks, settleJobs }) => [
    text('story.contacts-exhausted', { n: decks }),
    ...settlingJobs(settleJobs),
  ],
}

export const favours: Pick<FavourTexts, keyof BlueSunFavours> = {
  'pays-for-jobs': (favour) =>
    text('favour.pays-for-jobs', {
      types: or(favour.types.map((type) => text(`job-type.${type}`))),
      credits: credits(favour.credits),
    }),
  'deals-anywhere': () => text('favour.deals-anywhere'),
  'larger-hand': ({ plus }) => text('favour.larger-hand', { plus }),
}
