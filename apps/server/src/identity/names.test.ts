import { loadGames } from '@keep-flying/games'
import { meRequest } from '@keep-flying/protocol'
import { describe, expect, it } from 'vitest'
import { hostGames } from '../games/catalog.ts'
import { checkNotReserved, guestName } from './names.ts'
import { skeletonOf } from './skeleton.ts'

describe('the look of a name', () => {
  it.each([
    ['Mal', 'mal'],
    ['Mal', ' M a l '],
    ['Mal', 'M\u0430l'], // Cyrillic a
    ['Mal', 'MaI'], // capital i
    ['Mal', 'Ma1'],
    ['Mal', '\u039cal'], // Greek capital mu
    ['Mal', '\uff2d\uff41\uff4c'], // fullwidth
    ['Mal', 'M\u200bal'],
    ['Mal', '\u{1d40c}\u{1d41a}\u{1d425}'], // mathematical bold
    ['Mal', '\u13b7\u13aa\u13de'], // Cherokee
    ['Mal', '\uab87\uab7a\uabae'], // Cherokee in small letters
    ['Mal', '\ua4df\ua4ee\ua4e1'], // Lisu
    ['Mal', '\u1d0d\u1d00\u029f'], // small capitals
    ['Mal', '\u{1f17c}\u{1f170}\u{1f17b}'], // white on black
    ['Mal', '\u{1f1f2}\u{1f1e6}\u{1f1f1}'], // flags
    ['Luap', '\u14aa\u144c\u1d00\u146d'], // Canadian Aboriginal
    ['joqun', '\u0575\u0585\u0566\u057d\u057c'], // Armenian
    ['IDA', '\ua4f2\u13a0\u13aa'],
    ['Book', 'B00k'],
    ['Warner', 'Wamer'],
    ['River', 'R\u0456v\u0435r'],
    ["O'Neill", 'O\u2019NeiII'],
    ['\u00c5ngstr\u00f6m', 'A\u030angstro\u0308m'],
  ])('is the same for %o and %o', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one))
  })

  it.each([
    ['Mal', 'Mai'],
    ['Zoe', 'Zoë'],
    ['Book', 'Cook'],
    ['\u041c\u0438\u0440', 'Mup'],
    ['\u6797', '\u68ee'],
    ['\u13b7\u13aa\u13de', '\u13b7\u13aa\u13e2'],
  ])('is another for %o and %o', (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one))
  })
})

describe('a name that somebody types', () => {
  it.each([
    ['  Wash  ', 'Wash'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['Wa\u200bsh\ufeff', 'Wash'],
    ['\u202eWash\u202c', 'Wash'],
    ['Inara   Serra', 'Inara Serra'],
    ['\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627'],
  ])('%o becomes %o', (typed, name) => {
    expect(meRequest.parse({ name: typed })).toEqual({ name })
  })

  it.each([
    'a\u0000b',
    'a\u001bb',
    '\u200b\u200d',
    '\u3164',
    '\u2800\u2800',
    `W${'\u0336'.repeat(4)}ash`,
    'x'.repeat(41),
    'x'.repeat(100_000),
    '\ud800',
  ])('%o is refused', (name) => {
    expect(meRequest.safeParse({ name }).success).toBe(false)
  })
})

describe('reserved names', () => {
  it('are those of the server and of its bots, with numbers or without', async () => {
    const games = await hostGames(await loadGames())
    const bots = [...games.values()].flatMap(({ pack }) => pack.bots.map(({ name }) => name))
    expect(bots.length).toBeGreaterThan(0)
    const taken = [
      'Admin',
      'ADMlN',
      '\u0410dmin 2',
      'Keep Flying',
      'keepflying',
      'H\u043est',
      'System',
      'N.N.',
      ...bots,
    ]
    for (const name of [...taken, ...bots.map((bot) => `${bot} 2`), ...bots.map((bot) => `${bot} (3)`)])
      expect(() => checkNotReserved(games, name), name).toThrow('Choose another name')
    for (const name of ['Mal', 'Hosted', 'Adminah', 'Zoë 2', '42', guestName()]) checkNotReserved(games, name)
  })
})
