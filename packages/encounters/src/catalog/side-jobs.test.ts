import type { Value } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { handSizeOf } from '../rules/turn.ts'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import { missionPrice } from '../testing/missions.ts'
import { sideJobs } from './side-jobs.ts'

/** What each Side Job takes, gives, and costs if it fails. */

interface Job {
  /** Cards to show. */
  readonly hand?: readonly string[]
  /** Answers after the job was chosen. */
  readonly path?: readonly Value[]
  readonly success: (game: Play) => unknown
  readonly failure?: (game: Play) => unknown
}

const worth = (credits: number) => (game: Play) => expect(game.state.besideSerenity).toMatchObject([{ credits }])
const flaw = (game: Play) => expect(owned(game)).toContain('Flaw')
const struck = (game: Play) => expect(game.main('mal').strikes).toHaveLength(1)
const smallerHand = (game: Play) => expect(game.player(0).hand.cards).toHaveLength(5)
const dearer = (game: Play) => expect(game.state.lasting).toMatchObject([{ modifier: { mod: 'recruit-cost', n: 1 } }])
const owned = (game: Play, seat = 0) =>
  game.names([...game.player(seat).hand.cards, ...game.player(seat).discard.cards])

const jobs: Readonly<Record<string, Job>> = {
  'sj-medicine-run': { success: worth(1), failure: smallerHand },
  'sj-paying-passenger': { success: worth(1) },
  'sj-farm-pump': { success: worth(1), failure: flaw },
  'sj-claim-jumpers': { success: worth(2), failure: struck },
  'sj-payroll-guard': {
    success: worth(1),
    failure: (game) => expect(game.names(game.player(1).discard)).toEqual(['Shiny']),
  },
  'sj-overdue-debt': { success: worth(1) },
  'sj-decoy-flight': { hand: ['Hard Bank', 'Listening'], success: worth(1), failure: dearer },
  'sj-town-meeting': {
    path: ['seat-1'],
    success: (game) => expect(game.names(game.player(1).discard)).toEqual(['Talent']),
    failure: dearer,
  },
  'sj-barn-raising': {
    path: ['Shiny'],
    success: (game) => expect(game.main('kaylee').strikes).toEqual([]),
    failure: smallerHand,
  },
  'sj-stolen-skiff': { success: worth(1), failure: flaw },
  'sj-salvage-claim': { success: worth(2), failure: struck },
  'sj-shooting-contest': {
    success: (game) => expect(owned(game)).toContain('Talent'),
    failure: flaw,
  },
}

const nothingKnown: Job = { success: () => expect.fail('This Side Job is not known here.') }

function withJob(job: string, rest: Situation = {}, hand: readonly string[] = []): Play {
  const mal: PlayerSet = { crew: 'mal', hand: ['Misbehave', 'Shiny', ...hand] }
  const kaylee: PlayerSet = { crew: 'kaylee', hand: ['Shiny'], strikes: ['Knife Cut'] }
  const bridge = [null, null, null, null, null]
  return scenario({ players: [mal, kaylee], bridge, quietTurns: 3, verse: [job], ...rest }).begin()
}

describe.each(sideJobs.map(({ id, name }) => [name, id] as const))('%s', (_, id) => {
  const { hand, path = [], success, failure } = jobs[id] ?? nothingKnown
  const { recruit, attack } = missionPrice(id)
  const option = `use ${id} 1`
  /** After a card that gives nothing towards the price. */
  const withPoints = (less: number) =>
    withJob(id, {}, hand)
      .change(({ turn }) => {
        turn.recruit = Math.max(0, recruit - less)
        turn.attack = Math.max(0, attack - less)
      })
      .choose(attack > 0 ? 'Shiny' : 'Misbehave')

  test('is completed for its price, and for no less', () => {
    expect(withPoints(1).options()).not.toContain(option)
    const game = withPoints(0).choose(option)
    for (const value of path) game.choose(value)
    success(game)
    expect(game.state.verse[0]?.shown.cards).toEqual([])
  })

  test('fails in the Combat Zone', () => {
    const game = withJob(id, { verse: [], combatZone: [id] })
      .next('crew-strikes', 'Grazed')
      .choose('end')
    expect(game.names(game.state.defeatedCards)).toHaveLength(1)
    failure?.(game)
    expect(handSizeOf(game.table(), 0)).toBe(6)
  })
})
