import { text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { picking } from './lit.ts'

const options = (...ids: string[]) => ids.map((id) => ({ id, text: text('option.done') }))

test('where one answer is asked for, each press on a thing picks its next option', () => {
  const hold = options('dump:fuel', 'hide:fuel')
  expect(picking(hold, [], false)).toEqual(['dump:fuel'])
  expect(picking(hold, ['dump:fuel'], false)).toEqual(['hide:fuel'])
  expect(picking(hold, ['hide:fuel'], false)).toEqual(['dump:fuel'])
  expect(picking(options('zoe'), ['kaylee'], false)).toEqual(['zoe'])
})

test('where several are asked for, a press takes a thing in or out', () => {
  expect(picking(options('zoe'), ['kaylee'], true)).toEqual(['kaylee', 'zoe'])
  expect(picking(options('zoe'), ['kaylee', 'zoe'], true)).toEqual(['kaylee'])
})
