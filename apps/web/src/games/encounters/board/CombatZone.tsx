import type { CardId } from '@keep-flying/encounters'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { lookOf } from '../cards/kinds.ts'
import { pictureOf } from '../cards/pictures.ts'
import { Vignette } from '../cards/Vignette.tsx'
import { useTable } from '../table.tsx'
import { Burst, Changes, Keywords, Sort, StrikeSign } from './EpisodeCard.tsx'
import { Short } from './Short.tsx'
import { Touch } from './Touch.tsx'
import './combat-zone.css'

/** Whatever has got through to the crew, in the order in which it strikes. */
export function CombatZone() {
  const say = useSay()
  const { moment } = useTable()
  const cards = moment.view.combatZone.cards
  return (
    <section className="combat-zone" aria-label={say('enc.combat-zone')} data-guide="combat-zone">
      <header>
        <h3 className="stencil">
          <Icon name="combat-zone" /> {say('enc.combat-zone')}
        </h3>
        <small>{cards.length === 0 ? say('enc.combat-zone.empty') : ''}</small>
      </header>
      <ol data-rows={Math.min(cards.length, 4)}>
        {cards.map((card, n) => (
          <li key={card}>
            <Row card={card} order={n + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Row({ card, order }: { card: CardId; order: number }) {
  const { write } = useTable()
  const name = call(write, 'card', card)
  const look = lookOf(card)
  return (
    <Touch spot={{ card }} className={`ecard ecard-row ecard-${look}`}>
      <span className="ecard-order">{order}</span>
      <Vignette subject={pictureOf(card)} tone={look === 'job' ? 'job' : 'enemy'} name={name} />
      <span className="ecard-row-words">
        <h4>{name}</h4>
        <Sort card={card} />
        <Keywords card={card} />
        <Changes card={card} />
        <span className="ecard-row-foot">
          <StrikeSign card={card} />
          <Short card={card} />
        </span>
      </span>
      {look === 'enemy' && <Burst card={card} />}
    </Touch>
  )
}
