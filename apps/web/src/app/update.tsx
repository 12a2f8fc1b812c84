import { registerSW } from 'virtual:pwa-register'
import { useEffect, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import './strips.css'

/** Milliseconds between two looks for a new version. */
const lookEvery = 60 * 60_000

/** Keeps the page for use without a network, and says when a newer one is there: nobody is torn out of a game. */
export function UpdateStrip() {
  const say = useSay()
  const [load, setLoad] = useState<(() => void) | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const update = registerSW({
      onNeedRefresh: () => setLoad(() => () => void update(true)),
      onRegisteredSW: (_url, registration) => {
        // Without a network there is nothing to find.
        timer = setInterval(() => void registration?.update().catch(() => undefined), lookEvery)
      },
    })
    return () => clearInterval(timer)
  }, [])
  if (!load) return null
  return (
    <div className="strip strip-update" role="status">
      <Icon name="info" />
      <p>{say('app.update.ready')}</p>
      <button type="button" className="button" onClick={load}>
        {say('app.update.load')}
      </button>
      <button type="button" className="button" onClick={() => setLoad(null)}>
        {say('app.update.later')}
      </button>
    </div>
  )
}
