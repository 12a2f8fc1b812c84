import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../boxes/all.ts'
import { cardMessages as german } from '../../../text/de/cards.ts'
import { describeAbility, describeEffect } from '../../../text/describe.ts'
import { cardMessages } from '../../../text/en/cards.ts'
import type { AbilityOf, EffectOf } from '../../../vocabulary/index.ts'
import type { StillFlyingAbilities, StillFlyingEffects } from '../vocabulary.ts'
import { messages as inGerman } from './de.ts'
import { messages } from './en.ts'

const say = writer('en', { ...cardMessages, ...messages }, () => '')
const sage = writer('de', { ...german, ...inGerman }, () => '')

/** Samples of each kind: the compiler asks for the kinds that are missing. */
const abilities: {
  readonly [K in keyof StillFlyingAbilities]: readonly (readonly [AbilityOf<K>, string, string])[]
} = {
  shuttle: [
    [
      { is: 'shuttle', room: 2, reach: 1 },
      'You may Work up to 1 sector away from your ship: 4 crew at most, no help of other Upgrades, room for 2.',
      'Du darfst bis zu 1 Sektor von deinem Schiff entfernt arbeiten: höchstens 4 Crewmitglieder, keine Hilfe anderer Ausbauten, Platz für 2.',
    ],
    [
      { is: 'shuttle', room: 4, reach: 2, quiet: true },
      'You may Work up to 2 sectors away from your ship, where no misbehaving is asked for: 4 crew at most, no help of other Upgrades, room for 4.',
      'Du darfst bis zu 2 Sektoren von deinem Schiff entfernt arbeiten, wo keine krummen Touren verlangt sind: höchstens 4 Crewmitglieder, keine Hilfe anderer Ausbauten, Platz für 4.',
    ],
  ],
  'shuttle-room': [
    [{ is: 'shuttle-room', plus: 1 }, 'Your Shuttles have room for 1 more.', 'Deine Shuttles haben Platz für 1 mehr.'],
  ],
  'keeps-shuttle': [
    [
      { is: 'keeps-shuttle' },
      'When deserters might take a Shuttle, you may roll again.',
      'Könnten Abtrünnige ein Shuttle nehmen, darfst du noch einmal würfeln.',
    ],
  ],
  'make-work-in-company': [
    [
      { is: 'make-work-in-company', profession: 'companion', credits: 300 },
      'With a Companion in your crew, your Make-Work pays $300 more.',
      'Mit einer Gefährtin in deiner Crew bringt dir Gelegenheitsarbeit $300 mehr.',
    ],
  ],
  'escapes-reavers': [
    [
      { is: 'escapes-reavers' },
      'When Reavers are upon you, discard this: Evade, and nobody is harmed.',
      'Fallen Reaver über dich her, lege dies ab: Weiche aus, und niemandem geschieht etwas.',
    ],
  ],
}

test.each(Object.values(abilities).flat())('$0.is', (ability, english, inGermanWords) => {
  expect([say(describeAbility(ability, 'upgrade')), sage(describeAbility(ability, 'upgrade'))]).toEqual([
    english,
    inGermanWords,
  ])
})

const effects: { readonly [K in keyof StillFlyingEffects]: readonly [EffectOf<K>, string, string] } = {
  'double-cross': [
    { do: 'double-cross', credits: 1500 },
    'your Deceptive crew double-crosses you, takes $1,500 or all you have, and is gone',
    'dein trügerisches Crewmitglied hintergeht dich, nimmt $1.500 oder alles, was du hast, und ist fort',
  ],
}

test.each(Object.values(effects))('$0.do', (effect, english, inGermanWords) => {
  expect([say(describeEffect(effect)), sage(describeEffect(effect))]).toEqual([english, inGermanWords])
})
