import { text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { goalNeeds, goalStanding, reasonsToGo } from '../ask/index.ts'
import { tableFor } from '../ask/view-table.ts'
import { addToBox } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { goToWork } from '../testing/heist.ts'
import type { StoryCard, WorkGoal } from '../vocabulary/index.ts'
import type { Hooks } from './moments.ts'
import { giveGoalToken, goalsToReach, openGoals } from './story.ts'
import { captainAt, story } from './table.ts'

/** What stories of boxes may ask for in their goals: goods, money, small teams, goals in any order. */

const errand = (name: string, at: string, more: Partial<WorkGoal> = {}): WorkGoal => ({
  ...{ name, kind: 'work', at, misbehave: 0, trial: [] },
  ...more,
})

const telling = (more: Pick<StoryCard, 'goals' | 'goalSet'>) => {
  const story: StoryCard = {
    ...{ id: 'a-tale', box: 'base', name: 'A Tale', hours: '1', end: { kind: 'last-goal-wins' } },
    ...more,
  }
  return addToBox(baseBox, { stories: [story] })
}

const begin = (story: Parameters<typeof telling>[0], captain: CaptainSet): Play =>
  scenario({ box: telling(story), story: 'a-tale', captains: [captain], cruiser: 'albion' }).begin()

test('a goal may take aboard what a later one asks for', () => {
  const goals = [
    errand('Fetch', 'persephone', { load: { fixed: { cargo: 2 } } }),
    errand('Carry', 'pelorum', { deliver: { fixed: { cargo: 2 } } }),
  ]
  const game = goToWork(begin({ goals }, { at: 'persephone', cargo: 0 }), 'goal')
  expect(game.captain()).toMatchObject({ goals: 1, hold: { cargo: 2 } })
  const there = goToWork(begin({ goals }, { at: 'pelorum', goals: 1, cargo: 3 }), 'goal')
  expect(there.kind).toBe('over')
  expect(there.captain().hold.cargo).toBe(1)
  const emptyHanded = begin({ goals }, { at: 'pelorum', goals: 1, cargo: 1 })
  expect(emptyHanded.options()).not.toContain('goal')
})

test('a goal may cost money, and who has not got it cannot work on it', () => {
  const goals = [errand('Buy In', 'persephone', { pays: 2500 })]
  expect(begin({ goals }, { at: 'persephone', credits: 2400 }).options()).not.toContain('goal')
  const game = goToWork(begin({ goals }, { at: 'persephone', credits: 2600 }), 'goal')
  expect([game.kind, game.captain().credits]).toEqual(['over', 100])
  const poor = begin({ goals }, { at: 'regina', credits: 0, cargo: 0 })
  const t = tableFor(poor.state, telling({ goals }))
  expect(goalNeeds(t, captainAt(t, 0), goals[0] ?? errand('', ''))).toMatchObject([
    { is: 'at', met: false },
    { is: 'credits', need: 2500, have: 0, met: false },
  ])
})

test('a goal may be for a small team: the captain leaves people aboard until few enough go', () => {
  const goals = [errand('Quietly', 'persephone', { maxCrew: 2 })]
  const game = begin({ goals }, { at: 'persephone', crew: ['Zoe', 'Wash'] }).choose('goal')
  expect(game.kind).toBe('work.team')
  expect(game.options().every((id) => id.startsWith('leave:'))).toBe(true)
  game.choose(game.options().at(-1) ?? '')
  if (game.kind === 'work.team') game.choose('go')
  expect(game.kind).toBe('over')
})

const hand = {
  goals: [errand('Ace', 'persephone'), errand('King', 'pelorum'), errand('Queen', 'osiris'), errand('Last', 'santo')],
  goalSet: { of: 3, enough: 2 },
}

test('of a set of goals any may be reached first, each once, and then the rest', () => {
  const game = goToWork(begin(hand, { at: 'pelorum' }), 'goal')
  expect(game.captain()).toMatchObject({ goals: 1, goalsDone: ['King'] })
  expect(game.choose('end').options()).not.toContain('goal')
  const standing = (play: Play) => {
    const t = tableFor(play.state, telling(hand))
    return hand.goals.map((goal) => goalStanding(t, captainAt(t, 0), goal))
  }
  expect(standing(game)).toEqual(['next', 'reached', 'next', 'later'])
  const done = begin(hand, { at: 'santo', goals: 2 })
  expect(standing(done)).toEqual(['reached', 'reached', 'spared', 'next'])
  expect(goToWork(done, 'goal').kind).toBe('over')
})

test('whoever asks where to go is told of every goal that is open', () => {
  const t = tableFor(begin(hand, { at: 'regina' }).state, telling(hand))
  const reasons = reasonsToGo(t, captainAt(t, 0))
  const goals = [...reasons].flatMap(([sector, why]) =>
    why.flatMap((one) => (one.is === 'goal' ? [`${one.n} ${sector}`] : [])),
  )
  expect(goals.sort()).toEqual(['1 persephone', '2 pelorum', '3 osiris'])
})

test('a goal may ask for people of certain professions', () => {
  const goals = [
    errand('Sign On', 'persephone', {
      needs: { professions: ['pilot'], oneOf: [{ profession: 'merc' }, { profession: 'soldier' }] },
    }),
  ]
  const offers = (crew: string[]) =>
    begin({ goals }, { at: 'persephone', leader: 'nandi', crew }).options().includes('goal')
  expect([offers(['Wash']), offers(['Jayne']), offers(['Wash', 'Jayne'])]).toEqual([false, false, true])
})

test('a story may count Goal tokens that it gives for deeds', () => {
  const goal = { name: 'Enough', kind: 'tally', need: 3 } as const
  const goals = [goal]
  const box = telling({ goals })
  const game = scenario({ box, story: 'a-tale', captains: [{ goals: 1 }], cruiser: 'albion' }).begin()
  const t = tableFor(game.state, box)
  const me = captainAt(t, 0)
  expect([goalsToReach(story(t)), openGoals(t, me)]).toEqual([3, goals])
  expect(goalNeeds(t, me, goal)).toEqual([{ is: 'goal-tokens', need: 3, have: 1, met: false }])
  giveGoalToken(t, me, text('prompt.team'))
  expect([me.goals, t.state.result]).toEqual([2, null])
  giveGoalToken(t, me, text('prompt.team'))
  expect(t.state.result?.winners).toEqual([0])
})

test('a story may send each captain elsewhere, and have a goal done again for no second token', () => {
  const goals = [errand('Fetch', 'persephone'), errand('Carry', 'regina')]
  const hooks: Hooks = {
    goalPlace: () => 'pelorum',
    openGoals: (_t, c, usual) => (c.credits > 100 ? goals.slice(0, 1) : usual),
  }
  const box = addToBox(telling({ goals }), { hooks: [hooks] })
  const set = { box, story: 'a-tale', cruiser: 'albion' }
  const away = scenario({ ...set, captains: [{ at: 'persephone', credits: 0 }] }).begin()
  expect(away.options()).not.toContain('goal')
  const again = scenario({ ...set, captains: [{ at: 'pelorum', goals: 1, credits: 200 }] }).begin()
  expect(goToWork(again, 'goal').captain().goals).toBe(1)
})
