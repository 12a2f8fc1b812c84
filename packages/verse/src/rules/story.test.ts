import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, Play, type Situation, scenario } from '../scenario.ts'
import { goToWork } from '../testing/heist.ts'

/** Cards that pass by themselves or on these answers, with neither dice nor harm. */
const easy = [
  'A Little Job on the Side',
  'An Unexpected Opportunity',
  'A Vote of No Confidence',
  "Everything That's Not Nailed Down",
]
const passing = ['stay', 'stay', 'pay-off']

/** A goal about to be worked, with the Cruiser out of the way and so many easy cards before the trial. */
function beforeGoal(captain: CaptainSet, dice: readonly number[] = [], set: Partial<Situation> = {}): Play {
  const table = scenario({ ...set, captains: [captain], cruiser: 'albion' }).next('misbehave', ...easy)
  return table.dice(...dice).begin()
}

/** Works the goal through that many easy cards up to its trial. */
function workGoal(game: Play, cards: number): Play {
  return goToWork(game, 'goal').path(...passing.slice(0, cards))
}

const jiangyin: CaptainSet = { at: 'jiangyin', credits: 8000 }
const londinium: CaptainSet = { at: 'londinium', goals: 1, crew: ['Billy'] }
const boros: CaptainSet = { at: 'boros', goals: 2, crew: ['Lund', 'Grange Brothers'] }
const king = baseBox.stories.get('king-of-londinium')

/** "First Time in the Captain's Chair": two friends, $6000, and the $6000 paid at Ezra. */
const firstTime = { story: 'first-time' } as const
const almostThere: CaptainSet = { at: 'regina', solid: ['badger', 'patience'], credits: 6000 }

test('STORY-01 whoever first does what the Story asks wins at once', () => {
  const game = scenario({ ...firstTime, captains: [almostThere, {}] }).begin()
  expect([game.kind, game.captain().goals]).toEqual(['turn', 2])
  game.path('mosey', 'ezra')
  expect(game.kind).toBe('over')
  expect(game.state).toMatchObject({ phase: 'over', result: { winners: [0], round: 1 } })
  expect(game.match.pending).toEqual([])
})

test('STORY-01 nothing more happens once somebody has won, not even beside the Cruiser', () => {
  const captain: CaptainSet = { at: 'ariel', goals: 2, crew: ['Emma', 'Lucy'] }
  const set = scenario({ story: 'harkens-folly', captains: [captain], cruiser: 'ariel' })
  const game = set
    .next('misbehave', "Everything That's Not Nailed Down", ...easy)
    .dice(3)
    .begin()
  workGoal(game, 2)
  expect([game.kind, game.captain().stash.contraband]).toEqual(['over', 3])
  expect(game.told()).not.toContain('alliance-contact')
})

test('STORY-02 goals are done in their order', () => {
  const offers = (captain: CaptainSet) => beforeGoal(captain).options().includes('goal')
  expect(offers({ at: 'londinium', goals: 0 })).toBe(false)
  expect(offers({ at: 'londinium', goals: 1 })).toBe(true)
  expect(offers({ at: 'londinium', goals: 2 })).toBe(false)
})

test('STORY-02 a later goal that already holds waits for the earlier one', () => {
  const game = scenario({ ...firstTime, captains: [{ at: 'ezra', credits: 9000, solid: ['badger'] }] }).begin()
  expect([game.captain().goals, game.captain().credits]).toEqual([0, 9000])
})

test('STORY-03 a goal with a test is worked with a Work action at its place', () => {
  expect(beforeGoal({ at: 'persephone' }).options()).not.toContain('goal')
  const game = beforeGoal(jiangyin)
  expect(game.options()).toContain('goal')
  goToWork(game, 'goal')
  expect(game.state.turn.taken).toEqual(['work'])
  expect(game.state.attempt).toMatchObject({ job: null, team: ['malcolm'] })
})

test('STORY-04 a goal without a test is reached the moment its condition holds, with no action', () => {
  const game = scenario({ ...firstTime, captains: [{ solid: ['badger', 'niska'] }] }).begin()
  expect([game.captain().goals, game.state.turn.taken, game.kind]).toEqual([1, [], 'turn'])
  const short = scenario({ ...firstTime, captains: [{ solid: ['badger'] }] }).begin()
  expect(short.captain().goals).toBe(0)
})

test("OPEN-55 such a goal is noticed on any captain's turn, several in a row at once", () => {
  const rich: CaptainSet = { at: 'regina', solid: ['badger', 'niska'], credits: 6000 }
  const game = scenario({ ...firstTime, captains: [{}, rich] }).begin()
  expect([game.state.active, game.captain(1).goals]).toEqual([0, 2])
  expect(game.captain(1).credits).toBe(6000)
})

test('STORY-04 OPEN-55 where two captains reach the last goal together, the active one wins', () => {
  const there: CaptainSet = { at: 'ezra', solid: ['badger', 'niska'], credits: 6000 }
  const winner = (turn: number) => scenario({ ...firstTime, captains: [there, there], turn }).begin().state.result
  expect(winner(0)?.winners).toEqual([0])
  expect(winner(1)?.winners).toEqual([1])
})

test('OPEN-55 a goal is noticed after each Nav card, in the middle of a Full Burn', () => {
  const game = scenario({ ...firstTime, captains: [almostThere, {}] })
    .next('nav-border', 'The Big Black')
    .begin()
  game.path('burn', 'ezra')
  expect([game.kind, game.state.result?.winners]).toEqual(['over', [0]])
})

test('OPEN-55 a goal is noticed after a sale', () => {
  const seller: CaptainSet = { at: 'persephone', solid: ['badger', 'niska'], credits: 5600, goals: 1, cargo: 1 }
  const game = scenario({ ...firstTime, captains: [seller] }).begin()
  expect(game.captain().goals).toBe(1)
  game.path('deal:badger', ['sell:cargo'])
  expect([game.captain().credits, game.captain().goals]).toEqual([6000, 2])
})

test('STORY-05 a Goal token is never lost', () => {
  const game = scenario({ ...firstTime, captains: [{ at: 'persephone', solid: ['badger', 'harken'], fuel: 6 }] })
    .next('nav-alliance', 'Customs Inspection')
    .begin()
  expect(game.captain().goals).toBe(1)
  game.path('burn', 'pelorum', false, 'run', 'persephone')
  expect([Object.keys(game.captain().solid), game.captain().goals]).toEqual([['badger'], 1])
})

test('STORY-06 the Misbehaving of a goal comes before its trial', () => {
  const game = goToWork(beforeGoal(jiangyin, [5]), 'goal').choose('stay')
  expect([game.kind, game.options()]).toEqual(['misbehave', ['deal', 'stay']])
  expect(game.told()).not.toContain('test')
  game.choose('stay')
  expect([game.kind, game.told().at(-1)]).toEqual(['goal.pay', 'test'])
})

test('STORY-07 abilities that speak of jobs do nothing on a goal', () => {
  const sniper: CaptainSet = { ...jiangyin, crew: ['Two-Fry', 'Stitch'], gear: ['Glucklich Jia 642X'] }
  const game = workGoal(beforeGoal(sniper, [5]), 1)
  expect([game.state.attempt?.passed, game.kind]).toEqual([1, 'misbehave'])
  expect(game.choose('stay').kind).toBe('goal.pay')
  expect(game.choose(true).captain()).toMatchObject({ goals: 1, credits: 1000 })
})

test('STORY-07 a goal has no pay to give half of away', () => {
  const game = scenario({ captains: [jiangyin] })
    .next('misbehave', 'A Rival Crew')
    .dice(1)
    .begin()
  goToWork(game, 'goal')
  expect(game.captain()).toMatchObject({ warrants: 1, goals: 0 })
})

test('STORY-08 no cut is due after a goal', () => {
  const game = workGoal(beforeGoal(londinium, [5]), 3)
  expect([game.kind, game.captain().goals, game.captain().credits]).toEqual(['turn', 2, 3000])
  expect(game.captain().crew.map((member) => member.disgruntled)).toEqual([false, false])
})

test('STORY-09 a botched goal may be tried again from the next turn on', () => {
  const game = workGoal(beforeGoal(jiangyin, [1]), 2)
  expect([game.captain().goals, game.captain().warrants]).toEqual([0, 0])
  expect(game.options()).not.toContain('goal')
  expect(game.choose('end').options()).toContain('goal')
})

test('STORY-10 a Warrant on a goal: the token, Harken lost, and again from the next turn on', () => {
  const game = workGoal(beforeGoal({ ...londinium, solid: ['harken', 'niska'] }, [4]), 3)
  expect(game.captain()).toMatchObject({ warrants: 1, goals: 1 })
  expect(Object.keys(game.captain().solid)).toEqual(['niska'])
  expect(game.options()).not.toContain('goal')
  expect(game.choose('end').options()).toContain('goal')
})

/** Plays the set-up and tells whose starting jobs were dealt and how many Warrants the captain begins with. */
function setUp(story: string): { jobs: string[]; warrants: number } {
  const game = Play.newGame({ players: 1, story }, 'sfc32:set-up')
  while (game.kind !== 'set-up.keep-jobs') game.choose(game.options()[0] ?? '')
  const jobs = game.options().map((id) => baseBox.jobs.get(id)?.contact ?? id)
  return { jobs, warrants: game.choose([]).captain().warrants }
}

test('STORY-11 a Story may change the set-up: starting jobs and Warrants', () => {
  const usual = ['harken', 'badger', 'amnon-duul', 'patience', 'niska']
  expect(setUp('king-of-londinium')).toEqual({ jobs: usual, warrants: 0 })
  expect(setUp('first-time')).toEqual({ jobs: ['harken', 'amnon-duul'], warrants: 0 })
  expect(setUp('desperadoes')).toEqual({ jobs: usual.slice(1), warrants: 1 })
})

test('STORY-11 a Story may change the rules: here, with whom to deal', () => {
  const dealsAt = (story: string) => {
    const game = scenario({ story, captains: [{ at: 'persephone' }], cruiser: 'persephone' }).begin()
    return game.options().filter((id) => id.startsWith('deal:'))
  }
  expect(dealsAt('king-of-londinium')).toEqual(['deal:badger', 'deal:harken'])
  expect(dealsAt('desperadoes')).toEqual(['deal:badger'])
})

test('STORY-12 PIC-CARD-03 goal 1 of the King, at Jiangyin: below 6 the $1000 are lost and it is botched', () => {
  const game = workGoal(beforeGoal(jiangyin, [4]), 2)
  expect([game.kind, game.captain().credits, game.captain().goals]).toEqual(['turn', 7000, 0])
})

test('STORY-12 PIC-CARD-03 goal 1 of the King: from 6 it costs $7000, from 9 $5000', () => {
  const talkers: CaptainSet = { ...jiangyin, crew: ['Emma', 'Lucy'] }
  for (const [die, price] of [
    [1, 7000],
    [3, 7000],
    [4, 5000],
  ] as const) {
    const game = workGoal(beforeGoal(talkers, [die]), 2)
    expect(game.decision()).toMatchObject({ kind: 'goal.pay', prompt: { with: { credits: price } } })
    expect(game.choose(true).captain()).toMatchObject({ goals: 1, credits: 8000 - price })
  }
})

test('STORY-12 OPEN-56 who will not or cannot pay the full price of goal 1 is botched and pays nothing', () => {
  const refused = workGoal(beforeGoal(jiangyin, [5]), 2).choose(false)
  expect(refused.captain()).toMatchObject({ goals: 0, credits: 8000, warrants: 0 })
  const poor = workGoal(beforeGoal({ ...jiangyin, credits: 6999 }, [5]), 2)
  expect([poor.kind, poor.captain().goals, poor.captain().credits]).toEqual(['turn', 0, 6999])
})

test('OPEN-56 OPEN-75 the $1000 lost on goal 1 are what is there, if there is less', () => {
  const game = workGoal(beforeGoal({ ...jiangyin, credits: 400 }, [1]), 2)
  expect([game.captain().credits, game.captain().goals]).toEqual([0, 0])
})

test('STORY-13 PIC-CARD-03 goal 2 of the King, at Londinium: Tech 7, or a Warrant', () => {
  expect(workGoal(beforeGoal(londinium, [4]), 3).captain()).toMatchObject({ goals: 1, warrants: 1 })
  expect(workGoal(beforeGoal(londinium, [5]), 3).captain()).toMatchObject({ goals: 2, warrants: 0 })
})

test('STORY-14 PIC-CARD-03 goal 3 of the King, at Boros: Fight 10 wins, or a Warrant', () => {
  const lost = workGoal(beforeGoal(boros, [3]), 4)
  expect(lost.captain()).toMatchObject({ goals: 2, warrants: 1 })
  expect(lost.state.result).toBeNull()
  const won = workGoal(beforeGoal(boros, [4]), 4)
  expect([won.kind, won.state.result?.winners]).toEqual(['over', [0]])
})

test('PIC-CARD-03 the places, Misbehave cards and skills of "The King of All Londinium"', () => {
  const goals = (king?.goals ?? []).map((goal) =>
    goal.kind === 'work'
      ? [goal.at, goal.misbehave, goal.trial.map((way) => ('test' in way ? way.test.skill : ''))]
      : [],
  )
  expect(goals).toEqual([
    ['jiangyin', 2, ['negotiate']],
    ['londinium', 3, ['tech']],
    ['boros', 4, ['fight']],
  ])
  expect([king?.name, king?.hours]).toEqual(['The King of All Londinium', '2'])
})
