import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

/** Break the Net, the last open Objective of Our Mrs. Reynolds, fails as time is up, which costs 1 Credit. */
function failedNet(earned: { credits?: number; beside?: number }) {
  const game = scenario({
    episodeA: '7',
    players: [{ hand: [] }],
    combatZone: ['Closing Net'],
    tasks: { 'see-through-saffron': 'done', 'retake-helm': 'done' },
    credits: earned.credits ?? 0,
  }).begin()
  const { beside } = earned
  if (beside !== undefined)
    game.change((state) => {
      const card = state.episodeDeck.cards.pop()
      if (card !== undefined) state.besideSerenity.push({ card, credits: beside })
    })
  return game.choose('end')
}

test('Credits lost are taken from all that the Episode earned, cards beside Serenity included', () => {
  expect(failedNet({ beside: 2 }).state.interMission?.credits).toBe(1)
  expect(failedNet({ credits: 3 }).state.interMission?.credits).toBe(2)
})

test('with nothing earned there is nothing to lose or to spend', () => {
  const { state, kind } = failedNet({})
  expect([state.letter, state.credits, kind]).toEqual(['B', 0, 'action'])
})
