import { Suspense, useRef, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useCompany } from '../session/hooks.ts'
import type { Session } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'
import { later } from '../ui/later.tsx'
import './plain.css'

const TableMenu = later(async () => (await import('./TableMenu.tsx')).TableMenu)

/** The button among the table's tools that opens what is to be known and arranged round a game; in words on request. */
export function TableTool({ session, inWords = false }: { session: Session; inWords?: boolean }) {
  const say = useSay()
  const company = useCompany(session)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isWanted, setWanted] = useState(false)
  if (session.kind === 'replay') return null
  const title = say('online.menu.title')
  return (
    <>
      <button
        type="button"
        {...(inWords ? {} : { className: 'icon-button', title, 'aria-label': title })}
        onClick={() => {
          setWanted(true)
          dialog.current?.showModal()
        }}
      >
        {inWords ? title : <Icon name={company ? 'person' : 'fair'} />}
      </button>
      <dialog ref={dialog} className="plain-dialog" aria-labelledby="table-menu">
        <header>
          <h2 id="table-menu" className="fell">
            {title}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={say('online.menu.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </header>
        <Suspense fallback={null}>
          {isWanted && <TableMenu session={session} onDone={() => dialog.current?.close()} />}
        </Suspense>
      </dialog>
    </>
  )
}
