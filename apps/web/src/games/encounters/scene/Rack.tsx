import type { CardId } from '@keep-flying/encounters'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Figure } from '../cards/Figures.tsx'
import { useTable } from '../table.tsx'
import type { Basket } from './basket.ts'
import { type PlannedSlot, plannedRack } from './planned.ts'

/** Serenity as the plan would leave her: strikes that can be repaired, Upgrades that come and go. */
export function Rack({ basket }: { basket: Basket }) {
  const say = useSay()
  const { serenity, offered } = useTable().moment.view
  return (
    <section className="intermission-box" aria-label={say('enc.serenity')}>
      <header>
        <h3 className="stencil">{say('enc.serenity')}</h3>
        <small>{say('enc.intermission.repair')}</small>
      </header>
      <ol className="intermission-rack">
        {plannedRack(serenity, offered.cards, basket.buys).map((slot) => (
          <RackSlot key={slot.number} slot={slot} basket={basket} />
        ))}
      </ol>
    </section>
  )
}

function RackSlot({ slot, basket }: { slot: PlannedSlot; basket: Basket }) {
  const say = useSay()
  const { write } = useTable()
  const { number, strike, upgrade, coming } = slot
  const isFree = strike === null && upgrade === null && coming === null
  return (
    <li>
      <i>{number}</i>
      {isFree && <span className="rack-free">{say('enc.slot.free')}</span>}
      {coming !== null && (
        <span className="rack-coming">
          <Icon name="upgrade" /> <b>{call(write, 'card', coming)}</b> <small>{say('enc.intermission.in-plan')}</small>
        </span>
      )}
      {upgrade !== null && <Ticked sort="upgrade" id={`replace ${upgrade}`} card={upgrade} basket={basket} />}
      {strike !== null && <Ticked sort="strike" id={strike} card={strike} basket={basket} />}
    </li>
  )
}

interface TickedProps {
  readonly sort: 'upgrade' | 'strike'
  readonly id: string
  readonly card: CardId
  readonly basket: Basket
}

/** What lies in a slot; where the plan may take it away, with a box to tick. */
function Ticked({ sort, id, card, basket }: TickedProps) {
  const { write } = useTable()
  const option = basket.find(id)
  const isGone = basket.times(id) > 0
  const what = (
    <>
      <Icon name={sort === 'upgrade' ? 'upgrade' : 'ship-strike'} />
      <b>{call(write, 'card', card)}</b>
    </>
  )
  if (!option)
    return (
      <span className={`rack-${sort}`} data-card={card}>
        {what}
      </span>
    )
  return (
    <label className={`rack-${sort}`} data-card={card} data-gone={isGone || undefined}>
      {what}
      {option.price !== undefined && <Figure of="credits" n={option.price} />}
      <input
        type="checkbox"
        title={write(option.text)}
        checked={isGone}
        disabled={!basket.isOpen || basket.most(id) === 0}
        onChange={() => basket.set(id, isGone ? 0 : 1)}
      />
    </label>
  )
}
