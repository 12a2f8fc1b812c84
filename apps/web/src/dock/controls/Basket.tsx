import type { OneOf, Option } from '@keep-flying/kernel'
import { call } from '../../cards/names.ts'
import { useSay } from '../../i18n/language.tsx'
import { useTable } from '../../table/context.tsx'
import { useAnswering } from '../AnswerProvider.tsx'
import { countIn, wayOut } from '../answers.ts'
import { Choice } from '../Choice.tsx'
import { cardIn } from '../looks.ts'
import { useMoney } from '../money.ts'
import { basketPrice, priceOf } from '../prices.ts'
import { toggled } from './Picker.tsx'

/** Cards to be had, as many as may be: what is taken lies in the basket until it is paid for. */
export function Basket({ decision }: { decision: OneOf }) {
  const say = useSay()
  const money = useMoney()
  const { me, write } = useTable()
  const { picked, pick } = useAnswering()
  const max = countIn(decision)
  const cards = decision.options.filter((option) => !option.minor && option !== wayOut(decision))
  const minor = decision.options.filter((option) => option.minor)
  const chosen = picked.filter((id) => cards.some((option) => option.id === id))
  const sum = basketPrice(cards, chosen)
  const toggle = (option: Option) => pick(toggled(chosen, option.id, max))
  return (
    <>
      <p className="dock-note" aria-live="polite">
        {say('dock.basket-free', { n: max - chosen.length })}
      </p>
      <ul className="dock-choices dock-dense">
        {cards.map((option) => (
          <Choice
            key={option.id}
            id={option.id}
            multiple
            label={call(write, 'card', cardIn(option) ?? option.id)}
            card={cardIn(option) ?? undefined}
            aside={priceOf(option) === null ? undefined : <b>{money(priceOf(option) ?? 0)}</b>}
            onPick={() => toggle(option)}
          />
        ))}
        {minor.map((option) => (
          <Choice key={option.id} id={option.id} label={write(option.text)} card={cardIn(option) ?? undefined} />
        ))}
      </ul>
      {me && sum > 0 && <PurseAfter credits={me.credits} sum={sum} />}
    </>
  )
}

function PurseAfter({ credits, sum }: { credits: number; sum: number }) {
  const say = useSay()
  const money = useMoney()
  return (
    <table className="dock-bill">
      <tbody>
        <tr>
          <th scope="row">{say('dock.purse')}</th>
          <td>{money(credits)}</td>
        </tr>
        <tr>
          <th scope="row">{say('dock.basket')}</th>
          <td>−{money(sum)}</td>
        </tr>
        <tr className="dock-total">
          <th scope="row">{say('dock.left')}</th>
          <td>{money(credits - sum)}</td>
        </tr>
      </tbody>
    </table>
  )
}
