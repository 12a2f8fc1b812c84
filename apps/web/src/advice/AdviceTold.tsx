import type { Decision, Hint, Value, Writer } from '@keep-flying/kernel'
import { useEffect, useRef } from 'react'
import { type Say, useSay } from '../i18n/language.tsx'
import { sayProblem } from '../online/problems.ts'
import { optionsOf, useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Advised, AskingAdvice } from './advising.ts'
import './advice.css'

interface AdviceToldProps {
  readonly asking: AskingAdvice
  readonly advised: Advised
  readonly busy: boolean
  onAnswer(value: Value): void
}

/** What has come of the question: what the bot would do, why, and the chance that it sees. */
export default function AdviceTold({ asking, advised, busy, onAnswer }: AdviceToldProps) {
  const say = useSay()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }))
  return (
    <section ref={section} className="advice" aria-label={say('dock.advice')}>
      <button type="button" className="icon-button" aria-label={say('advice.close')} onClick={asking.forget}>
        <Icon name="cross" />
      </button>
      <div role="status">
        <What advised={advised} />
      </div>
      {advised.state === 'others' && (
        <button type="button" className="button" onClick={asking.agree}>
          {say('advice.others.agree')}
        </button>
      )}
      {advised.state === 'told' && (
        <button type="button" className="button" disabled={busy} onClick={() => onAnswer(advised.hint.value)}>
          {say('advice.do')}
        </button>
      )}
    </section>
  )
}

function What({ advised }: { advised: Advised }) {
  const say = useSay()
  switch (advised.state) {
    case 'thinking':
    case 'nothing':
    case 'others':
      return <p>{say(`advice.${advised.state}`)}</p>
    case 'refused':
      return <p>{sayProblem(say, advised.problem)}</p>
    case 'told':
      return <Told hint={advised.hint} />
  }
}

function Told({ hint: { value, chance, reason } }: { hint: Hint }) {
  const say = useSay()
  const { decision, write } = useTable()
  return (
    <>
      <p className="advice-deed">
        {say('advice.would', { deed: decision ? deedIn(decision, value, say, write) : String(value) })}
      </p>
      <p>
        {reason ? write(reason) : say('advice.plain')}{' '}
        {chance !== null && say('advice.chance', { n: Math.round(100 * chance) })}
      </p>
    </>
  )
}

/** An answer in the words of its question. */
function deedIn(decision: Decision, value: Value, say: Say, write: Writer): string {
  if (typeof value === 'boolean') {
    const own = decision.form === 'confirm' ? (value ? decision.yes : decision.no) : undefined
    return own ? write(own) : say(value ? 'dock.yes' : 'dock.no')
  }
  if (typeof value === 'number') return say('dock.do.amount', { n: value })
  const ids = typeof value === 'string' ? [value] : value
  if (ids.length === 0) return say('advice.none')
  const options = optionsOf(decision)
  return ids.flatMap((id) => options.filter((option) => option.id === id).map(({ text }) => write(text))).join(', ')
}
