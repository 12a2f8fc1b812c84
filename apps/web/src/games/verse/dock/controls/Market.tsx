import { brokenLimits, type Option, type SomeOf } from '@keep-flying/kernel'
import { call } from '../../../../cards/names.ts'
import { useAnswering } from '../../../../dock/AnswerProvider.tsx'
import { timesIn } from '../../../../dock/answers.ts'
import { AboutCard, Choice } from '../../../../dock/Choice.tsx'
import { cardIn, iconOf } from '../../../../dock/looks.ts'
import { useSay } from '../../../../i18n/language.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useTable } from '../../table.tsx'
import { isLooking, type Slot, toggledIn } from '../market.ts'
import { useMoney } from '../money.ts'
import { offerNote } from '../offered.tsx'
import { useMarket } from '../use-market.ts'
import { Bill } from './Bill.tsx'
import { Wares } from './Wares.tsx'
import '../market.css'

/** Buying and dealing in one place: cards, goods and whatever else is offered, in one basket. Nothing in it changes places. */
export function Market({ decision }: { decision: SomeOf }) {
  const market = useMarket()
  // A place stays where it is, whatever lies on it.
  const slots = (market?.slots ?? []).map((slot, n) => ({ slot, place: `place ${n}` }))
  return (
    <>
      <Drawing decision={decision} draws={market?.draws ?? 0} />
      <ol className="dock-choices dock-dense market-slots">
        {slots.map(({ slot, place }) => (
          <SlotRow key={place} decision={decision} slot={slot} />
        ))}
      </ol>
      <Wares decision={decision} />
      <Bill decision={decision} />
      <TooMuch decision={decision} />
      <Errand decision={decision} />
      <OnThePile decision={decision} />
      <MakeRoom decision={decision} />
    </>
  )
}

/** Whether cards are drawn for the places that are left, and how many. */
function Drawing({ decision, draws }: { decision: SomeOf; draws: number }) {
  const say = useSay()
  const { me } = useTable()
  const { picked, pick } = useAnswering()
  const deck = decision.options.filter(({ group }) => group === 'deck')
  const of = decision.about?.name === 'contact' ? 'jobs' : 'cards'
  if (!isLooking(decision))
    return <p className="market-drawing">{say('market.looked', { n: me?.considering.cards.length ?? 0, of })}</p>
  if (deck.length === 0) return <p className="market-drawing">{say('market.deck-empty')}</p>
  return (
    <div className="market-drawing">
      {deck.map((option) => (
        <label key={option.id}>
          <input
            type="checkbox"
            value={option.id}
            data-choice
            checked={picked.includes(option.id)}
            onChange={() => pick(toggledIn(decision, picked, option.id))}
          />
          {option.role === 'minor' ? say('market.draw-one') : say('market.draw', { n: draws, of })}
        </label>
      ))}
    </div>
  )
}

/** A place for a card: a card to take, one picked from the pile, one to be drawn, or nothing. */
function SlotRow({ decision, slot }: { decision: SomeOf; slot: Slot }) {
  const say = useSay()
  if ('is' in slot)
    return (
      <li className="dock-choice market-empty">
        <Icon name={slot.is === 'unseen' ? 'eye' : 'minus'} /> {say(`market.${slot.is}`)}
      </li>
    )
  return <CardRow decision={decision} card={slot.card} />
}

function CardRow({ decision, card }: { decision: SomeOf; card: string }) {
  const money = useMoney()
  const { write } = useTable()
  const { picked, pick } = useAnswering()
  const option = decision.options.find((one) => one.role !== 'minor' && cardIn(one) === card)
  if (!option) return <ClosedRow decision={decision} card={card} />
  return (
    <Choice
      id={option.id}
      multiple
      label={call(write, 'card', card)}
      note={offerNote(decision, card)}
      card={card}
      aside={option.price === undefined ? undefined : <b>{money(option.price)}</b>}
      onPick={() => pick(toggledIn(decision, picked, option.id))}
    />
  )
}

/** A card that lies there but will never be this captain's. */
function ClosedRow({ decision, card }: { decision: SomeOf; card: string }) {
  const { write } = useTable()
  return (
    <li className="dock-choice dock-closed" data-card={card}>
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

/** What the basket would take too much of. */
function TooMuch({ decision }: { decision: SomeOf }) {
  const { write } = useTable()
  const { picked } = useAnswering()
  return (
    <div className="market-trouble" role="status">
      {brokenLimits(decision, picked).map((limit) => (
        <p key={limit.of}>
          <Icon name="warning" /> {write(limit.text)}
        </p>
      ))}
    </div>
  )
}

/** What else the place offers: Shore Leave instead of shopping, Warrants cleared. */
function Errand({ decision }: { decision: SomeOf }) {
  const say = useSay()
  const money = useMoney()
  const { me, write } = useTable()
  const { picked, pick } = useAnswering()
  const errands = decision.options.filter(({ group, role }) => group === undefined && role === undefined)
  if (errands.length === 0) return null
  const unhappy = me?.crew.filter(({ disgruntled }) => disgruntled).length ?? 0
  return (
    <ul className="dock-choices dock-dense">
      {errands.map((option) => (
        <Choice
          key={option.id}
          id={option.id}
          multiple
          icon={iconOf(option) ?? undefined}
          label={option.sign === 'shore-leave' ? say('market.leave', { n: unhappy }) : write(option.text)}
          aside={<b>{money(option.price ?? 0)}</b>}
          onPick={() => pick(toggledIn(decision, picked, option.id))}
        />
      ))}
    </ul>
  )
}

/** On a phone, where the pile is a tap away: its cards as rows. */
function OnThePile({ decision }: { decision: SomeOf }) {
  const say = useSay()
  const money = useMoney()
  const { t, write } = useTable()
  const { picked, pick } = useAnswering()
  const open = decision.options.filter(({ group, id }) => group === 'pile' && timesIn(picked, id) === 0)
  if (open.length === 0) return null
  return (
    <section className="dock-aside dock-phone">
      <h3 className="stencil">{say('market.pile', { n: open.length })}</h3>
      <ul className="dock-choices dock-dense">
        {open.map((option) => (
          <Choice
            key={option.id}
            id={option.id}
            multiple
            label={call(write, 'card', cardIn(option) ?? option.id)}
            note={offerNote(decision, cardIn(option))}
            card={cardIn(option) ?? undefined}
            aside={priceOn(t.box.supply.get(option.id)?.cost, money)}
            onPick={() => pick(toggledIn(decision, picked, option.id))}
          />
        ))}
      </ul>
    </section>
  )
}

function priceOn(cost: number | undefined, money: (credits: number) => string) {
  return cost === undefined ? undefined : <b>{money(cost)}</b>
}

/** Parting with what is aboard or in hand; it opens by itself where room is what is missing. */
function MakeRoom({ decision }: { decision: SomeOf }) {
  const say = useSay()
  const { write } = useTable()
  const { picked, pick } = useAnswering()
  const options = decision.options.filter(({ role, group }) => role === 'minor' && group !== 'deck')
  if (options.length === 0) return null
  const isAsked = brokenLimits(decision, picked).some(({ uses }) => options.some(({ id }) => (uses[id] ?? 0) < 0))
  const isUsed = options.some(({ id }) => picked.includes(id))
  const row = (option: Option) => (
    <Choice
      key={option.id}
      id={option.id}
      multiple
      label={write(option.text)}
      icon={iconOf(option) ?? undefined}
      card={cardIn(option) ?? undefined}
      onPick={() => pick(toggledIn(decision, picked, option.id))}
    />
  )
  return (
    <details className="dock-more" open={isAsked || isUsed}>
      <summary>{say('market.make-room', { n: options.length })}</summary>
      <ul className="dock-choices dock-dense">{options.map(row)}</ul>
    </details>
  )
}
