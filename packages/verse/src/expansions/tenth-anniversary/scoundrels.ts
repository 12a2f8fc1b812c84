import { chooseOne, confirm, type Rules, text } from '@keep-flying/kernel'
import { cutOf } from '../../rules/crew.ts'
import { drawTop } from '../../rules/decks.ts'
import { yesOrNo } from '../../rules/deed.ts'
import { disgruntleAll } from '../../rules/disgruntled.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import type { Need } from '../../rules/needs.ts'
import { loseSolid, solidContacts } from '../../rules/solid.ts'
import { contactName, contactPile, isLeader, seatName, story, tell } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import type { Captain, Table } from '../../state.ts'
import type { ContactId, JobCard } from '../../vocabulary/index.ts'
import { bringCorvette, corvetteAt } from '../shared/law/corvette.ts'
import { bringBack } from '../shared/timer/timer.ts'
import { advanced } from './listing.ts'
import { keepTenth, kept, tenthOf } from './state.ts'
import { cruiserTowards } from './towards.ts'

/** "A Fistful of Scoundrels" and "For a Few Credits More", with their challenges. */

/** Jobs that lie open at the start. */
function primeContacts(t: Table): void {
  const n = hasVariant(t, 'nothing-laid-open') ? 0 : (story(t).primesContacts ?? 0)
  for (const contact of t.box.contacts.keys())
    for (let card = 0; card < n; card++) {
      const pile = contactPile(t, contact)
      const drawn = drawTop(t, pile)
      if (drawn !== undefined) pile.discard.cards.push(drawn)
    }
}

const littleTime = 1

/** The first time a contact trusts the captain, some time comes back. */
function greet(t: Table, contact: ContactId): void {
  const { timeForSolid = 0 } = story(t)
  const friends = kept(tenthOf(t).friends)
  if (timeForSolid === 0 || friends.includes(contact)) return
  friends.push(contact)
  bringBack(t, hasVariant(t, 'little-time-back') ? littleTime : timeForSolid)
}

/** Friends who do not count, and who are gone with the first trouble, where the advanced game is played. */
const fairWeather: readonly ContactId[] = ['harken', 'badger', 'mr-universe']

function isFairWeather(t: Table): boolean {
  return story(t).advanced === 'fair-weather-friends' && hasVariant(t, advanced)
}

/** The contacts whose trust counts. */
export function counting(t: Table, contacts: readonly ContactId[]): ContactId[] {
  return contacts.filter((contact) => !isFairWeather(t) || !fairWeather.includes(contact))
}

function* loseAFriend(t: Table, c: Captain): Rules<void> {
  const friends = solidContacts(t, c).filter((contact) => c.solid[contact] !== undefined)
  if (friends.length === 0) return
  const contact = yield* chooseOne(
    { seat: c.seat, kind: 'friend-lost', prompt: text('prompt.friend-lost') },
    friends,
    (one) => ({ id: one, text: text('option.friend-lost', { contact: contactName(one) }), about: contactName(one) }),
  )
  yield* loseSolid(t, c, contact)
}

/** Which jobs the challenges leave. */
function mayWork(t: Table, { legal, contact }: JobCard): boolean {
  const workedFor = kept(tenthOf(t).workedFor)
  if (hasVariant(t, 'illegal-only') && legal) return false
  if (hasVariant(t, 'legal-only') && !legal) return false
  if (contact === null) return true
  if (hasVariant(t, 'caper-first') && !tenthOf(t).schemed) return false
  if (hasVariant(t, 'one-job-per-contact') && workedFor.includes(contact)) return false
  return !hasVariant(t, 'one-contact') || workedFor.every((one) => one === contact)
}

/** What stands in the way of a job that a challenge bars. */
const barred: Need = { is: 'counted', what: text('need.barred'), need: 1, have: 0, met: false }

/** After a botch the crew want their cut all the same. */
function* payOnBotch(t: Table, c: Captain): Rules<void> {
  const crew = c.crew.filter((member) => !isLeader(t, member) && cutOf(t, member) > 0)
  const credits = crew.reduce((sum, member) => sum + cutOf(t, member), 0)
  if (crew.length === 0) return
  const asked = { seat: c.seat, kind: 'botch.pay', prompt: text('prompt.botch-pay', { credits }) }
  if (c.credits >= credits && (yield* confirm({ ...asked, ...yesOrNo('botch-pay') }))) {
    c.credits -= credits
    return tell(t, 'cuts-paid', { who: seatName(c), credits })
  }
  disgruntleAll(t, c, crew)
}

const armLength = 2

/** The Corvette comes nearer, where there is one; else the Cruiser does, within Alliance Space. */
function* reachFor(t: Table, c: Captain): Rules<void> {
  if (corvetteAt(t) === undefined) yield* cruiserTowards(t, c, armLength)
  else yield* bringCorvette(t, c, c.sector, armLength)
}

export const scoundrelAnswers: Answers = {
  jobNeeds: (t, _c, card) => (mayWork(t, card) ? [] : [barred]),
  goalNeeds(t, c, { friends }) {
    if (friends === undefined) return []
    const need = Math.min(friends, counting(t, [...t.box.contacts.keys()]).length)
    const have = counting(t, solidContacts(t, c)).length
    return [{ is: 'counted', what: text('condition.friends', { n: need }), need, have, met: have >= need }]
  },
}

export const scoundrelHooks: Hooks = {
  laidOut(state) {
    keepTenth(state, { friends: [], workedFor: [] })
  },
  primed: primeContacts,
  solidGained: (t, _c, contact) => greet(t, contact),
  *jobCompleted(t, { captain }, { contact, legal }) {
    if (contact === null) keepTenth(t.state, { schemed: true })
    else kept(tenthOf(t).workedFor).push(contact)
    if (!legal && story(t).advanced === 'long-arm' && hasVariant(t, advanced)) yield* reachFor(t, captain)
  },
  timeFalls(t, left) {
    if (story(t).newAlertAt?.includes(left)) for (const on of t.moments) on.alertReplaced?.(t)
  },
  *attemptFailed(t, { captain }, _job, outcome) {
    if (outcome === 'botched' && hasVariant(t, 'crew-paid-on-botch')) yield* payOnBotch(t, captain)
  },
  *turnEnds(t, c) {
    if (isFairWeather(t) && c.warrants > 0) yield* loseAFriend(t, c)
  },
}
