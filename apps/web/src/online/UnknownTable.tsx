import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { PlainPage } from './PlainPage.tsx'

/** A table of a game that this version cannot show: the server is newer than the page, or has games of its own. */
export function UnknownTable({ game }: { game: string }) {
  const say = useSay()
  return (
    <PlainPage title={say('online.trouble.title')} lead={say('online.trouble.unknown-game', { game })}>
      <div className="plain-row">
        <button type="button" className="primary" onClick={() => location.reload()}>
          {say('online.trouble.reload')}
        </button>
        <a className="button" {...linkTo('/tables')}>
          {say('online.trouble.tables')}
        </a>
      </div>
    </PlainPage>
  )
}
