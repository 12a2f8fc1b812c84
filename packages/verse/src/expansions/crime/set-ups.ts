import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { drawTop, leaveOut } from '../../rules/decks.ts'
import { acceptJob } from '../../rules/job.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { keepJobs } from '../../rules/set-up.ts'
import { contactName, contactPile, roll, seatName, story, tell } from '../../rules/table.ts'
import type { Captain, State, Table } from '../../state.ts'
import type { ContactId, SetUpCard } from '../../vocabulary/index.ts'
import { crimeOf } from './state.ts'

/** What the Set Up cards of this box change. */

function setUpIn(t: Table): SetUpCard | undefined {
  return t.box.setUps.get(t.state.options.setUp)
}

/** Contacts who stay away leave their cards in the box. */
function stayAway(state: State, absent: readonly ContactId[]): void {
  leaveOut(
    state,
    absent.flatMap((contact) => state.contacts[contact]?.deck.cards.splice(0) ?? []),
  )
}

/** Contacts who hand out first jobs: a story may have its own word on that. */
function openContacts(t: Table): ContactId[] {
  const { startingJobs, absent: awayInStory = [] } = story(t)
  const away = [...awayInStory, ...(setUpIn(t)?.absent ?? [])]
  return [...t.box.contacts.keys()].filter(
    (contact) => !away.includes(contact) && (startingJobs?.includes(contact) ?? true),
  )
}

/** So many jobs, each from whom the captain likes; then everybody keeps or discards as they like. */
function* dealByChoice(t: Table, order: readonly Captain[], jobs: number): Rules<void> {
  const open = openContacts(t)
  if (open.length === 0) return
  for (const captain of order)
    for (let n = jobs; n > 0; n--) {
      const contact = yield* chooseOne(
        { seat: captain.seat, kind: 'set-up.job-from', prompt: text('prompt.job-from', { n }), rule: 'SETUP-20' },
        open.filter((one) => contactPile(t, one).deck.cards.length > 0),
        (one) => ({ id: one, text: text('option.job-from', { contact: contactName(one) }), about: contactName(one) }),
      )
      const card = drawTop(t, contactPile(t, contact))
      if (card !== undefined) acceptJob(t, captain, card)
    }
  yield* keepJobs(t, order)
}

export const highAlertAnswers: Answers = {
  mayDealWith: (t, _c, contact) => !setUpIn(t)?.absent?.includes(contact),
}

export const highAlertHooks: Hooks = {
  laidOut(state, box) {
    stayAway(state, box.setUps.get(state.options.setUp)?.absent ?? [])
  },
  startingJobs(t, order) {
    const jobs = setUpIn(t)?.jobsOfChoice
    return jobs === undefined ? undefined : dealByChoice(t, order, jobs)
  },
}

const dieFaces = [1, 2, 3, 4, 5, 6]

function isAtFullBurn({ state: { active, turn } }: Table, { seat }: Captain): boolean {
  return seat === active && turn.flight?.way === 'burn'
}

export const clearerSkiesAnswers: Answers = {
  clearSectors: (t, c) => (isAtFullBurn(t, c) ? [crimeOf(t).clearSectors] : dieFaces),
  mayLayAlerts: () => false,
}

export const clearerSkiesHooks: Hooks = {
  takesOff(t, c) {
    const die = roll(t)
    crimeOf(t).clearSectors = die
    tell(t, 'clear-skies', { who: seatName(c), die })
  },
}
