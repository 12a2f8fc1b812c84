import { describe, expect, test } from 'vitest'
import { lines, printable, webAddress } from './fields.ts'

const line = printable(20)
const note = lines(40)
const hook = webAddress(60, /^https?$/)

describe('a line that others are shown', () => {
  test.each([
    ['as it was typed', '  Shiny!  ', 'Shiny!'],
    ['in any script', 'שלום, 船长', 'שלום, 船长'],
    ['with joined emoji', '👩‍🚀', '👩‍🚀'],
    ['without what turns the line around', '\u202eevil\u202c \u2066ok\u2069', 'evil ok'],
  ])('%s', (_, given, shown) => expect(line.parse(given)).toBe(shown))

  test.each([
    ['NUL', 'a\u0000b', 'control characters'],
    ['an escape', '\u001b[2Jgone', 'control characters'],
    ['a control character of the second set', 'a\u0085b', 'control characters'],
    ['half a letter', 'a\ud800', 'control characters'],
    ['a line separator', 'a\u2028b', 'control characters'],
    ['nothing but what is invisible', '\u200b\u200d\u2060', 'something visible'],
    ['nothing but marks', '\u0301\u0301', 'something visible'],
    ['nothing but turns', '\u202e\u202d', 'Too small'],
    ['too much', 'x'.repeat(21), 'Too big'],
  ])('not with %s', (_, given, why) => expect(line.safeParse(given).error?.issues[0]?.message).toContain(why))
})

describe('a note of several lines', () => {
  test('keeps its lines', () => expect(note.parse('one\r\ntwo\rthree\n\tfour')).toBe('one\ntwo\nthree\n\tfour'))
  test('may be empty', () => expect(note.parse('  ')).toBe(''))
  test.each(['a\u0000b', 'a\u001bb', 'a\udfffb'])('not with control characters (%j)', (given) =>
    expect(note.safeParse(given).success).toBe(false),
  )
})

describe('an address', () => {
  test('of a server', () => expect(hook.parse('https://example.org/hook?a=b#c')).toBe('https://example.org/hook?a=b#c'))
  test.each(['https://example.org/\u0000', 'https://example.org/\n', ' https://example.org', 'ftp://example.org', 'x'])(
    'not %j',
    (given) => expect(hook.safeParse(given).success).toBe(false),
  )
})
