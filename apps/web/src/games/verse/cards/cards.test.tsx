import { boxWith, expansions } from '@keep-flying/verse'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaperCardOf } from '../../../cards/PaperCard.tsx'
import { type Language, LanguageProvider } from '../../../i18n/language.tsx'
import { loadLanguage } from '../../../i18n/load.ts'
import { verse } from '../entry.ts'
import { allWords } from '../i18n/en/index.ts'
import { faceOf, plateIcon, sortOf } from './face.ts'
import { rulesFor, wordsOn } from './words.ts'

const box = boxWith(expansions.map(({ id }) => id))

const cards = [
  ...[box.supply, box.leaders, box.ships, box.contacts, box.jobs, box.others],
  ...[box.nav, box.misbehave, box.stories, box.setUps],
].flatMap((deck) => [...deck.keys()])

const english = await loadLanguage('en', 'all', verse)
const german = await loadLanguage('de', 'all', verse)

function drawn(language: Language, card: ReactNode): string {
  return renderToStaticMarkup(<LanguageProvider language={language}>{card}</LanguageProvider>)
}

const all = [...cards, 'alliance-contact', 'reaver-contact']
const faces = all.map((id) => faceOf(id, box))

test('there is paper for every card of every box', () => {
  expect(all.length).toBeGreaterThan(500)
  for (const id of all) expect(drawn(english, <PaperCardOf id={id} box={box} />)).toContain('pcard-title')
})

test('and in German', () => {
  for (const id of all)
    expect(
      drawn(german, <PaperCardOf id={id} box={box} size="small" selected onPick={() => undefined} footer="." />),
    ).toContain('pcard-pick')
})

test('what is no card is no paper', () => {
  expect(faceOf('nobody', box)).toBeNull()
  expect(drawn(english, <PaperCardOf id="nobody" box={box} />)).toBe('')
})

test('every sort of card has a plate, words that can be explained, and rules', () => {
  for (const face of faces) {
    if (!face) throw new Error('There is a card without a face.')
    expect(plateIcon(face)).not.toBe('info')
    expect(allWords.messages).toHaveProperty([`ship.sort.${sortOf(face)}`])
    for (const { id, named } of wordsOn(face)) {
      expect(allWords.messages).toHaveProperty([`ship.word.${id}.means`])
      if (named) expect(allWords.texts.messages).toHaveProperty([named.key])
      else expect(allWords.messages).toHaveProperty([`ship.word.${id}`])
    }
    const rules = rulesFor(face, sortOf(face))
    expect(rules.length).toBeGreaterThan(0)
    for (const rule of rules)
      expect(allWords.messages).toHaveProperty([`ship.rule.${rule.slice(0, rule.lastIndexOf('-')).toLowerCase()}`])
  }
})
