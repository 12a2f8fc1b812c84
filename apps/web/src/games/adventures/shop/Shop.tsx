import { type CrewMember, crewCard, skills } from '@keep-flying/adventures'
import { mostGear } from '@keep-flying/adventures/ask'
import { call } from '../../../cards/names.ts'
import { PaperCard } from '../../../cards/PaperCard.tsx'
import { keepFocus } from '../../../dock/keep-focus.ts'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { optionsOf, useLooking } from '../../../table/context.tsx'
import { isAt } from '../../../table/lit.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { gearIcon } from '../cards/gear-icon.ts'
import { useCrewShown } from '../crew/shown.tsx'
import { crewMark } from '../crew-marks.ts'
import { useTable } from '../table.tsx'
import { JobCard } from './JobCard.tsx'
import { type Meant, meaningOf } from './meaning.ts'
import { hasRoom } from './taker.ts'
import { type Shop as AtCounter, type OnOffer, useShop } from './use-shop.ts'
import './shop.css'

/** Outfitting: what lies on the counter and what it means here, who carries what, and the Job it is for. */
export function Shop() {
  const say = useSay()
  const shop = useShop()
  const { decision } = useTable()
  // Once the buying is over, only who carries what matters.
  const isOpen = decision === null || decision.kind === 'market.trade' || decision.kind === 'market.for'
  return (
    <div className="shop">
      <SceneHead title={say('adv.shop')}>{say(isOpen ? 'adv.shop.about' : 'adv.shop.shared')}</SceneHead>
      {isOpen && (
        <div className="shop-cards">
          {shop.offers.map((offer) => (
            <Offer key={offer.card} offer={offer} shop={shop} />
          ))}
        </div>
      )}
      <Bunk shop={shop} />
      <JobCard />
    </div>
  )
}

function Offer({ offer, shop }: { offer: OnOffer; shop: AtCounter }) {
  const say = useSay()
  const { write } = useTable()
  const { card, meaning, option, isChosen } = offer
  const meant: Meant | null = meaning && meaningOf(meaning, say, (id) => call(write, 'crew', id))
  const state = option === null ? 'closed' : isChosen ? 'chosen' : 'open'
  return (
    <PaperCard
      id={card}
      size="small"
      selected={isChosen}
      {...(option ? { onPick: () => shop.choose(option) } : {})}
      footer={
        <span className="shop-state" data-state={state}>
          {isChosen && shop.taker ? (
            <>
              <Icon name="check" /> {call(write, 'crew', shop.taker.id)}
            </>
          ) : (
            say(`adv.shop.${state}`)
          )}
          {offer.key !== null && <kbd>{offer.key}</kbd>}
        </span>
      }
    >
      {meant && (
        <p className="shop-means" data-tone={meant.tone}>
          <Icon name={meant.tone === 'good' ? 'check' : 'warning'} /> {meant.words}
        </p>
      )}
    </PaperCard>
  )
}

/** Who carries what: a row for each, with four places. */
function Bunk({ shop }: { shop: AtCounter }) {
  const say = useSay()
  const { moment } = useTable()
  return (
    <section className="shop-bunk" aria-label={say('adv.shop.carries')}>
      <h3 className="stencil">
        {say('adv.shop.carries')}{' '}
        <small>{shop.offers.some(({ option }) => option) && say('adv.shop.carries.about', { n: mostGear })}</small>
      </h3>
      <ul>
        {moment.view.crew.map((who) => (
          <li key={who.id}>
            <BunkRow who={who} shop={shop} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BunkRow({ who, shop }: { who: CrewMember; shop: AtCounter }) {
  const say = useSay()
  const { moment, decision, write } = useTable()
  const { show } = useCrewShown()
  const { openCard } = useLooking()
  const mark = crewMark(moment.view, who.id)
  const isTaker = shop.taker?.id === who.id
  const free = Array.from({ length: Math.max(0, mostGear - who.gear.length) }, (_, n) => `${n}`)
  return (
    <div className="bunk-row" data-taker={isTaker || undefined}>
      <button
        type="button"
        className="bunk-who"
        aria-pressed={isTaker}
        disabled={!hasRoom(who)}
        onMouseDown={keepFocus}
        onClick={() => show(who.id)}
      >
        <span style={{ color: mark.color }}>
          <Icon name={mark.icon} />
        </span>
        <b>{call(write, 'crew', who.id)}</b>
        <span className="bunk-skills">
          {skills.map((skill) => {
            const n = crewCard(who.id).skills[skill] ?? 0
            return n === 0 ? null : (
              <span key={skill} className="crew-skill" data-skill={skill}>
                <Icon name={skill} label={say(`adv.skill.${skill}`)} /> {n}
              </span>
            )
          })}
        </span>
      </button>
      {who.gear.map(({ card }) => {
        const sale = optionsOf(decision).find((one) => one.group === 'sell' && isAt(one, { card }))
        return (
          <button
            key={card}
            type="button"
            className="bunk-piece"
            data-card={card}
            aria-pressed={shop.chosen !== null && isAt(shop.chosen, { card })}
            onMouseDown={keepFocus}
            onClick={() => (sale ? shop.choose(sale) : openCard(card))}
          >
            <Icon name={gearIcon(card)} /> {call(write, 'gear', card)}
          </button>
        )
      })}
      {free.map((key) => (
        <span key={key} className="bunk-free">
          {say('adv.shop.free')}
        </span>
      ))}
      <b className="bunk-credits">{say('adv.credits', { n: who.credits })}</b>
    </div>
  )
}
