import type { GameRecord } from '@keep-flying/kernel'
import { useState } from 'react'
import { goTo, linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { server } from '../online/http.ts'
import { inviteLink } from '../online/invite.ts'
import { ShareLink } from '../online/ShareLink.tsx'
import { download, fileName } from '../replay/download.ts'
import { useCompany } from '../session/hooks.ts'
import { rematch } from '../session/storage.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { replayOf } from './replay-link.ts'

/** What can be done with a finished game. */
export function Deeds({ record }: { record: GameRecord | null }) {
  const say = useSay()
  const { game, session } = useTable()
  const { title } = game.table.useHeading()
  const again = useAgain()
  const [link, setLink] = useState<string | null>(null)
  const [unshared, setUnshared] = useState(false)
  const share = async (whole: GameRecord) => {
    const kept = await server.keepReplay(whole)
    setUnshared(!kept.ok)
    if (kept.ok) setLink(new URL(`/replay/${kept.value.id}`, location.href).href)
  }
  return (
    <footer className="end-deeds">
      {again.isMine && (
        <button type="button" className="primary" disabled={again.busy} onClick={again.press}>
          <Icon name="burn" /> {say(again.isMade ? 'end.rematch.join' : 'end.rematch')}
        </button>
      )}
      {session.kind !== 'replay' && (
        <a className="button" {...linkTo(replayOf(session))}>
          <Icon name="replay" /> {say('end.replay')}
        </a>
      )}
      {record && (
        <>
          <button type="button" className="button" onClick={() => void share(record)}>
            <Icon name="share" /> {say('end.share')}
          </button>
          <button type="button" className="button" onClick={() => download(fileName(title), JSON.stringify(record))}>
            <Icon name="down" /> {say('end.download')}
          </button>
        </>
      )}
      {link && <ShareLink url={link} label={say('end.share.link')} title={title} />}
      <p className="end-note" role="status">
        {unshared && say('end.share.no-server')}
        {again.failed && say('end.rematch.failed')}
      </p>
    </footer>
  )
}

interface Again {
  /** Whether whoever looks played along, and so may ask for it. */
  readonly isMine: boolean
  /** Whether somebody has asked for it already. */
  readonly isMade: boolean
  readonly busy: boolean
  readonly failed: boolean
  press(): void
}

/** The same table again: here for a game of this browser, on the server for one of its own. */
function useAgain(): Again {
  const { session } = useTable()
  const table = useCompany(session)?.table
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const place = async (): Promise<string | null> => {
    if (session.kind === 'local') {
      const id = await rematch(session.id)
      return id && `/play/${id}`
    }
    const made = await server.rematch(session.id)
    return made.ok ? inviteLink(made.value.table) : null
  }
  const press = async () => {
    setState('busy')
    const next = await place().catch(() => null)
    setState(next === null ? 'failed' : 'rest')
    if (next !== null) goTo(next)
  }
  return {
    isMine: session.kind === 'local' || (table !== undefined && table.you !== null),
    isMade: table !== undefined && table.rematch !== null,
    busy: state === 'busy',
    failed: state === 'failed',
    press: () => void press(),
  }
}
