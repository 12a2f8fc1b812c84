import type { Decision } from '@keep-flying/kernel'
import { call } from '../../../cards/names.ts'
import { Choices } from '../../../dock/controls/Choices.tsx'
import { Picker } from '../../../dock/controls/Picker.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { MarkSign } from '../../../table/SeatMark.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { type Basket, useBasket } from '../scene/basket.ts'
import { useTable } from '../table.tsx'
import './plan.css'

/** Between two Episodes: what the Credits go for, the choices, and how the team stands to the plan. */
export function Plan({ decision }: { decision: Decision }) {
  const basket = useBasket()
  return (
    <>
      {basket && <Coins basket={basket} />}
      {basket && !basket.isOpen && <Lines basket={basket} />}
      {decision.form === 'some' && <Picker decision={decision} />}
      {decision.form === 'one' && <Choices decision={decision} />}
      <Team decision={decision} />
    </>
  )
}

/** Every Credit, by what it buys; what is left is lost. */
function Coins({ basket }: { basket: Basket }) {
  const say = useSay()
  const spent = basket.options.flatMap(({ id, group, price = 0 }) =>
    Array.from({ length: basket.times(id) * price }, () => group ?? 'left'),
  )
  const left = Array.from({ length: Math.max(0, basket.left) }, () => 'left')
  const coins = [...spent, ...left].map((group, n) => ({ key: `${n}`, group }))
  return (
    <div className="plan-coins">
      <ol aria-hidden="true">
        {coins.map(({ key, group }) => (
          <li key={key} data-for={group}>
            <Icon name="credits" />
          </li>
        ))}
      </ol>
      <p>{say('enc.intermission.left', { n: basket.left })}</p>
    </div>
  )
}

/** What the plan on the table buys, and who put each thing into it. */
function Lines({ basket }: { basket: Basket }) {
  const { moment, write } = useTable()
  const { buys = [], authors = [] } = moment.view.interMission?.plan ?? {}
  return (
    <ul className="plan-lines">
      {basket.options
        .filter(({ id }) => buys.includes(id))
        .map(({ id, text, price = 0 }) => (
          <li key={id}>
            <MarkSign seat={authors[buys.indexOf(id)] ?? 0} size={12} />
            <span className="plan-what">{write(text)}</span>
            <b>{price * basket.times(id)}</b>
          </li>
        ))}
    </ul>
  )
}

/** Who has agreed, who changes the plan, and whom it waits for. */
function Team({ decision }: { decision: Decision }) {
  const say = useSay()
  const { moment, write } = useTable()
  const { interMission, players } = moment.view
  if (!interMission || players.length < 2) return null
  const { plan, agreed } = interMission
  const stateOf = (seat: number) =>
    decision.kind === 'intermission.decide' && decision.seat === seat
      ? 'decides'
      : plan === null
        ? 'may-plan'
        : plan.by === seat
          ? 'planned'
          : agreed.includes(seat)
            ? 'agrees'
            : 'looks'
  return (
    <section className="plan-team" aria-label={say('enc.intermission.team')}>
      <h3 className="stencil">{say('enc.intermission.team')}</h3>
      <ul>
        {players.map(({ seat }) => (
          <li key={seat} data-state={stateOf(seat)}>
            <MarkSign seat={seat} size={13} />
            <b>{call(write, 'seat', seat)}</b>
            <small>{say(`enc.intermission.${stateOf(seat)}`)}</small>
            <Icon name={signs[stateOf(seat)]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const signs = { decides: 'rank', 'may-plan': 'clock', planned: 'goal', agrees: 'check', looks: 'clock' } as const
