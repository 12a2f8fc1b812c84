import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'
import type { ChallengePlace } from '../vocabulary/index.ts'

const console1: ChallengePlace = {
  id: 'console',
  at: { token: 'T1' },
  decks: ['tech'],
  successes: 1,
  success: [{ do: 'credits', amount: 100 }],
  fail: [{ do: 'reward', amount: -100 }],
}

/** Kaylee beside a terminal; the cards named are drawn first. */
const facing = (card: string, situation: Partial<Situation> = {}): Play =>
  scenario({ map: 'K @ . .', rules: { challenges: [console1] }, ...situation }).change(({ challenges }) => {
    const { cards } = challenges.tech.deck
    cards.push(...cards.splice(cards.indexOf(card), 1))
  })

const offer = 'challenge console T1 tech'

describe('Challenges', () => {
  test('CHALLENGE-01 CHALLENGE-02 CHALLENGE-03 CHALLENGE-13 where the Job says so, a card is drawn, with two ways to try', () => {
    const game = facing('T01').choose(offer)
    expect([game.kind, game.options()]).toEqual(['challenge.way', ['a', 'b']])
    expect(scenario({ map: 'K . @ .', rules: { challenges: [console1] } }).options()).not.toContain(offer)
  })

  test('CHALLENGE-04 CHALLENGE-05 CHALLENGE-06 CHALLENGE-10 CHALLENGE-11 the attempt is an Action: time first, then the roll; success clears it', () => {
    const game = facing('T01').dice(4, 3).path(offer, 'a', 'roll 2')
    expect([game.moment('kaylee'), game.state.turn?.actions, game.crew('kaylee').credits]).toEqual([4, 1, 100])
    expect(game.options()).not.toContain(offer)
    expect(game.state.challenges.tech.discard.cards).toEqual(['T01'])
  })

  test('CHALLENGE-08 CHALLENGE-09 CHALLENGE-11 a failure does what the card and the Job say; the next try draws another card', () => {
    const game = facing('T01').dice(1, 2).path(offer, 'a', 'roll 2')
    expect([game.moment('kaylee'), game.state.rewardChange]).toEqual([6, -100])
    game.choose(offer)
    expect(game.decision().card).not.toBe('T01')
  })

  test('CHALLENGE-07 CHALLENGE-09 a failed one may be tried again with the second Action; with none left no card is drawn', () => {
    const game = facing('T01', { map: 'K @ $ .\n. . . .' }).dice(1, 2).path(offer, 'a', 'roll 2')
    expect([game.state.turn?.actions, game.options().includes(offer)]).toEqual([1, true])
    const { length } = game.state.challenges.tech.deck.cards
    game.path('move', '5')
    if (game.kind === 'move.to') game.choose('stop')
    expect([game.options(), game.state.challenges.tech.deck.cards.length]).toEqual([
      ['open C1', 'heroic', 'end'],
      length,
    ])
  })

  test('TEST-18 HEROIC-01 a Heroic way turns the tester Heroic', () => {
    const game = facing('T01').dice(5).path(offer, 'b', 'roll 1')
    expect(game.crew('kaylee').stance).toBe('heroic')
  })

  test('CASUAL-08 OPEN-40 some successes let the tester turn Casual, even if seen', () => {
    const game = facing('T14', { map: 'K @ . t' }).dice(5).path(offer, 'b', 'roll 1')
    expect([game.kind, game.choose(true).crew('kaylee').stance]).toEqual(['stance.casual', 'casual'])
  })

  test('TIMELINE-21 OPEN-17 some move the marker back, but not below the first Moment', () => {
    const game = facing('T09').dice(5).path(offer, 'b', 'roll 1')
    expect(game.moment('kaylee')).toBe(1)
  })

  test('CHALLENGE-12 JOB-24 some Alert everybody in sight', () => {
    const game = facing('T15', { map: 'K @ . t . c' }).dice(1, 1).path(offer, 'a', 'roll 2')
    expect(game.state.goons.map(({ alerted }) => alerted)).toEqual([true, true])
  })

  test('OPEN-39 an empty deck is made of its discards again', () => {
    const game = facing('T01').change(({ challenges }) => {
      challenges.tech.discard.cards.push(...challenges.tech.deck.cards.splice(0))
    })
    expect(game.choose(offer).kind).toBe('challenge.way')
  })

  test("TEST-07 SETUP-12 OPEN-27 on a Test of Bribery $100 of the tester's own add 1", () => {
    const place: ChallengePlace = { ...console1, decks: ['negotiation'] }
    const game = scenario({ map: 'M @ .', rules: { challenges: [place] }, who: { mal: { credits: 200 } } })
    game.change(({ challenges }) => {
      const { cards } = challenges.negotiation.deck
      cards.push(...cards.splice(cards.indexOf('N03'), 1))
    })
    game.dice(4).path('challenge console T1 negotiation', 'a', 'bribe', 'bribe')
    expect(game.options()).not.toContain('bribe')
    game.choose('roll 1')
    expect([game.crew('mal').credits, game.state.challenges.negotiation.discard.cards]).toEqual([100, ['N03']])
  })
})
