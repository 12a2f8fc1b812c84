import { type Consequences, type Decision, type LookAhead, type Text, text, type Value } from '@keep-flying/kernel'
import type { State } from '../../state.ts'
import { type Token, tokens } from '../../vocabulary/index.ts'
import { facedIn, facesOf } from '../at-hand.ts'
import { tableFor } from '../view-table.ts'
import { changesAboard } from './aboard.ts'
import { type Compared, compare, goneFrom, isEmpty, listOf, positive } from './compare.ts'
import { isSettled, wayOn, whatFollows } from './way-on.ts'

/** What an answer means to a captain: the rules play it ahead, and the ship is compared. */
export const consequences: Consequences<State> = {
  linesFor(decision, look) {
    const ahead = look({ through: pastSuggestions(decision) })
    const c = ahead && compare(ahead)
    if (!c) return []
    const lines = [...changesAboard(c), ...stashed(c, decision, look), ...wayOn(c), ...whatFollows(c)]
    return lines.length > 0 ? lines : nothing(c)
  },
}

/** That nothing changes is said where the matter is closed, or where something was to be feared before the dice. */
function nothing(c: Compared): Text[] {
  if (isSettled(c)) return [text('ahead.nothing')]
  return actsBeforeDice(c) ? [text('ahead.nothing-before-dice')] : []
}

function actsBeforeDice({ ahead, was, option }: Compared): boolean {
  const faced = facedIn(ahead.decision)
  if (faced === null || option?.role !== 'risky') return false
  const face = facesOf(tableFor(ahead.before), was, faced).find(({ id }) => id === option.id)
  return (face?.effects?.length ?? 0) > 0
}

/** Questions that most captains answer as suggested; what an answer means is told as if they were. */
const suggested: ReadonlySet<string> = new Set(['work.team', 'gear.carry', 'pay.cuts'])

function pastSuggestions(asked: Decision): (next: Decision) => Value | null {
  return (next) => {
    if (!suggested.has(next.kind) || next.kind === asked.kind || next.form !== 'one') return null
    return next.options.find(({ usual }) => usual)?.id ?? null
  }
}

/** What the stash keeps from those who would take it: all that would be lost if it lay in the hold. */
function stashed(c: Compared, decision: Decision, look: LookAhead<State>): Text[] {
  const { was, is } = c
  const hidden = tokens.filter((token) => was.stash[token] > 0)
  if (hidden.length === 0 || facedIn(decision) === null) return []
  const open = look({ through: pastSuggestions(decision), suppose: (state) => empty(state, was.seat) })
  const captain = open?.after.captains[was.seat]
  if (!captain) return []
  const lost = goneFrom(was, is)
  const lostOpenly = goneFrom(was, captain)
  const saved = positive((token) => (lostOpenly[token] ?? 0) - (lost[token] ?? 0))
  if (isEmpty(saved)) return []
  return [text(isEmpty(lost) ? 'ahead.lose-nothing' : 'ahead.stashed', { what: listOf(saved), n: countOf(saved) })]
}

function countOf(amounts: Partial<Record<Token, number>>): number {
  return tokens.reduce((sum, token) => sum + (amounts[token] ?? 0), 0)
}

function empty({ captains }: State, seat: number): void {
  const c = captains[seat]
  if (!c) return
  for (const token of tokens) {
    c.hold[token] += c.stash[token]
    c.stash[token] = 0
  }
}
