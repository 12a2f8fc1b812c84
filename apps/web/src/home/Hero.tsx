import { type ReactNode, useState } from 'react'
import { goTo, linkTo } from '../app/router.ts'
import { changeSettings, currentSettings } from '../app/settings.ts'
import type { GameEntry } from '../game/client.ts'
import type { HomeWords } from '../game/home.ts'
import { homeOf } from '../game/home-of.ts'
import { pageAbout } from '../game/link.ts'
import { listingOf } from '../game/listing.ts'
import { useLocale, useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Beginning } from './begin.ts'
import { placeIn } from './join.ts'
import { WhichGame } from './WhichGame.tsx'

interface HeroProps {
  readonly games: readonly GameEntry[]
  /** The one that can be begun. */
  readonly game: GameEntry
  choose(game: string): void
}

/** The title, which game it is where there are several, and the four ways into it. */
export function Hero({ games, game, choose }: HeroProps) {
  const say = useSay()
  const locale = useLocale()
  const start = useStart(game.id)
  const wordsOf = (id: string) => homeOf(id).words[locale]
  // In as much room as those of any other game would take: choosing moves nothing.
  const ofAll = (part: (words: HomeWords, id: string) => ReactNode) => (
    <span className="home-of-all">
      {games.map(({ id }) => (
        <span key={id} aria-hidden={id !== game.id}>
          {part(wordsOf(id), id)}
        </span>
      ))}
    </span>
  )
  return (
    <section className="home-hero">
      <h1 className="fell">Keep Flying</h1>
      <p className="home-tag">
        {ofAll(({ deed, how }) => (
          <>
            {deed}
            <br />
            {how}
          </>
        ))}
      </p>
      <WhichGame games={games.map(({ id }) => listingOf(id))} chosen={game.id} choose={choose} />
      <button type="button" className="primary home-play" disabled={start.busy} onClick={() => start.press('usual')}>
        <Icon name="burn" />
        <Words title={say('home.play')}>{ofAll(({ play }, id) => play(listingOf(id).hours ?? ''))}</Words>
      </button>
      <div className="home-two">
        {wordsOf(game.id).guided && (
          <button type="button" className="button" disabled={start.busy} onClick={() => start.press('guided')}>
            <Icon name="rules" />
            <Words title={say('home.guided')}>{ofAll(({ guided }) => guided)}</Words>
          </button>
        )}
        <a className="button" {...linkTo(pageAbout('/new', game.id))}>
          <Icon name="crew" />
          <Words title={say('home.make')}>{say('home.make.about')}</Words>
        </a>
      </div>
      {start.failed && (
        <p className="home-trouble" role="alert">
          <Icon name="warning" /> {say('home.begin-failed')}
        </p>
      )}
      <Join />
    </section>
  )
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className="home-words">
      {title}
      <small>{children}</small>
    </span>
  )
}

interface Start {
  readonly busy: boolean
  readonly failed: boolean
  press(beginning: Beginning): void
}

function useStart(game: string): Start {
  const say = useSay()
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const press = async (beginning: Beginning) => {
    setState('busy')
    try {
      const { begin } = await import('./begin.ts')
      const id = await begin(game, beginning, currentSettings().name || say('home.you'))
      if (beginning === 'guided') changeSettings({ hints: true, hintsSeen: [] })
      goTo(`/play/${id}`)
    } catch {
      setState('failed')
    }
  }
  return { busy: state === 'busy', failed: state === 'failed', press: (beginning) => void press(beginning) }
}

function Join() {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  return (
    <form
      className="home-join"
      onSubmit={(event) => {
        event.preventDefault()
        const place = placeIn(typed)
        setRefused(place === null)
        if (place !== null) goTo(place)
      }}
    >
      <label htmlFor="join">{say('home.join')}</label>
      <span className="home-field">
        <Icon name="link" />
        <input
          id="join"
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={say('home.join.hint')}
          value={typed}
          aria-invalid={refused}
          aria-describedby={refused ? 'join-problem' : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setRefused(false)
          }}
        />
      </span>
      <button type="submit" className="button">
        {say('home.join.go')}
      </button>
      {refused && (
        <p id="join-problem" className="home-trouble" role="alert">
          {say('home.join.unreadable')}
        </p>
      )}
    </form>
  )
}
