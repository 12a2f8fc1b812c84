import { type Option, text } from '@keep-flying/kernel'
import { aboard, actionsInTurn, burnCost, jobsOf, nearest, outlookOf } from '@keep-flying/verse/ask'
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
    return offers('goal') ? say('dock.open.goal') : say('dock.open.make-work')
  }
}
