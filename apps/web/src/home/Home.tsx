import { type ComponentType, Suspense, useEffect } from 'react'
import { changeSettings, useSettings } from '../app/settings.ts'
import type { GameEntry } from '../game/client.ts'
import { homeOf } from '../game/home-of.ts'
import { firstGame, games } from '../games/registry.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useIdle } from '../ui/idle.ts'
import { decoration, later } from '../ui/later.tsx'
import { fetchAhead } from './ahead.ts'
import { Hero } from './Hero.tsx'
import { HomeTop } from './HomeTop.tsx'
import { MyGames } from './MyGames.tsx'
import { useMyGames } from './stored.ts'
import { useTables } from './tables.ts'
import './home.css'

const Others = later(async () => (await import('./Others.tsx')).Others)

const sceneries = new Map<string, ComponentType>()

/** What stands behind the page comes when everything that can be pressed is there, and nothing else to do. */
function sceneryOf(game: GameEntry): ComponentType {
  const known = sceneries.get(game.id)
  if (known) return known
  const made = decoration(homeOf(game.id).scenery)
  sceneries.set(game.id, made)
  return made
}

/** The game chosen on this page the last time, or the first there is. */
function useGame(): GameEntry {
  const { game } = useSettings()
  const chosen = games.find(({ id }) => id === game) ?? games.find(({ id }) => id === firstGame)
  if (!chosen) throw new Error('There is no game.')
  return chosen
}

export function Home() {
  const idle = useIdle()
  const game = useGame()
  useEffect(() => {
    if (idle) fetchAhead(game.id)
  }, [idle, game])
  const Scenery = sceneryOf(game)
  const { Picture } = homeOf(game.id)
  return (
    <div className="home">
      <div className="home-sky" aria-hidden="true">
        <Suspense fallback={null}>{idle && <Scenery />}</Suspense>
        <div className="home-veil" />
        <div className="home-picture">
          <Picture />
        </div>
      </div>
      <HomeTop game={game.id} />
      <main className="home-main">
        <Hero games={games} game={game} choose={(id) => changeSettings({ game: id })} />
        <Side idle={idle} />
      </main>
      <Foot />
    </div>
  )
}

/** What is asked of this browser and of the server: what comes in redraws this column, and nothing else on the page. */
function Side({ idle }: { idle: boolean }) {
  const stored = useMyGames()
  const mine = useTables('mine')
  const open = useTables('open')
  const running = useTables('running')
  // What is below waits for what is above: nothing that can be pressed is pushed away by something that comes later.
  const isSettled = stored.state !== 'asking' && [mine, open, running].every(({ state }) => state !== 'asking')
  return (
    <div className="home-side">
      <MyGames games={stored} mine={mine} />
      <Suspense fallback={null}>
        {idle && isSettled && <Others open={open} running={running} games={stored.finished} />}
      </Suspense>
    </div>
  )
}

function Foot() {
  const say = useSay()
  return (
    <footer className="home-foot">
      <ul>
        <li>
          <Icon name="check" /> {say('home.foot.offline')}
        </li>
        <li>
          <Icon name="fair" /> {say('home.foot.fair')}
        </li>
        <li>
          <Icon name="text" /> {say('home.foot.text')}
        </li>
      </ul>
      <p>
        {say('home.foot.fan')} {say('home.foot.licence')}
      </p>
    </footer>
  )
}
