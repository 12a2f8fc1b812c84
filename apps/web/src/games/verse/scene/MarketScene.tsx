import { brokenLimits, type Decision, type Option } from '@keep-flying/kernel'
import type { CardId } from '@keep-flying/verse'
import { call } from '../../../cards/names.ts'
import { PaperCard } from '../../../cards/PaperCard.tsx'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { cardIn } from '../../../dock/looks.ts'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { isLooking, toggledIn } from '../dock/market.ts'
import { sectorName } from '../dock/places.ts'
import { useSource } from '../dock/source.ts'
import { useMarket } from '../dock/use-market.ts'
import { useTable } from '../table.tsx'
import { MarketPile } from './MarketPile.tsx'
import { type Meaning, meaningFor } from './meaning.ts'
import './market.css'

/** Where cards are looked at and taken: a place for each, which fills and never moves, and the pile beside them. */
export function MarketScene() {
  const say = useSay()
  const title = useTitle()
  const { decision } = useTable()
  const market = useMarket()
  if (!decision || !market) return null
  const slots = market.slots.map((slot, n) => ({ slot, place: `place ${n}` }))
  return (
    <>
      <SceneHead title={title}>{say(isLooking(decision) ? 'market.first' : 'market.then')}</SceneHead>
      <ol className="market-cards" data-places={slots.length}>
        {slots.map(({ slot, place }) => (
          <li key={place}>
            {'card' in slot ? <OnOffer key={slot.card} card={slot.card} decision={decision} /> : <Blank is={slot.is} />}
          </li>
        ))}
      </ol>
      <MarketPile decision={decision} />
    </>
  )
}

/** Whose market it is: the same words as long as it is open. */
function useTitle(): string {
  const say = useSay()
  const source = useSource()
  const { me, write } = useTable()
  if (!source || !me) return ''
  return source.contact === null
    ? say('market.at', { place: sectorName(write, me.sector) })
    : say('market.with', { contact: call(write, 'contact', source.contact) })
}

/** A card still to be drawn, or a place nobody fills. */
function Blank({ is }: { is: 'unseen' | 'free' }) {
  const say = useSay()
  const source = useSource()
  return (
    <div className={is === 'unseen' ? 'market-blank market-unseen' : 'market-blank'}>
      {is === 'unseen' && <Icon name={source?.sign ?? 'job'} />}
      <span>{say(`market.${is}`)}</span>
    </div>
  )
}

function OnOffer({ card, decision }: { card: CardId; decision: Decision }) {
  const { t, me } = useTable()
  const { picked, pick } = useAnswering()
  if (!me) return null
  const option = optionsOf(decision).find((one) => one.role !== 'minor' && cardIn(one) === card)
  const isOn = option !== undefined && picked.includes(option.id)
  const inWay = option && !isOn ? inTheWay(decision, picked, option) : null
  const meaning = inWay ?? meaningFor(t, me, decision, card)
  const take = () => {
    if (option && decision.form === 'some') pick(toggledIn(decision, picked, option.id))
  }
  return (
    <PaperCard
      id={card}
      selected={isOn && !isLooking(decision)}
      {...(option ? { onPick: take } : {})}
      footer={option && <TakeButton option={option} isOn={isOn} decision={decision} onTake={take} />}
    >
      {meaning && <Means meaning={meaning} ofGame={inWay !== null} />}
    </PaperCard>
  )
}

/** What the card would take too much of, with what is in the basket. */
function inTheWay(decision: Decision, picked: readonly string[], { id }: Option): Meaning | null {
  const [limit] = isLooking(decision) ? [] : brokenLimits(decision, [...picked, id])
  return limit ? { good: false, says: limit.text } : null
}

function Means({ meaning: { good, says }, ofGame }: { meaning: Meaning; ofGame: boolean }) {
  const say = useSay()
  const { write } = useTable()
  return (
    <p className={good ? 'scene-means' : 'scene-means scene-warns'}>
      <Icon name={good ? 'check' : 'warning'} /> {ofGame ? write(says) : say(says.key, says.with)}
    </p>
  )
}

interface TakeProps {
  readonly option: Option
  readonly isOn: boolean
  readonly decision: Decision
  onTake(): void
}

function TakeButton({ option, isOn, decision, onTake }: TakeProps) {
  const say = useSay()
  const { t, write } = useTable()
  const supply = t.box.supply.get(cardIn(option) ?? '')
  const verb = supply?.kind === 'crew' ? 'hire' : supply ? 'buy' : 'accept'
  const { price = 0 } = option
  const isCheaper = supply !== undefined && price !== supply.cost
  const words = isLooking(decision)
    ? say('market.put-back')
    : isOn
      ? say(supply ? 'market.in-basket' : 'market.chosen')
      : say(isCheaper ? `market.take.${verb}-for` : `market.take.${verb}`, { price })
  return (
    <button
      type="button"
      className={isOn && !isLooking(decision) ? 'scene-take scene-on' : 'scene-take'}
      aria-pressed={isOn}
      aria-label={say('market.take.this', { deed: words, card: call(write, 'card', cardIn(option) ?? '') })}
      onClick={onTake}
    >
      {isOn && !isLooking(decision) && <Icon name="check" />}
      {words}
    </button>
  )
}
