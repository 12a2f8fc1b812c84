import type { GameRecord } from '@keep-flying/kernel'
import { useEffect, useState } from 'react'
import { goTo, linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { server } from '../online/http.ts'
import { inviteLink } from '../online/invite.ts'
import { ShareLink } from '../online/ShareLink.tsx'
import { download, fileName } from '../replay/download.ts'
import { useCompany } from '../session/hooks.ts'
import { loadGame, rematch } from '../session/storage.ts'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { goOn } from './go-on.ts'
import { replayOf } from './replay-link.ts'
import { type WayOn, waysOn } from './ways-on.ts'

/** What can be done with a finished game. */
export function Deeds({ record }: { record: GameRecord | null }) {
  const say = useSay()
  const { game, session } = useTable()
  const { title } = game.table.useHeading()
  const table = useCompany(session)?.table
  const going = useGoing()
  const continues = useContinues()
  const [link, setLink] = useState<string | null>(null)
  const [unshared, setUnshared] = useState(false)
  const share = async (whole: GameRecord) => {
    const kept = await server.keepReplay(whole)
    setUnshared(!kept.ok)
    if (kept.ok) setLink(new URL(`/replay/${kept.value.id}`, location.href).href)
  }
  return (
    <footer className="end-deeds">
      {waysOn(session.kind, table, continues).map(({ to, isMade }, n) => (
        <button
          key={to}
          type="button"
          className={n === 0 ? 'primary' : 'button'}
          disabled={going.busy}
          onClick={() => going.press(to)}
        >
          <Icon name="burn" /> {say(isMade ? `end.${to}.join` : `end.${to}`)}
        </button>
      ))}
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
        {going.failed && say('end.rematch.failed')}
      </p>
    </footer>
  )
}

interface Going {
  readonly busy: boolean
  readonly failed: boolean
  press(to: WayOn['to']): void
}

/** On to another game: here for one of this browser, on the server for one of its own. */
function useGoing(): Going {
  const { session, moment } = useTable()
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const place = async (to: WayOn['to']): Promise<string | null> => {
    if (session.kind === 'local') {
      const id = await (to === 'next' ? goOn(session.id, moment.game) : rematch(session.id))
      return id && `/play/${id}`
    }
    const made = await server[to](session.id)
    return made.ok ? inviteLink(made.value.table) : null
  }
  const press = async (to: WayOn['to']) => {
    setState('busy')
    const next = await place(to).catch(() => null)
    setState(next === null ? 'failed' : 'rest')
    if (next !== null) goTo(next)
  }
  return { busy: state === 'busy', failed: state === 'failed', press: (to) => void press(to) }
}

/** Whether a campaign of this browser goes on after the game that is over. */
function useContinues(): boolean {
  const { session } = useTable()
  const [continues, setContinues] = useState(false)
  useEffect(() => {
    if (session.kind === 'local') void loadGame(session.id).then((found) => setContinues(Boolean(found?.game.next)))
  }, [session])
  return continues
}
