import { abilities, effects, ends, favours } from '../expansions/blue-sun/text/describe.ts'
import { abilities as sharedAbilities } from '../expansions/shared/abilities/text/describe.ts'
import { effects as alertEffects } from '../expansions/shared/alerts/text/describe.ts'
import type { AbilityTexts, EffectTexts, FavourTexts, StoryEndTexts } from '../text/tables.ts'
import type { BaseAbilityKinds, BaseEffectKinds, BaseFavourKinds, BaseStoryEnds } from '../vocabulary/index.ts'

/** What the kinds of every box say beside those of the base game. */

export const effectTexts: Omit<EffectTexts, keyof BaseEffectKinds> = { ...alertEffects, ...effects }

export const abilityTexts: Omit<AbilityTexts, keyof BaseAbilityKinds> = { ...sharedAbilities, ...abilities }

export const favourTexts: Omit<FavourTexts, keyof BaseFavourKinds> = { ...favours }

export const storyEndTexts: Omit<StoryEndTexts, keyof BaseStoryEnds> = { ...ends }
