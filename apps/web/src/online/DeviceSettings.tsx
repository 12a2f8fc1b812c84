import { type ReactNode, useId } from 'react'
import { changeSettings, type Settings, useSettings } from '../app/settings.ts'
import { localeOf, locales, useSay } from '../i18n/language.tsx'
import { Habits } from './Habits.tsx'
import { Plate } from './PlainPage.tsx'

const themes = ['system', 'black', 'paper'] as const
/** Milliseconds a bot waits, from unhurried to not at all. */
const botDelays = [1200, 600, 200, 0] as const

/** What holds for this browser alone. */
export function DeviceSettings() {
  const say = useSay()
  const { textFirst } = useSettings()
  return (
    <Plate title={say('online.device.title')}>
      <DeviceFields />
      <Switch label={say('online.device.text')} on={textFirst} change={(text) => ({ textFirst: text })} />
    </Plate>
  )
}

/** The settings that a game in progress offers too. */
export function DeviceFields() {
  const say = useSay()
  const settings = useSettings()
  return (
    <>
      <Choice
        label={say('online.device.language')}
        value={settings.locale}
        onChoice={(locale) => changeSettings({ locale: localeOf(locale) })}
      >
        {Object.entries(locales).map(([id, name]) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={say('online.device.theme')}
        value={settings.theme}
        onChoice={(theme) => changeSettings({ theme: themeOf(theme) })}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {say(`online.device.theme.${theme}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={say('online.device.bots')}
        value={String(settings.botDelay)}
        onChoice={(delay) => changeSettings({ botDelay: Number(delay) })}
      >
        {botDelays.map((delay) => (
          <option key={delay} value={delay}>
            {say(`online.device.bots.${delay}`)}
          </option>
        ))}
      </Choice>
      <Switch label={say('online.device.sound')} on={settings.sound} change={(sound) => ({ sound })} />
      <Switch label={say('online.device.hints')} on={settings.hints} change={(hints) => ({ hints })} />
      <Habits />
    </>
  )
}

function themeOf(value: string): Settings['theme'] {
  return themes.find((theme) => theme === value) ?? 'system'
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly children: ReactNode
  onChoice(value: string): void
}

function Choice({ label, value, children, onChoice }: ChoiceProps) {
  const id = useId()
  return (
    <label className="field" htmlFor={id}>
      <span>{label}</span>
      <select id={id} value={value} onChange={(event) => onChoice(event.target.value)}>
        {children}
      </select>
    </label>
  )
}

function Switch({ label, on, change }: { label: string; on: boolean; change(on: boolean): Partial<Settings> }) {
  return (
    <label className="switch-row">
      <input type="checkbox" checked={on} onChange={(event) => changeSettings(change(event.target.checked))} />
      {label}
    </label>
  )
}
