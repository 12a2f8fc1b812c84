import type { Me } from '@keep-flying/protocol'
import { useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { BlockedPeople } from '../order/BlockedPeople.tsx'
import { DeviceSettings } from './DeviceSettings.tsx'
import { PlainPage, Plate } from './PlainPage.tsx'
import { sayProblem } from './problems.ts'
import { Reminders } from './Reminders.tsx'
import { introduce, useAsked } from './use-server.ts'
import { WhoIAm } from './WhoIAm.tsx'

/** Who I am to the server, where it reaches me, and how this device behaves. The last works without any server. */
export default function Account() {
  const say = useSay()
  const asked = useAsked(introduce)
  const [changed, setMe] = useState<Me | null>(null)
  const me = changed ?? asked.value
  return (
    <PlainPage title={say('online.account.title')} lead={say('online.account.lead')}>
      <div className="plain-cols">
        <DeviceSettings />
        {me && <WhoIAm me={me} onChange={setMe} onGone={() => location.reload()} />}
        {me && <Reminders me={me} onChange={setMe} />}
        {me && <BlockedPeople />}
        {asked.problem && (
          <Plate title={say('online.account.server')}>
            <p className="plain-problem">{sayProblem(say, asked.problem)}</p>
            <button type="button" className="button" onClick={asked.again}>
              {say('online.trouble.again')}
            </button>
          </Plate>
        )}
      </div>
    </PlainPage>
  )
}
