import { type Option, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import { dismiss, dismissible } from './crew.ts'
import type { Deed } from './deed.ts'
import { arrangeHold, hasAnythingAboard } from './hold.ts'
import { discardFromHand } from './job.ts'
import { dismissing, handingBack, scrapping } from './show.ts'
import { discardUpgrade } from './upgrade.ts'

/**
 * What captains may see to between two resolutions of their own turn, in flight too: the hold, the jobs in hand, the
 * crew, the Upgrades. It costs no action and needs no stop.
 */
export function deedsBetween(t: Table, c: Captain): Deed[] {
  const deeds: Deed[] = []
  if (hasAnythingAboard(c)) deeds.push({ option: toArrangeHold, carryOut: () => arrangeHold(t, c) })
  for (const card of c.hand.cards)
    deeds.push({ option: handingBack(card), carryOut: () => discardFromHand(t, c, card) })
  for (const member of dismissible(t, c))
    deeds.push({ option: dismissing(member), carryOut: () => dismiss(t, c, member) })
  for (const card of c.upgrades) deeds.push({ option: scrapping(card), carryOut: () => discardUpgrade(t, c, card) })
  return deeds
}

const toArrangeHold: Option = {
  id: 'hold',
  text: text('option.arrange-hold'),
  role: 'minor',
  group: 'hold',
  sign: 'hold',
}
