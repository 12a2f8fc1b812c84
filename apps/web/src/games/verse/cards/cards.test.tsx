import { text, writer } from '@keep-flying/kernel'
import { writerOf } from '@keep-flying/verse'
import { everyBox as box, modules } from '@keep-flying/verse/boxes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paper } from '../../../cards/PaperCard.tsx'
import { type Language, LanguageProvider } from '../../../i18n/language.tsx'
import { loadLanguage } from '../../../i18n/load.ts'
import { verse } from '../entry.ts'
import { allWords } from '../i18n/en/index.ts'
import { faceOf, plateIcon, sortOf } from './face.ts'
import { cardParts } from './parts.tsx'
import { rulesFor, wordsOn } from './words.ts'

const cards = [
  ...[box.supply, box.leaders, box.ships, box.contacts, box.jobs, box.others],
  ...[box.nav, box.misbehave, box.stories, box.setUps],
].flatMap((deck) => [...deck.keys()])

const english = await loadLanguage('en', 'all', verse)
const german = await loadLanguage('de', 'all', verse)

function drawn(language: Language, id: string): string {
  const say = writer(language.locale, language.messages, ({ id: named }) => String(named))
  const texts = language.game ?? allWords.texts
  const options = { expansions: modules.map((module) => module.id) }
  const face = cardParts.face(id, { options, texts, say: (key, words) => say(text(key, words)) })
  if (!face) return ''
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Paper id={id} face={face} size="small" selected onPick={() => undefined} footer="." />
    </LanguageProvider>,
  )
}

const all = [...cards, 'alliance-contact', 'reaver-contact']
const faces = all.map((id) => faceOf(id, box))

test('there is paper for every card of every box', () => {
  expect(all.length).toBeGreaterThan(500)
  for (const id of all) expect(drawn(english, id)).toContain('pcard-title')
})

test('and in German', () => {
  for (const id of all) expect(drawn(german, id)).toContain('pcard-pick')
})

test('what is not a card has no paper', () => {
  expect(faceOf('nobody', box)).toBeNull()
  expect(drawn(english, 'nobody')).toBe('')
})

test('every sort of card has a plate, words that can be explained, and rules', () => {
  const write = writerOf(box, allWords.texts)
  for (const face of faces) {
    if (!face) throw new Error('There is a card without a face.')
    expect(plateIcon(face)).not.toBe('info')
    expect(allWords.messages).toHaveProperty([`ship.sort.${sortOf(face)}`])
    for (const { id, named } of wordsOn(face)) {
      expect(allWords.messages).toHaveProperty([`notes.word.${id}.means`])
      if (named) expect(() => write(named)).not.toThrow()
      else expect(allWords.messages).toHaveProperty([`notes.word.${id}`])
    }
    const rules = rulesFor(face, sortOf(face))
    expect(rules.length).toBeGreaterThan(0)
    for (const rule of rules)
      expect(allWords.messages).toHaveProperty([`notes.rule.${rule.slice(0, rule.lastIndexOf('-')).toLowerCase()}`])
  }
})
