import { text } from '@keep-flying/kernel'
import type { Mark } from '../../box.ts'
import { aboard } from '../../rules/hold.ts'
import { sectorsAt } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { goalsReached, goalsTold, roll, seatName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { Goal, PlaceId } from '../../vocabulary/index.ts'
import { independentOf, keepIndependent } from './state.ts'

/** "Rumrunners II": a patron to be found, and to be brought home in one piece. */

/** Goals in the order of the card: asking around, the back room, the way home. */
const [backRoom, home] = [1, 2]

function hideoutOf(t: Table, c: Captain): PlaceId | null {
  return independentOf(t).hideouts?.[c.seat] ?? null
}

function rollForHideout(t: Table, c: Captain): void {
  const { hideouts } = independentOf(t)
  const die = roll(t)
  const place = story(t).hideouts?.find(({ upTo }) => die <= upTo)?.place
  if (!hideouts || place === undefined) return
  hideouts[c.seat] = place
  tell(t, 'hideout-roll', { who: seatName(c), die, place: { name: 'place', id: place } })
}

/** With no passenger aboard any longer, the patron is not among them. */
function missPatron(t: Table): void {
  const { patrons = [] } = independentOf(t)
  for (const captain of t.state.captains) {
    if (!patrons[captain.seat] || aboard(captain, 'passenger') > 0) continue
    patrons[captain.seat] = false
    tell(t, 'patron-lost', { who: seatName(captain) })
  }
}

/** Without the patron there is nobody to bring home: he must be fetched again. */
function openGoals(t: Table, c: Captain, usual: readonly Goal[]): readonly Goal[] {
  const again = goalsTold(t)[backRoom]
  return goalsReached(t, c) === home && !independentOf(t).patrons?.[c.seat] && again ? [again] : usual
}

export function hideoutMarks(t: Table): readonly Mark[] {
  return t.state.captains.flatMap((captain) => {
    const place = hideoutOf(t, captain)
    const [sector] = place === null ? [] : sectorsAt(t, place)
    if (sector === undefined || independentOf(t).patrons?.[captain.seat]) return []
    const { seat } = captain
    return [{ is: 'hideout', sector, text: text('mark.hideout', { who: seatName(captain) }), n: 1, printed: 0, seat }]
  })
}

export const rumrunnersAnswers: Answers = {
  goalPlace: (t, c, goal) => (goal === goalsTold(t)[backRoom] ? (hideoutOf(t, c) ?? undefined) : undefined),
  openGoals,
}

export const rumrunnersHooks: Hooks = {
  laidOut(state) {
    const { captains } = state
    keepIndependent(state, { hideouts: captains.map(() => null), patrons: captains.map(() => false) })
  },
  goalReached(t, c) {
    if (goalsReached(t, c) === backRoom) rollForHideout(t, c)
  },
  goalDone(t, c, goal) {
    const { patrons } = independentOf(t)
    if (patrons && goal === goalsTold(t)[backRoom]) patrons[c.seat] = true
  },
  settled: missPatron,
}
