import { type ReactNode, Suspense } from 'react'
import { linkTo } from '../app/router.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { MenuTool } from '../menu/MenuTool.tsx'
import { Icon } from '../ui/Icon.tsx'
import { later } from '../ui/later.tsx'
import { useTable } from './context.tsx'
import { KeysHelp } from './KeysHelp.tsx'
import { useFind } from './use-find.ts'

const FindDialog = later(async () => (await import('./Find.tsx')).FindDialog)

/** Brand, what is played, the players, and the tools that are always there. */
export function TopBar({ children }: { children: ReactNode }) {
  const say = useSay()
  const { game } = useTable()
  const { title, progress } = game.table.useHeading()
  const find = useFind()
  return (
    <header className="table-top canvas">
      <a className="brand fell" {...linkTo('/')} title={say('table.leave')}>
        <Icon name="firefly" />
        <span className="brand-name">Keep Flying</span>
      </a>
      <h1 className="visually-hidden">{title}</h1>
      <div className="table-what">
        <strong aria-hidden="true">{title}</strong>
        <span>{progress}</span>
      </div>
      {children}
      <nav className="table-tools" aria-label={say('table.tools')}>
        <Tool icon="search" label={say('table.find')} onPress={find.open} />
        <TextFirstTool />
        <SoundTool />
        <KeysHelp />
        <MenuTool onFind={find.open} />
      </nav>
      <Suspense fallback={null}>{find.isOpen && <FindDialog onClose={find.close} />}</Suspense>
    </header>
  )
}

function Tool({ icon, label, pressed, onPress }: { icon: string; label: string; pressed?: boolean; onPress(): void }) {
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

function TextFirstTool() {
  const say = useSay()
  const { textFirst } = useSettings()
  return (
    <Tool
      icon="text"
      label={say('table.text-first')}
      pressed={textFirst}
      onPress={() => changeSettings({ textFirst: !textFirst })}
    />
  )
}

function SoundTool() {
  const say = useSay()
  const { sound } = useSettings()
  return (
    <Tool icon="sound" label={say('table.sound')} pressed={sound} onPress={() => changeSettings({ sound: !sound })} />
  )
}
