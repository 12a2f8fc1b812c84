import { chooseSome, type Rules, text } from '@keep-flying/kernel'
import { drawTop } from '../../rules/decks.ts'
import { acceptJob } from '../../rules/job.ts'
import { regionOf, sectorsAt } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { isSolid } from '../../rules/solid.ts'
import { giveGoalToken } from '../../rules/story.ts'
import { contactCard, contactName, contactPile, seatName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { ContactId, Region } from '../../vocabulary/index.ts'
import { keepTenth, kept, tenthOf } from './state.ts'

/** "A Friend in Every Port". */

export function favoursOf(t: Table, c: Captain): ContactId[] {
  return kept(tenthOf(t).favours?.[c.seat])
}

/** The region a contact lives in; whoever travels with the Cruiser belongs to Alliance Space. */
export function portOf(t: Table, contact: ContactId): Region {
  const { at } = contactCard(t, contact)
  const [sector] = at === null ? [] : sectorsAt(t, at)
  return sector === undefined ? 'alliance' : regionOf(t, sector)
}

/** The regions in which there are contacts at all. */
function ports(t: Table): ReadonlySet<Region> {
  return new Set([...t.box.contacts.keys()].map((contact) => portOf(t, contact)))
}

/** From the last to choose a Leader on, each names contacts and takes a job from each. */
function* jobsOfChoice(t: Table, order: readonly Captain[], n: number, contacts: ContactId[]): Rules<void> {
  for (const captain of [...order].reverse()) {
    const named = yield* chooseSome(
      { seat: captain.seat, kind: 'set-up.contacts', prompt: text('prompt.first-contacts', { n }), min: n, max: n },
      contacts,
      (contact) => ({ id: contact, text: text('option.first-contact', { contact: contactName(contact) }) }),
    )
    for (const contact of named) {
      const card = drawTop(t, contactPile(t, contact))
      if (card !== undefined) acceptJob(t, captain, card)
    }
  }
}

export function isOwedFavour(t: Table, c: Captain, contact: ContactId): boolean {
  return story(t).favours === true && isSolid(t, c, contact) && !favoursOf(t, c).includes(contact)
}

export const friendAnswers: Answers = {
  goalNeeds(t, c, { favoursInAllRegions }) {
    if (!favoursInAllRegions) return []
    const need = ports(t).size
    const have = new Set(favoursOf(t, c).map((contact) => portOf(t, contact))).size
    return [{ is: 'counted', what: text('condition.favours-in-all-regions'), need, have, met: have >= need }]
  },
}

export const friendHooks: Hooks = {
  laidOut(state) {
    keepTenth(state, { favours: state.captains.map(() => []) })
  },
  startingJobs(t, order) {
    const { contactsOfChoice: choice } = story(t)
    if (!choice) return undefined
    const contacts = [...t.box.contacts.keys()].filter((contact) => !choice.not.includes(contact))
    return jobsOfChoice(t, order, choice.n, contacts)
  },
  dealChoices(t, c, contact) {
    if (!isOwedFavour(t, c, contact)) return []
    const about = contactName(contact)
    return [
      {
        option: { id: 'favour', text: text('option.favour', { contact: about }), sign: 'goal', usual: true },
        carryOut() {
          favoursOf(t, c).push(contact)
          tell(t, 'favour', { who: seatName(c), contact: about })
          giveGoalToken(t, c, text('token-for.favour', { contact: about }))
        },
      },
    ]
  },
}
