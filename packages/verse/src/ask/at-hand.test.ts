import { expect, test } from 'vitest'
import { bribesWelcome, cardModifier, teamPoints } from '../rules/skill.ts'
import { type CaptainSet, scenario } from '../scenario.ts'
import type { Captain, Table } from '../state.ts'
import { goToWork, heistFor } from '../testing/heist.ts'
import { english } from '../text/languages.ts'
import {
  countFor,
  endingsOf,
  facedIn,
  facesOf,
  helpersFor,
  needsOf,
  readyFor,
  teamAtHand,
  testAhead,
} from './at-hand.ts'
import { tableFor } from './view-table.ts'

function situation(set: CaptainSet): { t: Table; captain: Captain } {
  const { state } = scenario({ captains: [set] }).begin()
  const [captain] = state.captains
  if (!captain) throw new Error('There is no captain.')
  return { t: tableFor(state), captain }
}

test('what is faced is printed on the card, the tile or the trial in question', () => {
  const { t, captain } = situation({ leader: 'malcolm' })
  expect(facesOf(t, captain, 'reaver-contact').map(({ id }) => id)).toEqual(['fight', 'dodge'])
  expect(facesOf(t, captain, 'badger-25').map(({ id }) => id)).toContain('crack')
  expect(facesOf(t, captain, 'nav-border/a-rogue-trader')).toHaveLength(2)
  expect(facesOf(t, captain, 'nowhere')).toEqual([])
})

test('a question says what is faced, before an option is chosen and while its test is taken', () => {
  const game = heistFor({ crew: ['Zoe'] })
    .next('misbehave', 'Gun Play')
    .dice(1)
    .begin()
  expect(facedIn(game.decision())).toBeNull()
  goToWork(game)
  const card = facedIn(game.decision())
  expect(card).toContain('gun-play')
  game.choose('shoot')
  expect([game.kind, facedIn(game.decision())]).toEqual(['test.after-roll', card])
})

test('what counts towards a test adds up to what the rules count', () => {
  const { t, captain } = situation({ leader: 'malcolm', crew: ['Zoe', 'Jayne'], gear: ['Pistol', 'Knife'] })
  for (const skill of ['fight', 'tech', 'negotiate'] as const)
    for (const fight of [{ skill }, { skill, kosherized: true } as const]) {
      const team = readyFor(t, teamAtHand(t, captain), skill)
      const { brought, modifier } = countFor(t, team, fight)
      expect(brought.reduce((sum, { points }) => sum + points, 0)).toBe(teamPoints(t, team, skill, fight.kosherized))
      expect(modifier).toBe(cardModifier(t, team, fight))
    }
})

test('the endings of an option are all there is, each in words', () => {
  const { t, captain } = situation({ leader: 'malcolm', crew: ['Zoe'] })
  const team = teamAtHand(t, captain)
  for (const option of facesOf(t, captain, 'reaver-contact')) {
    const endings = endingsOf(t, team, option)
    expect(endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    for (const ending of endings) expect(english.messages).toHaveProperty([ending.text.key])
  }
  const [fight] = facesOf(t, captain, 'reaver-contact')
  expect(fight && testAhead(t, team, fight)?.bands.map(({ from }) => from)).toEqual([1, 8])
  const [, dodge] = facesOf(t, captain, 'reaver-contact')
  if (!dodge) throw new Error('The Reavers can be dodged.')
  expect(needsOf(t, team, dodge).map(({ met }) => met)).toEqual([true, false])
})

test('bribes are welcome where the test says so, and helpers are named', () => {
  const { t, captain } = situation({ leader: 'malcolm', crew: ['Zoe'] })
  const team = teamAtHand(t, captain)
  expect(bribesWelcome(t, team, { skill: 'fight' })).toBe(false)
  expect(bribesWelcome(t, team, { skill: 'negotiate', bribes: true })).toBe(true)
  expect(helpersFor(t, team, { skill: 'fight' })).toEqual([{ card: 'silverhold/zoe', does: 'reroll', plus: 0 }])
})
