import { useState } from 'react'
import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { server } from '../online/http.ts'
import { sayProblem } from '../online/problems.ts'
import { ShareLink } from '../online/ShareLink.tsx'
import { useDeed } from '../online/use-server.ts'
import type { Playback, Session } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'
import { download, fileName } from './download.ts'
import type { Found } from './sources.ts'

/** Over a replay: what it is, whether it is proven fair, and how to hand this moment on. */
export function ReplayTop({ session, playback, found }: { session: Session; playback: Playback; found: Found }) {
  const say = useSay()
  const title = found.title ?? say('replay.untitled')
  const { fairness } = playback
  return (
    <div className="replay-top">
      <strong>
        <Icon name="replay" /> {say('replay.of', { title })}
      </strong>
      <span className="replay-fair" data-proven={fairness.proven}>
        <Icon name={fairness.proven ? 'fair' : 'warning'} />{' '}
        {say(fairness.proven ? 'replay.fair' : `replay.unfair.${fairness.why}`)}
      </span>
      <ShareMoment session={session} playback={playback} found={found} />
      <button type="button" className="button" onClick={() => download(fileName(title), JSON.stringify(found.record))}>
        {say('replay.record')}
      </button>
      <a className="button" {...linkTo('/replays')}>
        {say('replay.close')}
      </a>
    </div>
  )
}

/** A link to the moment shown. A game that not everybody may look at goes to the server's replays first. */
function ShareMoment({ session, playback, found }: { session: Session; playback: Playback; found: Found }) {
  const say = useSay()
  const deed = useDeed()
  const [id, setId] = useState(found.open ? session.id : null)
  const [open, setOpen] = useState(false)
  const share = async () => {
    if (
      id === null &&
      !(await deed.run(
        () => server.keepReplay(found.record),
        (kept) => setId(kept.id),
      ))
    )
      return
    setOpen(!open)
  }
  return (
    <>
      <button type="button" className="button" disabled={deed.busy} aria-expanded={open} onClick={() => void share()}>
        <Icon name="share" /> {say('replay.share')}
      </button>
      {deed.problem && <span className="plain-problem">{sayProblem(say, deed.problem)}</span>}
      {open && id !== null && (
        <ShareLink
          url={linkAt(id, playback.at, session.moment?.viewer ?? null)}
          label={say('replay.share')}
          title={found.title ?? say('replay.untitled')}
        />
      )}
    </>
  )
}

function linkAt(id: string, at: number, viewer: number | null): string {
  const url = new URL(`/replay/${id}`, location.href)
  url.searchParams.set('at', String(at))
  if (viewer !== null) url.searchParams.set('seat', String(viewer))
  return url.href
}
