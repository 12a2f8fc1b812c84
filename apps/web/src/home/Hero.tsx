import { type ReactNode, useState } from 'react'
import { goTo, linkTo } from '../app/router.ts'
import { changeSettings, currentSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { Names } from './begin.ts'
import { placeIn } from './join.ts'

/** The title, and the four ways into a game. */
export function Hero() {
  const say = useSay()
  const start = useStart()
  return (
    <section className="home-hero">
      <h1 className="fell">Keep Flying</h1>
      <p className="home-tag">
        {say('home.tag.deed')}
        <br />
        {say('home.tag.how')}
      </p>
      <button type="button" className="primary home-play" disabled={start.busy} onClick={() => start.press('solo')}>
        <Icon name="burn" />
        <Words title={say('home.play')}>{say('home.play.about')}</Words>
      </button>
      <div className="home-two">
        <button type="button" className="button" disabled={start.busy} onClick={() => start.press('guided')}>
          <Icon name="rules" />
          <Words title={say('home.guided')}>{say('home.guided.about')}</Words>
        </button>
        <a className="button" {...linkTo('/new')}>
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
  press(kind: 'solo' | 'guided'): void
}

function useStart(): Start {
  const say = useSay()
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')
  const press = async (kind: 'solo' | 'guided') => {
    setState('busy')
    const names: Names = { me: currentSettings().name || say('home.you'), bot: (n) => say('home.bot', { n }) }
    try {
      const { beginGuided, beginSolo } = await import('./begin.ts')
      const id = await (kind === 'guided' ? beginGuided(names) : beginSolo(names))
      if (kind === 'guided') changeSettings({ hints: true, hintsSeen: [] })
      goTo(`/play/${id}`)
    } catch {
      setState('failed')
    }
  }
  return { busy: state === 'busy', failed: state === 'failed', press: (kind) => void press(kind) }
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
