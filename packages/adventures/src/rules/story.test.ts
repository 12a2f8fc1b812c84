import { openStream } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import type { Carried } from '../carried.ts'
import { defaultOptions, readOptions } from '../options.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'
import { writerOf } from '../text/languages.ts'
import type { Crew } from '../vocabulary/index.ts'
import { adventures } from './game.ts'
import { layOut } from './set-up.ts'
import { campaign } from './story.ts'

/** A Job of a Storyline that ends with its first turn. */
const done = (reward: number, { credits = 0, ...more }: Partial<Situation> & { credits?: number } = {}) =>
  scenario({
    map: 'M Z .',
    campaign: 'storyline',
    intel: 1,
    who: { mal: { credits, gear: ['Pick Gun'] }, zoe: { wounds: 4, downed: true, moment: 9 } },
    rules: {
      rules: [{ when: { on: 'crew-turn-ends' }, do: [{ do: 'win' }] }],
      reward: { base: reward, lines: [], intel: [{ amount: 1 }] },
    },
    ...more,
  }).path('wait', 1, 'end')

/** What the Job yields for the next one. */
const yields = ({ match }: Play) => campaign.next(match.state, match.options)

const handed = (jobs: readonly string[], next: Carried['next']): Carried => ({
  jobs,
  rewards: jobs.map(() => 0),
  players: 1,
  credits: 0,
  intel: 0,
  gear: [],
  downed: [],
  next,
})

describe('a Storyline', () => {
  test("STORY-03 STORY-04 STORY-06 STORY-08 STORY-11 STORY-14 JOB-19 hands on credits, Intel, Equipment, past Rewards, and who was Downed, and nobody's Wounds", () => {
    const game = done(3000, { credits: 400 }).path('the-long-relay', ['mal', 'kaylee'])
    expect([game.kind, campaign.handsOn(game.state, game.match.options)]).toEqual([
      'over',
      {
        jobs: ['light-fingers'],
        rewards: [3000],
        players: 1,
        credits: 3400,
        intel: 2,
        gear: [{ card: 'pick-gun', paid: 0 }],
        downed: ['zoe'],
        next: { job: 'the-long-relay', crew: ['mal', 'kaylee'] },
      },
    ])
  })

  test('STORY-07 CREWCOUNT-08 the next Job is any that was not worked yet, for up to five of those who are able', () => {
    const crew = ['mal', 'zoe', 'wash', 'jayne', 'kaylee', 'inara', 'book'] as const
    const game = done(3000, { crew })
    expect([game.kind, game.options()]).toEqual([
      'story.job',
      ['signed-and-delivered', 'the-long-relay', 'out-of-the-stockade'],
    ])
    game.choose('out-of-the-stockade')
    expect([game.kind, game.options()]).toEqual(['story.crew', ['mal', 'wash', 'jayne', 'kaylee', 'inara', 'book']])
    expect(game.decision()).toMatchObject({ min: 1, max: 5 })
    game.choose(['book', 'inara', 'wash'])
    const next = readOptions(yields(game))
    expect(next).toMatchObject({ job: 'out-of-the-stockade', crew, handed: { credits: 3000, downed: ['zoe'] } })
    expect(layOut(next, openStream('sfc32:next')).crew.map(({ id }) => id)).toEqual(['book', 'inara', 'wash'])
  })

  test('STORY-07 STORY-11 whoever sat one Job out may work the third, which is neither of the first two', () => {
    const before = handed(['signed-and-delivered'], { job: 'light-fingers', crew: ['mal', 'zoe'] })
    const game = done(3000, { handed: { ...before, downed: ['wash'] } })
    expect(game.options()).toEqual(['the-long-relay', 'out-of-the-stockade'])
    expect(game.choose('the-long-relay').options()).toEqual(['mal', 'wash', 'jayne', 'kaylee'])
  })

  test('STORY-07 CREWCOUNT-07 every player keeps somebody to play, as far as enough are able', () => {
    const chosen = (crew: readonly Crew[]) => done(3000, { players: 3, crew }).choose('the-long-relay')
    expect(chosen(['mal', 'zoe', 'wash', 'jayne', 'kaylee']).decision()).toMatchObject({ min: 3, max: 4 })
    expect(yields(chosen(['mal', 'zoe', 'wash']))).toMatchObject({ handed: { next: { crew: ['mal', 'wash'] } } })
  })

  test('STORY-01 OPEN-65 with $10,000 it is won and over; after three Jobs it is over, too', () => {
    expect([done(10_000).kind, yields(done(10_000))]).toEqual(['over', null])
    const third = handed(['signed-and-delivered', 'the-long-relay'], { job: 'light-fingers', crew: ['mal', 'zoe'] })
    expect([done(3000, { handed: third }).kind, yields(done(3000, { handed: third }))]).toEqual(['over', null])
    expect(yields(done(3000, { campaign: 'none' }))).toBeNull()
  })

  test('OPEN-66 STORY-11 with nobody able to work the next Job the Storyline is lost', () => {
    const after = (crew: readonly Crew[]) => done(3000, { crew }).kind
    expect([after(['zoe']), after(['zoe', 'mal'])]).toEqual(['over', 'story.job'])
  })

  test.each([
    [10_000, 'The Job is done and pays $10,000. With $10,500 the Storyline is won.'],
    [0, 'The Job is done and pays $0. The Crew hold $500 of $10,000.'],
  ])('OPEN-65 after a Reward of %i one is told where it stands', (reward, words) => {
    const { state } = done(reward, { credits: 500 })
    const outcome = adventures.outcome(state)
    expect(outcome && writerOf()(outcome.reason)).toBe(words)
  })

  test('BOSS-01 a Bust is won by whoever plays the Goons, a Reward by the Crew', () => {
    const options = { ...defaultOptions, players: 3, boss: true }
    const { state } = done(1000)
    const bust = { won: false, reward: 0, intel: 0, why: 'time' } as const
    expect(adventures.outcome({ ...state, options })).toMatchObject({ by: 'seats', winners: [0, 1] })
    expect(adventures.outcome({ ...state, options, end: bust })).toMatchObject({ by: 'seats', winners: [2] })
  })
})

describe('what the Job and the table say', () => {
  test('SETUP-01 a Job beats the general rules: one may pay although time is over', () => {
    const rules = { rules: [{ when: { on: 'time-over' }, do: [{ do: 'win' }] }] } as const
    const game = scenario({ map: 'M . .', rules, who: { mal: { moment: 40 } } }).path('wait', 'move', 'stop')
    expect(game.state.end?.won).toBe(true)
  })

  test('SETUP-07 JOB-06 the Reward lies there from the start, grows and shrinks with results, never below nothing, and is paid at the end only', () => {
    const pays = (...changes: readonly number[]) => {
      const actions = changes.map((amount, n) => {
        const id = `change ${n}`
        return { id, name: id, use: 'free', time: 0, do: [{ do: 'reward', amount }] } as const
      })
      const game = scenario({
        map: 'M Z . t',
        who: { mal: { credits: 300 } },
        rules: { actions, rules: [{ when: { on: 'crew-turn-ends' }, do: [{ do: 'win' }] }] },
      }).path(...actions.map(({ id }) => id))
      expect([game.state.end, game.crew('mal').credits, game.state.purse]).toEqual([null, 300, 0])
      return game.path('wait', 'end').state.end?.reward
    }
    expect([pays(), pays(500), pays(500, -200), pays(-1500)]).toEqual([1000, 1500, 1300, 0])
  })

  test('CASUAL-04 everybody sees who is Heroic', () => {
    const game = scenario({ map: 'M Z', who: { mal: { heroic: true } } })
    expect(game.match.view(null).crew.map(({ stance }) => stance)).toEqual(['heroic', 'casual'])
  })

  test('OPEN-67 the bank has no end: more credits, Intel and Bodies than lie in the box', () => {
    const rich = {
      id: 'rich',
      name: 'Rich',
      use: 'action',
      time: 1,
      do: [
        { do: 'credits', amount: 50_000 },
        { do: 'intel', amount: 30 },
      ],
    } as const
    const game = scenario({
      map: `
        M . . b b b b b b b
        . . . b b b b b b b
      `,
      rules: { actions: [rich] },
    }).choose('rich')
    expect([game.crew('mal').credits, game.state.intel, game.state.bodies.length]).toEqual([50_000, 30, 14])
  })

  test("OPEN-22 a star that is crossed outside one's turn is rolled for only when somebody's own turn ends there", () => {
    const game = scenario({
      map: `
        . . . .
         +-+
        .|.|. .
         +x+
        W K . Z
      `,
      locks: ['latch'],
      shown: ['latch'],
      turn: 'kaylee',
      who: { wash: { moment: 9 }, zoe: { moment: 12 } },
      dice: [5],
    })
    game.path('lock door 0', 'assist wash', 'roll 1', 'end')
    expect([game.moment('wash'), game.state.timeline.star]).toEqual([10, 0])
  })

  test('OPEN-73 whoever has left the map counts neither for Goons nor for time', () => {
    const game = scenario({ map: 'M Z . . t', who: { zoe: { heroic: true, moment: 30 }, mal: { moment: 1 } } })
    game.change((state) => {
      const zoe = state.crew.find(({ id }) => id === 'zoe')
      if (zoe) zoe.at = null
      state.timeline.markers.pop()
    })
    game.path('wait', 'end')
    expect(game.goon('t1').alerted).toBe(false)
    // Nobody waits for her, and no Goon goes for her.
    expect(game.choose('wait').moment('mal')).toBe(3)
    game.choose('heroic').path('move', 'stop')
    expect([game.goon('t1').alerted, game.told().includes('brawl')]).toEqual([true, true])
    expect(game.crew('zoe')).toMatchObject({ at: null, wounds: 0 })
  })

  test('OPEN-73 OPEN-23 time is over when the last of those on the map has none left', () => {
    const ends = (leaves: boolean) => {
      const game = scenario({ map: 'M Z .', who: { mal: { moment: 40 }, zoe: { moment: 40 } } })
      game.change((state) => {
        state.timeline.star = 40
        if (!leaves) return
        for (const who of state.crew) if (who.id === 'zoe') who.at = null
        state.timeline.markers.pop()
      })
      return game.path('move', 'stop', 'end').kind
    }
    expect([ends(false), ends(true)]).toEqual(['turn.action', 'over'])
  })

  test('ADDDIE-04 ASSIST-03 add-ons work in a Brawl that somebody else begins', () => {
    const game = scenario({
      map: 'M t',
      who: { mal: { heroic: true, moment: 2, gear: ['Lucky Keepsake'] } },
      goonsAre: { t1: { alerted: 1 } },
      dice: [5, 2],
    })
    expect(game.options()).toEqual(['mal card stubborn', 'mal lucky-keepsake luck-holds', 'accept'])
  })
})
