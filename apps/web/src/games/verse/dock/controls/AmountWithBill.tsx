import type { AmountOf } from '@keep-flying/kernel'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { Amount } from '../../../../dock/controls/Amount.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { useTable } from '../../table.tsx'
import { useMoney } from '../money.ts'
import { priceIn } from '../prices.ts'

/** Questions about an amount of money. */
const sums: readonly string[] = ['trade.credits', 'credits.give']

/** How many, and the bill where there is one. */
export function AmountWithBill({ decision }: { decision: AmountOf }) {
  const { picked } = useAnswering()
  return (
    <>
      <Amount decision={decision} isSum={sums.includes(decision.kind)} />
      <Bill decision={decision} n={Number(picked[0] ?? decision.min)} />
    </>
  )
}

/** What it costs or brings, and what is left in the purse. */
function Bill({ decision, n }: { decision: AmountOf; n: number }) {
  const say = useSay()
  const money = useMoney()
  const { me } = useTable()
  const price = priceIn(decision)
  if (!me || price === 0) return null
  return (
    <table className="dock-bill">
      <tbody>
        <tr>
          <th scope="row">{say('dock.purse')}</th>
          <td>{money(me.credits)}</td>
        </tr>
        <tr>
          <th scope="row">{say('dock.bill-line', { n, price })}</th>
          <td>−{money(n * price)}</td>
        </tr>
        <tr className="dock-total">
          <th scope="row">{say('dock.left')}</th>
          <td>{money(me.credits - n * price)}</td>
        </tr>
      </tbody>
    </table>
  )
}
