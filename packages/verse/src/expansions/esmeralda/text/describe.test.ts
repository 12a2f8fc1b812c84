import { writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import '../../../boxes/all.ts'
import { cardMessages as german } from '../../../text/de/cards.ts'
import { describeAbility } from '../../../text/describe.ts'
import { cardMessages } from '../../../text/en/cards.ts'
import type { Bearer } from '../../../text/tables.ts'
import type { AbilityOf } from '../../../vocabulary/index.ts'
import type { EsmeraldaAbilities } from '../vocabulary.ts'
import { messages as inGerman } from './de.ts'
import { messages } from './en.ts'

const say = writer('en', { ...cardMessages, ...messages }, () => '')
const sage = writer('de', { ...german, ...inGerman }, () => '')

/** A sample of each kind: the compiler asks for the kinds that are missing. */
const abilities: { readonly [K in keyof EsmeraldaAbilities]: readonly [AbilityOf<K>, Bearer, string, string] } = {
  'keeps-from-the-law': [
    { is: 'keeps-from-the-law', token: 'fugitive' },
    'ship',
    'The law cannot seize Fugitives aboard.',
    'Das Gesetz kann an Bord keine Flüchtlinge beschlagnahmen.',
  ],
  'feeds-crew': [
    { is: 'feeds-crew', tokens: ['cargo', 'contraband'] },
    'upgrade',
    'During your Fly action, discard 1 Cargo or Contraband: clear Disgruntled from all your crew.',
    'Lege während deiner Aktion Fliegen 1 Fracht oder Schmuggelware ab: Befreie deine ganze Crew von Verstimmt.',
  ],
}

test.each(Object.values(abilities))('$0.is', (ability, bearer, english, german) => {
  expect([say(describeAbility(ability, bearer)), sage(describeAbility(ability, bearer))]).toEqual([english, german])
})
