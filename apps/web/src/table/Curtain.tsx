import { useEffect, useRef } from 'react'
import { useSay } from '../i18n/language.tsx'
import type { Curtain as Drawn, Session } from '../session/types.ts'
import { Icon } from '../ui/Icon.tsx'
import './curtain.css'

/** Between two people round one screen: nothing is shown until the next one has the device. */
export function Curtain({ session, curtain }: { session: Session; curtain: Drawn }) {
  const say = useSay()
  const { seat, name, takesBack } = curtain
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the curtain may become another's
  useEffect(() => button.current?.focus(), [seat])
  return (
    <main className="curtain canvas">
      <p className="stencil">{say('table.curtain.plate')}</p>
      <h1 className="fell">{say('table.curtain.title', { name })}</h1>
      <p>{say('table.curtain.text', { name })}</p>
      <button ref={button} type="button" className="primary" onClick={() => session.liftCurtain()}>
        {say('table.curtain.lift', { name })}
      </button>
      {takesBack && (
        <button type="button" className="button" onClick={() => void session.undo('choice')}>
          <Icon name="undo" /> {say('table.curtain.undo', { name: takesBack.name })}
        </button>
      )}
    </main>
  )
}
