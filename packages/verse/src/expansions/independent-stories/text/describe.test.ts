import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../boxes/all.ts'
import { cardMessages as german } from '../../../text/de/cards.ts'
import { describeAbility } from '../../../text/describe.ts'
import { cardMessages } from '../../../text/en/cards.ts'
import type { AbilityOf } from '../../../vocabulary/index.ts'
import type { IndependentAbilities } from '../vocabulary.ts'
import { messages as inGerman } from './de.ts'
import { messages } from './en.ts'

const say = writer('en', { ...cardMessages, ...messages }, () => '')
const sage = writer('de', { ...german, ...inGerman }, () => '')

/** A sample of each kind: the compiler asks for the kinds that are missing. */
const abilities: { readonly [K in keyof IndependentAbilities]: readonly [AbilityOf<K>, string, string] } = {
  'leave-aboard': [
    { is: 'leave-aboard', credits: 50 },
    'A Buy action near any planet may give your crew Shore Leave, at $50 for each of them; in shops it costs no more.',
    'Eine Kaufaktion bei jedem Planeten darf deiner Crew Landgang bringen, für $50 pro Kopf; in Läden kostet er nicht mehr.',
  ],
  'keeps-spent-upgrades': [
    { is: 'keeps-spent-upgrades', parts: 1 },
    'An Upgrade that would be discarded for what it does is turned face down instead: it keeps its slot and does nothing. In a Buy action in a shop, 1 Part turns one up again.',
    'Ein Ausbau, der für seine Wirkung abgelegt würde, wird stattdessen umgedreht: Er behält seinen Platz und tut nichts. Bei einer Kaufaktion in einem Laden deckt 1 Ersatzteil einen wieder auf.',
  ],
  'raises-alerts': [
    { is: 'raises-alerts', plus: 1 },
    'Where there are Alliance Alert tokens, they count for 1 more when this ship comes upon them.',
    'Wo Allianz-Alarmmarker liegen, zählen sie für 1 mehr, wenn dieses Schiff auf sie trifft.',
  ],
  'spare-upgrades': [
    { is: 'spare-upgrades', n: 2 },
    'Besides those installed, up to 2 Upgrades may be kept aboard unmounted, to no use. In your turn near a planet, mount and unmount them as you like.',
    'Außer den montierten dürfen bis zu 2 Ausbauten abmontiert an Bord bleiben, ohne Wirkung. In deinem Zug bei einem Planeten darfst du sie beliebig montieren und abmontieren.',
  ],
  express: [
    { is: 'express', types: ['shipping', 'transport'], turns: 3, credits: 300 },
    '$300 more for each Shipping or Transport job that you complete in the turn of its pick-up or in one of your next 3.',
    '$300 mehr für jeden Frachtauftrag oder Transportauftrag, den du im Zug der Abholung oder in einem deiner nächsten 3 Züge erledigst.',
  ],
}

test.each(Object.values(abilities))('$0.is', (ability, english, inGermanWords) => {
  expect(say(describeAbility(ability, 'ship'))).toBe(english)
  expect(sage(describeAbility(ability, 'ship'))).toBe(inGermanWords)
})
