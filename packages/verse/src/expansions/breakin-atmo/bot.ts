import { bestOf, ranked } from '@keep-flying/kernel'
import type { Advice } from '../../bot/advice.ts'
import { sheetOf } from '../../bot/crew.ts'
import { promiseOf } from '../../bot/jobs.ts'
import { cardsIn, optionIds, type Position } from '../../bot/policy.ts'
import type { Basis, Prospect } from '../../bot/prospects.ts'
import { purse } from '../../bot/story.ts'
import { handLimit } from '../../rules/job.ts'
import { abilityOf, contactPile, gearCard, isLeader } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { ContactId } from '../../vocabulary/index.ts'

/** How the cards of this box are put to use. */

/** One card is considered instead of three, and it may be no good. */
const shareOfDeal = 0.4

function hopeFrom(t: Table, me: Captain): (contact: ContactId) => number {
  const sheet = sheetOf(t, me)
  return (contact) => (contactPile(t, contact).deck.cards.length > 0 ? promiseOf(t, sheet, contact).gain : 0)
}

/** A job from afar saves the way to whoever hands it out. */
function byCortex({ t, me, credit }: Basis): Prospect[] {
  const uplink = me.gear.find((gear) => abilityOf(gearCard(t, gear), 'deals-by-cortex'))
  if (uplink === undefined || me.hand.cards.length >= handLimit(t, me)) return []
  const hope = hopeFrom(t, me)
  const [best] = ranked([...t.box.contacts.keys()], hope)
  if (best === undefined) return []
  const { turns } = promiseOf(t, sheetOf(t, me), best)
  const gain = credit * shareOfDeal * hope(best)
  return [{ at: me.sector, action: `deal-by-cortex:${uplink}`, kind: 'deal', gain, turns }]
}

function askedByCortex(position: Position): string | undefined {
  const { t, me } = position
  const hope = hopeFrom(t, me)
  const known = new Map([...t.box.contacts.keys()].map((contact) => [String(contact), hope(contact)]))
  return bestOf(optionIds(position), (id) => known.get(id) ?? 0)
}

/** Fewer unhappy hands than this are cheaper to calm on Shore Leave. */
const worthARound = 2
/** A bet is a fair one, but not with the last of the money. */
const spare = 3

function useGear(position: Position): string | undefined {
  const { t, me } = position
  const gear = cardsIn(position, 'gear')
  const unhappy = me.crew.filter((member) => member.disgruntled)
  const round = gear.find(({ card }) => abilityOf(gearCard(t, card), 'calms-all'))
  if (round && (unhappy.length >= worthARound || unhappy.some((member) => isLeader(t, member)))) return round.id
  return gear.find(({ card }) => {
    const game = abilityOf(gearCard(t, card), 'same-suit-gamble')
    return game !== undefined && purse(t, me) >= spare * game.stake
  })?.id
}

export const advice: Advice = {
  policies: { 'deal.by-cortex': askedByCortex },
  prospects: byCortex,
  aside: useGear,
}
