import { goTo } from '../app/router.ts'
import type { DescribedGame } from '../game/described.ts'
import { homeOf } from '../game/home-of.ts'
import { pageAbout } from '../game/link.ts'
import { listingOf } from '../game/listing.ts'
import { games } from '../games/registry.ts'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { Choice, Part } from './Choice.tsx'

/** Which game it is. Only the chosen one is loaded; of the others the page knows what the first page does. */
export function GameChoice({ game }: { game: DescribedGame }) {
  const say = useSay()
  const { locale, game: texts } = useLanguage()
  return (
    <Part title={say('setup.game')}>
      <div className="setup-choices setup-games">
        {games.map(({ id }) => (
          <Choice
            key={id}
            group="game"
            chosen={id === game.id}
            title={listingOf(id).title}
            choose={() => goTo(pageAbout('/new', id), { replace: true })}
          >
            {id === game.id ? texts.write(game.about) : homeOf(id).words[locale].deed}
          </Choice>
        ))}
      </div>
    </Part>
  )
}
