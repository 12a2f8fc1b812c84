import { type CaptainSet, type Play, type Scenario, scenario } from '../../../scenario.ts'
import { lastTest } from '../../../testing/aids.ts'
import { goToWork, heistFor } from '../../../testing/heist.ts'
import type { BoxId, CardId } from '../../../vocabulary/index.ts'

/** What tests of this box share. */

/** Words of the game that come with this box: nothing outside its folder may need them. */
export const terms: readonly string[] = ['haven', 'alert', 'challenge', 'recession', 'reaver space']

export const blueSun: { readonly expansions: readonly BoxId[] } = { expansions: ['blue-sun'] }

export const aloneIn = (set: CaptainSet): Scenario => scenario({ ...blueSun, captains: [set] })

/** The heist, at its one Misbehave card. */
export const facing = (card: string, set: CaptainSet, ...dice: number[]): Play =>
  goToWork(
    heistFor(set, blueSun)
      .next('misbehave', card)
      .dice(...dice)
      .begin(),
  )

/** A captain who has drawn one card at Meridian. */
export const drawnAtMeridian = (card: string, set: CaptainSet = {}): Play =>
  aloneIn({ at: 'meridian', ...set })
    .next('meridian', card)
    .begin()
    .path('shop', ['draw-one'], 'stop')

export const pointsIn = (game: Play) => lastTest(game)['points']

/** How often the table was told this. */
export const toldOf = (game: Play, key: string): number => game.told().filter((told) => told === key).length

/** Has the pick-up of the heist been done? */
export const passed = (game: Play): boolean | undefined => game.captain().jobs[0]?.pickedUp

/** Who of the crew is disgruntled, the Leader first. */
export const tempers = (game: Play): boolean[] => game.captain().crew.map((member) => member.disgruntled)

export const meridianDiscards = (game: Play): CardId[] | undefined => game.state.supply.meridian?.discard.cards
