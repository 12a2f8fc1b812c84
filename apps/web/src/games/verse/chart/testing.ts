import type { Captain, Table } from '@keep-flying/verse'
import { tableFor } from '@keep-flying/verse/ask'
import { type CaptainSet, type Situation, scenario } from '@keep-flying/verse/scenario'

/** A captain in some situation, for tests of what the chart makes of it. */
export function helm(captain: CaptainSet, set: Omit<Situation, 'captains'> = {}, others: readonly CaptainSet[] = []) {
  const game = scenario({ ...set, captains: [captain, ...others] }).begin()
  const t: Table = tableFor(game.state)
  const me: Captain = game.captain(0)
  return { game, t, me }
}
