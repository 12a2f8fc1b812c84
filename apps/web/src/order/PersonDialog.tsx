import { type ReactNode, useCallback, useId, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import type { Result } from '../online/http.ts'
import { sayProblem } from '../online/problems.ts'
import { useAsked, useDeed } from '../online/use-server.ts'
import { useDialog } from '../ui/dialog.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Meant } from './PersonMenu.tsx'
import { ReportPerson } from './ReportPerson.tsx'
import { order } from './requests.ts'
import '../online/plain.css'
import '../menu/menu.css'

/** What can be done about a person: by anybody, and by the host of the table. */
export function PersonDialog({ onClose, ...meant }: Meant & { onClose(): void }) {
  const say = useSay()
  const id = useId()
  const dialog = useDialog(true, onClose)
  const close = useCallback(() => dialog.current?.close(), [dialog])
  const [reporting, setReporting] = useState(false)
  return (
    <dialog ref={dialog} className="plain-dialog person-dialog" aria-labelledby={id}>
      <header>
        <h2 id={id} className="fell">
          {meant.name}
        </h2>
        <button type="button" className="icon-button" aria-label={say('table.close')} onClick={close}>
          <Icon name="cross" />
        </button>
      </header>
      <div>
        {reporting ? (
          <ReportPerson {...meant} onBack={() => setReporting(false)} />
        ) : (
          <Deeds {...meant} onDone={close} onReport={() => setReporting(true)} />
        )}
      </div>
    </dialog>
  )
}

function Deeds({ company, person, name, line, onDone, onReport }: Meant & { onDone(): void; onReport(): void }) {
  const say = useSay()
  const deed = useDeed()
  const blocks = useAsked(order.blocks).value?.blocks
  const { table } = company
  const doing = (work: () => Promise<Result<unknown>>) => () => void deed.run(work, onDone)
  const sits = table.seats.some((seat) => seat.person === person)
  const muted = table.order.muted.some((one) => one.person === person)
  const blocked = blocks?.some((block) => block.person === person) ?? false
  const said = (key: string) => ({ label: say(`order.${key}`, { name }), about: say(`order.${key}.about`, { name }) })
  return (
    <>
      {deed.problem && (
        <p className="plain-problem" role="alert">
          {sayProblem(say, deed.problem)}
        </p>
      )}
      <ul className="person-deeds">
        {table.host && table.status === 'open' && sits && (
          <Choice icon="cross" {...said('remove')} onPress={doing(() => order.remove(table.id, person))} />
        )}
        {table.host && (
          <Choice
            icon="chat"
            {...said(muted ? 'unmute' : 'mute')}
            onPress={doing(() => (muted ? order.unmute(table.id, person) : order.mute(table.id, person)))}
          />
        )}
        <Choice
          icon="lock"
          {...said(blocked ? 'unblock' : 'block')}
          onPress={doing(() => (blocked ? order.unblock(person) : order.block(table, person)))}
        />
        <Choice icon="warning" {...said(line === undefined ? 'report' : 'report-line')} onPress={onReport} />
      </ul>
    </>
  )
}

interface ChoiceProps {
  readonly icon: string
  readonly label: string
  readonly about: ReactNode
  onPress(): void
}

function Choice({ icon, label, about, onPress }: ChoiceProps) {
  return (
    <li>
      <button type="button" className="menu-deed" onClick={onPress}>
        <Icon name={icon} />
        <span>
          {label}
          <small>{about}</small>
        </span>
      </button>
    </li>
  )
}
