import { describedGames } from '@keep-flying/games/described'
import { linkTo } from '../app/router.ts'
import { useSay } from '../i18n/language.tsx'
import { PlainPage } from './PlainPage.tsx'

/**
 * A table of a game that this version cannot show: nobody has drawn it yet, the server is newer than the page, or it has
 * games of its own.
 */
export function UnknownTable({ game }: { game: string }) {
  const say = useSay()
  const undrawn = describedGames.find(({ id }) => id === game)?.title
  const lead =
    undrawn === undefined
      ? say('online.trouble.unknown-game', { game })
      : say('online.trouble.undrawn', { game: undrawn })
  return (
    <PlainPage title={say('online.trouble.title')} lead={lead}>
      <div className="plain-row">
        {undrawn === undefined && (
          <button type="button" className="primary" onClick={() => location.reload()}>
            {say('online.trouble.reload')}
          </button>
        )}
        <a className="button" {...linkTo('/tables')}>
          {say('online.trouble.tables')}
        </a>
      </div>
    </PlainPage>
  )
}
