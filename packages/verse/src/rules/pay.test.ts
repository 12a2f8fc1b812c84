import { expect, test } from 'vitest'
import { type CaptainSet, type Play, type Situation, scenario } from '../scenario.ts'

const at = (captain: CaptainSet, set: Omit<Situation, 'captains'> = {}) =>
  scenario({ cruiser: 'ariel', ...set, captains: [captain] })

/** Two Misbehave cards that can be passed without a roll. */
const easy = ['A Little Job on the Side', 'An Unexpected Opportunity'] as const

/** A delivery at Albion that pays $600 and asks for nothing. */
const delivery: CaptainSet = { at: 'albion', loaded: ['harken-01'], cargo: 2 }

const unhappy = (game: Play) =>
  game
    .captain()
    .crew.filter((member) => member.disgruntled)
    .map((member) => member.card)

test('PAY-01 the bank pays the amount on the card of a completed Job', () => {
  const game = at(delivery).begin().choose('job:harken-01')
  expect(game.captain().credits).toBe(3600)
  expect(game.kind).toBe('turn')
})

test('PAY-02 a bonus is paid once, however many of the profession are on the Job', () => {
  const medics = at({ at: 'newhope', loaded: ['harken-16'], cargo: 2, crew: ['Simon Tam', 'Interrogator'] }).begin()
  medics.path('job:harken-16', 'go', 'all')
  expect(medics.captain().credits).toBe(3000 + 900 + 400 - 200 - 100)
  const mechanics = at({ at: 'persephone', loaded: ['amnon-duul-10'], cargo: 2, crew: ['Billy', 'Bree'] }).begin()
  mechanics.path('job:amnon-duul-10', 'go', 'all')
  expect(mechanics.captain().hold.part).toBe(2 + 1)
})

test('PAY-02 OPEN-43 a profession that stayed aboard earns no bonus', () => {
  const game = at({ at: 'newhope', loaded: ['harken-16'], cargo: 2, crew: ['Simon Tam'] }).begin()
  game.path('job:harken-16', 'leave:persephone/simon-tam', 'all')
  expect(game.captain().credits).toBe(3000 + 900 - 200)
})

test('OPEN-43 whoever is no longer on the Job when it is completed earns no bonus', () => {
  const crew = ['Jayne', 'Lund', 'Lucy', 'Interrogator']
  const savedByTheMedic = (victim: string) =>
    at({ at: 'brisingamen', leader: 'marco', hand: ['patience-20'], crew })
      .next('misbehave', "The Sheriff's Justice", easy[0])
      .dice(3, 5)
      .begin()
      .path('job:patience-20', 'go', 'fight', victim, 'stay', 'all')
      .captain().credits
  expect(savedByTheMedic('silverhold/jayne')).toBe(3000 + 2800 + 500 - 800)
  expect(savedByTheMedic('regina/lucy')).toBe(3000 + 2800 - 800)
})

test('PAY-03 bonuses of Leader, crew, Gear and Story come on top of the pay', () => {
  const crime = (captain: CaptainSet, story: string) =>
    at({ at: 'brisingamen', hand: ['patience-20'], ...captain }, { story })
      .next('misbehave', ...easy)
      .begin()
      .choose('job:patience-20')
  const king = 'king-of-londinium'
  expect(crime({ leader: 'marco' }, king).path('stay', 'stay').captain().credits).toBe(3000 + 2800)
  expect(crime({ leader: 'malcolm' }, king).path('stay', 'stay').captain().credits).toBe(3000 + 2800 + 500)
  expect(crime({ leader: 'womack' }, king).path('stay', 'stay').captain().credits).toBe(3000 + 2800 + 500)
  expect(crime({ leader: 'marco' }, 'desperadoes').path('stay', 'stay').captain().credits).toBe(3000 + 2800 + 1000)
  const mule = crime({ leader: 'marco', gear: ['4WD Mule'] }, king).path('suggested', 'stay', 'stay')
  expect([mule.captain().credits, mule.captain().hold.cargo]).toEqual([3000 + 2800, 1])
})

test('PAY-03 a Story that rewards Illegal work adds nothing to Legal work', () => {
  const game = at({ at: 'athens', loaded: ['patience-08'], cargo: 3 }, { story: 'desperadoes' }).begin()
  expect(game.choose('job:patience-08').captain().credits).toBe(3000 + 1600)
})

test('PAY-04 every crew but the Leader is due its cut, at work or aboard', () => {
  const game = at({ ...delivery, crew: ['Kaylee', 'regina/gun-hand/1', 'Shepherd Book'] })
    .begin()
    .path('job:harken-01', 'leave:regina/kaylee', 'go')
  expect(game.kind).toBe('pay.cuts')
  expect(game.options()).toEqual(['all', 'regina/kaylee', 'regina/gun-hand/1', 'stop'])
  game.choose('all')
  expect(game.captain().credits).toBe(3000 + 600 - 300 - 100)
  expect(unhappy(game)).toEqual([])
})

test('PAY-05 the cut is the same whatever the Job pays', () => {
  const small = at({ ...delivery, crew: ['Kaylee'] })
    .begin()
    .path('job:harken-01', 'go', 'all')
  expect(small.captain().credits).toBe(3000 + 600 - 300)
  const large = at({ at: 'st-albans', leader: 'marco', hand: ['badger-25'], crew: ['Kaylee'] })
    .next('misbehave', ...easy)
    .dice(3)
    .begin()
    .path('job:badger-25', 'go', 'stay', 'stay', 'all')
  expect(large.captain().credits).toBe(3000 + 4000 - 300)
})

test('PAY-06 the captain pays or refuses crew one by one, and the unpaid are Disgruntled at once', () => {
  const game = at({ ...delivery, crew: ['Kaylee', 'Wash', 'Jayne'] })
    .begin()
    .path('job:harken-01', 'go')
  expect(game.options()).toEqual(['all', 'regina/kaylee', 'space-bazaar/wash', 'silverhold/jayne', 'stop'])
  game.choose('space-bazaar/wash')
  expect(game.options()).toEqual(['all', 'regina/kaylee', 'silverhold/jayne', 'stop'])
  game.choose('stop')
  expect(game.captain().credits).toBe(3000 + 600 - 200)
  expect(unhappy(game)).toEqual(['regina/kaylee', 'silverhold/jayne'])
})

test('PAY-07 crew whose cut cannot be afforded go unpaid', () => {
  const game = at({ ...delivery, credits: 0, crew: ['Kaylee', 'Wash', 'Jayne'] })
    .begin()
    .path('job:harken-01', 'go')
  expect(game.options()).toEqual(['regina/kaylee', 'space-bazaar/wash', 'silverhold/jayne', 'stop'])
  game.choose('regina/kaylee')
  expect(game.options()).toEqual(['space-bazaar/wash', 'silverhold/jayne', 'stop'])
  game.choose('silverhold/jayne')
  expect(game.kind).toBe('turn')
  expect(game.captain().credits).toBe(0)
  expect(unhappy(game)).toEqual(['space-bazaar/wash'])
})

test('PAY-08 Make-Work, Misbehave cards, Nav cards and Goals bring money that is not shared', () => {
  const crew = ['Kaylee', 'Jayne']
  const odd = at({ at: 'albion', crew }).begin().choose('make-work')
  expect([odd.kind, odd.captain().credits]).toEqual(['turn', 3200])
  const side = at({ at: 'athens', hand: ['badger-08'], crew })
    .next('misbehave', easy[0])
    .dice(4)
    .begin()
  side.path('job:badger-08', 'go', 'detour')
  expect([side.kind, side.captain().credits]).toEqual(['turn', 4500])
  const ghost = at({ at: 'border-r1-02', crew }).next('nav-border', 'Ghost Ship').dice(5).begin()
  ghost.path('burn', 'border-r1-03', 'board')
  expect([ghost.kind, ghost.captain().credits]).toEqual(['turn', 4000])
  const goal = at({ at: 'londinium', goals: 1, crew })
    .next('misbehave', ...easy, 'Tight Security')
    .dice(5, 5)
    .begin()
  goal.path('goal', 'go', 'stay', 'stay', 'hack')
  expect([goal.kind, goal.captain().goals, goal.captain().credits]).toEqual(['turn', 2, 3000])
})

test('PAY-09 OPEN-44 pay and bonuses, then cuts, outrage, reputation and at last the Goals', () => {
  const captain: CaptainSet = { at: 'brisingamen', leader: 'womack', credits: 0, solid: ['badger'], crew: ['Wash'] }
  const game = at({ ...captain, hand: ['patience-20'] }, { story: 'first-time' })
    .next('misbehave', ...easy)
    .begin()
    .path('job:patience-20', 'go', 'stay', 'stay')
  expect([game.kind, game.captain().credits, unhappy(game)]).toEqual(['pay.cuts', 3300, []])
  expect([game.captain().solid.patience, game.captain().goals]).toEqual([undefined, 0])
  game.choose('all')
  expect(game.told().slice(game.told().indexOf('job-completed'))).toEqual([
    'job-completed',
    'gained',
    'gained',
    'cuts-paid',
    'disgruntled',
    'solid',
    'goal',
  ])
  expect(game.captain()).toMatchObject({ credits: 3100, goals: 1, jobs: [] })
})
