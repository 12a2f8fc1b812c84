import { type Option, text } from '@keep-flying/kernel'
import type { Captain, Table } from '@keep-flying/verse'
import {
  aboard,
  actionsInTurn,
  burnCost,
  contactsIn,
  jobsOf,
  mayBuyAt,
  nearest,
  outlookOf,
} from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { onlyDeed } from './only-deed.ts'
import { sectorName } from './places.ts'
import type { Action } from './turn.ts'

/** Why an action cannot be taken now, and what would help. */
export function useWhyClosed(): (action: Action) => string {
  const say = useSay()
  const { t, me, moment, write } = useTable()
  return (action) => {
    if (!me) return ''
    const { taken } = moment.view.turn
    if (taken.includes(action)) return say(`dock.closed.taken-${action}`)
    if (taken.length >= actionsInTurn(t)) return say('dock.closed.no-actions')
    if (action === 'fly')
      return aboard(me, 'fuel') < burnCost(t, me) ? say('dock.closed.no-fuel') : say('dock.closed.hemmed-in')
    if (action === 'work') return whyNoWork()
    if (isBarred(t, me, action)) return say(`dock.closed.barred-${action}`)
    const there = nearest(t, me, action === 'buy' ? 'supply' : 'contact')
    if (!there) return say(`dock.closed.none-${action}`)
    return say(`dock.closed.far-${action}`, { place: sectorName(write, there.sector), n: there.far })
  }

  function whyNoWork(): string {
    if (!me) return ''
    for (const card of jobsOf(t, me)) {
      const { isHere, needs, opportunity } = outlookOf(t, me, card)
      const lacks = isHere ? needs : opportunity?.isHere ? opportunity.needs : []
      if (lacks.some(({ met }) => !met)) return say('dock.closed.needs-here', { job: call(write, 'card', card) })
    }
    const there = nearest(t, me, 'job')
    if (there) return say('dock.closed.far-work', { place: sectorName(write, there.sector), n: there.far })
    const contact = nearest(t, me, 'contact')
    if (!contact) return say('dock.closed.no-jobs')
    return say('dock.closed.no-jobs-near', { place: sectorName(write, contact.sector), n: contact.far })
  }
}

/** There is a shop or a contact here, but what is in force keeps the captain from it. */
function isBarred(t: Table, me: Captain, action: 'buy' | 'deal'): boolean {
  if (action === 'deal') return contactsIn(t, me.sector).length > 0
  const deck = t.box.sectors.get(me.sector)?.supply
  return deck !== undefined && !mayBuyAt(t, me, deck)
}

/** What an open action would do here, in a line. */
export function useWhatOpen(): (action: Action, options: readonly Option[]) => string {
  const say = useSay()
  const { t, me, write } = useTable()
  return (action, options) => {
    if (!me) return ''
    const offers = (wanted: string) => options.some(({ id }) => id === wanted)
    if (action === 'fly') {
      const fuel = burnCost(t, me)
      return offers('burn') ? say('dock.open.fly', { fuel }) : say('dock.open.mosey-only')
    }
    if (action === 'buy') {
      if (!offers('shop')) return say('dock.open.leave-only')
      const place = sectorName(write, me.sector)
      return onlyDeed(action, options) ? say('dock.open.shop', { place }) : say('dock.open.buy', { place })
    }
    if (action === 'deal')
      return options.flatMap(({ about }) => (about ? write(text('option.card', { card: about })) : [])).join(', ')
    const jobs = options.flatMap((option) => cardIn(option) ?? [])
    if (jobs.length > 0) return jobs.map((job) => call(write, 'card', job)).join(', ')
    const [other] = options.filter(({ id }) => id !== 'make-work')
    if (offers('goal')) return say('dock.open.goal')
    return other ? write(other.text) : say('dock.open.make-work')
  }
}
