import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale, useSay } from '../i18n/language.tsx'
import { regionOf } from '../i18n/region.ts'
import { Barred, PersonMenu } from '../order/later.ts'
import type { Company } from '../session/types.ts'
import { MarkSign } from '../table/SeatMark.tsx'
import './log.css'

/** What people say to each other at the table, and who of them is there. */
export function Chat({ company }: { company: Company }) {
  const say = useSay()
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const lines = company.chat.length
  const barred = barredBy(company.table)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines])
  const time = new Intl.DateTimeFormat(regionOf(locale), { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="log-frame">
      <p className="chat-present">
        {company.present.length === 0
          ? say('log.chat.alone')
          : say('log.chat.present', { names: company.present.map(({ name }) => name).join(', ') })}
        {company.spectators > 0 && ` ${say('log.chat.spectators', { count: company.spectators })}`}
      </p>
      <div ref={list} className="log-list" role="log" aria-label={say('log.chat')}>
        {lines === 0 && <p className="chat-empty">{say('log.chat.empty')}</p>}
        <ul>
          {company.chat.map(({ n, person, seat, name, at, text }) => (
            <li key={n} className="chat-line">
              {seat !== null && <MarkSign seat={seat} size={18} letter={name.charAt(0)} />}{' '}
              <strong dir="auto">{name}</strong> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
              <span className="chat-menu">
                <Suspense fallback={null}>
                  <PersonMenu company={company} person={person} name={name} line={n} />
                </Suspense>
              </span>
              <p dir="auto">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      {barred === null ? (
        <SayBox company={company} />
      ) : (
        <Suspense fallback={null}>
          <Barred why={barred} />
        </Suspense>
      )}
    </div>
  )
}

/** Why one may only read, if so. */
function barredBy({ you, order }: Company['table']): 'muted' | 'spectators' | null {
  if (order.you.muted) return 'muted'
  return you === null && !order.spectatorChat ? 'spectators' : null
}

function SayBox({ company }: { company: Company }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    const refused = await company.say(text)
    setProblem(refused?.message ?? null)
    if (!refused) setTyped('')
  }
  return (
    <form className="chat-say" onSubmit={send}>
      <label>
        <span className="visually-hidden">{say('log.chat.say')}</span>
        <input
          type="text"
          maxLength={500}
          placeholder={say('log.chat.say')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {say('log.chat.send')}
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  )
}
