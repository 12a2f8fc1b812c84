import { type Captain, type CaptainSet, type Situation, scenario, type Table, tableFor } from '@keep-flying/verse'

/** A captain in some situation, for tests of what the chart makes of it. */
export function helm(captain: CaptainSet, set: Omit<Situation, 'captains'> = {}, others: readonly CaptainSet[] = []) {
  const game = scenario({ ...set, captains: [captain, ...others] }).begin()
  const t: Table = tableFor(game.state)
  const me: Captain = game.captain(0)
  return { game, t, me }
}
