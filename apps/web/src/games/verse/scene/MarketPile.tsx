import type { Decision, Option } from '@keep-flying/kernel'
import type { CardId } from '@keep-flying/verse'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { AboutCard } from '../../../dock/Choice.tsx'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { payWords } from '../cards/PaperFigures.tsx'
import { isLooking, toggledIn } from '../dock/market.ts'
import { useMoney } from '../dock/money.ts'
import { useSource } from '../dock/source.ts'
import { useTable } from '../table.tsx'
import { meaningFor } from './meaning.ts'

/** The open pile, from which cards are picked before any is drawn, and the deck. */
export function MarketPile({ decision }: { decision: Decision }) {
  const say = useSay()
  const source = useSource()
  if (!source) return null
  const { deck, discard } = source.pile
  const options = optionsOf(decision).filter(({ group }) => group === 'pile')
  const latestFirst: readonly CardId[] = [...discard.cards].reverse()
  return (
    <aside className="market-pile">
      <h3 className="stencil">
        {say('market.pile', { n: discard.cards.length })}
        {!isLooking(decision) && <Icon name="lock" label={say('market.pile-closed')} />}
      </h3>
      <ul>
        {latestFirst.map((card) => {
          const option = options.find((one) => cardIn(one) === card)
          return (
            <li key={card} data-card={card}>
              {option ? <Pickable decision={decision} card={card} option={option} /> : <CardLink id={card} />}
            </li>
          )
        })}
      </ul>
      <p>
        <Icon name={source.sign} /> {say('market.deck', { n: deck.cards.length + (deck.backs?.length ?? 0) })}
      </p>
    </aside>
  )
}

function Pickable({ decision, card, option }: { decision: Decision; card: CardId; option: Option }) {
  const say = useSay()
  const money = useMoney()
  const { t, me, write } = useTable()
  const { picked, pick } = useAnswering()
  const isOn = picked.includes(option.id)
  const cost = t.box.supply.get(card)?.cost
  const job = t.box.jobs.get(card)
  const figure = cost !== undefined ? money(cost) : job && payWords(job.pay, write)
  const meaning = me && meaningFor(t, me, decision, card)
  const toggle = () => {
    if (decision.form === 'some') pick(toggledIn(decision, picked, option.id))
  }
  return (
    <>
      <button type="button" aria-pressed={isOn} data-option={option.id} onClick={toggle}>
        <span>
          <strong>{call(write, 'card', card)}</strong>
          {meaning && (
            <small className={meaning.good ? 'market-good' : 'market-bad'}>
              {say(meaning.says.key, meaning.says.with)}
            </small>
          )}
        </span>
        {isOn ? <Icon name="check" label={say('market.picked')} /> : <b>{figure}</b>}
      </button>
      <AboutCard card={card} />
    </>
  )
}
