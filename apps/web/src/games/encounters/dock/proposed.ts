import type { State } from '@keep-flying/encounters'
import type { Decision, Option } from '@keep-flying/kernel'
import { optionsOf } from '../../../table/context.tsx'

/** What a player who is new to it may well do next. */
export interface Move {
  readonly is: 'play' | 'copy' | 'use' | 'fight' | 'scan' | 'recruit' | 'repair' | 'end'
  readonly option: Option
}

/** First all that costs nothing; then what strikes, the tasks, what will strike soon, the ship, and somebody new with what is left. */
export function moveFor({ combatZone, operations, serenity }: State, decision: Decision | null): Move | null {
  if (decision?.kind !== 'action') return null
  const options = optionsOf(decision)
  const inGroup = (wanted: string) => options.filter(({ group }) => group === wanted)
  const [play] = inGroup('play')
  if (play) return { is: 'play', option: play }
  const [copy] = inGroup('copy')
  if (copy) return { is: 'copy', option: copy }
  const isIn = ({ cards }: State['operations'], { at }: Option) => at && 'card' in at && cards.includes(at.card)
  const fights = inGroup('fight')
  const striker = fights.find((option) => isIn(combatZone, option))
  if (striker) return { is: 'fight', option: striker }
  const use = inGroup('use').find((option) => isIn(operations, option))
  if (use) return { is: 'use', option: use }
  const [fight] = fights
  if (fight) return { is: 'fight', option: fight }
  // Of those that cost the same, the one that has come nearest is listed last.
  const scan = dearest(inGroup('scan').toReversed(), -1)
  if (scan) return { is: 'scan', option: scan }
  const strikes = serenity.filter(({ strike }) => strike !== null).length
  const [repair] = inGroup('repair')
  if (repair && strikes > 1) return { is: 'repair', option: repair }
  const recruit = dearest(inGroup('recruit'), 1)
  if (recruit) return { is: 'recruit', option: recruit }
  const end = options.find(({ role }) => role === 'end')
  return end ? { is: 'end', option: end } : null
}

/** The dearest of these, or with -1 the cheapest: cards are the cheaper to scan the nearer they have come. */
function dearest(options: readonly Option[], sign: 1 | -1): Option | undefined {
  return options.toSorted((one, other) => sign * ((other.price ?? 0) - (one.price ?? 0)))[0]
}
