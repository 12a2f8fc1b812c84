import type { Decision, Option } from '@keep-flying/kernel'

/** Questions whose answers change nothing yet, or whose odds and bills say all there is to say. */
const silent: ReadonlySet<string> = new Set([
  'set-up.leader',
  'set-up.ship',
  'set-up.keep-jobs',
  'fly.to',
  'consider.picks',
  'consider.draw',
  'shop.keep',
  'deal.accept',
  'hand.cut-down',
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

/** Questions from which everything else sets out: only what is done at once can be told beforehand. */
const menus: ReadonlySet<string> = new Set(['turn', 'shop', 'deal'])

/** What is done at once: work, whatever has a price, parting with crew and upgrades. */
const atOnce: ReadonlySet<string> = new Set(['work', 'crew', 'upgrades'])

/** Whether a client says what an answer leads to: an option, or for other forms of question whatever is picked. */
export function foretells({ kind }: Decision, option: Option | null): boolean {
  // Where a ship goes is for the chart to show.
  if (silent.has(kind) || (option?.at && 'place' in option.at)) return false
  // What only dice or cards decide is not foretold: their odds stand beside it.
  if (!menus.has(kind)) return option?.role !== 'risky'
  return option !== null && (option.price !== undefined || atOnce.has(option.group ?? ''))
}
