import { useCallback } from 'react'
import { linkTo } from '../app/router.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import { useSay } from '../i18n/language.tsx'
import { DeviceFields } from '../online/DeviceSettings.tsx'
import { TableMenu } from '../online/TableMenu.tsx'
import { useLooking, useTable } from '../table/context.tsx'
import { useDialog } from '../ui/dialog.ts'
import { Icon } from '../ui/Icon.tsx'
import { SaveDeed } from './SaveDeed.tsx'
import '../online/plain.css'
import './menu.css'

interface GameMenuProps {
  onClose(): void
  /** Opens the search, where there is one. */
  onFind?(): void
}

/** Everything around a game in one place: played here, on a server, or looked at again. */
export function GameMenu({ onClose, onFind }: GameMenuProps) {
  const say = useSay()
  const { game, session } = useTable()
  const { title, progress } = game.table.useHeading()
  const dialog = useDialog(true, onClose)
  const close = useCallback(() => dialog.current?.close(), [dialog])
  return (
    <dialog ref={dialog} className="plain-dialog menu" aria-labelledby="menu-title">
      <header>
        <div>
          <h2 id="menu-title" className="fell">
            {title}
          </h2>
          <p className="menu-progress">{progress}</p>
        </div>
        <button type="button" className="icon-button" aria-label={say('table.close')} onClick={close}>
          <Icon name="cross" />
        </button>
      </header>
      <div>
        <ul className="menu-deeds">
          {onFind && (
            <li>
              <Deed
                icon="search"
                label={say('table.find')}
                onPress={() => {
                  close()
                  onFind()
                }}
              />
            </li>
          )}
          <li>
            <ViewDeed onDone={close} />
          </li>
          <li>
            <RulesDeed onDone={close} />
          </li>
          <li>
            <SaveDeed />
          </li>
          <li>
            <a className="menu-deed" {...linkTo(session.kind === 'replay' ? '/replays' : '/')}>
              <Icon name="firefly" />
              <span>
                {say(`menu.leave.${session.kind}`)}
                <small>{say(`menu.leave.${session.kind}.note`)}</small>
              </span>
            </a>
          </li>
        </ul>
        <section>
          <h3 className="stencil">{say('menu.settings')}</h3>
          <div className="menu-settings">
            <DeviceFields />
          </div>
        </section>
        <TableMenu session={session} onDone={close} />
      </div>
    </dialog>
  )
}

interface DeedProps {
  readonly icon: string
  readonly label: string
  onPress(): void
}

function Deed({ icon, label, onPress }: DeedProps) {
  return (
    <button type="button" className="menu-deed" onClick={onPress}>
      <Icon name={icon} /> <span>{label}</span>
    </button>
  )
}

/** Goes over to the text view, or back to the drawn one. */
function ViewDeed({ onDone }: { onDone(): void }) {
  const say = useSay()
  const { textFirst } = useSettings()
  return (
    <Deed
      icon="text"
      label={say(textFirst ? 'menu.drawn' : 'menu.text')}
      onPress={() => {
        onDone()
        changeSettings({ textFirst: !textFirst })
      }}
    />
  )
}

/** Beside the board the rules have a panel; beside the text view they are a page. */
function RulesDeed({ onDone }: { onDone(): void }) {
  const say = useSay()
  const { game } = useTable()
  const { textFirst } = useSettings()
  const { openPanel, openTab } = useLooking()
  if (textFirst)
    return (
      <a className="menu-deed" {...linkTo(`/rules?game=${game.id}`)}>
        <Icon name="rules" /> <span>{say('menu.rules')}</span>
      </a>
    )
  return (
    <Deed
      icon="rules"
      label={say('menu.rules')}
      onPress={() => {
        onDone()
        openPanel('rules')
        openTab('rules')
      }}
    />
  )
}
