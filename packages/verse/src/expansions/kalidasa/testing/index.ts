import { type CaptainSet, type Play, type Situation, scenario } from '../../../scenario.ts'
import type { BoxId } from '../../../vocabulary/index.ts'
import { kalidasaIn } from '../state.ts'

/** What tests of this box share. */

/** Words of the game that come with this box: nothing outside its folder may need them. */
export const terms: readonly string[] = ['corvette']

export const kalidasa: { readonly expansions: readonly BoxId[] } = { expansions: ['kalidasa'] }
export const withBlueSun: { readonly expansions: readonly BoxId[] } = { expansions: ['blue-sun', 'kalidasa'] }

export const corvetteOf = ({ state }: Play): string => kalidasaIn(state).corvette

/** A captain at Beaumonde beside whom one step leads to Salisbury, at Full Burn onto this nav card. */
export const burning = (card: string, captain: CaptainSet, set: Situation = {}, ...dice: number[]): Play =>
  scenario({ ...kalidasa, captains: [{ at: 'beaumonde', leader: 'nandi', fuel: 4, part: 0, ...captain }], ...set })
    .next('nav-rim', card)
    .dice(...dice)
    .begin()
    .path('burn', 'salisbury')

/** How often the table was told this. */
export const toldOf = (game: Play, key: string): number => game.told().filter((told) => told === key).length
