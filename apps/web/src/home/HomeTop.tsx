import { linkTo } from '../app/router.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import { pageAbout } from '../game/link.ts'
import { localeOf, locales, useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'

const ways = ['tables', 'replays', 'rules', 'cards'] as const

/** Those that are about a game. */
const aboutGame: readonly string[] = ['rules', 'cards']

/** Where else there is to go, and what can be set. */
export function HomeTop({ game }: { game: string }) {
  const say = useSay()
  const { name } = useSettings()
  return (
    <header className="home-top">
      <a className="brand fell" {...linkTo('/')} aria-current="page">
        <Icon name="firefly" /> <span>Keep Flying</span>
      </a>
      <nav aria-label={say('home.ways')}>
        {ways.map((way) => (
          <a key={way} {...linkTo(aboutGame.includes(way) ? pageAbout(`/${way}`, game) : `/${way}`)}>
            {say(`home.way.${way}`)}
          </a>
        ))}
      </nav>
      <div className="home-tools">
        <LanguageChoice />
        <Switches />
      </div>
      <a className="home-me" {...linkTo('/account')}>
        <Icon name="person" /> <span>{name === '' ? say('home.guest') : name}</span>
      </a>
    </header>
  )
}

function LanguageChoice() {
  const say = useSay()
  const { locale } = useSettings()
  return (
    <label className="home-language">
      <span className="visually-hidden">{say('home.language')}</span>
      <select value={locale} onChange={(event) => changeSettings({ locale: localeOf(event.target.value) })}>
        {Object.entries(locales).map(([id, called]) => (
          <option key={id} value={id} lang={id}>
            {called}
          </option>
        ))}
      </select>
    </label>
  )
}

function Switches() {
  const say = useSay()
  const { textFirst, sound, theme } = useSettings()
  return (
    <>
      <Switch
        icon="text"
        label={say('home.text-first')}
        on={textFirst}
        flip={() => changeSettings({ textFirst: !textFirst })}
      />
      <Switch icon="sound" label={say('home.sound')} on={sound} flip={() => changeSettings({ sound: !sound })} />
      <Switch
        icon="theme"
        label={say('home.theme')}
        on={theme === 'paper'}
        flip={() => changeSettings({ theme: theme === 'paper' ? 'black' : 'paper' })}
      />
    </>
  )
}

function Switch({ icon, label, on, flip }: { icon: string; label: string; on: boolean; flip(): void }) {
  return (
    <button type="button" className="icon-button" title={label} aria-label={label} aria-pressed={on} onClick={flip}>
      <Icon name={icon} />
    </button>
  )
}
