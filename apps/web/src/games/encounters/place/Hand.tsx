import type { CardId, Player } from '@keep-flying/encounters'
import { isComboReady } from '@keep-flying/encounters/ask'
import type { Decision } from '@keep-flying/kernel'
import type { CSSProperties } from 'react'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { optionsOf } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Touch } from '../board/Touch.tsx'
import { Band } from '../cards/Band.tsx'
import { CardFigures } from '../cards/Figures.tsx'
import { useLines } from '../cards/lines.ts'
import { comboText } from '../cards/own-text.ts'
import { pictureOf } from '../cards/pictures.ts'
import { Vignette } from '../cards/Vignette.tsx'
import { useNextTime, useOffering } from '../dock/next-time.tsx'
import { useTable } from '../table.tsx'
import './hand.css'

/** The viewer's hand, fanned. */
export function Hand({ player }: { player: Player }) {
  const say = useSay()
  const { cards } = player.hand
  useOffering()
  return (
    <section className="enc-hand" aria-label={say('enc.hand')} data-guide="hand">
      <h3 className="stencil enc-heading">
        {say('enc.hand')} <em>{say('enc.hand.count', { n: cards.length })}</em>
      </h3>
      <ul className="fan">
        {cards.map((card, n) => (
          <li key={card} style={placeInFan(n - (cards.length - 1) / 2)}>
            <HandCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How far a card lies from the middle of the fan. */
function placeInFan(at: number): CSSProperties & Record<`--${string}`, number> {
  return { '--at': at }
}

function HandCard({ card }: { card: CardId }) {
  const say = useSay()
  const { t, moment, me, offers, write } = useTable()
  const name = call(write, 'card', card)
  const isNext = useNextTime().cards.includes(card)
  const lines = useLines(card)
  const combo = me && isComboReady(t, card) ? comboText(card, me.crew, write) : null
  const mayOffer = moment.viewer !== moment.view.active && offers.some((offer) => isOffered(offer, card))
  return (
    <Touch spot={{ card }} className={combo === null ? 'hcard' : 'hcard hcard-ready'}>
      <Band card={card} />
      <h4>{name}</h4>
      <Vignette subject={pictureOf(card)} tone="paper" name={name} />
      <CardFigures card={card} />
      <span className="hcard-words">
        {lines
          .filter((line) => line !== combo)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </span>
      {mayOffer && <strong className="hcard-combo">{say('enc.may-offer')}</strong>}
      {isNext && <strong className="hcard-combo">{say('enc.offers-next')}</strong>}
      {combo !== null && !mayOffer && (
        <strong className="hcard-combo">
          <Icon name="check" /> {combo}
        </strong>
      )}
    </Touch>
  )
}

/** Whether one tap sets the card aside for whoever has the turn. */
function isOffered(offer: Decision, card: CardId): boolean {
  return offer.kind === 'coordinate' && optionsOf(offer).some(({ at }) => at && 'card' in at && at.card === card)
}
