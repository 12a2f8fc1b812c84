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

  test('SETUP-07 SETUP-10 OPEN-71 nothing is paid before the end, and only what the Job names is on the track', () => {
    const game = scenario({ map: 'M Z . t' })
    expect([game.state.end, game.timeline, game.state.timeline.alarm]).toEqual([null, 'mal 1, zoe 1', null])
  })

  test('CASUAL-04 everybody sees who is Heroic', () => {
    const game = scenario({ map: 'M Z', who: { mal: { heroic: true } } })
    expect(game.match.view(null).crew.map(({ stance }) => stance)).toEqual(['heroic', 'casual'])
  })

  test('OPEN-67 the bank has no end', () => {
    const rich = { id: 'rich', name: 'Rich', use: 'action', time: 1, do: [{ do: 'credits', amount: 50_000 }] } as const
    expect(
      scenario({ map: 'M .', rules: { actions: [rich] } })
        .choose('rich')
        .crew('mal').credits,
    ).toBe(50_000)
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
