import type { Me } from '@keep-flying/protocol'
import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Field } from './Field.tsx'
import { server } from './http.ts'
import { Plate } from './PlainPage.tsx'
import { sayProblem } from './problems.ts'
import { canPush, startPush, stopPush } from './push.ts'
import { type Deed, useDeed } from './use-server.ts'

/** How a game over days reaches somebody who is away. */
export function Reminders({ me, onChange }: { me: Me; onChange(me: Me): void }) {
  const say = useSay()
  const deed = useDeed()
  return (
    <Plate title={say('online.reminders.title')}>
      <p>{say('online.reminders.about')}</p>
      <Browser me={me} deed={deed} onChange={onChange} />
      <Webhook me={me} deed={deed} onChange={onChange} />
      {deed.problem && (
        <p className="plain-problem" role="alert">
          {sayProblem(say, deed.problem)}
        </p>
      )}
    </Plate>
  )
}

interface PartProps {
  readonly me: Me
  readonly deed: Deed
  onChange(me: Me): void
}

function Browser({ me, deed, onChange }: PartProps) {
  const say = useSay()
  if (!canPush()) return <p>{say('online.reminders.no-push')}</p>
  return (
    <>
      <p>{say('online.reminders.browsers', { n: me.pushes })}</p>
      <div className="plain-row">
        <button
          type="button"
          className="button"
          disabled={deed.busy}
          onClick={() => void deed.run(startPush, onChange)}
        >
          {say('online.reminders.start')}
        </button>
        {me.pushes > 0 && (
          <button
            type="button"
            className="button"
            disabled={deed.busy}
            onClick={() => void deed.run(stopPush, onChange)}
          >
            {say('online.reminders.stop')}
          </button>
        )}
      </div>
    </>
  )
}

function Webhook({ me, deed, onChange }: PartProps) {
  const say = useSay()
  const [url, setUrl] = useState(me.webhook ?? '')
  const [tried, setTried] = useState(false)
  const save = () => deed.run(() => server.setWebhook(url), onChange)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field
        label={say('online.reminders.webhook')}
        type="url"
        value={url}
        onText={setUrl}
        maxLength={500}
        placeholder="https://"
        required
        wrong={deed.problem?.field === 'url'}
      />
      <div className="plain-row">
        <button type="submit" className="button" disabled={deed.busy || url === (me.webhook ?? '')}>
          {say('online.reminders.save')}
        </button>
        {me.webhook !== null && (
          <>
            <button
              type="button"
              className="button"
              disabled={deed.busy}
              onClick={() => void deed.run(server.tryWebhook, () => setTried(true))}
            >
              {say('online.reminders.try')}
            </button>
            <button
              type="button"
              className="button"
              disabled={deed.busy}
              onClick={() =>
                void deed.run(server.removeWebhook, (now) => {
                  setUrl('')
                  onChange(now)
                })
              }
            >
              {say('online.reminders.remove')}
            </button>
          </>
        )}
      </div>
      {tried && (
        <p className="plain-done" role="status">
          {say('online.reminders.tried')}
        </p>
      )}
    </form>
  )
}
