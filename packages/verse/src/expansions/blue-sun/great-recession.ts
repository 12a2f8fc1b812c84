import { leaveOut } from '../../rules/decks.ts'
import { discardFromHand } from '../../rules/job.ts'
import type { Hooks } from '../../rules/moments.ts'
import { closeTheBooks } from '../../rules/story.ts'
import { story, tell } from '../../rules/table.ts'
import type { Captain, State, Table } from '../../state.ts'
import type { CardId } from '../../vocabulary/index.ts'

/** "The Great Recession". */

/** Every contact has only as much work as there are captains. */
function cutContactDecks(state: State): void {
  leaveOut(
    state,
    Object.values(state.contacts).flatMap(({ deck }) => deck.cards.splice(state.captains.length)),
  )
}

/** Contacts with nothing left to give out. */
function exhausted(t: Table): number {
  return Object.values(t.state.contacts).filter(({ deck, discard }) => deck.cards.length + discard.cards.length === 0)
    .length
}

/**
 * The card that takes the last work of one contact too many ends the game and is thrown back. While others are still
 * being considered they may yet go back to the pile: the contact is not out of work.
 */
function noticeTheEnd(t: Table, c: Captain, card: CardId): void {
  const { end } = story(t)
  if (end.kind !== 'contacts-exhausted' || c.considering.cards.length > 0 || exhausted(t) < end.decks) return
  tell(t, 'contacts-exhausted', { n: end.decks })
  discardFromHand(t, c, card)
  closeTheBooks(t)
}

export const greatRecessionHooks: Hooks = { laidOut: cutContactDecks, jobAccepted: noticeTheEnd }
