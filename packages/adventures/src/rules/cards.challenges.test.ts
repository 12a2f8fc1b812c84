import { describe, expect, test } from 'vitest'
import { box } from '../catalog/index.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'
import type { ChallengeDeck, Crew } from '../vocabulary/index.ts'

/**
 * What every Challenge Card comes to, by either way, passed and failed, with Goons about and without. A way is written as
 * skill, dice, target number and Moments, with `!` where it is Heroic, and then what a success brings.
 */
const cards: readonly (readonly [card: string, a: string, b: string, fail: string])[] = [
  ['T01', 'tech 2 8 3', '!tech 1 5 2', 'delayed 2'],
  ['T02', 'tech 2 8 3', '!tech 1 5 2 quicker 1', 'delayed 2'],
  ['T03', 'tech 2 9 2', '!tech 1 5 2', 'somebody looks'],
  ['T04', 'tech 2 8 3', '!tech 1 6 1', 'cover blown'],
  ['T05', 'tech 2 8 3', 'tech 2 7 4', 'delayed 2'],
  ['T06', 'tech 2 8 3', 'tech 2 9 2', 'alarm nearer'],
  ['T07', 'tech 2 8 3', '!fight 1 5 2', 'delayed 2'],
  ['T08', 'tech 2 8 3', 'negotiate 2 8 3 lead away', 'somebody looks'],
  ['T09', 'tech 2 9 4', '!tech 1 7 2 quicker 2', 'hurt'],
  ['T10', 'tech 2 9 4', '!tech 1 7 2', 'hurt'],
  ['T11', 'tech 2 9 4', '!tech 1 7 2 learn', 'alarm nearer'],
  ['T12', 'tech 2 9 4', '!tech 1 6 3', 'delayed 3'],
  ['T13', 'tech 2 8 5 learn', '!tech 1 7 2', 'delayed 2'],
  ['T14', 'tech 2 9 4', '!tech 1 7 2 blend in', 'cover blown'],
  ['T15', 'tech 2 10 3', '!tech 1 7 2 lead away', 'witnesses'],
  ['T16', 'tech 2 9 4', '!tech 1 7 2 blend in', 'somebody looks'],
  ['T17', 'tech 2 9 4', 'tech 2 10 3 quicker 1', 'somebody looks'],
  ['T18', 'tech 2 10 3', 'tech 2 8 5', 'delayed 3'],
  ['T19', 'tech 2 9 4', 'tech 2 10 3', 'reward cut'],
  ['T20', '!tech 2 9 3 pocket', '!tech 1 7 2', 'hurt'],
  ['T21', 'tech 2 9 4', '!fight 1 7 2 quicker 1', 'cover blown'],
  ['T22', 'tech 2 9 4', 'negotiate 2 10 3', 'reward cut'],
  ['T23', 'tech 2 11 5 learn', '!tech 2 10 3', 'alarm nearer'],
  ['T24', 'tech 2 11 5', '!tech 1 8 3 lead away', 'reinforced'],
  ['T25', 'tech 2 11 5 pocket', '!tech 2 10 3', 'delayed 3'],
  ['T26', 'tech 2 10 6', '!tech 2 11 2 lead away', 'witnesses'],
  ['T27', 'tech 2 11 5', 'tech 3 13 6', 'delayed 3'],
  ['T28', '!tech 3 13 4 blend in', '!tech 2 10 3', 'witnesses'],
  ['T29', '!tech 2 10 3 lead away', '!tech 1 8 3', 'reinforced'],
  ['T30', 'tech 2 11 5', '!fight 2 10 3 quicker 1', 'cover blown'],
  ['N01', 'negotiate 2 8 3', '!negotiate 1 5 2', 'delayed 2'],
  ['N02', 'negotiate 2 8 3', '!negotiate 1 5 2', 'delayed 2'],
  ['N03', 'negotiate 2 8 3 lead away', '!negotiate 1 5 2', 'somebody looks'],
  ['N04', 'negotiate 2 9 2', '!negotiate 1 6 1', 'delayed 1'],
  ['N05', 'negotiate 2 8 3', 'negotiate 2 7 4', 'delayed 2'],
  ['N06', 'negotiate 2 8 3', 'negotiate 2 9 2', 'reward cut'],
  ['N07', 'negotiate 2 8 3', '!fight 1 5 2 quicker 1', 'ambushed'],
  ['N08', 'negotiate 2 8 3', 'tech 2 8 3', 'delayed 2'],
  ['N09', 'negotiate 2 9 4', '!negotiate 1 7 2 lead away', 'cover blown'],
  ['N10', 'negotiate 2 9 4', '!negotiate 1 7 2', 'witnesses'],
  ['N11', 'negotiate 2 9 4', '!negotiate 1 7 2', 'reward cut'],
  ['N12', 'negotiate 2 8 5 learn', '!negotiate 1 7 2', 'somebody looks'],
  ['N13', 'negotiate 2 9 4', '!negotiate 1 6 3 pocket', 'ambushed'],
  ['N14', 'negotiate 2 9 4', '!negotiate 1 7 2', 'ambushed'],
  ['N15', 'negotiate 2 10 3', '!negotiate 1 7 2 blend in', 'delayed 3'],
  ['N16', 'negotiate 2 9 4 learn', '!negotiate 1 7 2', 'delayed 3'],
  ['N17', 'negotiate 2 9 4', 'negotiate 2 10 3', 'somebody looks'],
  ['N18', 'negotiate 2 9 4', 'negotiate 2 10 3 quicker 1', 'cover blown'],
  ['N19', 'negotiate 2 9 4', 'negotiate 2 10 3', 'cover blown'],
  ['N20', '!negotiate 2 9 3 lead anybody away', '!negotiate 1 7 2', 'ambushed'],
  ['N21', 'negotiate 2 9 4', '!fight 1 7 2 quicker 2', 'ambushed'],
  ['N22', 'negotiate 2 9 4', 'tech 2 9 4 lead away', 'alarm nearer'],
  ['N23', 'negotiate 2 11 5 lead away', '!negotiate 2 10 3', 'reinforced'],
  ['N24', 'negotiate 2 11 5', '!negotiate 1 8 3', 'witnesses'],
  ['N25', 'negotiate 2 11 5', '!negotiate 2 10 3 blend in', 'cover blown'],
  ['N26', 'negotiate 2 10 6', '!negotiate 2 11 2 quicker 1', 'reward cut'],
  ['N27', 'negotiate 2 11 5', 'negotiate 3 13 6 learn', 'reward cut'],
  ['N28', '!negotiate 3 13 4 pocket', '!negotiate 2 10 3', 'witnesses'],
  ['N29', '!negotiate 2 10 3 blend in', '!negotiate 1 8 3', 'reinforced'],
  ['N30', 'negotiate 2 11 5', '!fight 2 10 3 quicker 1', 'somebody looks'],
]

/** Somebody with 3 points of each Skill, and the mark they stand by on a map. */
const testers: Readonly<Record<string, { who: Crew; mark: string }>> = {
  tech: { who: 'kaylee', mark: 'K' },
  negotiate: { who: 'inara', mark: 'I' },
  fight: { who: 'zoe', mark: 'Z' },
}

interface Way {
  readonly who: Crew
  readonly mark: string
  readonly heroic: boolean
  readonly dice: number
  readonly target: number
  readonly time: number
  readonly success: string
}

function wayOf(written: string): Way {
  const [skill = '', dice, target, time, ...success] = written.replace('!', '').split(' ')
  const { who, mark } = testers[skill] ?? { who: 'mal', mark: 'M' }
  const figures = { dice: Number(dice), target: Number(target), time: Number(time) }
  return { who, mark, heroic: written.startsWith('!'), ...figures, success: success.join(' ') }
}

/** What there is to see afterwards. */
interface Seen {
  readonly spent: number
  readonly stance: 'casual' | 'heroic'
  readonly wounds: number
  readonly credits: number
  readonly intel: number
  readonly reward: number
  readonly alarm: number | null
  /** Each with the column it stands in; `!` is Alerted, `*` wounded. */
  readonly goons: readonly string[]
}

function seen(game: Play, who: Crew): Seen {
  const { state } = game
  const { stance, wounds, credits } = game.crew(who)
  return {
    spent: (game.moment(who) ?? 0) - 1,
    stance,
    wounds,
    credits,
    intel: state.intel,
    reward: state.rewardChange,
    alarm: state.timeline.alarm,
    goons: state.goons.map((goon) => {
      const mood = `${goon.alerted ? '!' : ''}${'*'.repeat(goon.wounds)}`
      return `${goon.id}${mood} ${game.where(goon).split(',')[0]}`
    }),
  }
}

type About = 'goons about' | 'a Goon beside' | 'nobody about'

const maps: Readonly<Record<About, (mark: string) => Partial<Situation> & { map: string }>> = {
  'goons about': (mark) => ({ map: `${mark} @ . . c . t . c\n. . . . . . . . .`, goonsAre: { c2: { alerted: 30 } } }),
  'a Goon beside': (mark) => ({ map: `${mark} @ . .\nc . . .` }),
  'nobody about': (mark) => ({ map: `${mark} @ . .` }),
}

const before: Readonly<Record<About, readonly string[]>> = {
  'goons about': ['c1 4', 't1 6', 'c2! 8'],
  'a Goon beside': ['c1 0'],
  'nobody about': [],
}

const lostByTheGoon = [2, 5]

/** The card is drawn and the way chosen; its dice come to the target number, or to one less. */
function tried(card: string, id: 'a' | 'b', way: Way, about: About, passes: boolean): Play {
  const deck: ChallengeDeck = card.startsWith('T') ? 'tech' : 'negotiation'
  const place = { id: 'place', at: { token: 'T1' }, decks: [deck], successes: 1, success: [], fail: [] }
  const alarm = about === 'nobody about' ? null : { start: 30, next: 5, do: [] }
  const game = scenario({ ...maps[about](way.mark), rules: { challenges: [place], alarm } })
  game.change(({ challenges }) => {
    const drawn = challenges[deck].deck.cards
    drawn.push(...drawn.splice(drawn.indexOf(card), 1))
  })
  game
    .dice(...facesFor(way, passes), ...(about === 'a Goon beside' ? lostByTheGoon : []))
    .path(`challenge place T1 ${deck}`, id)
  // A lone die that nobody can help is rolled unasked.
  if (game.kind !== 'test.prepare') return game
  const rolls = game.options().filter((one) => one.startsWith('roll'))
  expect(rolls.at(-1)).toBe(`roll ${way.dice}`)
  return game.choose(`roll ${way.dice}`)
}

/** Faces without a Firefly that come to what is needed beyond 3 points; what no faces come to is Disgruntled. */
function facesFor({ dice, target }: Way, passes: boolean): number[] {
  let left = target - 3 - (passes ? 0 : 1)
  return Array.from({ length: dice }, (_, n) => {
    const others = dice - n - 1
    const face = Math.min(5, left - 2 * others)
    left -= face
    return face < 2 ? 1 : face
  })
}

/** What a success brings: its answers are given here. */
const successes: Readonly<Record<string, (plain: Seen, game: Play) => Seen>> = {
  '': (plain) => plain,
  'quicker 1': (plain) => ({ ...plain, spent: plain.spent - 1 }),
  'quicker 2': (plain) => ({ ...plain, spent: Math.max(0, plain.spent - 2) }),
  learn: (plain) => ({ ...plain, intel: 1 }),
  pocket: (plain) => ({ ...plain, credits: 200 }),
  'blend in'(plain, game) {
    expect(game.kind).toBe('stance.casual')
    game.choose(true)
    return { ...plain, stance: 'casual' }
  },
  'lead away': (plain, game) => led(plain, game, ['c1', 't1']),
  'lead anybody away': (plain, game) => led(plain, game, ['c1', 't1', 'c2']),
}

function led(plain: Seen, game: Play, whom: readonly string[]): Seen {
  expect([game.kind, game.choose(true).options()]).toEqual(['text.may', whom])
  const last = whom.at(-1) ?? ''
  game.choose(last)
  const from = last === 't1' ? 6 : 8
  const columns = game.options().map((square) => Number(square) % 9)
  expect(columns.every((column) => Math.abs(column - from) <= 3)).toBe(true)
  game.choose('5')
  return {
    ...plain,
    goons: plain.goons.map((goon) => (goon.startsWith(last) ? goon.replace(String(from), '5') : goon)),
  }
}

/** What a failure brings with somebody or something about, and without. */
const failures: Readonly<Record<string, (plain: Seen, about: About) => Seen>> = {
  'delayed 1': (plain) => later(plain, 1),
  'delayed 2': (plain) => later(plain, 2),
  'delayed 3': (plain) => later(plain, 3),
  hurt: (plain) => ({ ...later(plain, 1), wounds: 1, stance: 'heroic' }),
  'reward cut': (plain) => ({ ...later(plain, 2), reward: -200 }),
  'cover blown': (plain) => ({ ...later(plain, plain.stance === 'casual' ? 1 : 2), stance: 'heroic' }),
  'alarm nearer': (plain) => (plain.alarm === null ? later(plain, 3) : { ...later(plain, 1), alarm: 27 }),
  witnesses: (plain, about) =>
    about === 'nobody about'
      ? later(plain, 2)
      : { ...plain, goons: plain.goons.map((one) => one.replace(/^([ct]\d) /, '$1! ')) },
  'somebody looks': (plain, about) =>
    about === 'nobody about' ? later(plain, 2) : { ...later(plain, 1), goons: ['c1 1', ...plain.goons.slice(1)] },
  ambushed: (plain, about) =>
    about === 'nobody about' ? later(plain, 2) : { ...later(plain, 1), stance: 'heroic', goons: ['c1!* 0'] },
  reinforced: (plain, about) =>
    about === 'nobody about'
      ? later(plain, 1)
      : { ...later(plain, 1), goons: [...plain.goons, expect.stringMatching(/! \d$/)] },
}

function later(plain: Seen, moments: number): Seen {
  return { ...plain, spent: plain.spent + moments }
}

function plainly({ time, heroic }: Way, about: About): Seen {
  return {
    spent: time,
    stance: heroic ? 'heroic' : 'casual',
    wounds: 0,
    credits: 0,
    intel: 0,
    reward: 0,
    alarm: about === 'nobody about' ? null : 30,
    goons: before[about],
  }
}

describe.each(cards)('Challenge %s', (card, a, b, fail) => {
  const ways = { a: wayOf(a), b: wayOf(b) }

  test.each(['a', 'b'] as const)('CHALLENGE-05 CHALLENGE-10 way %s passed', (id) => {
    const way = ways[id]
    const game = tried(card, id, way, 'goons about', true)
    const expected = successes[way.success]?.(plainly(way, 'goons about'), game)
    expect(seen(game, way.who)).toEqual(expected)
    expect(game.kind).toBe('turn.action')
  })

  test.each(['a', 'b'] as const)('CHALLENGE-08 way %s failed by one', (id) => {
    for (const about of [fail === 'ambushed' ? 'a Goon beside' : 'goons about', 'nobody about'] as const) {
      const way = ways[id]
      const game = tried(card, id, way, about, false)
      if (game.kind === 'test.improve') game.choose('accept')
      if (game.kind === 'brawl.won') game.choose('wound')
      const expected = failures[fail]?.(plainly(way, about), about)
      expect(seen(game, way.who)).toEqual(expected)
      expect(game.kind).toBe('turn.action')
    }
  })
})

test('CONTENTS-04 every card of both decks is among them', () => {
  expect(cards.map(([card]) => card).sort()).toEqual([...box.challenges.tech, ...box.challenges.negotiation].sort())
})
