import { boxCard, type CardId, type Slot } from '@keep-flying/encounters'
import { repairCost } from '@keep-flying/encounters/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Figure } from '../cards/Figures.tsx'
import { useLines } from '../cards/lines.ts'
import { piles } from '../motion/piles.ts'
import { useTable } from '../table.tsx'
import { Touch } from './Touch.tsx'
import './serenity.css'

/** Serenity as a rack of slots: Upgrades fill it from above, strikes from below. */
export function Serenity() {
  const say = useSay()
  const { moment } = useTable()
  const { serenity } = moment.view
  const struck = serenity.filter(({ strike }) => strike !== null).length
  const isLast = struck === serenity.length
  const slots = serenity.map((slot, index) => ({ slot, number: index + 1 })).toReversed()
  return (
    <section
      className="serenity canvas"
      aria-label={say('enc.serenity')}
      data-full={isLast || undefined}
      data-pile={piles.ship}
      data-guide="serenity"
    >
      <header>
        <h3 className="stencil">
          <Icon name="firefly" /> {say('enc.serenity')}
        </h3>
        <small>
          {isLast ? say('enc.serenity.last') : say('enc.serenity.struck', { n: struck, of: serenity.length })}
        </small>
      </header>
      <ol>
        {slots.map(({ slot, number }) => (
          <li key={number}>
            <Rack slot={slot} number={number} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Rack({ slot: { strike, upgrade }, number }: { slot: Slot; number: number }) {
  const say = useSay()
  return (
    <>
      {upgrade !== null && <Held card={upgrade} number={number} sort="upgrade" />}
      {strike !== null && <Held card={strike} number={number} sort="strike" />}
      {upgrade === null && strike === null && (
        <span className="slot slot-free">
          <i>{number}</i> {say('enc.slot.free')}
        </span>
      )}
    </>
  )
}

function Held({ card, number, sort }: { card: CardId; number: number; sort: 'upgrade' | 'strike' }) {
  const { t, write } = useTable()
  const lines = useLines(card)
  const isStrike = sort === 'strike' && boxCard(card).kind === 'ship-strike'
  return (
    <Touch spot={{ card }} className={`slot slot-${sort}`}>
      <i>{number}</i>
      <Icon name={sort === 'upgrade' ? 'upgrade' : 'ship-strike'} />
      <span className="slot-words">
        <b>{call(write, 'card', card)}</b>
        <small>{lines.join(' ')}</small>
      </span>
      {isStrike && <Figure of="recruit" n={repairCost(t, card)} />}
    </Touch>
  )
}
