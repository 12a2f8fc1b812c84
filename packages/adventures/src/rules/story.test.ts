import { describe, expect, test } from 'vitest'
import { defaultOptions, type Options } from '../options.ts'
import { scenario } from '../scenario.ts'
import { writerOf } from '../text/languages.ts'
import { adventures } from './game.ts'
import { campaign } from './story.ts'

const story: Options = { ...defaultOptions, players: 1, campaign: 'storyline' }

/** A Job that ends with its first turn. */
const done = (reward: number, credits = 0) =>
  scenario({
    map: 'M Z .',
    intel: 1,
    who: { mal: { credits, gear: ['Pick Gun'] }, zoe: { wounds: 4, downed: true, moment: 9 } },
    rules: {
      rules: [{ when: { on: 'crew-turn-ends' }, do: [{ do: 'win' }] }],
      reward: { base: reward, lines: [], intel: [{ amount: 1 }] },
    },
  }).path('wait', 1, 'end')

describe('a Storyline', () => {
  test("STORY-03 STORY-04 STORY-06 STORY-08 STORY-11 STORY-14 JOB-19 hands on credits, Intel, Equipment, past Rewards, and who was Downed, and nobody's Wounds", () => {
    const { state } = done(3000, 400)
    expect(campaign.handsOn(state, story)).toEqual({
      jobs: ['light-fingers'],
      rewards: [3000],
      players: 1,
      credits: 3400,
      intel: 2,
      gear: [{ card: 'pick-gun', paid: 0 }],
      downed: ['zoe'],
    })
  })

  test('STORY-01 STORY-07 OPEN-65 the next Job is another one, for Crew chosen anew; with $10,000 it is won and over', () => {
    expect(campaign.next(done(3000).state, story)).toMatchObject({
      job: 'signed-and-delivered',
      crewCount: 'advised',
      handed: { credits: 3000 },
    })
    expect(campaign.next(done(10_000).state, story)).toBeNull()
    const handed = { jobs: ['a', 'b'], rewards: [0, 0], players: 1, credits: 0, intel: 0, gear: [], downed: [] }
    expect(campaign.next(done(3000).state, { ...story, handed })).toBeNull()
    expect(campaign.next(done(3000).state, defaultOptions)).toBeNull()
  })

  test('OPEN-66 STORY-11 with nobody able to work the next Job the Storyline is lost; fewer Crew have more time', () => {
    const all = { ...story, crew: ['mal', 'zoe'] } as const
    const { state } = done(3000).change(({ crew }) => {
      for (const who of crew) Object.assign(who, { downed: true, stance: 'heroic', wounds: 4 })
    })
    expect([campaign.next(state, all), campaign.next(done(3000).state, all)]).toMatchObject([
      null,
      { handed: { downed: ['zoe'] } },
    ])
  })

  test('OPEN-66 with nobody able to work it is lost', () => {
    const { state } = done(3000)
    expect(campaign.next(state, { ...story, crew: ['zoe', 'mal'] })).toMatchObject({ crew: ['zoe', 'mal'] })
    expect(campaign.next(state, { ...story, crew: ['zoe'] })).toBeNull()
  })

  test.each([
    [10_000, 'The Job is done and pays $10,000. With $10,500 the Storyline is won.'],
    [0, 'The Job is done and pays $0. The Crew hold $500 of $10,000.'],
  ])('OPEN-65 after a Reward of %i one is told where it stands', (reward, words) => {
    const { state } = done(reward, 500)
    const outcome = adventures.outcome({ ...state, options: { ...state.options, campaign: 'storyline' } })
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
