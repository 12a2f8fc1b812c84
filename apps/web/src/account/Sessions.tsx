import type { SessionInfo } from '@keep-flying/protocol'
import { type Say, useLocale, useSay } from '../i18n/language.tsx'
import { regionOf } from '../i18n/region.ts'
import { Plate } from '../online/PlainPage.tsx'
import { useAsked, useDeed } from '../online/use-server.ts'
import { ago } from './ago.ts'
import { Trouble } from './parts.tsx'
import { accounts } from './requests.ts'

/** Where I am logged in, each to be ended. */
export function Sessions() {
  const say = useSay()
  const asked = useAsked(accounts.sessions)
  const deed = useDeed()
  if (!asked.value) return null
  const { sessions } = asked.value
  return (
    <Plate title={say('account.sessions')}>
      <ul className="lines">
        {sessions.map((session) => (
          <Line
            key={session.id}
            session={session}
            busy={deed.busy}
            onEnd={() => void deed.run(() => accounts.endSession(session.id), asked.again)}
          />
        ))}
      </ul>
      <Trouble deed={deed} />
      {sessions.length > 1 ? (
        <button
          type="button"
          className="button"
          disabled={deed.busy}
          onClick={() => void deed.run(accounts.endOtherSessions, asked.again)}
        >
          {say('account.sessions.end-others')}
        </button>
      ) : (
        <p role="status">{say('account.sessions.only')}</p>
      )}
    </Plate>
  )
}

function Line({ session, busy, onEnd }: { session: SessionInfo; busy: boolean; onEnd(): void }) {
  const say = useSay()
  const region = regionOf(useLocale())
  const since = new Intl.DateTimeFormat(region, { dateStyle: 'medium' }).format(session.since)
  const what = whatIs(say, session)
  return (
    <li>
      <span className="line-what">
        <strong>{what}</strong>
        <small>{say('account.sessions.times', { since, seen: ago(session.seen, Date.now(), region) })}</small>
      </span>
      {session.here ? (
        <span className="line-flag">{say('account.sessions.here')}</span>
      ) : (
        <button
          type="button"
          className="button"
          disabled={busy}
          aria-label={say('account.sessions.end-one', { what })}
          onClick={onEnd}
        >
          {say('account.sessions.end')}
        </button>
      )}
    </li>
  )
}

function whatIs(say: Say, { browser, system }: SessionInfo): string {
  if (browser !== null && system !== null) return say('account.sessions.both', { browser, system })
  return browser ?? system ?? say('account.sessions.unknown')
}
