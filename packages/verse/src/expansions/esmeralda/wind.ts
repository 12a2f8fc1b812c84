import { chooseOne, type Rules, shuffle, text } from '@keep-flying/kernel'
import type { Mark } from '../../box.ts'
import { drawTop } from '../../rules/decks.ts'
import { sectorsAt } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { showSector } from '../../rules/show.ts'
import { contactName, contactPile, jobCard, seatName, sectorName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId, ContactId, SectorId } from '../../vocabulary/index.ts'
import type { WindTokens } from './vocabulary.ts'

/** "Where the Wind Takes Us". */

function windTokens(t: Table): WindTokens {
  const tokens = t.state.boxes.esmeralda
  if (!tokens) throw new Error('This game is played without such Goal tokens.')
  return tokens
}

/** How many tokens may be claimed in a sector; those on the Cruiser are wherever it is. */
export function tokensIn(t: Table, sector: SectorId): number {
  const { lying, onCruiser } = windTokens(t)
  return (lying[sector] ?? 0) + (t.state.cruiser === sector ? onCruiser : 0)
}

/** Contacts who hand out jobs at all. */
function employers(t: Table): ContactId[] {
  const { absent = [] } = story(t)
  return [...t.box.contacts.keys()].filter((contact) => {
    const { deck } = contactPile(t, contact)
    return !absent.includes(contact) && (deck.backs !== undefined || deck.cards.some((card) => t.box.jobs.has(card)))
  })
}

/** Each captain looks where the jobs of one contact lead, and leaves a token there. The jobs go back. */
function* layTokens(t: Table, order: readonly Captain[]): Rules<void> {
  const { tokensByJobs } = story(t)
  if (!tokensByJobs) return
  const { jobs, fewCaptains, jobsOfFew } = tokensByJobs
  for (const captain of order) {
    const contact = yield* chooseOne(
      { seat: captain.seat, kind: 'set-up.wind-contact', prompt: text('prompt.wind-contact') },
      employers(t),
      (id) => ({ id, text: text('option.wind-contact', { contact: contactName(id) }), about: contactName(id) }),
    )
    const n = order.length <= fewCaptains ? jobsOfFew : jobs
    const drawn = drawJobs(t, contact, n)
    t.state.drawn.cards.push(...drawn)
    for (const card of drawn) yield* layToken(t, captain, card)
    const { deck } = contactPile(t, contact)
    deck.cards.push(...t.state.drawn.cards.splice(0))
    t.seal('shuffled')
    shuffle(t.state.random, deck.cards)
  }
}

/** Some jobs are done wherever a rival is: no token can be laid for them. */
function leadsSomewhere(t: Table, card: CardId): boolean {
  const job = t.box.jobs.get(card)
  return job !== undefined && sectorsAt(t, job.finish.at).length > 0
}

function drawJobs(t: Table, contact: ContactId, n: number): CardId[] {
  const drawn: CardId[] = []
  const passedOver: CardId[] = []
  const pile = contactPile(t, contact)
  while (drawn.length < n) {
    const card = drawTop(t, pile)
    if (card === undefined) break
    if (leadsSomewhere(t, card)) drawn.push(card)
    else passedOver.push(card)
  }
  pile.deck.cards.push(...passedOver)
  return drawn
}

function* layToken(t: Table, c: Captain, card: CardId): Rules<void> {
  const { at } = jobCard(t, card).finish
  const who = seatName(c)
  if (t.box.places.get(at)?.aboard) {
    windTokens(t).onCruiser++
    return tell(t, 'token-laid-on-cruiser', { who })
  }
  const sector = yield* chooseOne(
    { seat: c.seat, kind: 'set-up.wind-sector', prompt: text('prompt.wind-sector'), card },
    sectorsAt(t, at),
    showSector,
  )
  const { lying } = windTokens(t)
  lying[sector] = (lying[sector] ?? 0) + 1
  tell(t, 'token-laid', { who, sector: sectorName(sector) })
}

/** Whoever completes a job where a token lies claims it: one for each job. */
function claim(t: Table, c: Captain): void {
  const tokens = windTokens(t)
  const { lying, claimed } = tokens
  if (tokensIn(t, c.sector) === 0) return
  const here = lying[c.sector] ?? 0
  if (here > 1) lying[c.sector] = here - 1
  else if (here === 1) delete lying[c.sector]
  else tokens.onCruiser--
  const n = (claimed[c.seat] ?? 0) + 1
  claimed[c.seat] = n
  tell(t, 'token-claimed', { who: seatName(c), n })
}

export const windAnswers: Answers = {
  goalNeeds(t, c, { claimedTokens: need }) {
    if (need === undefined) return []
    const have = windTokens(t).claimed[c.seat] ?? 0
    return [{ is: 'counted', what: text('condition.claimed-tokens', { n: need }), need, have, met: have >= need }]
  },
}

export const windHooks: Hooks = {
  laidOut(state) {
    state.boxes.esmeralda = { lying: {}, onCruiser: 0, claimed: state.captains.map(() => 0) }
  },
  startingJobs: layTokens,
  jobCompleted: (t, { captain }) => claim(t, captain),
}

export function marks(t: Table): readonly Mark[] {
  const tokens = t.state.boxes.esmeralda
  if (!tokens) return []
  const sectors = new Set([...Object.keys(tokens.lying), ...(tokens.onCruiser > 0 ? [t.state.cruiser] : [])])
  return [...sectors].map((sector) => {
    const n = tokensIn(t, sector)
    return { is: 'goal-token', sector, text: text('mark.goal-token', { n }), n, printed: 0 }
  })
}
