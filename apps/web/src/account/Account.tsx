import type { Me } from '@keep-flying/protocol'
import { useState } from 'react'
import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { DeviceSettings } from '../online/DeviceSettings.tsx'
import { PlainPage, Plate } from '../online/PlainPage.tsx'
import { sayProblem } from '../online/problems.ts'
import { Reminders } from '../online/Reminders.tsx'
import { introduce, useAsked } from '../online/use-server.ts'
import { BlockedPeople } from '../order/BlockedPeople.tsx'
import { type NewCode, RecoveryCode } from './RecoveryCode.tsx'
import { Security } from './Security.tsx'
import { Sessions } from './Sessions.tsx'
import { WhoIAm } from './WhoIAm.tsx'
import { YourData } from './YourData.tsx'
import './account.css'

/** Who I am to the server, where it reaches me, and how this device behaves. The last works without any server. */
export default function Account() {
  const say = useSay()
  const asked = useAsked(introduce)
  const [changed, setMe] = useState<Me | null>(null)
  const [shown, setShown] = useState<NewCode | null>(null)
  /** How often the password was changed: that ends sessions. */
  const [changes, setChanges] = useState(0)
  const me = changed ?? asked.value
  /** Another person now, or nobody: everything is fetched again. */
  const reload = () => location.reload()
  return (
    <PlainPage title={say('online.account.title')} lead={say('online.account.lead')}>
      <div className="plain-cols">
        <div className="plain-stack">
          {me && <WhoIAm me={me} onChange={setMe} onGone={reload} onCode={setShown} />}
          {me?.account && <Security me={me} onCode={setShown} onChanged={() => setChanges(changes + 1)} />}
          {me?.account && <Sessions key={changes} />}
          {me?.operator && (
            <Plate title={say('operator.title')}>
              <p>{say('operator.link.about')}</p>
              <a className="button" {...linkTo('/admin')}>
                {say('operator.link')}
              </a>
            </Plate>
          )}
        </div>
        <div className="plain-stack">
          <DeviceSettings />
          {me && <Reminders me={me} onChange={setMe} />}
          {me && <BlockedPeople />}
          {me && <YourData me={me} />}
        </div>
        {asked.problem && (
          <Plate title={say('online.account.server')}>
            <p className="plain-problem">{sayProblem(say, asked.problem)}</p>
            <button type="button" className="button" onClick={asked.again}>
              {say('online.trouble.again')}
            </button>
          </Plate>
        )}
      </div>
      {shown && (
        <RecoveryCode
          {...shown}
          onKept={() => {
            setShown(null)
            shown.onKept()
          }}
        />
      )}
    </PlainPage>
  )
}
