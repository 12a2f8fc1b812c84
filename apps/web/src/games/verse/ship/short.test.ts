import { writer } from '@keep-flying/kernel'
import { writerOf } from '@keep-flying/verse'
import { everyBox as box } from '@keep-flying/verse/boxes'
import { german } from '@keep-flying/verse/de'
import { expect, test } from 'vitest'
import type { Say } from '../../../i18n/language.tsx'
import { allWords as germanWords } from '../i18n/de/index.ts'
import { allWords as english } from '../i18n/en/index.ts'
import { shortAbility } from './short.ts'

const crew = [...box.leaders.values(), ...box.supply.values()].filter(
  (card) => card.kind === 'crew' || card.kind === 'leader',
)

function saying(locale: string, messages: Readonly<Record<string, string>>): Say {
  const write = writer(locale, messages, ({ id }) => String(id))
  return (key, words) => write(words ? { key, with: words } : { key })
}

test('every crew can be told in a few words, in both languages', () => {
  const [en, de] = [saying('en', english.messages), saying('de', germanWords.messages)]
  for (const card of crew)
    for (const ability of card.abilities) {
      expect(shortAbility(ability, en, writerOf(box)).length).toBeLessThan(40)
      expect(shortAbility(ability, de, writerOf(box, german)).length).toBeLessThan(48)
    }
})

test('a few of them', () => {
  const en = saying('en', english.messages)
  const of = (name: string) =>
    crew.find((card) => card.name === name)?.abilities.map((ability) => shortAbility(ability, en, writerOf(box)))
  expect(of('Inara')).toEqual(['re-roll Negotiate'])
  expect(of('Monty')).toEqual(['smuggling +$500'])
  expect(of('Billy')).toEqual(['salvage +1 Cargo'])
  expect(of('Enforcer')).toEqual(['+1 Negotiate with a Firearm'])
})
