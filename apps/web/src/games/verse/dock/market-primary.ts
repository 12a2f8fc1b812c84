import { brokenLimits, type Decision, text } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { Primary } from '../../../dock/planning.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { costOf, deedsIn, isLooking } from './market.ts'
import { useMoney } from './money.ts'
import { useMarket } from './use-market.ts'

/** What a basket does and what it comes to; or what it has too much of. Null where the question is about no basket. */
export function useMarketPrimary(): (decision: Decision) => Primary | null {
  const say = useSay()
  const money = useMoney()
  const { t, write } = useTable()
  const { picked } = useAnswering()
  const market = useMarket()
  return (decision) => {
    if (decision.form !== 'some' || !market) return null
    const [broken] = brokenLimits(decision, picked)
    if (broken) return { label: write(broken.text), icon: 'warning' }
    const deeds = deedsIn(t, decision, picked, market.draws)
    if (deeds.length === 0) return { label: say(`dock.market.none.${decision.kind}`), icon: 'check' }
    const of = decision.about?.name === 'contact' ? 'jobs' : 'cards'
    const said = deeds.map(({ verb, n, things }) => {
      const what = { list: things.map((thing) => text('dock.said', { what: write(thing) })), join: 'and' as const }
      return text(`dock.market.${verb}`, { n, of, what })
    })
    const all = capitalised(say('dock.market.all', { deeds: { list: said, join: 'and' } }))
    const cost = costOf(decision, picked)
    const icon = isLooking(decision) && cost === 0 ? 'eye' : of === 'jobs' ? 'job' : 'buy'
    if (cost === 0) return { label: all, icon }
    const key = cost > 0 ? 'dock.market.costs' : 'dock.market.brings'
    return { label: say(key, { deeds: all, price: money(Math.abs(cost)) }), icon }
  }
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
