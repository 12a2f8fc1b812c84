import { type FormEvent, useId, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { sayProblem } from '../online/problems.ts'
import { useDeed } from '../online/use-server.ts'
import type { Meant } from './PersonMenu.tsx'
import { order } from './requests.ts'

/** As many letters as the server takes. */
const longest = 1000

/** What was pressed is gone: the keyboard goes on here. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Words about a person, or about what they said, for whoever runs the server. */
export function ReportPerson({ company, person, name, line, onBack }: Meant & { onBack(): void }) {
  const say = useSay()
  const id = useId()
  const deed = useDeed()
  const [note, setNote] = useState('')
  const [sent, setSent] = useState(false)
  const reported = company.chat.find(({ n }) => n === line)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const about = line === undefined ? { person } : { person, line }
    void deed.run(
      () => order.report(company.table, about, note.trim()),
      () => setSent(true),
    )
  }
  if (sent)
    return (
      <p ref={takeFocus} role="status" tabIndex={-1}>
        {say('order.report.sent')}
      </p>
    )
  return (
    <section>
      <h3 className="stencil">{say(line === undefined ? 'order.report' : 'order.report-line', { name })}</h3>
      {reported && <blockquote className="person-said">{reported.text}</blockquote>}
      <form className="report-form" onSubmit={send}>
        <label className="field" htmlFor={id}>
          <span>{say('order.report.note')}</span>
          <textarea
            ref={takeFocus}
            id={id}
            rows={3}
            maxLength={longest}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        {deed.problem && (
          <p className="plain-problem" role="alert">
            {sayProblem(say, deed.problem)}
          </p>
        )}
        <div className="plain-row">
          <button type="submit" className="button" disabled={deed.busy}>
            {say('order.report.send')}
          </button>
          <button type="button" className="button" onClick={onBack}>
            {say('order.back')}
          </button>
        </div>
      </form>
    </section>
  )
}
