import type { AmountOf, Decision, OrderOf, Value, YesOrNo } from '@keep-flying/kernel'
import { type FormEvent, useId, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Leads } from './Leads.tsx'
import { OneOf } from './OneOf.tsx'
import { SomeOf } from './SomeOf.tsx'
import { useOffered } from './use-offered.ts'

export interface AskedProps<D extends Decision = Decision> {
  readonly decision: D
  readonly busy: boolean
  onAnswer(to: Decision, value: Value): void
}

/** A decision of any form, as controls with words. */
export function Asked({ decision, busy, onAnswer }: AskedProps) {
  switch (decision.form) {
    case 'one':
      return <OneOf decision={decision} busy={busy} onAnswer={onAnswer} />
    case 'some':
      return <SomeOf decision={decision} busy={busy} onAnswer={onAnswer} />
    case 'order':
      return <InOrder decision={decision} busy={busy} onAnswer={onAnswer} />
    case 'amount':
      return <Amount decision={decision} busy={busy} onAnswer={onAnswer} />
    case 'confirm':
      return <YesNo decision={decision} busy={busy} onAnswer={onAnswer} />
  }
}

function InOrder({ decision, busy, onAnswer }: AskedProps<OrderOf>) {
  const say = useSay()
  const offered = useOffered(decision)
  const [order, setOrder] = useState(decision.options.map(({ id }) => id))
  const move = (at: number, by: number) => {
    const next = [...order]
    const [moved] = next.splice(at, 1)
    if (moved !== undefined) next.splice(at + by, 0, moved)
    setOrder(next)
  }
  return (
    <fieldset className="text-field">
      <legend>{say('text.order')}</legend>
      <ol>
        {order.map((id, at) => {
          const words = offered.find(({ option }) => option.id === id)?.words ?? id
          return (
            <li key={id}>
              {words}{' '}
              <button type="button" className="button" disabled={at === 0} onClick={() => move(at, -1)}>
                {say('text.order.up', { what: words })}
              </button>{' '}
              <button type="button" className="button" disabled={at === order.length - 1} onClick={() => move(at, 1)}>
                {say('text.order.down', { what: words })}
              </button>
            </li>
          )
        })}
      </ol>
      <Send ready={!busy} onSend={() => onAnswer(decision, order)} />
    </fieldset>
  )
}

function Amount({ decision, busy, onAnswer }: AskedProps<AmountOf>) {
  const say = useSay()
  const [amount, setAmount] = useState(String(decision.min))
  const field = useId()
  const n = Number(amount)
  const fits = amount.trim() !== '' && Number.isInteger(n) && n >= decision.min && n <= decision.max
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (fits && !busy) onAnswer(decision, n)
  }
  return (
    <form className="text-field" onSubmit={send}>
      <label htmlFor={field}>{say('text.amount', { min: decision.min, max: decision.max })}</label>{' '}
      <input
        id={field}
        type="number"
        inputMode="numeric"
        min={decision.min}
        max={decision.max}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />{' '}
      <button type="submit" className="primary" disabled={!fits || busy}>
        {say('text.send')}
      </button>
      <Leads decision={decision} value={fits ? n : null} />
    </form>
  )
}

function YesNo({ decision, busy, onAnswer }: AskedProps<YesOrNo>) {
  const say = useSay()
  const { write } = useTable()
  const { yes, no } = decision
  return (
    <div className="text-field">
      <button type="button" className="primary" disabled={busy} onClick={() => onAnswer(decision, true)}>
        {yes ? write(yes) : say('text.yes')}
      </button>
      <Leads decision={decision} value={true} />
      <button type="button" className="button" disabled={busy} onClick={() => onAnswer(decision, false)}>
        {no ? write(no) : say('text.no')}
      </button>
      <Leads decision={decision} value={false} />
    </div>
  )
}

function Send({ ready, onSend }: { ready: boolean; onSend(): void }) {
  const say = useSay()
  return (
    <button type="button" className="primary" disabled={!ready} onClick={onSend}>
      {say('text.send')}
    </button>
  )
}
