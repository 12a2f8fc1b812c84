import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { goToWork } from '../testing/heist.ts'

/** Cards that pass by themselves or on these answers, with neither dice nor harm. */
const easy = [
  'A Little Job on the Side',
  'An Unexpected Opportunity',
  'A Vote of No Confidence',
  "Everything That's Not Nailed Down",
]
const passing = ['stay', 'stay', 'pay-off']

/** A captain works the next goal through easy cards, with the Cruiser far away; the die is that of the trial. */
function workGoal(story: string, captain: CaptainSet, die: number): Play {
  const set = scenario({ story, captains: [captain, {}], cruiser: 'pelorum' }).next('misbehave', ...easy)
  return goToWork(set.dice(die).begin(), 'goal').path(...passing)
}

/** Everybody who is left passes until the game is over. */
function passUntilOver(game: Play): Play {
  while (game.kind !== 'over') game.choose('end')
  return game
}

function winners(game: Play): readonly number[] | undefined {
  return game.state.result?.winners
}

test('there are six stories, of which only "Niska\'s Holiday" has goals of our own', () => {
  expect([...baseBox.stories.keys()]).toEqual([
    'first-time',
    'desperadoes',
    'respectable',
    'harkens-folly',
    'king-of-londinium',
    'niskas-holiday',
  ])
  expect([...baseBox.stories.values()].filter((story) => story.ours).map((story) => story.id)).toEqual([
    'niskas-holiday',
  ])
})

test("First Time in the Captain's Chair: two friends, $6000 saved, and $6000 paid at Ezra", () => {
  const start = (captain: CaptainSet) => scenario({ story: 'first-time', captains: [captain, {}] }).begin()
  expect(start({ at: 'ezra', solid: ['niska'], credits: 6500 }).captain().goals).toBe(0)
  expect(start({ at: 'ezra', solid: ['niska', 'badger'], credits: 5999 }).captain().goals).toBe(1)
  const saved = start({ at: 'regina', solid: ['niska', 'badger'], credits: 6500 })
  expect(saved.captain()).toMatchObject({ goals: 2, credits: 6500 })
  saved.path('mosey', 'ezra')
  expect(saved.captain()).toMatchObject({ goals: 3, credits: 500 })
  expect([saved.kind, winners(saved)]).toEqual(['over', [0]])
})

test("First Time in the Captain's Chair: the $6000 must still be there at Ezra", () => {
  const captain: CaptainSet = { at: 'regina', solid: ['niska', 'badger'], goals: 2, credits: 5999 }
  const game = scenario({ story: 'first-time', captains: [captain] })
    .begin()
    .path('mosey', 'ezra')
  expect([game.kind, game.captain().goals, game.captain().credits]).toEqual(['turn', 2, 5999])
})

test('Desperadoes: an illegal job pays $1000 more, a legal one does not', () => {
  const jubilee: CaptainSet = { at: 'jubilee', contraband: 2, cargo: 2, credits: 0, leader: 'corbin', crew: ['Crow'] }
  const finish = (job: string) => {
    const set = scenario({ story: 'desperadoes', captains: [{ ...jubilee, loaded: [job] }] }).next('misbehave', ...easy)
    const game = goToWork(set.begin(), `job:${job}`)
    if (game.kind === 'misbehave') game.choose('stay')
    return game.choose('stop').captain().credits
  }
  expect(finish('patience-22')).toBe(3000 + 1000)
  expect(finish('harken-24')).toBe(900)
})

test('Desperadoes: $15000 bring the Goal token and the right to call it a day with an action', () => {
  const offers = (captain: CaptainSet) =>
    scenario({ story: 'desperadoes', captains: [captain, {}] })
      .begin()
      .options()
      .includes('last-call')
  expect(offers({ credits: 14999 })).toBe(false)
  expect(offers({ credits: 15000 })).toBe(true)
  expect(offers({ credits: 0, goals: 1 })).toBe(true)
})

test('Desperadoes: with both actions spent it is too late to call', () => {
  const captain: CaptainSet = { at: 'persephone', credits: 15000, cargo: 1 }
  const game = scenario({ story: 'desperadoes', captains: [captain, {}] }).begin()
  game.path('make-work', 'mosey', 'pelorum')
  expect(game.options()).not.toContain('last-call')
})

test('Desperadoes: after the Last Call every other captain has one turn, the caller none', () => {
  const game = scenario({ story: 'desperadoes', captains: [{}, { credits: 15000 }, {}], turn: 1 }).begin()
  game.path('last-call', 'end')
  expect([game.state.lastCall, game.state.active]).toEqual([{ by: 1, toPlay: [0] }, 2])
  game.choose('end')
  expect([game.state.active, game.state.round]).toEqual([0, 2])
  expect(game.options()).not.toContain('last-call')
  game.choose('end')
  expect([game.kind, winners(game)]).toEqual(['over', [1]])
})

test('TURN-01 the Last Call is one of the two actions: the caller may still take the other', () => {
  const captain: CaptainSet = { at: 'persephone', credits: 15000 }
  const game = scenario({ story: 'desperadoes', captains: [captain, {}] })
    .begin()
    .choose('last-call')
  expect([game.state.active, game.state.turn.taken]).toEqual([0, ['other']])
  expect(game.options()).toContain('make-work')
  expect(game.options()).not.toContain('last-call')
  game.choose('make-work')
  expect([game.captain().credits, game.options()]).toEqual([15200, ['end', 'hold']])
  game.path('end', 'end')
  expect([game.kind, game.state.result?.credits]).toEqual(['over', [15200, 3000]])
})

test('Desperadoes: nobody can call a second time', () => {
  const game = scenario({ story: 'desperadoes', captains: [{ credits: 15000 }, { credits: 15000 }] }).begin()
  game.path('last-call', 'end')
  expect([game.state.active, game.captain(1).goals]).toEqual([1, 1])
  expect(game.options()).not.toContain('last-call')
})

test('Desperadoes: the richest wins, be it another than the caller; jobs left undone cost nothing', () => {
  const rival: CaptainSet = { credits: 15900, at: 'valentine', active: ['niska-18'] }
  const game = scenario({ story: 'desperadoes', captains: [{ credits: 16000 }, rival] }).begin()
  game.path('last-call', 'end', 'make-work', 'end')
  expect([game.kind, winners(game)]).toEqual(['over', [1]])
  expect(game.state.result?.credits).toEqual([16000, 16100])
})

test('Desperadoes: equal fortunes share the victory', () => {
  const captains = [{ credits: 15000 }, { credits: 9000 }, { credits: 15000 }]
  const game = passUntilOver(scenario({ story: 'desperadoes', captains }).begin().choose('last-call'))
  expect(winners(game)).toEqual([0, 2])
})

test('Desperadoes: alone, the Last Call ends the game', () => {
  const game = scenario({ story: 'desperadoes', captains: [{ credits: 15000 }] })
    .begin()
    .path('last-call', 'end')
  expect([game.kind, winners(game)]).toEqual(['over', [0]])
})

test('"Respectable" Persons of Business: the token comes with $12000', () => {
  const goals = (credits: number) =>
    scenario({ story: 'respectable', captains: [{ credits }] })
      .begin()
      .captain().goals
  expect([goals(11999), goals(12000)]).toEqual([0, 1])
})

test('"Respectable" Persons of Business: every job in hand or active costs its pay before the reckoning', () => {
  const burdened: CaptainSet = { credits: 13000, active: ['harken-01', 'badger-04'], hand: ['niska-20'] }
  const captains = [burdened, { credits: 3000 }]
  const game = passUntilOver(scenario({ story: 'respectable', captains }).begin().choose('last-call'))
  expect(game.state.result).toMatchObject({ winners: [1], credits: [13000 - 600 - 3500 - 6000, 3000] })
})

test('"Respectable" Persons of Business: what is owed beyond the purse lapses, jobs paid by the head cost nothing', () => {
  const captains: CaptainSet[] = [
    { credits: 12000 },
    { credits: 500, hand: ['niska-20'] },
    { hand: ['badger-19', 'niska-08'] },
  ]
  const game = passUntilOver(scenario({ story: 'respectable', captains }).begin().choose('last-call'))
  expect(game.state.result).toMatchObject({ winners: [0], credits: [12000, 0, 3000] })
})

test('"Respectable" Persons of Business: a tie after settling is shared', () => {
  const captains: CaptainSet[] = [{ credits: 12600, hand: ['harken-01'] }, { credits: 12000 }]
  const game = passUntilOver(scenario({ story: 'respectable', captains }).begin().choose('last-call'))
  expect(winners(game)).toEqual([0, 1])
})

test("Harken's Folly: goal 1 is to be Solid with the four crooked contacts", () => {
  const goals = (captain: CaptainSet) =>
    scenario({ story: 'harkens-folly', captains: [captain] })
      .begin()
      .captain().goals
  expect(goals({ solid: ['badger', 'patience', 'niska', 'harken'] })).toBe(0)
  expect(goals({ solid: ['badger', 'patience', 'niska', 'amnon-duul'] })).toBe(1)
})

test("Harken's Folly: goal 2, Tech 8 at Valentine, draws the Cruiser there and the ship evades", () => {
  const captain: CaptainSet = { at: 'valentine', goals: 1, crew: ['Billy', 'Bree'] }
  expect(workGoal('harkens-folly', captain, 3).captain()).toMatchObject({ goals: 1, warrants: 1 })
  const game = workGoal('harkens-folly', captain, 4)
  expect([game.kind, game.state.cruiser]).toEqual(['evade.to', 'valentine'])
  game.choose('white-sun-r4-09')
  expect(game.captain()).toMatchObject({ goals: 2, warrants: 0, sector: 'white-sun-r4-09' })
  expect(game.told()).not.toContain('alliance-contact')
})

test("Harken's Folly: goal 3, Negotiate 8 at Ariel, wins", () => {
  const captain: CaptainSet = { at: 'ariel', goals: 2, crew: ['Emma', 'Lucy'] }
  const lost = workGoal('harkens-folly', captain, 2)
  expect([lost.captain().warrants, lost.captain().goals, winners(lost)]).toEqual([1, 2, undefined])
  const won = workGoal('harkens-folly', captain, 3)
  expect([won.kind, winners(won)]).toEqual(['over', [0]])
})

test('The King of All Londinium: the bargain, the break-in and the fight', () => {
  const story = 'king-of-londinium'
  const crew = ['Lund', 'Grange Brothers', 'Billy', 'Emma']
  const set = scenario({ story, captains: [{ at: 'jiangyin', crew, credits: 7000 }] }).next('misbehave', ...easy)
  const bargain = goToWork(set.dice(5).begin(), 'goal').path('stay', 'stay', true)
  expect(bargain.captain()).toMatchObject({ goals: 1, credits: 0 })
  const breakIn = workGoal(story, { at: 'londinium', crew, goals: 1 }, 5)
  expect(breakIn.captain().goals).toBe(2)
  const fight = workGoal(story, { at: 'boros', crew, goals: 2 }, 4)
  expect([fight.kind, winners(fight)]).toEqual(['over', [0]])
})

test("Niska's Holiday: goal 1 is to come to Ezra Solid with Niska, Badger and Amnon Duul", () => {
  const goals = (captain: CaptainSet) =>
    scenario({ story: 'niskas-holiday', captains: [captain] })
      .begin()
      .captain().goals
  const friends: CaptainSet = { solid: ['niska', 'badger', 'amnon-duul'] }
  expect(goals({ ...friends, at: 'regina' })).toBe(0)
  expect(goals({ solid: ['niska', 'badger', 'patience'], at: 'ezra' })).toBe(0)
  expect(goals({ ...friends, at: 'ezra' })).toBe(1)
})

test("Niska's Holiday: goal 2, Negotiate 8 at Bellerophon", () => {
  const captain: CaptainSet = { at: 'bellerophon', goals: 1, crew: ['Emma', 'Lucy'] }
  expect(workGoal('niskas-holiday', captain, 2).captain()).toMatchObject({ goals: 1, warrants: 1 })
  expect(workGoal('niskas-holiday', captain, 3).captain()).toMatchObject({ goals: 2, warrants: 0 })
})

test("Niska's Holiday: goal 3, Fight 9 at Ezra, wins", () => {
  const captain: CaptainSet = { at: 'ezra', goals: 2, crew: ['Lund', 'Grange Brothers'] }
  const lost = workGoal('niskas-holiday', captain, 2)
  expect([lost.captain().warrants, lost.captain().goals, winners(lost)]).toEqual([1, 2, undefined])
  const won = workGoal('niskas-holiday', captain, 3)
  expect([won.kind, winners(won)]).toEqual(['over', [0]])
})
