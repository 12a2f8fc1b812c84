import type { OneOf, Option } from '@keep-flying/kernel'
import type { CardId } from '@keep-flying/verse'
import { call } from '../../../../cards/names.ts'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { countIn, wayOut } from '../../../../dock/answers.ts'
import { AboutCard, Choice } from '../../../../dock/Choice.tsx'
import { toggled } from '../../../../dock/controls/Picker.tsx'
import { cardIn, iconOf } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useTable } from '../../table.tsx'
import { useMoney } from '../money.ts'
import { offerNote } from '../offered.tsx'
import { basketPrice } from '../prices.ts'

/** Cards to be had, as many as may be: what is taken lies in the basket until it is paid for. */
export function Basket({ decision }: { decision: OneOf }) {
  const say = useSay()
  const money = useMoney()
  const { me, write } = useTable()
  const { picked, pick } = useAnswering()
  const max = countIn(decision)
  const cards = decision.options.filter((option) => option.role !== 'minor' && option !== wayOut(decision))
  const minor = decision.options.filter((option) => option.role === 'minor')
  const offered = cards.map(cardIn)
  const closed = (me?.considering.cards ?? []).filter((card) => !offered.includes(card))
  const isFull = decision.kind === 'deal.accept' && cards.length === 0
  const chosen = picked.filter((id) => cards.some((option) => option.id === id))
  const sum = basketPrice(cards, chosen)
  const toggle = (option: Option) => pick(toggled(chosen, option.id, max))
  return (
    <>
      <p className="dock-note" aria-live="polite">
        {isFull ? say('dock.hand-full') : say('dock.basket-free', { n: max - chosen.length })}
      </p>
      <ul className="dock-choices dock-dense">
        {cards.map((option) => (
          <Choice
            key={option.id}
            id={option.id}
            multiple
            label={call(write, 'card', cardIn(option) ?? option.id)}
            note={offerNote(decision, cardIn(option))}
            card={cardIn(option) ?? undefined}
            aside={option.price === undefined ? undefined : <b>{money(option.price)}</b>}
            onPick={() => toggle(option)}
          />
        ))}
        {closed.map((card) => (
          <ClosedOffer key={card} decision={decision} card={card} />
        ))}
      </ul>
      {minor.length > 0 && <MakeRoom options={minor} />}
      {me && sum > 0 && <PurseAfter credits={me.credits} sum={sum} />}
    </>
  )
}

/** A card that lies there but cannot be had now. */
function ClosedOffer({ decision, card }: { decision: OneOf; card: CardId }) {
  const { write } = useTable()
  return (
    <li className="dock-choice dock-closed dock-phone" data-card={card}>
      <div className="dock-choice-line">
        <Icon name="lock" />
        <span className="dock-choice-text">
          <strong>{call(write, 'card', card)}</strong>
          <small>{offerNote(decision, card)}</small>
        </span>
        <AboutCard card={card} />
      </div>
    </li>
  )
}

/** Parting with what is aboard or in hand, apart from what can be had. */
function MakeRoom({ options }: { options: readonly Option[] }) {
  const say = useSay()
  const { write } = useTable()
  return (
    <section className="dock-aside">
      <h3 className="stencil">{say('dock.make-room')}</h3>
      <ul className="dock-choices dock-dense">
        {options.map((option) => (
          <Choice
            key={option.id}
            id={option.id}
            label={write(option.text)}
            icon={iconOf(option) ?? undefined}
            card={cardIn(option) ?? undefined}
          />
        ))}
      </ul>
    </section>
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
