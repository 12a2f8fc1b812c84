import type { Box } from '../../box.ts'
import { drawTop, newPile, remove, take } from '../../rules/decks.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { cardName, contactName, contactPile, jobCard, tell } from '../../rules/table.ts'
import type { State, Table } from '../../state.ts'
import type { CardId, ContactId } from '../../vocabulary/index.ts'

/** "Down and Out": nobody has work to call their own. */

function openJobs(t: Table): readonly CardId[] {
  return t.state.boxes.jetwash?.discard.cards ?? []
}

/** The top job of each contact who hands out any. */
function layOpen(state: State, box: Box): void {
  const open = newPile([])
  for (const { deck } of Object.values(state.contacts)) {
    const card = deck.cards.findLast((one) => box.jobs.has(one))
    if (card !== undefined) open.discard.cards.push(take(deck, card))
  }
  state.boxes.jetwash = open
}

/** The next job of the contact takes its place. */
function replace(t: Table, contact: ContactId): void {
  const next = drawTop(t, contactPile(t, contact))
  if (next === undefined) return
  t.state.boxes.jetwash?.discard.cards.push(next)
  tell(t, 'job-laid-open', { contact: contactName(contact), card: cardName(next) })
}

export const downAndOutAnswers: Answers = {
  jobsOnOffer: openJobs,
  jobsConsidered: () => 0,
}

export const downAndOutHooks: Hooks = {
  laidOut: layOpen,
  jobTaken(t, card) {
    const open = t.state.boxes.jetwash?.discard
    if (!open) return
    take(open, card)
    const { contact } = jobCard(t, card)
    if (contact !== null) replace(t, contact)
  },
  jobDiscarded(t, card) {
    remove(t, card)
    return true
  },
}
