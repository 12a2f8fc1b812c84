import type { Value } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { type Box, slug } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, type Scenario, scenario } from '../scenario.ts'
import { goToWork, heist, heistFor } from '../testing/heist.ts'
import type { Band, MisbehaveCard, MisbehaveOutcome } from '../vocabulary/index.ts'

type Options = MisbehaveCard['options']

/** Niska's job at Valentine: three Misbehave cards for a team with 2 Negotiate. */
const longHaul = 'niska-18'
const nandi: CaptainSet = { at: 'valentine', leader: 'nandi', active: [longHaul] }

/** Cards that a captain can let pass by choosing `stay`, and their ids. */
const idle = ['A Little Job on the Side', 'An Unexpected Opportunity'] as const
const idleIds = ['misbehave/a-little-job-on-the-side', 'misbehave/an-unexpected-opportunity']
const gunPlay = 'misbehave/gun-play/1'
const tightSecurity = 'misbehave/tight-security/1'

function onLongHaul(...cards: string[]): Play {
  const game = scenario({ captains: [nandi] })
    .next('misbehave', ...cards)
    .begin()
  return goToWork(game, `job:${longHaul}`)
}

function boxWith(card: MisbehaveCard): Box {
  return { ...baseBox, misbehave: new Map([...baseBox.misbehave, [`misbehave/${slug(card.name)}`, card]]) }
}

/** The heist with a card made up for the occasion on top. */
function heistWith(card: Pick<MisbehaveCard, 'ace' | 'options'>, captain: CaptainSet = {}): Scenario {
  const made: MisbehaveCard = { name: 'Made Up', suit: 'clubs', copies: 1, ...card }
  return heistFor(captain, { box: boxWith(made) }).next('misbehave', made.name)
}

function pickedUp(game: Play): boolean | undefined {
  return game.captain().jobs[0]?.pickedUp
}

test('MISBEHAVE-01 a step that shows three cards is done when three in a row are passed', () => {
  const game = onLongHaul(...idle, 'A Vote of No Confidence')
  game.path('stay', 'stay')
  expect([game.state.attempt?.passed, pickedUp(game), game.kind]).toEqual([2, false, 'misbehave'])
  game.choose('pay-off')
  expect([game.state.attempt, pickedUp(game), game.kind]).toEqual([null, true, 'turn'])
  expect(game.captain().stash.fugitive).toBe(1)
})

test('MISBEHAVE-02 cards are drawn one at a time, the next when the last is passed', () => {
  const game = onLongHaul(...idle)
  expect(game.state.attempt?.misbehave.cards).toEqual(idleIds.slice(0, 1))
  expect(game.state.misbehave.deck.cards).toHaveLength(39)
  game.choose('stay')
  expect(game.state.attempt?.misbehave.cards).toEqual(idleIds)
  expect(game.state.misbehave.deck.cards).toHaveLength(38)
})

test('MISBEHAVE-03 half-way through nothing can be chosen but what the card offers', () => {
  const game = onLongHaul(...idle).choose('stay')
  expect(game.match.pending).toHaveLength(1)
  expect([game.kind, game.options()]).toEqual(['misbehave', ['deal', 'stay']])
})

test('MISBEHAVE-04 OPEN-12 an option whose requirement is unmet or whose price is not there is closed', () => {
  const options: Options = [
    { id: 'drive', requires: [{ keyword: 'transport' }], outcome: 'proceed' },
    { id: 'buy', cost: { credits: 300 }, outcome: 'proceed' },
    { id: 'feed', cost: { cargo: 1 }, outcome: 'proceed' },
    { id: 'run', outcome: 'botched' },
    { id: 'hide', outcome: 'botched' },
  ]
  const offered = (captain: CaptainSet) => goToWork(heistWith({ options }, captain).begin()).options()
  expect(offered({ credits: 299 })).toEqual(['run', 'hide'])
  expect(offered({ credits: 300, cargo: 1, gear: ['4WD Mule'] })).toEqual(['drive', 'buy', 'feed', 'run', 'hide'])
})

test('MISBEHAVE-04 OPEN-12 the price of an option is paid on choosing it', () => {
  const options: Options = [
    { id: 'buy', cost: { credits: 300 }, outcome: 'proceed' },
    { id: 'run', outcome: 'botched' },
  ]
  const game = goToWork(heistWith({ options }).begin()).choose('buy')
  expect([game.captain().credits, pickedUp(game)]).toEqual([2700, true])
})

test('OPEN-12 OPEN-75 a payment inside a result bars nobody: it takes what is there', () => {
  const options: Options = [
    {
      id: 'pass',
      effects: [
        { do: 'pay', credits: 500 },
        { do: 'lose', token: 'fuel', n: 9 },
      ],
      outcome: 'proceed',
    },
  ]
  const game = goToWork(heistWith({ options }, { credits: 120 }).begin())
  expect([game.captain().credits, game.captain().hold.fuel, pickedUp(game)]).toEqual([0, 0, true])
})

test('OPEN-12 with no option open the attempt is botched', () => {
  const options: Options = [{ id: 'drive', requires: [{ keyword: 'transport' }], outcome: 'proceed' }]
  const game = goToWork(heistWith({ options }).begin())
  expect([game.kind, pickedUp(game), game.captain().warrants]).toEqual(['turn', false, 0])
  expect(game.told()).toContain('botched')
})

test('MISBEHAVE-05 a card with two steps is passed only by both, one after the other', () => {
  const second: Band<MisbehaveOutcome>[] = [
    { from: 1, outcome: 'botched' },
    { from: 4, outcome: 'proceed' },
  ]
  const first: Band<MisbehaveOutcome>[] = [
    { from: 1, outcome: 'botched' },
    { from: 5, test: { skill: 'tech' }, bands: second },
  ]
  const options: Options = [{ id: 'try', test: { skill: 'fight' }, bands: first }]
  const play = (...dice: number[]) => {
    const set = heistWith({ options }).dice(...dice)
    const game = goToWork(set.begin())
    return { passed: pickedUp(game), tests: game.told().filter((key) => key === 'test').length }
  }
  expect(play(2)).toEqual({ passed: false, tests: 1 })
  expect(play(3, 3)).toEqual({ passed: false, tests: 2 })
  expect(play(3, 4)).toEqual({ passed: true, tests: 2 })
})

test('MISBEHAVE-06 OPEN-47 an Ace at work may be played or kept', () => {
  const play = (answer: string, ...dice: number[]) => {
    const game = goToWork(
      heistFor({ crew: ['Crow'] })
        .next('misbehave', 'Knife Fight')
        .dice(...dice)
        .begin(),
    )
    expect([game.kind, game.options()]).toEqual(['misbehave.ace', ['ace', 'face']])
    return game.choose(answer)
  }
  expect(pickedUp(play('ace'))).toBe(true)
  expect(play('ace').told()).not.toContain('test')
  expect(pickedUp(play('face', 1))).toBe(false)
})

test('MISBEHAVE-06 OPEN-47 an Ace left aboard, crew or gear, is none', () => {
  const crow = heistFor({ crew: ['Crow'] })
    .next('misbehave', 'Knife Fight')
    .dice(1)
    .begin()
  expect(pickedUp(goToWork(crow, `job:${heist}`, ['regina/crow']))).toBe(false)
  const rig = heistFor({ gear: ['Security Interface Pad'] })
    .next('misbehave', 'Kill the Alarm')
    .begin()
  rig.path(`job:${heist}`, 'by-hand', 'aboard')
  expect([rig.kind, rig.options()]).toEqual(['misbehave', ['bypass', 'shoot']])
})

test('MISBEHAVE-06 an Ace is a person, a profession, an item or a keyword', () => {
  const aces = new Set([...baseBox.misbehave.values()].flatMap(({ ace }) => (ace ? Object.keys(ace) : [])))
  expect([...aces].sort()).toEqual(['crew', 'gear', 'keyword', 'profession'])
})

test('MISBEHAVE-06 gear that is a keyword only when discarded is used up as an Ace, and only then', () => {
  const start = () => {
    const set = heistFor({ gear: ['Improvised Hacking Rig'] }).next('misbehave', 'Kill the Alarm')
    return goToWork(set.begin())
  }
  expect(start().options()).toEqual(['ace', 'face'])
  expect(start().choose('ace').captain().gear).toEqual([])
  expect(start().choose('face').captain().gear).toHaveLength(1)
})

test('OPEN-47 an Upgrade is an Ace where it brings the keyword named', () => {
  const card: Pick<MisbehaveCard, 'ace' | 'options'> = {
    ace: { keyword: 'transport' },
    options: [
      { id: 'run', outcome: 'botched' },
      { id: 'hide', outcome: 'botched' },
    ],
  }
  const offered = (captain: CaptainSet) => goToWork(heistWith(card, captain).begin()).options()
  expect(offered({ leader: 'malcolm', upgrades: ['Sky Hook'] })).toEqual(['ace', 'face'])
  expect(offered({ leader: 'womack', upgrades: ['Sky Hook'] })).toEqual(['run', 'hide'])
  expect(offered({ leader: 'malcolm', upgrades: ['Cry Baby'] })).toEqual(['run', 'hide'])
})

test("MISBEHAVE-07 after the last card passed the job's instructions follow", () => {
  const game = goToWork(heistFor().next('misbehave', idle[0]).begin())
  expect(game.captain().stash.contraband).toBe(0)
  game.choose('stay')
  expect(game.captain().jobs).toEqual([{ card: heist, pickedUp: true }])
  expect(game.captain().stash.contraband).toBe(2)
})

test('MISBEHAVE-08 a botched attempt discards all its cards, and the next starts from nothing', () => {
  const game = onLongHaul(...idle, gunPlay, tightSecurity).path('stay', 'stay', 'back-down')
  expect(game.state.misbehave.discard.cards).toEqual([...idleIds, gunPlay])
  expect(game.captain().jobs).toEqual([{ card: longHaul, pickedUp: false }])
  expect(game.options().filter((id) => id.startsWith('job:'))).toEqual([])
  game.path('end', `job:${longHaul}`)
  expect(game.state.attempt).toMatchObject({ passed: 0, job: longHaul })
  expect(game.state.attempt?.misbehave.cards).toEqual([tightSecurity])
})

test('MISBEHAVE-09 a Warrant fails the attempt and ends the Work action', () => {
  const set = scenario({ captains: [nandi] })
    .next('misbehave', idle[0], 'Kill the Alarm')
    .dice(5)
  const game = goToWork(set.begin(), `job:${longHaul}`).path('stay', 'shoot')
  expect(game.captain()).toMatchObject({ warrants: 1, jobs: [] })
  expect(game.state.attempt).toBeNull()
  expect(game.state.turn.taken).toEqual(['work'])
  expect(game.options()).not.toContain('make-work')
})

test('MISBEHAVE-10 credits won on a card are not shared with the crew', () => {
  const game = heistFor({ crew: ['Lund', 'Billy'], credits: 0 })
    .next('misbehave', 'Reaver Raid')
    .dice(3)
    .begin()
  goToWork(game)
  expect([game.kind, game.captain().credits]).toEqual(['turn', 1000])
  expect(game.captain().crew.map((member) => member.disgruntled)).toEqual([false, false, false])
})

test('MISBEHAVE-11 OPEN-48 drawn cards wait beside the deck and are discarded when the attempt ends', () => {
  const game = onLongHaul(...idle, 'A Vote of No Confidence').path('stay', 'stay')
  const drawn = [...idleIds, 'misbehave/a-vote-of-no-confidence']
  expect(game.state.attempt?.misbehave.cards).toEqual(drawn)
  expect(game.state.misbehave.discard.cards).toEqual([])
  game.choose('pay-off')
  expect(game.state.misbehave.discard.cards).toEqual(drawn)
})

test('MISBEHAVE-11 OPEN-48 an empty deck is filled from the discard pile, without the cards of the attempt', () => {
  const set = scenario({ captains: [nandi] })
    .discards('misbehave', idle[1], gunPlay)
    .only('misbehave', idle[0])
  const game = goToWork(set.begin(), `job:${longHaul}`)
  expect(game.state.misbehave.deck.cards).toEqual([])
  game.choose('stay')
  const { deck, discard } = game.state.misbehave
  expect(discard.cards).toEqual([])
  expect([...deck.cards, ...(game.state.attempt?.misbehave.cards ?? [])].sort()).toEqual([...idleIds, gunPlay].sort())
})

test('OPEN-48 the reshuffle card, resolved, brings back the discards but not the cards of the attempt', () => {
  const set = scenario({ captains: [{ ...nandi, crew: ['River Tam'] }] })
    .discards('misbehave', gunPlay, tightSecurity)
    .only('misbehave', idle[0], 'Alliance Operatives', 'Ambush')
  const game = goToWork(set.begin(), `job:${longHaul}`).path('stay', 'ace')
  expect(game.told()).toContain('misbehave-reshuffled')
  const { deck, discard } = game.state.misbehave
  const [first, second, ...third] = game.state.attempt?.misbehave.cards ?? []
  expect([first, second]).toEqual([idleIds[0], 'misbehave/alliance-operatives'])
  expect([...deck.cards, ...third].sort()).toEqual(['misbehave/ambush', gunPlay, tightSecurity])
  expect([third.length, discard.cards]).toEqual([1, []])
})

test('OPEN-48 the reshuffle card is in the deck from the start, whatever the number of captains', () => {
  for (const captains of [[{}], [{}, {}], [{}, {}, {}], [{}, {}, {}, {}]]) {
    const { misbehave } = scenario({ captains }).begin().state
    expect(misbehave.deck.cards).toContain('misbehave/alliance-operatives')
    expect([misbehave.deck.cards.length, misbehave.discard.cards]).toEqual([40, []])
  }
})

test('WORK-07 Misbehave cards do not touch those who stayed aboard', () => {
  const emma = { card: 'persephone/emma', disgruntled: false }
  const stayedWhile = (
    aboard: string,
    card: string,
    answers: readonly Value[],
    captain: CaptainSet,
    ...dice: number[]
  ) => {
    const game = heistFor({ crew: ['Lund', aboard], ...captain })
      .next('misbehave', card)
      .dice(...dice)
      .begin()
    goToWork(game, `job:${heist}`, [game.captain().crew[2]?.card ?? '']).path(...answers)
    expect(game.kind).toBe('turn')
    return game.captain().crew[2]
  }
  const unhappy: CaptainSet = { disgruntled: ['Emma'], cargo: 1 }
  expect(stayedWhile('Emma', 'Gun Play', ['back-down'], {})).toEqual(emma)
  expect(stayedWhile('Emma', "Time for Some Thrillin' Heroics", ['ignore'], {})).toEqual(emma)
  expect(stayedWhile('Emma', 'Locals in Need', ['feed'], unhappy)).toEqual({ ...emma, disgruntled: true })
  expect(stayedWhile('Emma', 'A Vote of No Confidence', [], unhappy)).toEqual({ ...emma, disgruntled: true })
  expect(stayedWhile('Jayne', 'An Interesting Day', ['raise-pay', 0], {}, 1)?.card).toBe('silverhold/jayne')
})

test('WORK-07 what a completed job brings reaches those aboard too', () => {
  const captain: CaptainSet = { at: 'newhope', loaded: ['amnon-duul-17'], contraband: 2, crew: ['Emma'] }
  const game = scenario({ captains: [{ ...captain, disgruntled: ['Emma'] }] }).begin()
  goToWork(game, 'job:amnon-duul-17', ['persephone/emma']).choose('all')
  expect(game.captain().crew[1]).toEqual({ card: 'persephone/emma', disgruntled: false })
})

test('PIC-CARD-02 every Misbehave card has a suit', () => {
  const suits: Record<string, number> = {}
  for (const { suit } of baseBox.misbehave.values()) suits[suit] = (suits[suit] ?? 0) + 1
  expect(suits).toEqual({ clubs: 11, diamonds: 9, hearts: 10, spades: 10 })
})
