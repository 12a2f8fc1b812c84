import type { OneOf as OneOfDecision } from '@keep-flying/kernel'
import { type FormEvent, use, useId, useState } from 'react'
import { useAdvice } from '../advice/advising.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import type { AskedProps } from './Asked.tsx'
import { Leads } from './Leads.tsx'
import { meant } from './typed.ts'
import { useOffered } from './use-offered.ts'

/** One of several: a button each, or typed by number or name. */
export function OneOf({ decision, busy, onAnswer }: AskedProps<OneOfDecision>) {
  const say = useSay()
  const { game } = useTable()
  const offered = useOffered(decision)
  const advice = useAdvice()
  const notes = use(game.inWords()).useNotes(decision)
  const [typed, setTyped] = useState('')
  const [unclear, setUnclear] = useState(false)
  const field = useId()
  const list = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const command = typed.trim().replace(/\?$/, '').toLowerCase()
    if (advice && say('advice.typed').split(', ').includes(command)) {
      setTyped('')
      return advice.ask()
    }
    const found = meant(offered, typed)
    setUnclear(!found)
    if (found && !busy) onAnswer(decision, found.option.id)
  }
  return (
    <div className="text-field">
      <ol className="text-options">
        {offered.map(
          ({ option, words }, n) =>
            option.role !== 'minor' && (
              <li key={option.id} value={n + 1}>
                <button
                  type="button"
                  className="text-option"
                  disabled={busy}
                  onClick={() => onAnswer(decision, option.id)}
                >
                  {words}
                </button>
                <Leads decision={decision} value={option.id} option={option} />
                {notes.get(option.id)?.map((note) => (
                  <p key={note} className="text-note">
                    {note}
                  </p>
                ))}
              </li>
            ),
        )}
      </ol>
      {offered.some(({ option }) => option.role === 'minor') && (
        <details className="text-minor">
          <summary>{say('text.minor')}</summary>
          <ol className="text-options">
            {offered.map(
              ({ option, words }, n) =>
                option.role === 'minor' && (
                  <li key={option.id} value={n + 1}>
                    <button
                      type="button"
                      className="text-option"
                      disabled={busy}
                      onClick={() => onAnswer(decision, option.id)}
                    >
                      {words}
                    </button>
                    <Leads decision={decision} value={option.id} option={option} />
                  </li>
                ),
            )}
          </ol>
        </details>
      )}
      <form onSubmit={send}>
        <label htmlFor={field}>{say('text.answer')}</label>{' '}
        <input
          id={field}
          list={list}
          autoComplete="off"
          value={typed}
          aria-describedby={unclear ? `${field}-unclear` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={list}>
          {offered.map(({ option, words }) => (
            <option key={option.id} value={words} />
          ))}
        </datalist>{' '}
        <button type="submit" className="primary" disabled={busy || typed.trim() === ''}>
          {say('text.send')}
        </button>
        {unclear && (
          <p id={`${field}-unclear`} role="alert" className="text-problem">
            {say('text.unclear')}
          </p>
        )}
      </form>
    </div>
  )
}
