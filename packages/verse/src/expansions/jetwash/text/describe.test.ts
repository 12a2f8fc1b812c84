import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../boxes/all.ts'
import { cardMessages as german } from '../../../text/de/cards.ts'
import { describeAbility } from '../../../text/describe.ts'
import { cardMessages } from '../../../text/en/cards.ts'
import type { Bearer } from '../../../text/tables.ts'
import type { AbilityOf } from '../../../vocabulary/index.ts'
import type { JetwashAbilities } from '../vocabulary.ts'
import { messages as inGerman } from './de.ts'
import { messages } from './en.ts'

const say = writer('en', { ...cardMessages, ...messages }, () => '')
const sage = writer('de', { ...german, ...inGerman }, () => '')

/** A sample of each kind: the compiler asks for the kinds that are missing. */
const abilities: { readonly [K in keyof JetwashAbilities]: readonly [AbilityOf<K>, Bearer, string, string] } = {
  'stands-in': [
    { is: 'stands-in', profession: 'pilot', token: 'part', n: 1 },
    'ship',
    'Spend 1 Part in place of a Pilot, once.',
    'Gib 1 Ersatzteil aus: Es zählt einmal als Pilot.',
  ],
  'clears-the-sky': [
    { is: 'clears-the-sky' },
    'upgrade',
    'As you begin a Full Burn, discard this: in it, Nav cards that bring the Alliance or Reavers count as empty space.',
    'Lege diese Karte zu Beginn eines Vollschubs ab: Navigationskarten, die Allianz oder Reaver bringen, zählen in ihm als leerer Raum.',
  ],
  'burns-again': [
    { is: 'burns-again' },
    'upgrade',
    'Spend an action and discard this: begin a Full Burn, beside your Fly action of the turn.',
    'Gib eine Aktion aus und lege diese Karte ab: Beginne einen Vollschub, neben der Aktion Fliegen des Zuges.',
  ],
  'loyal-crew': [
    { is: 'loyal-crew', profession: 'soldier' },
    'leader',
    'Soldiers whom you leave without a cut are not Disgruntled.',
    'Soldaten, die keinen Anteil bekommen, sind nicht verstimmt.',
  ],
}

test.each(Object.values(abilities))('$0.is', (ability, bearer, english, german) => {
  expect([say(describeAbility(ability, bearer)), sage(describeAbility(ability, bearer))]).toEqual([english, german])
})
