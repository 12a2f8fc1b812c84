import { type Option, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import type { CardId } from '../vocabulary/index.ts'
import { dismiss, dismissible } from './crew.ts'
import type { Deed } from './deed.ts'
import { arrangeHold, hasAnythingAboard } from './hold.ts'
import { discardFromHand } from './job.ts'
import { onCard } from './show.ts'
import { discardUpgrade } from './upgrade.ts'

/**
 * What captains may see to between two resolutions of their own turn, in flight too: the hold, the jobs in hand, the
 * crew, the Upgrades. It costs no action and needs no stop.
 */
export function deedsBetween(t: Table, c: Captain): Deed[] {
  const hold: Deed = {
    option: { id: 'hold', text: text('option.arrange-hold'), role: 'minor' },
    carryOut: () => arrangeHold(t, c),
  }
  return [
    ...(hasAnythingAboard(c) ? [hold] : []),
    ...c.hand.cards.map((card) => ({
      option: optionOn('discard-job', card),
      carryOut: () => discardFromHand(t, c, card),
    })),
    ...dismissible(t, c).map((member) => ({
      option: optionOn('dismiss', member.card),
      carryOut: () => dismiss(t, c, member),
    })),
    ...c.upgrades.map((card) => ({
      option: optionOn('scrap', card),
      carryOut: () => discardUpgrade(t, c, card),
    })),
  ]
}

function optionOn(deed: 'discard-job' | 'dismiss' | 'scrap', card: CardId): Option {
  return onCard(card, `option.${deed}`, {}, { id: `${deed}:${card}`, role: 'minor' })
}
