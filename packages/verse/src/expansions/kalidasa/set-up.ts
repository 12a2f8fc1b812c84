import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Box } from '../../box.ts'
import { drawTop, leaveOut } from '../../rules/decks.ts'
import { acceptJob } from '../../rules/job.ts'
import type { Hooks } from '../../rules/moments.ts'
import { clockwiseFrom, contactName, contactPile, story, tell } from '../../rules/table.ts'
import type { Captain, State, Table } from '../../state.ts'
import type { CardId, ContactId, SetUpCard } from '../../vocabulary/index.ts'
import { corvetteStart } from './map.ts'
import { kalidasaOf } from './state.ts'

export const setUpHooks: Hooks = {
  laidOut(state) {
    state.boxes.kalidasa = { corvette: corvetteStart, dirty: state.captains.map(() => false) }
  },
}

function setUpCard(t: Table): SetUpCard | undefined {
  return t.box.setUps.get(t.state.options.setUp)
}

/** "The Rim's the Thing": jobs of other boxes stay out. */
function leaveJobsOut(state: State, box: Box): void {
  const kept = box.setUps.get(state.options.setUp)?.jobsOnlyOf ?? []
  const isKept = (card: CardId) => {
    const job = box.jobs.get(card)
    return !job || kept.includes(job.box)
  }
  for (const { deck } of Object.values(state.contacts)) {
    leaveOut(
      state,
      deck.cards.filter((card) => !isKept(card)),
    )
    deck.cards = deck.cards.filter(isKept)
  }
}

export const rimsTheThingHooks: Hooks = { laidOut: leaveJobsOut }

/** All first jobs of a captain come from one contact, whichever the captain likes. */
function* jobsOfOneContact(t: Table, order: readonly Captain[], n: number): Rules<void> {
  for (const captain of order) {
    const contact = yield* chooseOne(
      { seat: captain.seat, kind: 'set-up.contact', prompt: text('prompt.first-contact', { n }), rule: 'SETUP-16' },
      contactsWithWork(t),
      (id) => ({ id, text: text('option.contact', { contact: contactName(id) }), about: contactName(id) }),
    )
    for (let drawn = 0; drawn < n; drawn++) {
      const card = drawTop(t, contactPile(t, contact))
      if (card !== undefined) acceptJob(t, captain, card)
    }
  }
}

function contactsWithWork(t: Table): ContactId[] {
  const { absent = [] } = story(t)
  return [...t.box.contacts.keys()].filter(
    (contact) => !absent.includes(contact) && contactPile(t, contact).deck.cards.length > 0,
  )
}

/** "Time's Not on Our Side": once the first captain has no token left, everyone has one more turn. */
function dropToken(t: Table, c: Captain): void {
  const kept = kalidasaOf(t)
  if (c.seat !== t.state.first || !kept.turnsLeft) return
  kept.turnsLeft--
  tell(t, 'tokens-left', { n: kept.turnsLeft })
  if (kept.turnsLeft > 0 || t.state.lastCall) return
  const [first, ...others] = clockwiseFrom(t, c.seat).map(({ seat }) => seat)
  t.state.lastCall = { by: c.seat, toPlay: [...others, ...(first === undefined ? [] : [first])], ended: 'time-up' }
  tell(t, 'timer-over', {})
}

export const timesNotOnOurSideHooks: Hooks = {
  laidOut(state, box) {
    const { turnTokens } = box.setUps.get(state.options.setUp) ?? {}
    if (state.boxes.kalidasa && turnTokens !== undefined) state.boxes.kalidasa.turnsLeft = turnTokens
  },

  /** A story that deals no jobs, or its own, has the last word. */
  startingJobs(t, order) {
    const n = setUpCard(t)?.jobsOfOneContact
    return n === undefined || story(t).startingJobs ? undefined : jobsOfOneContact(t, order, n)
  },

  turnBegins: dropToken,
}
