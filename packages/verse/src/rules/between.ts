import { text } from '@keep-flying/kernel'
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
  const hold: Deed = {
    option: { id: 'hold', text: text('option.arrange-hold'), role: 'minor', group: 'hold', sign: 'hold' },
    carryOut: () => arrangeHold(t, c),
  }
  return [
    ...(hasAnythingAboard(c) ? [hold] : []),
    ...c.hand.cards.map((card) => ({
      option: handingBack(card),
      carryOut: () => discardFromHand(t, c, card),
    })),
    ...dismissible(t, c).map((member) => ({
      option: dismissing(member),
      carryOut: () => dismiss(t, c, member),
    })),
    ...c.upgrades.map((card) => ({
      option: scrapping(card),
      carryOut: () => discardUpgrade(t, c, card),
    })),
  ]
}
