import { brokenLimits, type Option, type SomeOf as SomeOfDecision } from '@keep-flying/kernel'
import { use, useId, useState } from 'react'
import { usualPick } from '../dock/answers.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import type { AskedProps } from './Asked.tsx'
import { Leads } from './Leads.tsx'
import { answerWith } from './typed.ts'
import { useOffered } from './use-offered.ts'

/** Several of many: a box to tick, or how many where more than one may be had; what would be too much is said. */
export function SomeOf({ decision, busy, onAnswer }: AskedProps<SomeOfDecision>) {
  const say = useSay()
  const { game, write } = useTable()
  const offered = useOffered(decision)
  const notes = use(game.inWords()).useNotes(decision)
  const [marked, setMarked] = useState<readonly string[]>(() => usualPick(decision))
  const value = answerWith(decision, marked)
  const name = (id: string, times: number) =>
    setMarked([...marked.filter((other) => other !== id), ...Array.from({ length: times }, () => id)])
  return (
    <fieldset className="text-field">
      <legend>
        {decision.limits
          ? say('text.basket', { n: marked.length })
          : say('text.some', { min: decision.min, max: decision.max, n: marked.length })}
      </legend>
      <ul>
        {offered.map(({ option, words }) => (
          <li key={option.id}>
            <Mark
              option={option}
              words={words}
              times={marked.filter((id) => id === option.id).length}
              onName={(times) => name(option.id, times)}
            />
            {notes.get(option.id)?.map((note) => (
              <p key={note} className="text-note">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <div role="status">
        {brokenLimits(decision, marked).map((limit) => (
          <p key={limit.of} className="text-problem">
            {write(limit.text)}
          </p>
        ))}
      </div>
      <Leads decision={decision} value={value} />
      <button
        type="button"
        className="primary"
        disabled={value === null || busy}
        onClick={() => value !== null && onAnswer(decision, value)}
      >
        {say('text.send')}
      </button>
    </fieldset>
  )
}

interface MarkProps {
  readonly option: Option
  readonly words: string
  readonly times: number
  onName(times: number): void
}

function Mark({ option: { id, most = 1 }, words, times, onName }: MarkProps) {
  const say = useSay()
  const field = useId()
  if (most === 1)
    return (
      <label className="text-check">
        <input
          type="checkbox"
          value={id}
          checked={times > 0}
          onChange={(event) => onName(event.target.checked ? 1 : 0)}
        />{' '}
        {words}
      </label>
    )
  return (
    <>
      <label htmlFor={field}>{say('text.how-many', { what: words, max: most })}</label>{' '}
      <input
        id={field}
        data-option={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={times}
        onChange={({ target }) => onName(Math.max(0, Math.min(most, Math.floor(Number(target.value) || 0))))}
      />
    </>
  )
}
