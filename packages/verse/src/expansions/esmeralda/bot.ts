import { bestOf } from '@keep-flying/kernel'
import type { Advice } from '../../bot/advice.ts'
import { sheetOf } from '../../bot/crew.ts'
import { promiseOf, rateOf } from '../../bot/jobs.ts'
import { offers, optionIds, optionsIn, type Position } from '../../bot/policy.ts'
import { shipWorth } from '../../bot/setting-out.ts'
import { aboard } from '../../rules/hold.ts'
import { sectorsAt } from '../../rules/map.ts'
import { isLeader, story } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { JobCard } from '../../vocabulary/index.ts'
import { tokensIn } from './wind.ts'

/** How the cards of this box are put to use. */

/** Fewer unhappy hands than this are not worth a meal. */
const worthAMeal = 2

function serve(position: Position): string | undefined {
  const { t, me } = position
  const meal = optionsIn(position).find(({ group }) => group === 'feed')
  const unhappy = me.crew.filter((member) => member.disgruntled)
  return unhappy.length >= worthAMeal || unhappy.some((member) => isLeader(t, member)) ? meal?.id : undefined
}

/** What a job is worth beside its pay where a token lies at its end. */
const worthOfToken = 3000

function bonuses(t: Table, _c: Captain): (job: JobCard) => number {
  if (!story(t).tokensByJobs) return () => 0
  return ({ finish }) => (sectorsAt(t, finish.at).some((sector) => tokensIn(t, sector) > 0) ? worthOfToken : 0)
}

function windContact(position: Position): string | undefined {
  const { t, me } = position
  const sheet = sheetOf(t, me)
  const contacts = [...t.box.contacts.keys()]
  return bestOf(optionIds(position), (id) => {
    const contact = contacts.find((one) => one === id)
    return contact ? rateOf(promiseOf(t, sheet, contact)) : 0
  })
}

function buyShip(position: Position): string | undefined {
  return bestOf(optionIds(position), (ship) => shipWorth(position.t, ship) - priceOf(position, ship))
}

function priceOf({ t }: Position, ship: string): number {
  return t.box.ships.get(ship)?.price ?? 0
}

/** Fuel for the first flights, and a Part. */
const fuelAtFirst = 5

function provisions(position: Position): string | undefined {
  const { me } = position
  if (aboard(me, 'fuel') < fuelAtFirst && offers(position, 'fuel')) return 'fuel'
  return aboard(me, 'part') === 0 && offers(position, 'part') ? 'part' : 'done'
}

/** At set-up there is nothing else to buy Fuel for than the first flights. */
function amount({ t, me, decision }: Position): number | undefined {
  if (t.state.phase !== 'set-up' || decision.form !== 'amount') return undefined
  const wanted = decision.about?.id === 'fuel' ? fuelAtFirst - aboard(me, 'fuel') : 1
  return Math.max(decision.min, Math.min(decision.max, wanted))
}

export const advice: Advice = {
  policies: {
    'fly.to': serve,
    'set-up.wind-contact': windContact,
    'set-up.first-pick': () => 'leader',
    'set-up.buy-ship': buyShip,
    'set-up.provisions': provisions,
    'buy.amount': amount,
  },
  upgradeWorths: { 'feeds-crew': 300, 'keeps-from-the-law': 200 },
  bonuses,
}
