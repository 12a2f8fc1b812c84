import { avatarOf, type CardId, type Main } from '@keep-flying/encounters'
import { damageOn, healthOf } from '@keep-flying/encounters/ask'
import { call } from '../../../cards/names.ts'
import { PaperCard } from '../../../cards/PaperCard.tsx'
import { Stepper } from '../../../dock/Stepper.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { SceneHead } from '../../../scene/SceneHead.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Figure } from '../cards/Figures.tsx'
import { useTable } from '../table.tsx'
import { type Basket, useBasket } from './basket.ts'
import './intermission.css'

/** The team's plan: Upgrades, repairs, healing and cards, as they stand in the plan at hand. */
export function InterMission() {
  const say = useSay()
  const { moment } = useTable()
  const { interMission, offered, letter } = moment.view
  const basket = useBasket()
  if (!interMission) return null
  return (
    <>
      <SceneHead title={say('enc.intermission')}>
        {say('enc.intermission.about', { letter, n: interMission.credits })}
        {basket.isOpen && <strong> {say('enc.intermission.left', { n: basket.left })}</strong>}
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
        <Repairs basket={basket} />
        <Healing basket={basket} />
        <Team />
      </div>
    </>
  )
}

function OnOffer({ card, basket }: { card: CardId; basket: Basket }) {
  const say = useSay()
  const isBought = basket.times(card) > 0
  const option = basket.options.find(({ id }) => id === card)
  return (
    <PaperCard
      id={card}
      size="small"
      selected={isBought}
      {...(option ? { onPick: () => basket.set(card, isBought ? 0 : 1) } : {})}
      footer={
        <span>
          {say(isBought ? 'enc.intermission.in-plan' : option ? 'enc.intermission.buy' : 'enc.intermission.too-dear')}
        </span>
      }
    />
  )
}

/** Strikes on Serenity, with what repairing them costs now. */
function Repairs({ basket }: { basket: Basket }) {
  const say = useSay()
  const { moment, write } = useTable()
  const struck = moment.view.serenity.flatMap(({ strike }, slot) => (strike === null ? [] : { strike, slot }))
  return (
    <section className="intermission-box" aria-label={say('enc.intermission.repair')}>
      <h3 className="stencil">{say('enc.intermission.repair')}</h3>
      {struck.length === 0 && <p>{say('enc.intermission.sound')}</p>}
      <ul>
        {struck.map(({ strike, slot }) => {
          const option = basket.options.find(({ id }) => id === strike)
          const isDone = basket.times(strike) > 0
          return (
            <li key={strike}>
              <label className="intermission-row" data-done={isDone || undefined}>
                <i>{slot + 1}</i>
                <span>{call(write, 'card', strike)}</span>
                {option?.price !== undefined && <Figure of="credits" n={option.price} />}
                <input
                  type="checkbox"
                  checked={isDone}
                  disabled={!option}
                  onChange={() => basket.set(strike, isDone ? 0 : 1)}
                />
              </label>
            </li>
          )
        })}
      </ul>
      <Several id="draw" basket={basket} />
    </section>
  )
}

/** One figure for all: so much damage of whole strikes goes from each Main Character. */
function Healing({ basket }: { basket: Basket }) {
  const say = useSay()
  const { moment } = useTable()
  const hurt = moment.view.mains.filter(({ strikes }) => strikes.length > 0)
  return (
    <section className="intermission-box intermission-heal" aria-label={say('enc.intermission.heal')}>
      <header>
        <h3 className="stencil">{say('enc.intermission.heal')}</h3>
        <Several id="heal" basket={basket} />
      </header>
      {hurt.length === 0 && <p>{say('enc.intermission.well')}</p>}
      <ul>
        {hurt.map((main) => (
          <Hurt key={main.crew} main={main} heals={basket.times('heal')} />
        ))}
      </ul>
    </section>
  )
}

function Hurt({ main, heals }: { main: Main; heals: number }) {
  const say = useSay()
  const { t, write } = useTable()
  const health = healthOf(t, main)
  return (
    <li className="intermission-row">
      {main.seat === null ? <Icon name="rank" /> : <MarkSign seat={main.seat} size={13} />}
      <b>{avatarOf(main.crew).name}</b>
      <span className="intermission-strikes">
        {main.strikes.map(({ card, damage }) => (
          <span key={card} data-card={card} data-heals={damage <= heals || undefined}>
            {call(write, 'card', card)} <b>{damage}</b>
          </span>
        ))}
      </span>
      <small>{say('enc.intermission.health', { n: Math.max(0, health - damageOn(main)), of: health })}</small>
    </li>
  )
}

/** Something of which any number can be bought. */
function Several({ id, basket }: { id: string; basket: Basket }) {
  const { write } = useTable()
  const option = basket.options.find((one) => one.id === id)
  if (!option) return null
  return (
    <p className="intermission-several">
      <Stepper
        label={write(option.text)}
        value={basket.times(id)}
        min={0}
        max={option.most ?? 1}
        option={id}
        onChange={(n) => basket.set(id, n)}
      />
      <span>{write(option.text)}</span>
      {option.price !== undefined && <Figure of="credits" n={option.price} />}
    </p>
  )
}

/** Who has agreed, who changes the plan, and whom it waits for. */
function Team() {
  const say = useSay()
  const { moment, write } = useTable()
  const { interMission, players } = moment.view
  if (!interMission) return null
  const { plan, agreed } = interMission
  return (
    <section className="intermission-box" aria-label={say('enc.intermission.team')}>
      <h3 className="stencil">{say('enc.intermission.team')}</h3>
      <ul>
        {players.map(({ seat }) => {
          const state = plan?.by === seat ? 'planned' : agreed.includes(seat) ? 'agrees' : plan ? 'looks' : 'may-plan'
          return (
            <li key={seat} className="intermission-row">
              <MarkSign seat={seat} size={13} />
              <b>{call(write, 'seat', seat)}</b>
              <span>{say(`enc.intermission.${state}`)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
