import { allCards } from '@keep-flying/encounters'
import { encountersReference } from '@keep-flying/encounters/reference'
import { expect, test } from 'vitest'
import { allWords as german } from '../i18n/de/index.ts'
import { allWords as english } from '../i18n/en/index.ts'
import { termsOn } from './terms.ts'

test('every card says what it is, and every word on it is explained in both languages and has a rule', async () => {
  const chapters = await encountersReference.reference('en')
  const known = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))
  const terms = new Map<string, string>()
  for (const card of allCards.keys()) {
    const found = termsOn(card)
    expect(found.length, card).toBeGreaterThan(0)
    for (const { id, rule } of found) terms.set(id, rule)
  }
  for (const [id, rule] of terms) {
    expect({ rule, known: known.has(rule) }).toEqual({ rule, known: true })
    for (const { messages } of [english, german])
      for (const key of [`enc.notes.${id}`, `enc.notes.${id}.means`]) expect(messages).toHaveProperty([key])
  }
})
