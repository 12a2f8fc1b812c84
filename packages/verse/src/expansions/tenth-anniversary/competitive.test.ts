import { expect, test } from 'vitest'
import { goalNeeds } from '../../ask/index.ts'
import { tableFor } from '../../ask/view-table.ts'
import { captainAt, story } from '../../rules/table.ts'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { setUpGame } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import { timerIn } from '../shared/timer/state.ts'
import { pointsFor, talesOf } from './aces.ts'
import { favoursOf } from './friends.ts'

/** The stories for several captains. */

const withBlueSun = ['blue-sun', 'kalidasa', 'tenth-anniversary'] as const

test('Red Skies: nobody starts at New Canaan, and nobody burns into it; a Mosey leads there', () => {
  const game = scenario({ expansions: withBlueSun, story: 'red-skies', captains: [{}] }).beginAtSetUp()
  while (game.kind !== 'set-up.place') game.choose(game.options()[0] ?? '')
  expect(game.options()).toContain('fury')
  expect(game.options()).not.toContain('new-canaan')
  const beside = tableFor(game.state).box.neighbours.get('new-canaan')?.[0] ?? ''
  const flying = (way: string) =>
    scenario({ expansions: withBlueSun, story: 'red-skies', captains: [{ at: beside, fuel: 3 }] })
      .begin()
      .choose(way)
      .options()
  expect([flying('burn').includes('new-canaan'), flying('mosey').includes('new-canaan')]).toEqual([false, true])
})

test('Red Skies: a turn begun at New Canaan begins with Reavers, whom no Flak Gun drives off', () => {
  const begin = (at: string, cutters: readonly string[]) =>
    scenario({
      ...{ expansions: withBlueSun, story: 'red-skies', cutters },
      captains: [{ at, crew: ['Zoe'], upgrades: ['Hull-Mounted Flak Gun'] }],
    }).begin()
  const far = ['burnham-r2-01', 'burnham-r2-02']
  expect(begin('fury', ['fury', ...far]).kind).toBe('cutter.drive-off')
  const standing = begin('new-canaan', ['burnham-r2-03', ...far])
  expect(standing.told()).toContain('reaver-contact')
  expect(standing.kind).not.toBe('cutter.drive-off')
})

test('Red Skies: a Pilot and a Merc or Soldier sign on for 4 Cargo; two stops take 2 each', () => {
  const begin = (captain: CaptainSet) =>
    scenario({ expansions: withBlueSun, story: 'red-skies', captains: [captain] }).begin()
  const at = 'highgate'
  expect(begin({ at, leader: 'nandi', crew: ['Wash'] }).options()).not.toContain('goal')
  const signed = goToWork(begin({ at, leader: 'nandi', crew: ['Wash', 'Jayne'] }), 'goal')
  expect(signed.captain()).toMatchObject({ goals: 1, hold: { cargo: 4 } })
  expect(begin({ at: 'fury', goals: 1, cargo: 1 }).options()).not.toContain('goal')
  expect(begin({ at: 'fury', goals: 1, cargo: 2 }).options()).toContain('goal')
})

const friends = (captain: CaptainSet): Play =>
  scenario({ expansions: withBlueSun, story: 'friend-in-every-port', captains: [captain], cruiser: 'albion' }).begin()

test('A Friend in Every Port: each captain takes a job from three contacts of choice, the last to choose first', () => {
  const game = scenario({
    ...{ expansions: withBlueSun, story: 'friend-in-every-port', captains: [{}, {}] },
  })
    .dice(6, 1)
    .beginAtSetUp()
  while (game.kind !== 'set-up.contacts') game.choose(game.options()[0] ?? '', game.decision().seat)
  expect(game.decision().seat).toBe(1)
  expect(game.options()).not.toContain('mr-universe')
  game.choose(['harken', 'niska', 'lord-harrow'], 1)
  expect(
    game
      .captain(1)
      .hand.cards.map((card) => card.replace(/-\d+$/, ''))
      .sort(),
  ).toEqual(['harken', 'lord-harrow', 'niska'])
})

test('A Friend in Every Port: six cards of each shop lie open', () => {
  const game = scenario({ expansions: withBlueSun, story: 'friend-in-every-port', captains: [{}] }).beginAtSetUp()
  while (game.kind !== 'set-up.contacts') game.choose(game.options()[0] ?? '')
  game.choose(['harken', 'niska', 'badger'])
  expect(game.state.supply.regina?.discard.cards).toHaveLength(6)
})

test('A Friend in Every Port: a favour is called in within a Deal, once per contact, of those who trust', () => {
  expect(friends({ at: 'persephone' }).choose('deal:badger').options()).not.toContain('favour')
  const game = friends({ at: 'persephone', solid: ['badger'] }).path('deal:badger', ['favour'])
  expect(game.captain().goals).toBe(1)
  expect(favoursOf(tableFor(game.state), captainAt(tableFor(game.state), 0))).toEqual(['badger'])
  game.path('end', 'deal:badger')
  expect(game.options()).not.toContain('favour')
})

test('A Friend in Every Port: four favours win if every region is among them', () => {
  const begun = friends({ at: 'persephone', solid: ['badger'], goals: 3 })
  const t = tableFor(begun.state)
  const [goal] = story(t).goals
  expect(goal && goalNeeds(t, captainAt(t, 0), goal)).toMatchObject([
    { is: 'goal-tokens', need: 4, have: 3 },
    { is: 'counted', need: 3, have: 0 },
  ])
  expect(begun.path('deal:badger', ['favour']).kind).not.toBe('over')
  const known = friends({ at: 'persephone', solid: ['badger'], goals: 3 }).change((state) => {
    state.boxes['tenth-anniversary'] = { favours: [['niska', 'patience', 'lord-harrow']] }
  })
  expect(known.path('deal:badger', ['favour']).kind).toBe('over')
})

/** A smuggler about to hand over at Jubilee, which takes one card. */
const smuggler: CaptainSet = { at: 'jubilee', crew: ['Zoe', 'Jayne'], loaded: ['patience-22'], contraband: 2 }

const aces = (captain: CaptainSet = smuggler, timer?: number): Play =>
  scenario({
    ...{ expansions: ['tenth-anniversary'], story: 'aces-up-your-sleeve', captains: [captain, {}], cruiser: 'albion' },
    ...(timer === undefined ? {} : { timer }),
  })
    .next('misbehave', 'Gun Play')
    .dice(6, 1)
    .begin()

test('Aces: each captain brings four timer tokens, and it is not for one alone', () => {
  expect(timerIn(aces().leaves(6, 1).state)).toMatchObject({ left: 8, of: 8 })
  const alone = { players: 1, expansions: ['tenth-anniversary'], story: 'aces-up-your-sleeve' }
  expect(() => setUpGame(alone)).toThrow('with "players" 2 or 3 or 4')
})

const finish = (game: Play): Play => {
  goToWork(game, 'job:patience-22').choose('shoot')
  if (game.kind === 'pay.cuts') game.choose('all')
  return game
}

test('Aces: a completed job takes a timer token, and a card passed for it becomes a tale', () => {
  const game = finish(aces())
  const t = tableFor(game.state)
  expect(talesOf(t, captainAt(t, 0))).toEqual([{ card: 'misbehave/gun-play/1', aced: false }])
  expect(pointsFor(t, captainAt(t, 0))).toBe(1)
  expect(game.state.removed.cards).toContain('misbehave/gun-play/1')
  expect(timerIn(game.state)).toMatchObject({ left: 7 })
})

test('Aces: a card that was replaced is no tale', () => {
  const game = scenario({
    ...{ expansions: ['tenth-anniversary', 'crime'], story: 'aces-up-your-sleeve' },
    captains: [{ at: 'jubilee', crew: ['Zoe', 'Jayne'], gear: ['Pistol'], loaded: ['patience-22'], contraband: 2 }, {}],
  })
    .next('misbehave', 'Larcenous Opportunity', 'A Little Job on the Side')
    .begin()
  goToWork(game, 'job:patience-22').path('resist', 'stay')
  if (game.kind === 'pay.cuts') game.choose('all')
  const t = tableFor(game.state)
  expect(talesOf(t, captainAt(t, 0)).map(({ card }) => card)).toEqual(['misbehave/a-little-job-on-the-side'])
})

test('Aces: a card passed by its ace counts double, and four suits 3 more', () => {
  const tale = (card: string, aced = false) => ({ card, aced })
  const game = aces()
    .leaves(6, 1)
    .change((state) => {
      const cards = [
        'misbehave/ambush',
        'misbehave/gun-play/2',
        'misbehave/denied-docking-rights',
        'misbehave/reaver-raid',
      ]
      for (const card of cards) {
        state.misbehave.deck.cards = state.misbehave.deck.cards.filter((other) => other !== card)
        state.removed.cards.push(card)
      }
      state.boxes['tenth-anniversary'] = { aced: [], tales: [cards.map((card, n) => tale(card, n === 0)), []] }
    })
  const t = tableFor(game.state)
  expect(pointsFor(t, captainAt(t, 0))).toBe(2 + 1 + 1 + 1 + 3)
})

test('Aces: the round of the last token is played to its end; then most points win', () => {
  const game = finish(aces(smuggler, 1))
  expect(game.kind).not.toBe('over')
  game.choose('end')
  expect(game.decision()).toMatchObject({ seat: 1, kind: 'turn' })
  game.choose('end', 1)
  expect(game.state.result?.winners).toEqual([0])
})
