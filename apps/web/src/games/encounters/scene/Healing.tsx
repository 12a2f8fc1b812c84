import { avatarOf, type Main } from '@keep-flying/encounters'
import { damageOn, healthOf } from '@keep-flying/encounters/ask'
import { call } from '../../../cards/names.ts'
import { Stepper } from '../../../dock/Stepper.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Figure } from '../cards/Figures.tsx'
import { useTable } from '../table.tsx'
import type { Basket } from './basket.ts'
import { healedBy } from './planned.ts'

/** One figure for all: so much damage of whole strikes goes from each Main Character. */
export function Healing({ basket }: { basket: Basket }) {
  const say = useSay()
  const { moment } = useTable()
  return (
    <section className="intermission-box intermission-heal" aria-label={say('enc.intermission.heal')}>
      <header>
        <h3 className="stencil">{say('enc.intermission.heal')}</h3>
        <Several id="heal" basket={basket} />
        <small>{say('enc.intermission.heal.about', { n: basket.times('heal') })}</small>
      </header>
      <ul>
        {moment.view.mains.map((main) => (
          <Hurt key={main.crew} main={main} healing={basket.times('heal')} />
        ))}
      </ul>
    </section>
  )
}

function Hurt({ main, healing }: { main: Main; healing: number }) {
  const say = useSay()
  const { t, write } = useTable()
  const health = healthOf(t, main)
  const healed = healedBy(main.strikes, healing)
  const gone = main.strikes.reduce((sum, { card, damage }) => (healed.has(card) ? sum + damage : sum), 0)
  const now = Math.max(0, health - damageOn(main))
  const then = Math.max(0, health - damageOn(main) + gone)
  return (
    <li className="intermission-row">
      {main.seat === null ? <Icon name="rank" /> : <MarkSign seat={main.seat} size={13} />}
      <b>{avatarOf(main.crew).name}</b>
      <div className="intermission-strikes">
        {main.strikes.length === 0 && <i>{say('enc.intermission.well')}</i>}
        {main.strikes.map(({ card, damage }) => (
          <span key={card} data-card={card} data-heals={healed.has(card) || undefined}>
            <Icon name={healed.has(card) ? 'heal' : 'crew-strike'} /> {call(write, 'card', card)} <b>{damage}</b>
          </span>
        ))}
      </div>
      <small>
        {then === now
          ? say('enc.intermission.health', { n: now, of: health })
          : say('enc.intermission.health.then', { n: now, then, of: health })}
      </small>
    </li>
  )
}

/** Cards for everybody to begin the next Episode with; none before a campaign's next game. */
export function ExtraCards({ basket }: { basket: Basket }) {
  const say = useSay()
  const option = basket.find('draw')
  return (
    <section className="intermission-box" aria-label={say('enc.intermission.draw')}>
      <header>
        <h3 className="stencil">{say('enc.intermission.draw')}</h3>
        {option?.price !== undefined && <Figure of="credits" n={option.price} />}
      </header>
      {option ? (
        <>
          <Several id="draw" basket={basket} />
          <p>{say('enc.intermission.draw.about')}</p>
        </>
      ) : (
        <p>{say('enc.intermission.too-dear')}</p>
      )}
    </section>
  )
}

/** Something of which any number can be bought. */
function Several({ id, basket }: { id: string; basket: Basket }) {
  const { write } = useTable()
  const option = basket.find(id)
  if (!option) return null
  const times = basket.times(id)
  if (!basket.isOpen) return <strong>{times}</strong>
  return (
    <Stepper
      label={write(option.text)}
      value={times}
      min={0}
      max={basket.most(id)}
      option={id}
      onChange={(n) => basket.set(id, n)}
    />
  )
}
