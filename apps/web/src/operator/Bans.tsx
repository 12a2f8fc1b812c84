import type { BanInfo } from '@keep-flying/protocol'
import { useCallback, useState } from 'react'
import { Trouble } from '../account/parts.tsx'
import { useSay } from '../i18n/language.tsx'
import { Plate } from '../online/PlainPage.tsx'
import { useDeed } from '../online/use-server.ts'
import { usePlanned } from './DeedDialog.tsx'
import { PagedList, usePages } from './paging.tsx'
import { operator } from './requests.ts'
import { bannedIn, sayEnd, useMoment } from './words.ts'

export function Bans() {
  const say = useSay()
  const [all, setAll] = useState(false)
  const pages = usePages(useCallback((page: number) => operator.bans(all, page), [all]))
  const [plan, dialog] = usePlanned(pages.again)
  const banNetwork = () =>
    plan({
      deed: say('operator.ban.network'),
      about: say('operator.ban.network.about'),
      asks: ['address', 'minutes', 'why'],
      run: ({ address, minutes, why }) => operator.ban({ address, minutes, why }),
    })
  return (
    <Plate title={say('operator.bans')}>
      <p>{say('operator.bans.how')}</p>
      <div className="plain-row">
        <button type="button" className="button" onClick={banNetwork}>
          {say('operator.ban.network')}
        </button>
        <label className="switch-row">
          <input type="checkbox" checked={all} onChange={() => setAll(!all)} />
          {say('operator.bans.all')}
        </label>
      </div>
      <PagedList pages={pages} none={say('operator.bans.none')}>
        {(ban) => <BanLine key={ban.id} ban={ban} again={pages.again} />}
      </PagedList>
      {dialog}
    </Plate>
  )
}

export function BanLine({ ban, again }: { ban: BanInfo; again(): void }) {
  const say = useSay()
  const moment = useMoment()
  const deed = useDeed()
  const inForce = ban.lifted === null && (ban.until === null || ban.until > Date.now())
  return (
    <li>
      <span className="line-what">
        <strong>{bannedIn(ban)}</strong>
        <small>
          {sayEnd(say, moment, ban)} · {ban.by}, {moment(ban.at)}
        </small>
        <span>{ban.why}</span>
        <Trouble deed={deed} />
      </span>
      {inForce && (
        <button
          type="button"
          className="button"
          disabled={deed.busy}
          onClick={() => void deed.run(() => operator.unban(ban.id), again)}
        >
          {say('operator.unban')}
          <span className="visually-hidden">: {bannedIn(ban)}</span>
        </button>
      )}
    </li>
  )
}
