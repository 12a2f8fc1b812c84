import type { Played } from '../../box.ts'
import { jobCard } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { isCaper, reshuffleCard } from './caper-cards.ts'
import { deceiverOf } from './capers.ts'
import { stillFlyingOf } from './state.ts'

/** The reshuffle card never leaves its deck; without a Deceptive crew nothing but the Caper being worked is active. */
export function checkLaws(t: Table, law: Parameters<Played['checkLaws']>[1]): void {
  law(stillFlyingOf(t).capers.deck.cards.includes(reshuffleCard.id), 'The reshuffle card is not among the Capers.')
  for (const captain of t.state.captains) {
    const active = captain.jobs.filter(({ card }) => isCaper(jobCard(t, card))).length
    law(active <= 1 || deceiverOf(t, captain) !== undefined, `Seat ${captain.seat} has Capers and nobody for them.`)
    law(
      captain.away === undefined || captain.upgrades.includes(captain.away.craft),
      'A team is away without its craft.',
    )
  }
}
