import type { CardId } from '@keep-flying/encounters'
import { PaperCard } from '../../../cards/PaperCard.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import { Ahead } from './Ahead.tsx'
import { type Basket, useBasket } from './basket.ts'
import { ExtraCards, Healing } from './Healing.tsx'
import { Rack } from './Rack.tsx'
import { worthOf } from './worth.ts'
import './intermission.css'

/** The team's plan: Upgrades, repairs, healing and cards, as they stand in the plan at hand. */
export function InterMission() {
  const say = useSay()
  const { letter, offered } = useTable().moment.view
  const basket = useBasket()
  if (!basket) return null
  return (
    <>
      <SceneHead title={say('enc.intermission')}>
        {say('enc.intermission.about', { letter, n: basket.credits })}
      </SceneHead>
      <div className="intermission">
        <section className="intermission-upgrades" aria-label={say('enc.intermission.upgrades')}>
          <h3 className="stencil">{say('enc.intermission.upgrades')}</h3>
          <div className="intermission-cards">
            {offered.cards.map((card) => (
              <OnOffer key={card} card={card} basket={basket} />
            ))}
          </div>
        </section>
        <Rack basket={basket} />
        <Healing basket={basket} />
        <ExtraCards basket={basket} />
        <section className="intermission-box intermission-ahead">
          <Ahead />
        </section>
      </div>
    </>
  )
}

function OnOffer({ card, basket }: { card: CardId; basket: Basket }) {
  const say = useSay()
  const worth = worthOf(useTable().moment.view, card)
  const isBought = basket.times(card) > 0
  const canBuy = basket.isOpen && (isBought || basket.most(card) > 0)
  const state = isBought ? 'in-plan' : !basket.isOpen ? 'left-out' : basket.most(card) === 0 ? 'too-dear' : 'buy'
  return (
    <PaperCard
      id={card}
      size="small"
      selected={isBought}
      {...(canBuy ? { onPick: () => basket.set(card, isBought ? 0 : 1) } : {})}
      footer={
        <span className="intermission-state" data-state={state}>
          {isBought && <Icon name="check" />} {say(`enc.intermission.${state}`)}
        </span>
      }
    >
      {worth && (
        <small className="intermission-worth">
          <Icon name="info" /> {say(`enc.intermission.worth.${worth.about}`, { n: worth.n })}
        </small>
      )}
    </PaperCard>
  )
}
