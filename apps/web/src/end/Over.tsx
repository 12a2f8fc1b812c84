import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { replayOf } from './replay-link.ts'
import { useVerdict } from './verdict.ts'

/** In the dock, once nothing is asked any more: who won. How stands over the board. */
export function Over() {
  const say = useSay()
  const verdict = useVerdict()
  const { session } = useTable()
  return (
    <>
      <div className="dock-body">
        <h2 className="dock-prompt fell">{verdict}</h2>
        <p className="dock-note">{say('end.beside')}</p>
      </div>
      <footer className="dock-foot">
        <a className="button" {...linkTo(replayOf(session))}>
          <Icon name="replay" /> {say('end.again')}
        </a>
      </footer>
    </>
  )
}
