import type { SomeOf } from '@keep-flying/kernel'
import { tokens } from '@keep-flying/verse'
import { fits, holdSpaces, spacesAboard, stashSpaces } from '@keep-flying/verse/ask'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { useTable } from '../../table.tsx'
import { costOf, freightOf } from '../market.ts'
import { useChange, useMoney } from '../money.ts'

/** What is in the purse and in the hold once the basket is paid for. */
export function Bill({ decision }: { decision: SomeOf }) {
  const say = useSay()
  const money = useMoney()
  const change = useChange()
  const { t, me } = useTable()
  const { picked } = useAnswering()
  if (!me) return null
  const cost = costOf(decision, picked)
  const freight = freightOf(decision, picked)
  const more = Object.fromEntries(tokens.map((token) => [token, freight.get(token) ?? 0]))
  return (
    <dl className="market-bill">
      <div>
        <dt>{say('market.purse')}</dt>
        <dd>
          {money(me.credits)}
          {cost !== 0 && <> {change(-cost)}</>}
        </dd>
      </div>
      <div className="market-left">
        <dt>{say('market.left')}</dt>
        <dd>{cost > me.credits ? say('market.short', { sum: money(cost - me.credits) }) : money(me.credits - cost)}</dd>
      </div>
      <div>
        <dt>{say('market.hold')}</dt>
        <dd>
          {say('market.spaces', { used: spacesAboard(t, me, more), of: holdSpaces(t, me) + stashSpaces(t, me) })}
          {!fits(t, me, more) && <em>{say('market.overboard')}</em>}
        </dd>
      </div>
    </dl>
  )
}
