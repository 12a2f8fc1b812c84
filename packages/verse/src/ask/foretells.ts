import type { Decision, Option } from '@keep-flying/kernel'

/** Questions whose answers change nothing yet, or whose odds and bills say all there is to say. */
const silent: ReadonlySet<string> = new Set([
  'set-up.leader',
  'set-up.ship',
  'set-up.keep-jobs',
  'fly.to',
  'shop',
  'shop.keep',
  'deal',
  'deal.accept',
  'consider.draw',
  'hand.cut-down',
  'jobs.cut-down',
  'work.team',
  'gear.carry',
  'gear.bearer',
  'test.tester',
  'test.bribe',
  'test.swap',
  'hold.arrange',
  'trade.open',
  'trade.propose',
  'trade.credits',
])

/** What a turn does at once, and can tell beforehand: work, whatever has a price, parting with crew and upgrades. */
const atOnce: ReadonlySet<string> = new Set(['work', 'crew', 'upgrades'])

/** Whether a client says what an answer leads to: an option, or for other forms of question whatever is picked. */
export function foretells({ kind }: Decision, option: Option | null): boolean {
  // Where a ship goes is for the chart to show.
  if (silent.has(kind) || (option?.at && 'place' in option.at)) return false
  // What only dice or cards decide is not foretold: their odds stand beside it.
  if (kind !== 'turn') return option?.role !== 'risky'
  return option !== null && (option.price !== undefined || atOnce.has(option.group ?? ''))
}
