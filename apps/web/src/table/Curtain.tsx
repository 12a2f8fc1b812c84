import { useEffect, useRef } from 'react'
import { useSay } from '../i18n/language.tsx'
import './curtain.css'

/** Between two people round one screen: nothing is shown until the next one has the device. */
export function Curtain({ name, onLift }: { name: string; onLift(): void }) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="curtain canvas">
      <p className="stencil">{say('table.curtain.plate')}</p>
      <h1 className="fell">{say('table.curtain.title', { name })}</h1>
      <p>{say('table.curtain.text', { name })}</p>
      <button ref={button} type="button" className="primary" onClick={onLift}>
        {say('table.curtain.lift', { name })}
      </button>
    </main>
  )
}
