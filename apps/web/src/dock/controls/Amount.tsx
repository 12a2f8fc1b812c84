import type { AmountOf } from '@keep-flying/kernel'
import { useMoney } from '../../games/verse/dock/money.ts'
import { useTable } from '../../games/verse/table.tsx'
import { useSay } from '../../i18n/language.tsx'
import { useAnswering } from '../AnswerProvider.tsx'
import { priceIn } from '../answers.ts'
import { Stepper } from '../Stepper.tsx'

/** How many: a stepper, quick steps to the ends, and the bill where there is one. */
export function Amount({ decision }: { decision: AmountOf }) {
  const say = useSay()
  const { write } = useTable()
  const { picked, pick } = useAnswering()
  const { min, max } = decision
  const n = Number(picked[0] ?? min)
  const isMoney = decision.kind.includes('credits')
  return (
    <div className="dock-amount">
      <Stepper label={write(decision.prompt)} value={n} min={min} max={max} onChange={(to) => pick([String(to)])} />
      {isMoney && (
        <input
          type="range"
          aria-label={write(decision.prompt)}
          min={min}
          max={max}
          step={Math.max(1, Math.min(100, max - min))}
          value={n}
          onChange={({ target }) => pick([target.value])}
        />
      )}
      <div className="dock-row">
        <button type="button" className="button" data-choice onClick={() => pick([String(min)])}>
          {say('dock.least', { n: min })}
        </button>
        <button type="button" className="button" data-choice onClick={() => pick([String(max)])}>
          {say('dock.most', { n: max })}
        </button>
      </div>
      <Bill decision={decision} n={n} />
    </div>
  )
}

/** What it costs or brings, and what is left in the purse. */
function Bill({ decision, n }: { decision: AmountOf; n: number }) {
  const say = useSay()
  const money = useMoney()
  const { me } = useTable()
  const price = priceIn(decision)
  if (!me || price === 0) return null
  const sells = decision.kind.includes('sell')
  const sum = sells ? n * price : -n * price
  return (
    <table className="dock-bill">
      <tbody>
        <tr>
          <th scope="row">{say('dock.purse')}</th>
          <td>{money(me.credits)}</td>
        </tr>
        <tr>
          <th scope="row">{say('dock.bill-line', { n, price })}</th>
          <td>{sells ? `+${money(sum)}` : `−${money(-sum)}`}</td>
        </tr>
        <tr className="dock-total">
          <th scope="row">{say('dock.left')}</th>
          <td>{money(me.credits + sum)}</td>
        </tr>
      </tbody>
    </table>
  )
}
