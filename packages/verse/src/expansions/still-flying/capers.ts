import { type Option, oncePer, type Rules, shuffle, text } from '@keep-flying/kernel'
import { isDeceptive } from '../../rules/crew.ts'
import { considerJobs } from '../../rules/deal.ts'
import { discardJob, drawTop } from '../../rules/decks.ts'
import type { Deed } from '../../rules/deed.ts'
import { acceptJob, tellDiscarded } from '../../rules/job.ts'
import type { Hooks } from '../../rules/moments.ts'
import { keepJobs, startingContacts } from '../../rules/set-up.ts'
import { abilityOn, cardName, contactPile, jobCard, story, supplyCard, supplyPile, tell } from '../../rules/table.ts'
import type { ActiveJob, Captain, Table } from '../../state.ts'
import type { CardId } from '../../vocabulary/index.ts'
import { isCaper, reshuffleCard } from './caper-cards.ts'
import { newState, stillFlyingOf } from './state.ts'

/** Capers, and those who know of them. */

const considered = 3

/** The one crew whose schemes a captain may take part in. */
export function deceiverOf(t: Table, c: Captain): CardId | undefined {
  return c.crew.find((member) => isDeceptive(t, member))?.card
}

/** The top Caper. The reshuffle card is resolved at once, and another card drawn for it. */
function drawCaper(t: Table): CardId | undefined {
  const { capers } = stillFlyingOf(t)
  const card = drawTop(t, capers)
  if (card !== reshuffleCard.id) return card
  t.seal('shuffled')
  const all = [...capers.deck.cards, ...capers.discard.cards]
  capers.discard.cards = []
  capers.deck.cards = shuffle(t.state.random, [...all, card])
  tell(t, 'capers-reshuffled', {})
  return all.length > 0 ? drawCaper(t) : undefined
}

/** A Deal action anywhere, for whoever has a Deceptive crew. */
function schemes(t: Table, c: Captain): Deed[] {
  const deceiver = deceiverOf(t, c)
  if (deceiver === undefined || !isAnyLeft(t)) return []
  return [{ option: toScheme(deceiver), action: 'deal', carryOut: () => scheme(t, c, deceiver) }]
}

const toScheme = oncePer((deceiver: CardId): Option => {
  const about = cardName(deceiver)
  return { id: 'capers', text: text('option.capers', { card: about }), about, sign: 'deal', group: 'deal' }
})

function isAnyLeft(t: Table): boolean {
  const { deck, discard } = stillFlyingOf(t).capers
  return deck.cards.length + discard.cards.length > 1
}

function scheme(t: Table, c: Captain, deceiver: CardId): Rules<void> {
  return considerJobs(t, c, {
    pile: stillFlyingOf(t).capers,
    about: cardName(deceiver),
    count: considered,
    prompt: text('prompt.capers', { card: cardName(deceiver) }),
    rule: 'CAPER-01',
    drawn: () => drawCaper(t),
  })
}

/** Without the one whose schemes they are, active Capers come to nothing; one that is being worked may be finished first. */
function dropCapers(t: Table, c: Captain, isKept: (job: ActiveJob) => boolean): void {
  if (deceiverOf(t, c) !== undefined) return
  const lost = c.jobs.filter((job) => isCaper(jobCard(t, job.card)) && !isKept(job))
  if (lost.length === 0) return
  c.jobs = c.jobs.filter((job) => !lost.includes(job))
  for (const { card } of lost) {
    discardJob(t, card)
    tellDiscarded(t, c, card)
  }
}

function isAtWork({ state: { attempt } }: Table, c: Captain, { card }: ActiveJob): boolean {
  return attempt?.seat === c.seat && attempt.job === card
}

/** No Deceptive crew leaves the game where there are Capers. */
function shuffleBack(t: Table, card: CardId): boolean {
  if (!t.box.supply.has(card) || !abilityOn(t, card, 'deceptive')) return false
  const { deck } = supplyCard(t, card)
  if (deck === null) return false
  const pile = supplyPile(t, deck).deck
  t.seal('shuffled')
  pile.cards = shuffle(t.state.random, [...pile.cards, card])
  tell(t, 'back-in-deck', { card: cardName(card), deck: { name: 'supply', id: deck } })
  return true
}

/** Jobs as usual, and Capers besides. */
function* dealWithCapers(t: Table, order: readonly Captain[], n: number): Rules<void> {
  const contacts = startingContacts(t)
  for (const captain of order) {
    const jobs = contacts.map((contact) => drawTop(t, contactPile(t, contact)))
    const capers = Array.from({ length: n }, () => drawCaper(t))
    for (const card of [...jobs, ...capers]) if (card !== undefined) acceptJob(t, captain, card)
  }
  if (contacts.length > 0) yield* keepJobs(t, order)
}

export const caperHooks: Hooks = {
  laidOut(state, box) {
    state.boxes['still-flying'] = newState(state, box)
  },
  startingJobs(t, order) {
    const n = story(t).startingCapers ?? t.box.setUps.get(t.state.options.setUp)?.startingCapers
    return n === undefined ? undefined : dealWithCapers(t, order, n)
  },
  turnChoices: schemes,
  jobDiscarded(t, card) {
    const job = t.box.jobs.get(card)
    if (!job || !isCaper(job)) return false
    stillFlyingOf(t).capers.discard.cards.push(card)
    return true
  },
  crewLeft: (t, c) => dropCapers(t, c, (job) => isAtWork(t, c, job)),
  settled(t) {
    for (const captain of t.state.captains) dropCapers(t, captain, () => false)
  },
  leavesGame: shuffleBack,
}
