import { expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { readOptions } from '../../options.ts'
import { wholeCrew } from '../../rules/gear.ts'
import { chanceNobodyTaken } from '../../rules/wanted.ts'
import { Play, scenario } from '../../scenario.ts'
import { makeWanted, wantedTokens } from '../shared/wanted/wanted.ts'

const expansions = ['crime', 'independent-stories'] as const
const setUp = 'heat-is-on'

test('The Heat Is On needs Alliance Alerts, begins with one, and with a Wanted token on every Leader', () => {
  expect(() => readOptions({ expansions: ['independent-stories'], setUp })).toThrow('crime')
  const game = Play.newGame(readOptions({ players: 2, expansions, setUp }), 'sfc32:heat', boxWith(expansions))
  while (game.state.phase === 'set-up') game.choose(game.decision().form === 'some' ? [] : (game.options()[0] ?? ''))
  expect(game.state.boxes.crime?.inForce).not.toBeNull()
  expect(game.state.captains.map(({ crew: [leader] }) => leader && wantedTokens(leader))).toEqual([1, 1])
})

/** The chance that Zoe, made Wanted so often, or the Wanted Billy beside her is not taken. */
function chances(card: string, tokens: number, chosen: string): number {
  const game = scenario({ expansions, setUp: chosen, captains: [{ at: 'persephone', crew: [card] }] }).begin()
  const [t, c] = [game.table(), game.captain()]
  const [, member] = c.crew
  for (let n = 0; n < tokens; n++) if (member) makeWanted(t, member)
  return chanceNobodyTaken(t, wholeCrew(c))
}

test('a Wanted roll must be above the number of tokens, where they add up', () => {
  expect([1, 2, 3].map((tokens) => chances('Zoe', tokens, setUp))).toEqual([5 / 6, 4 / 6, 3 / 6])
  expect([0, 1, 2].map((tokens) => chances('Billy', tokens, setUp))).toEqual([5 / 6, 5 / 6, 4 / 6])
  expect(chances('Zoe', 3, 'standard')).toBe(5 / 6)
})

test('OPEN-72 all tokens go with those who are hired away', () => {
  const game = scenario({
    ...{ expansions, setUp },
    captains: [
      { at: 'persephone' },
      { at: 'persephone', crew: ['Kaylee'], disgruntled: ['Kaylee'], wanted: ['Kaylee'] },
    ],
  }).begin()
  game.change((state) => {
    for (const member of state.captains[1]?.crew ?? []) if (member.wanted) member.moreWanted = 1
  })
  game.choose(game.options().find((option) => option.includes('kaylee')) ?? '')
  const hired = game.captain().crew.find(({ card }) => card.includes('kaylee'))
  expect(hired).toMatchObject({ wanted: true, moreWanted: 1, disgruntled: false })
})
