import { expect, test } from 'vitest'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import { missionPrice } from '../testing/missions.ts'

/** Mal's turn with these cards played, beside a player who holds others. */
function malAfter(hand: readonly string[], rest: Situation = {}, other: PlayerSet = {}): Play {
  const situation: Situation = { players: [{ crew: 'mal', hand }, other], bridge: ['Unbound'], ...rest }
  return scenario(situation)
    .begin()
    .path(...hand)
}

const prices = (game: Play) => {
  const decision = game.decision()
  const options = decision.form === 'one' ? decision.options.filter(({ group }) => group === 'use') : []
  return options.map(({ price, sign }) => `${price} ${sign}`)
}

const shiny = (n: number) => Array.from({ length: n }, () => 'Shiny')
const misbehave = (n: number) => Array.from({ length: n }, () => 'Misbehave')

test('PAY-01 whoever pays the amount follows the instructions; without it they cannot', () => {
  const poor = malAfter(misbehave(2), { operations: ['Marked Cargo'] })
  expect(prices(poor)).toEqual([])
  const game = malAfter(misbehave(3), { operations: ['Marked Cargo'] })
  expect(prices(game)).toEqual(['3 attack'])
  game.choose('Marked Cargo')
  expect(game.state.tasks['keep-cargo']).toBe('done')
})

test('PAY-02 what was paid is gone for the turn', () => {
  const verse = ['Bowler-Hat Toughs']
  const game = malAfter(misbehave(5), { operations: ['Marked Cargo'], verse }).choose('Marked Cargo')
  expect(game.state.turn.attack).toBe(2)
  expect(game.options()).toEqual(['end'])
})

test('a price in either resource is paid in any mix, asked only where there is a choice', () => {
  const crate: Situation = { letter: 'C', verse: ['Medicine Crate'] }
  const mixed = malAfter([...shiny(3), ...misbehave(3)], crate)
  expect(prices(mixed)).toEqual(['5 either'])
  mixed.choose('Medicine Crate')
  expect(mixed.decision()).toMatchObject({ kind: 'pay.mix', min: 2, max: 3 })
  expect(mixed.choose(3).state.turn).toMatchObject({ recruit: 0, attack: 1 })
  const exact = malAfter([...shiny(3), ...misbehave(2)], crate).choose('Medicine Crate')
  expect([exact.kind, exact.state.turn.recruit, exact.state.turn.attack]).toEqual(['action', 0, 0])
})

test('a price falls with what one can show, from hand or played', () => {
  const { recruit } = missionPrice('sj-farm-pump')
  const pump: Situation = { verse: ['Broken Farm Pump'], bridge: [null, null, null, null, null], recruit }
  expect(prices(malAfter([], pump))).toEqual([`${recruit} recruit`])
  expect(prices(malAfter(['Plot a Course'], pump))).toEqual([`${recruit - 2} recruit`])
})

test('texts make the actions of goals dearer or cheaper, never below nothing, and nothing else', () => {
  const goods: Situation = { letter: 'B', episodeB: '8', operations: ['Goods in the Mud'] }
  const others: Situation = { ...goods, others: ['zoe', 'book', 'inara'], bridge: ['Unbound'] }
  const hand = ['Listening', 'Listening']
  const price = (rest: Situation) => {
    const players = [{ crew: 'mal', hand }, { crew: 'kaylee' }] as const
    return prices(
      scenario({ ...others, players, ...rest })
        .begin()
        .path(...hand, false),
    )
  }
  expect(price({})).toEqual(['5 attack'])
  expect(price({ verse: ['Magistrate Higgins'] })).toEqual(['6 attack'])
  // A Side Job is not a goal.
  const job: Situation = { verse: ['Magistrate Higgins', 'sj-overdue-debt'], operations: [] }
  expect(price(job)).toEqual(['2 attack'])
  const part: Situation = { letter: 'C', episodeC: '9', operations: ['Spare Part'] }
  const spare = (verse: string[]) =>
    prices(malAfter(['Wide Acquaintance', 'Wide Acquaintance'], { ...part, verse, recruit: 1 }))
  expect([spare([]), spare(['Salvage Ship Walden'])]).toEqual([['7 recruit'], ['5 recruit']])
})

test('cards that must be shown are told; those in hand are chosen, those played lie there anyway', () => {
  const suite: Situation = { episodeA: '10', operations: ['Imaging Suite'], others: ['kaylee', 'zoe', 'book'] }
  const hand = ['Watch the Scope', 'Word in Private', 'Listening']
  const mal: PlayerSet = { crew: 'mal', hand }
  const game = scenario({ players: [mal, { crew: 'jayne' }], ...suite })
    .begin()
    .choose('Watch the Scope')
  game.choose('Imaging Suite')
  expect([game.kind, game.options()]).toEqual(['pay.show', ['inara-word-in-private#1', 'river-listening#1']])
  game.choose('Listening')
  expect(game.log().join()).toContain('Watch the Scope and Listening')
  expect(game.names(game.player().hand)).toEqual(['Word in Private', 'Listening'])
  expect(game.state.tasks['scan-river']).toBe('done')
})

test('two classes are shown with cards of two classes', () => {
  const flight: Situation = { verse: ['Decoy Flight'], ...missionPrice('sj-decoy-flight') }
  expect(prices(malAfter(['Misbehave', 'Hard Bank'], flight))).toEqual([])
  const game = malAfter(['Hard Bank', 'Listening'], flight).choose('Decoy Flight')
  expect(game.state.besideSerenity).toHaveLength(1)
})

test('players who share a price give a card each; if one will not, nothing is paid', () => {
  const barn: Situation = { verse: ['Barn Raising'] }
  const helper: PlayerSet = { hand: ['Misbehave', 'Shiny', 'Hard Bank'] }
  const willing = malAfter(shiny(1), barn, helper).choose('Barn Raising')
  expect(willing.decision(1)).toMatchObject({ kind: 'pay.share' })
  expect(willing.options(1)).toEqual(['shiny#8', 'wash-hard-bank#1', 'nothing'])
  willing.choose('Shiny', 1)
  expect(willing.names(willing.player(1).discard)).toEqual(['Shiny'])
  expect([willing.state.turn.recruit, willing.told().includes('job-done')]).toEqual([0, true])
  const unwilling = malAfter(shiny(1), barn, helper).choose('Barn Raising').choose('nothing', 1)
  expect([unwilling.state.turn.recruit, unwilling.told().includes('job-done')]).toEqual([1, false])
  // Nobody is asked twice in a turn.
  expect(unwilling.options()).toEqual(['end'])
})

test('what others hold shows only when they are asked to share', () => {
  const barn: Situation = { verse: ['Barn Raising'] }
  const unable = malAfter(shiny(1), barn, { hand: ['Misbehave'] })
  expect(unable.options()).toContain('use sj-barn-raising 1')
  unable.choose('Barn Raising')
  expect([unable.kind, unable.state.turn.recruit]).toEqual(['action', 1])
  const alone = malAfter(shiny(2), barn, { hand: [], down: true }).choose('Barn Raising')
  expect(alone.told()).toContain('job-done')
})

test('a text of an Objective turns 2 Recruit into 2 Attack for scanning, once per turn', () => {
  const ball: Situation = {
    letter: 'B',
    episodeB: '5',
    verse: [null, null, { hidden: "Badger's Men" }, "Badger's Men"],
  }
  const game = malAfter(shiny(4), ball)
  game.choose('use objective 1')
  expect(game.state.turn).toMatchObject({ recruit: 2, attack: 0, restricted: [{ n: 2, only: 'scan' }] })
  expect(game.options()).toEqual(['space-3', 'end'])
})
