import { adventuresReference } from '@keep-flying/adventures/reference'
import { expect, test } from 'vitest'
import { allWords as german } from '../i18n/de/index.ts'
import { allWords as english } from '../i18n/en/index.ts'
import { hints, hintsFor } from './hints.ts'

test('every hint has its words in both languages, and a rule that the reference has', async () => {
  const chapters = await adventuresReference.reference('en')
  const rules = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id))
  for (const { id, rule } of hints) {
    for (const { messages } of [english, german])
      expect([messages[`guide.${id}.title`], messages[`guide.${id}.text`]], id).not.toContain(undefined)
    expect(rules).toContain(rule)
  }
})

test('whoever is held is told so before all else, and nothing is told twice', () => {
  const held = { kind: 'turn.action', isHeroic: true, isSeen: false, isHeld: true, anyAlerted: true }
  expect(hintsFor(held, [])[0]?.id).toBe('adv-held')
  expect(hintsFor(held, ['adv-held']).map(({ id }) => id)).not.toContain('adv-held')
})
