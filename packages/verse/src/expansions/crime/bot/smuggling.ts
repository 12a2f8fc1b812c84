import { sheetOf } from '../../../bot/crew.ts'
import type { Position } from '../../../bot/policy.ts'
import { type Basis, type Prospect, turnsTo, whereToDeal } from '../../../bot/prospects.ts'
import { isLastTurn } from '../../../bot/story.ts'
import { spokenFor } from '../../../bot/worth.ts'
import { sellingPrice } from '../../../rules/contact-offers.ts'
import { mayDealWith } from '../../../rules/deal.ts'
import { aboard, roomFor } from '../../../rules/hold.ts'
import { isSolid } from '../../../rules/solid.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { ContactId } from '../../../vocabulary/index.ts'
import { canLift } from '../smuggling.ts'
import { crimeOf } from '../state.ts'

/** Stories in which Contraband lies about, and some pay extra for the first of it. */

/** What the trust of somebody who still pays a prize is worth. */
const trustForPrize = 4000

function prizesLeft(t: Table): readonly ContactId[] {
  return crimeOf(t).smuggling?.prizes ?? []
}

/** Nobody sells to those who do not trust them. */
export function trustBonus(t: Table, c: Captain, contact: ContactId | null): number {
  if (contact === null) return 0
  return prizesLeft(t).includes(contact) && !isSolid(t, c, contact) ? trustForPrize : 0
}

function buyers(t: Table, c: Captain): ContactId[] {
  return prizesLeft(t).filter((contact) => isSolid(t, c, contact) && mayDealWith(t, c, contact))
}

function spare(t: Table, c: Captain): number {
  return aboard(c, 'contraband') - spokenFor(t, c, 'contraband')
}

/** Contraband still to be lifted for those who would pay for it. */
function stillWanted(t: Table, c: Captain): number {
  const { least = 0 } = story(t).smuggling ?? {}
  const most = Math.min(2, buyers(t, c).length) * least
  return Math.min(most - spare(t, c), roomFor(t, c, 'contraband'))
}

/** As long as more is wanted, and another card is more likely to be passed than not. */
export function goesOn({ t, me }: Position): boolean {
  const { proceed, warrant } = sheetOf(t, me).misbehaving
  return stillWanted(t, me) > 0 && proceed > 2 * warrant
}

export function liftingProspects(basis: Basis): readonly Prospect[] {
  const { t } = basis
  const { smuggling } = story(t)
  if (!smuggling || prizesLeft(t).length === 0) return []
  return [...lifting(basis), ...sales(basis), ...courting(basis)]
}

/** Going for Contraband, where it lies and while the prize for it is still to be had. */
function lifting(basis: Basis): Prospect[] {
  const { t, me } = basis
  const { prize = 0, least = 1 } = story(t).smuggling ?? {}
  const wanted = stillWanted(t, me)
  if (wanted <= 0 || isLastTurn(t)) return []
  const { proceed } = sheetOf(t, me).misbehaving
  // Card after card until one is not passed, or there is enough.
  const lifted = (proceed * (1 - proceed ** wanted)) / Math.max(0.01, 1 - proceed)
  const gain = lifted * (prize / least + 200)
  return [...basis.distances.keys()]
    .filter((sector) => canLift(t, sector))
    .map((at) => ({ at, action: 'lift-contraband', kind: 'work', gain, turns: turnsTo(basis, at) + 1 }))
}

function sales(basis: Basis): Prospect[] {
  const { t, me } = basis
  const { prize = 0, least = 0 } = story(t).smuggling ?? {}
  if (spare(t, me) < least) return []
  return buyers(t, me).flatMap((contact): Prospect[] => {
    const at = whereToDeal(t, me, contact)
    if (at === undefined || !basis.distances.has(at)) return []
    const gain = prize + spare(t, me) * sellingPrice(t, me, contact, 'contraband')
    return [{ at, action: `deal:${contact}`, kind: 'deal', gain, turns: turnsTo(basis, at) }]
  })
}

/** Work for those who pay a prize but do not trust the captain yet. */
function courting(basis: Basis): Prospect[] {
  const { t, me, plans } = basis
  if (isLastTurn(t)) return []
  const isAtHand = (contact: ContactId) => plans.some((plan) => t.box.jobs.get(plan.card)?.contact === contact)
  return prizesLeft(t).flatMap((contact): Prospect[] => {
    if (isSolid(t, me, contact) || isAtHand(contact) || !mayDealWith(t, me, contact)) return []
    const at = whereToDeal(t, me, contact)
    if (at === undefined || !basis.distances.has(at)) return []
    return [{ at, action: `deal:${contact}`, kind: 'deal', gain: trustForPrize, turns: turnsTo(basis, at) + 4 }]
  })
}
