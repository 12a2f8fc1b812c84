import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { discardJob } from '../../rules/decks.ts'
import { activeLimit, tellDiscarded } from '../../rules/job.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { showCard } from '../../rules/show.ts'
import { favourOf, solidContacts } from '../../rules/solid.ts'
import { crewCard } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { ContactId } from '../../vocabulary/index.ts'

/** What the contacts of this box do besides trading. */
export const favourAnswers: Answers = {
  activeLimit: (t, c) =>
    solidContacts(t, c).reduce((sum, contact) => sum + (favourOf(t, contact, 'more-active-jobs')?.plus ?? 0), 0),
  mayDealWith: (t, c, contact) => shunned(t, c, contact)?.isAboard !== true,
  jobNeeds(t, c, { contact }) {
    const grudge = contact === null ? undefined : shunned(t, c, contact)
    return grudge ? [{ is: 'without-crew', crew: grudge.crew, met: !grudge.isAboard }] : []
  },
}

export const favourHooks: Hooks = {
  *solidLost(t, c) {
    yield* cutDownJobs(t, c)
  },
}

/** Whom a contact will not have near, and whether they are in the captain's crew. */
function shunned(
  t: Table,
  c: Captain,
  contact: ContactId,
): { readonly crew: string; readonly isAboard: boolean } | undefined {
  const grudge = favourOf(t, contact, 'refuses-with-crew')
  if (!grudge) return undefined
  const isAboard = c.crew.some(({ card }) => crewCard(t, card).name === grudge.crew)
  return { crew: grudge.crew, isAboard }
}

/** Active jobs above the limit go back to whoever gave them; what was loaded stays aboard. */
function* cutDownJobs(t: Table, c: Captain): Rules<void> {
  while (c.jobs.length > activeLimit(t, c)) {
    const idle = c.jobs.filter(({ card }) => card !== t.state.attempt?.job)
    const given = yield* chooseOne(
      { seat: c.seat, kind: 'jobs.cut-down', prompt: text('prompt.cut-down-jobs'), rule: 'KAL-CONTACT-03' },
      idle,
      ({ card }) => showCard(card),
    )
    c.jobs = c.jobs.filter((job) => job !== given)
    for (const card of [given.card, ...(given.laidUnder ?? [])]) discardJob(t, card)
    tellDiscarded(t, c, given.card)
  }
}
