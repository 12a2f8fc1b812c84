import { expect, test } from 'vitest'
import '../../../boxes/all.ts'
import { cardsDocument } from '../../../text/document.ts'
import { blueSun } from '../index.ts'

test('the document holds the cards of this box alone', () => {
  const document = cardsDocument(blueSun)
  expect(document).toMatch(/^# Cards of Blue Sun\n\nEvery card of the Blue Sun box\./)
  expect(document).not.toContain('### Persephone')
  expect(document).not.toContain('### Malcolm')
  expect(document).toContain('### Harken (5 jobs)\n\n#### Boots on the ground')
  expect(document).toContain('### Mr. Universe (25 challenges)')
  expect(document).toContain('### Rim space (')
  expect(document).toContain('In place of Reaver Cutter, Reaver Bait, Reavers on the Hunt ×8 of the base box.')
  expect(document).toContain('#### Two more than I need ×2')
})
