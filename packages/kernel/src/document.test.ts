import { expect, test } from 'vitest'
import { documentOf, timesName } from './document.ts'

test('a document lists its chapters and leaves out empty ones', () => {
  const chapters = [
    { title: 'First deck', lines: ['One card.', ''] },
    { title: 'Nothing', lines: [] },
  ]
  expect(documentOf('Cards', ['All of them.'], chapters)).toBe(
    '# Cards\n\nAll of them.\n\n- [First deck](#first-deck)\n\n## First deck\n\nOne card.\n',
  )
})

test('copies of a card are counted', () => {
  expect([1, 3].map((copies) => timesName({ name: 'Shiny', copies }))).toEqual(['Shiny', 'Shiny ×3'])
})
