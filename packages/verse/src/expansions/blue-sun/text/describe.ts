import { text } from '@keep-flying/kernel'
import { settlingJobs } from '../../../text/describe-words.ts'
import type { AbilityTexts, EffectTexts, FavourTexts, KindTexts, StoryEndTexts } from '../../../text/tables.ts'
import type { BlueSunAbilities, BlueSunEffects, BlueSunFavours, BlueSunStoryEnds } from '../vocabulary.ts'

/** What the kinds of this box say. */

export const effects: Pick<EffectTexts, keyof BlueSunEffects> = {
  'leak-fuel': () => text('effect.leak-fuel'),
  drift: ({ sectors }) => text('effect.drift', { sectors }),
}

export const abilities: Pick<AbilityTexts, keyof BlueSunAbilities> = {
  'dodges-cutter': () => text('ability.dodges-cutter'),
  'scans-alerts': () => text('ability.scans-alerts'),
  'passes-as-reaver': () => text('ability.passes-as-reaver'),
  'slips-away': ({ from }) => text('ability.slips-away', { from }),
}

export const ends: Pick<StoryEndTexts, keyof BlueSunStoryEnds> = {
  'contacts-exhausted': ({ decks, settleJobs }) => [
    text('story.contacts-exhausted', { n: decks }),
    ...settlingJobs(settleJobs),
  ],
}

export const favours: Pick<FavourTexts, keyof BlueSunFavours> = {
  'deals-anywhere': () => text('favour.deals-anywhere'),
  'larger-hand': ({ plus }) => text('favour.larger-hand', { plus }),
}

export const kindTexts: KindTexts = { effects, abilities, favours, ends }
