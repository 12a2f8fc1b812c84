import type { Options, State } from '@keep-flying/adventures'
import { adventuresEngine } from '@keep-flying/adventures/engine'
import { scenario } from '@keep-flying/adventures/scenario'
import { type Match, playOut, randomBot, type Viewer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { optionsOf } from '../../play/choices.ts'
import { allCards, cardOf } from './cards.ts'
import { screenOf } from './screen.ts'

function linesFor(match: Match<State, Options>, viewer: Viewer): string[] {
  const screen = screenOf(match.view(viewer), viewer)
  const decisions = viewer === null ? [] : match.decisionsOf(viewer)
  const [decision] = decisions
  const options = decision ? optionsOf(decision) : []
  return [
    screen.heading(),
    ...Array.from({ length: match.options.players }, (_, seat) => screen.seat(seat)).flat(2),
    ...screen.around(options).flat(),
    ...screen.common(),
    ...screen.standing(),
    ...decisions.flatMap((one) => screen.odds(one)),
    ...screen.looks.flatMap(({ show }) => show('')),
    ...options.map((option) => screen.note(option) ?? ''),
  ]
}

test.each(['light-fingers', 'signed-and-delivered', 'the-long-relay', 'out-of-the-stockade'])(
  'a game of %s fits into 80 columns, for players and spectators',
  (job) => {
    const options = adventuresEngine.game.readOptions({ players: 3, job, boss: job === 'the-long-relay' })
    const bots = [0, 1, 2].map(() => randomBot<State>('random', 8))
    let decisions = 0
    let drawn = 0
    const check = (match: Match<State, Options>) => {
      if (decisions++ % 25 !== 0) return
      for (const viewer of [null, 0, 2]) {
        const lines = linesFor(match, viewer)
        expect(lines.filter((line) => line.length > 80)).toEqual([])
        expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\{/)
        drawn += lines.length
      }
    }
    playOut({ game: adventuresEngine.game, options, seed: 'sfc32:screen', bots, limit: 150, check })
    expect(drawn).toBeGreaterThan(500)
  },
)

test('the map shows walls, doors, who is where, and the numbers of squares that are offered', () => {
  const { match } = scenario({
    map: `
      M . 1 .
       +---+
      .|. t|.
       +o--+
      . . . c
    `,
    who: { mal: { heroic: true } },
    goonsAre: { c1: { alerted: 4 } },
  })
  const [decision] = match.pending
  if (!decision) throw new Error('Nothing is asked.')
  match.answer({ seat: decision.seat, decision: decision.number, value: 'move' })
  const [moving] = match.pending
  const [, map = []] = screenOf(match.view(0), 0).around(moving ? optionsOf(moving) : [])
  expect(map).toEqual([
    '    A  B  C  D',
    ' 1 >MA 1  3  5',
    '      +-----+',
    ' 2  2 |8  t1|7',
    '      +oo---+',
    ' 3  4  6  9 !c1',
  ])
})

test('the chances of a Brawl and of a Test stand beside the dice', () => {
  const notesOf = ({ match }: ReturnType<typeof scenario>) => {
    const screen = screenOf(match.view(0), 0)
    const [decision] = match.pending
    return decision ? optionsOf(decision).map((option) => screen.note(option)) : []
  }
  const fight = scenario({
    map: 'Z M t',
    turn: 'mal',
    who: { mal: { heroic: true, gear: ['Boot Knife'] }, zoe: { heroic: true, moment: 3 } },
    goonsAre: { t1: { alerted: 9 } },
  })
  expect(notesOf(fight.choose('brawl boot-knife#1')).at(-1)).toMatch(/^deals a Wound \d+ %, takes one \d+ %$/)
  const shot = scenario({ map: 'Z . t', who: { zoe: { heroic: true, gear: ['Ranch Rifle'] } } })
  expect(notesOf(shot.choose('shoot ranch-rifle#1'))).toEqual([null, '83 %', '75 %'])
})

test('every card can be looked up once, and by the id of each copy', () => {
  const cards = allCards()
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  expect(cards.filter(({ lines }) => lines.length === 0)).toEqual([])
  expect(cardOf('latch#2')).toMatchObject({ name: 'Latch', kind: 'Locked Tokens' })
  expect(cardOf('nothing')).toBeNull()
})

test('before a way of a Challenge Card is chosen, the chances of both are told on demand', () => {
  const place = { id: 'place', at: { token: 'T1' }, decks: ['tech'], successes: 1, success: [], fail: [] } as const
  const { match } = scenario({ map: 'K @ .', rules: { challenges: [place] } })
    .change(({ challenges }) => challenges.tech.deck.cards.sort((one) => (one === 'T01' ? 1 : -1)))
    .choose('challenge place T1 tech')
  const [decision] = match.pending
  const odds = decision ? screenOf(match.view(0), 0).odds(decision) : []
  expect(odds.slice(1).map((line) => line.match(/\d+ %$/)?.[0])).toEqual(['72 %', '83 %'])
})
