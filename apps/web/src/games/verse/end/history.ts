import { eventText, type Text, text } from '@keep-flying/kernel'
import type { HappeningKind } from '@keep-flying/verse'
import type { Curve, HistoryParts, Step } from '../../../end/history.ts'
import { useChange } from '../dock/money.ts'
import { useTable } from '../table.tsx'
import { seatIn } from '../told/seat.ts'

type Counted = 'credits' | 'goals'

const curves: readonly (Curve & { readonly id: Counted })[] = [
  { id: 'credits', of: 'seats', title: 'story.credits', figure: 'story.money', inSteps: false, ticks: 4 },
  { id: 'goals', of: 'seats', title: 'story.goals', figure: 'story.count', inSteps: true, ticks: 3 },
]

export const history: HistoryParts = {
  along: 'story.round',
  curves,
  useTurnings: (steps, most) => {
    const change = useChange()
    const { write } = useTable()
    return swingsOf(steps, most).map(({ entry, seat, round, credits, text: happened }) => {
      const when = write(text('progress.round', { round }))
      return { entry, seat, text: happened, note: credits === 0 ? when : `${when} · ${change(credits)}` }
    })
  },
}

/** A stroke that changed where a captain stood. */
interface Swing {
  readonly entry: number
  readonly round: number
  readonly seat: number
  readonly worth: number
  /** Won or lost by it. */
  readonly credits: number
  readonly text: Text
}

/** What a goal weighs beside money. */
const goalWorth = 4000
/** Less than this decides nothing. */
const leastWorth = 800

/** What people remember a game by, the most telling first. */
const telling: readonly HappeningKind[] = [
  'won',
  'goal',
  'last-call',
  'job-completed',
  'apprehended',
  'warrants-cleared',
  'warrant',
  'seized',
  'job-lost',
  'sold',
  'bought-card',
  'hired',
  'traded',
  'gained',
  'paid',
  'bought-goods',
]

/** The largest swings of a game in order of time: goals, and money won or lost at one stroke. */
export function swingsOf(steps: readonly Step[], most: number): readonly Swing[] {
  return steps
    .flatMap((step, n) => {
      const before = steps[n - 1]
      return before && before.at > 0 ? swings(before, step) : []
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .sort((one, other) => one.entry - other.entry)
}

function swings(before: Step, after: Step): readonly Swing[] {
  const change = (what: Counted, seat: number) =>
    (after.figures[what]?.[seat] ?? 0) - (before.figures[what]?.[seat] ?? 0)
  return (after.figures['credits'] ?? []).flatMap((_, seat) => {
    const credits = change('credits', seat)
    const worth = Math.abs(credits) + change('goals', seat) * goalWorth
    const mine = after.heard.filter((one) => seatIn(one) === seat)
    const event = telling.flatMap((kind) => mine.find((one) => one.kind === kind) ?? [])[0]
    if (!event || worth < leastWorth) return []
    return [{ entry: after.entry, round: after.at, seat, worth, credits, text: eventText(event) }]
  })
}
