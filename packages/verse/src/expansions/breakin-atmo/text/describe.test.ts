import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../boxes/all.ts'
import { describeAbility, describeJob } from '../../../text/describe.ts'
import { cardMessages } from '../../../text/en/cards.ts'
import type { AbilityOf } from '../../../vocabulary/index.ts'
import type { BreakinAtmoAbilities } from '../vocabulary.ts'
import { messages } from './en.ts'

const names: Readonly<Record<string, string>> = { 'place hera': 'Hera', 'contact harken': 'Harken' }
const say = writer('en', { ...cardMessages, ...messages }, ({ name, id }) => names[`${name} ${id}`] ?? '')

/** A sample of each kind: the compiler asks for the kinds that are missing. */
const abilities: { readonly [K in keyof BreakinAtmoAbilities]: readonly [AbilityOf<K>, string] } = {
  'studies-misbehave-deck': [
    { is: 'studies-misbehave-deck', cards: 3 },
    'A Deal action anywhere: look at the top 3 cards of the Misbehave deck and put them back in any order.',
  ],
  'goal-bonus': [{ is: 'goal-bonus', credits: 500 }, 'Each time you take a Goal token, take $500.'],
  'deals-by-cortex': [
    { is: 'deals-by-cortex' },
    'A Deal action anywhere: consider the top job of any contact’s deck. Accept it, or discard it.',
  ],
  'works-with': [{ is: 'works-with', keyword: 'transport' }, 'Of use only where Transport is at hand.'],
  'calms-all': [{ is: 'calms-all' }, 'Discard this: clear Disgruntled from all your crew.'],
  'same-suit-gamble': [
    { is: 'same-suit-gamble', stake: 500, cards: 5, alike: 3, prize: 1500 },
    'Discard this and pay $500: draw 5 Misbehave cards. If 3 or more are of one suit, take $1,500.',
  ],
}

test.each(Object.values(abilities))('$0.is', (ability, english) => {
  expect(say(describeAbility(ability, 'gear'))).toBe(english)
})

test('a task is done at its place', () => {
  const lines = describeJob({
    ...{ kind: 'job', id: 'harken-00', box: 'breakin-atmo', name: 'An Errand', contact: 'harken' },
    ...{ types: ['task'], legal: true, immoral: false },
    finish: { at: 'hera', misbehave: 0 },
    pay: { credits: 600 },
  })
  expect(lines.map(say)).toEqual(['Task job for Harken: legal.', 'Target Hera.', 'Pays $600.'])
})
