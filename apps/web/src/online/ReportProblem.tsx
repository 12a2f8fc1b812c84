import { type FormEvent, useId, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { downloadFrom, fileName } from '../replay/download.ts'
import type { Session } from '../session/types.ts'
import { ShareLink } from './ShareLink.tsx'

/** As many letters as the server takes. */
const longest = 4000

/** Something looks wrong: words about it, with the moment they are about, go to the server or into a file. */
export function ReportProblem({ session }: { session: Session }) {
  const say = useSay()
  const id = useId()
  const [note, setNote] = useState('')
  const [state, setState] = useState<'rest' | 'busy' | 'unsent'>('rest')
  const [link, setLink] = useState<string | null>(null)
  const isLocal = session.kind !== 'online'
  const report = async (event: FormEvent) => {
    event.preventDefault()
    setState('busy')
    const made = await session.report(note.trim())
    setState(made === null ? 'unsent' : 'rest')
    setLink(made)
    if (made === null) return
    setNote('')
    if (isLocal) downloadFrom(made, fileName('report'))
  }
  return (
    <section>
      <h3 className="stencil">{say('online.report.title')}</h3>
      <p>{say(isLocal ? 'online.report.about.local' : 'online.report.about')}</p>
      <form className="report-form" onSubmit={(event) => void report(event)}>
        <label className="field" htmlFor={id}>
          <span>{say('online.report.note')}</span>
          <textarea
            id={id}
            rows={3}
            required
            maxLength={longest}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={state === 'busy'}>
          {say(isLocal ? 'online.report.save' : 'online.report.send')}
        </button>
      </form>
      <p role="status">
        {state === 'unsent' && say('online.report.unsent')}
        {link !== null && say(isLocal ? 'online.report.saved' : 'online.report.sent')}
      </p>
      {link !== null && !isLocal && (
        <ShareLink url={link} label={say('online.report.title')} title={say('online.report.title')} />
      )}
    </section>
  )
}
