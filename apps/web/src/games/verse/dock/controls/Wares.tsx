import { type Option, type SomeOf, text } from '@keep-flying/kernel'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { timesIn, withTimes } from '../../../../dock/answers.ts'
import { Stepper } from '../../../../dock/Stepper.tsx'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useTable } from '../../table.tsx'
import { useMoney } from '../money.ts'

/** Fuel, Parts and whatever else is bought, sold or loaded by the piece. */
export function Wares({ decision }: { decision: SomeOf }) {
  const { write } = useTable()
  const { picked, pick } = useAnswering()
  const wares = decision.options.filter(({ at }) => at && 'token' in at)
  if (wares.length === 0) return null
  return (
    <ul className="market-wares">
      {wares.map((option) => (
        <li key={option.id}>
          <Ware option={option} />
          <Stepper
            label={write(option.text)}
            value={timesIn(picked, option.id)}
            min={0}
            max={option.most ?? 1}
            option={option.id}
            onChange={(times) => pick(withTimes(picked, option.id, times))}
          />
        </li>
      ))}
    </ul>
  )
}

function Ware({ option: { at, group, price } }: { option: Option }) {
  const say = useSay()
  const money = useMoney()
  const { write } = useTable()
  if (!at || !('token' in at)) return null
  const deed = group === 'sell' ? 'sell' : group === 'load' ? 'load' : 'buy'
  return (
    <span className="market-ware">
      <Icon name={at.token} />
      <span>
        {say(`market.ware.${deed}`, { what: write(text('option.goods', { what: { name: 'token', id: at.token } })) })}
        {price !== undefined && <small>{money(price)}</small>}
      </span>
    </span>
  )
}
