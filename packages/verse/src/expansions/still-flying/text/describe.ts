import { text } from '@keep-flying/kernel'
import { aProfession, credits } from '../../../text/describe-words.ts'
import type { AbilityTexts, EffectTexts, KindTexts, StoryEndTexts } from '../../../text/tables.ts'
import type { StillFlyingAbilities, StillFlyingEffects, StillFlyingStoryEnds } from '../vocabulary.ts'

/** What the kinds of this box say. */

export const abilities: Pick<AbilityTexts, keyof StillFlyingAbilities> = {
  shuttle: ({ room, reach, quiet }) => text(quiet ? 'ability.shuttle.quiet' : 'ability.shuttle', { room, reach }),
  'shuttle-room': ({ plus }) => text('ability.shuttle-room', { plus }),
  'keeps-shuttle': () => text('ability.keeps-shuttle'),
  'make-work-in-company': ({ profession, credits: money }) =>
    text('ability.make-work-in-company', { profession: aProfession(profession), credits: credits(money) }),
  'escapes-reavers': () => text('ability.escapes-reavers'),
}

export const effects: Pick<EffectTexts, keyof StillFlyingEffects> = {
  'double-cross': (effect) => text('effect.double-cross', { credits: credits(effect.credits) }),
}

export const ends: Pick<StoryEndTexts, keyof StillFlyingStoryEnds> = {
  invites: ({ at, presents }) => [text('story.invites', { place: { name: 'place', id: at }, n: presents })],
}

export const kindTexts: KindTexts = { abilities, effects, ends }
