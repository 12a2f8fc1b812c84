import { lazy, Suspense, useEffect } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useIdle } from '../ui/idle.ts'
import { fetchAhead } from './ahead.ts'
import { Hero } from './Hero.tsx'
import { HomeTop } from './HomeTop.tsx'
import { MyGames } from './MyGames.tsx'
import { Others } from './Others.tsx'
import ship from './ship.svg'
import { useMyGames } from './stored.ts'
import { useTables } from './tables.ts'
import './home.css'

/** The chart behind the page is scenery: it comes when everything that can be pressed is there, and nothing else to do. */
const Scenery = lazy(() => import('../games/verse/home/Scenery.tsx'))

export function Home() {
  const idle = useIdle()
  const games = useMyGames()
  const mine = useTables('mine')
  const open = useTables('open')
  const running = useTables('running')
  useEffect(() => {
    if (idle) fetchAhead()
  }, [idle])
  return (
    <div className="home">
      <div className="home-sky" aria-hidden="true">
        <Suspense fallback={null}>{idle && <Scenery />}</Suspense>
        <div className="home-veil" />
        <div className="home-ship">
          <svg className="home-trail" viewBox="0 0 480 60">
            <path d="M2 30C150 56 320 56 472 20" />
          </svg>
          <img src={ship} alt="" width={390} height={140} />
        </div>
      </div>
      <HomeTop />
      <main className="home-main">
        <Hero />
        <div className="home-side">
          <MyGames games={games} mine={mine} />
          <Others open={open} running={running} games={games.finished} />
        </div>
      </main>
      <Foot />
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
