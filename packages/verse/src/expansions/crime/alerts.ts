import { chooseSome, type Rules, text } from '@keep-flying/kernel'
import type { InForce } from '../../box.ts'
import { isWanted } from '../../rules/crew.ts'
import { disgruntleAll } from '../../rules/disgruntled.ts'
import type { Team } from '../../rules/gear.ts'
import { keepOnlyOwnCrew } from '../../rules/gear.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { showCrew } from '../../rules/show.ts'
import { cardName, contactName, isLeader, sectorName, supplyCard, supplyName, tell } from '../../rules/table.ts'
import { takeAway } from '../../rules/wanted.ts'
import type { Captain, Table } from '../../state.ts'
import type { NavCard, SupplyDeckId } from '../../vocabulary/index.ts'
import { crimeOf, isInForce, newState } from './state.ts'

/** Alliance Alerts: one in force at a time, until another replaces it. */

/** The next Alert comes into force; the one before it goes under the deck. */
export function raiseAlert(t: Table): void {
  const kept = crimeOf(t)
  if (kept.inForce !== null) kept.alerts.deck.cards.unshift(kept.inForce)
  kept.inForce = kept.alerts.deck.cards.pop() ?? null
  kept.lyingOn = null
  t.seal()
  if (kept.inForce !== null) tell(t, 'alert-in-force', { card: cardName(kept.inForce) })
}

/** The card that brings the Cruiser itself. */
function bringsCruiser({ kind, first }: NavCard): boolean {
  return kind === 'cruiser' && first !== undefined
}

const whiteSunShops: readonly SupplyDeckId[] = ['osiris', 'persephone']

/** Everybody aboard takes it badly, the Leader last: a Leader who takes it badly twice has nobody left to upset. */
function upsetEverybody(t: Table, team: Team): void {
  const { captain } = team
  const crew = [...captain.crew]
  disgruntleAll(t, captain, [...crew.slice(1), ...crew.slice(0, 1)])
  keepOnlyOwnCrew(team)
}

/** One Wanted crew, but no Leader, may be handed over in place of the fine for one Warrant. */
function* handOverForFine(t: Table, team: Team): Rules<number> {
  const { captain } = team
  const able = captain.crew.filter((member) => isWanted(t, member) && !isLeader(t, member))
  const asked = { seat: captain.seat, kind: 'fine.hand-over', prompt: text('prompt.hand-over'), min: 0, max: 1 }
  const handedOver = yield* chooseSome({ ...asked, rule: 'ALERT-CARDS-02' }, able, showCrew)
  for (const member of handedOver) takeAway(t, team, member)
  return handedOver.length
}

function isWatched(t: Table, c: Captain, deck: SupplyDeckId): boolean {
  const { lyingOn } = crimeOf(t)
  const isSighted = lyingOn !== null && 'shop' in lyingOn && lyingOn.shop === deck
  return isSighted || (isInForce(t, 'white-sun-commerce') && c.warrants > 0 && whiteSunShops.includes(deck))
}

/** The Alert in force, and with whom or where it bars business just now. */
export function inForce(t: Table): readonly InForce[] {
  const { inForce: card, lyingOn } = crimeOf(t)
  if (card === null) return []
  if (lyingOn === null) return [{ card }]
  const bars =
    'contact' in lyingOn
      ? text('alert-card.bars-contact', { contact: contactName(lyingOn.contact) })
      : text('alert-card.bars-shop', { place: supplyName(lyingOn.shop) })
  return [{ card, bars }]
}

export const alertAnswers: Answers = {
  mayDealWith(t, _c, contact) {
    const { lyingOn } = crimeOf(t)
    return lyingOn === null || !('contact' in lyingOn) || lyingOn.contact !== contact
  },
  furtherSectors: (t) => (isInForce(t, 'rapid-response') ? 1 : 0),
  mayBuyAt: (t, c, deck) => !isWatched(t, c, deck),
  deniesSolid: (t, _c, contact) => contact === 'harken' && isInForce(t, 'privilege-suspension'),
  moreMisbehaves: (t, c, { legal }) => (!legal && c.warrants > 0 && isInForce(t, 'criminal-activity') ? 1 : 0),
  takenUpTo: (t, c) => (isInForce(t, 'background-checks') ? c.warrants : 0),
  maySell: (t, _c, _contact, token) => token !== 'cargo' || !isInForce(t, 'enhanced-inspection'),
}

export const alertHooks: Hooks = {
  laidOut(state, box) {
    state.boxes.crime = newState(state, box)
  },
  shipsPlaced(t) {
    const { inForce } = crimeOf(t)
    if (inForce !== null) tell(t, 'alert-in-force', { card: cardName(inForce) })
  },
  navCardDrawn(t, _c, card) {
    if (bringsCruiser(card)) raiseAlert(t)
  },

  attemptFailed(t, team, _job, outcome) {
    if (outcome === 'botched' && isInForce(t, 'persons-of-interest')) upsetEverybody(t, team)
  },
  jobCompleted(t, _team, { contact }) {
    const kept = crimeOf(t)
    if (contact === null || kept.inForce === null || !isInForce(t, 'alliance-audit')) return
    kept.lyingOn = { contact }
    tell(t, 'alert-on-contact', { card: cardName(kept.inForce), contact: contactName(contact) })
  },
  crewHired(t, c, card) {
    const kept = crimeOf(t)
    const hired = supplyCard(t, card)
    if (kept.inForce === null || !isInForce(t, 'criminal-sighting')) return
    if (hired.kind !== 'crew' || !hired.wanted || hired.deck === null) return
    kept.lyingOn = { shop: hired.deck }
    tell(t, 'alert-on-shop', { card: cardName(kept.inForce), sector: sectorName(c.sector) })
  },
  *finesDue(t, team) {
    return isInForce(t, 'incarceration-order') ? yield* handOverForFine(t, team) : 0
  },
  alertReplaced: raiseAlert,
}
