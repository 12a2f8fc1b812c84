import { useEffect, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { useThinking } from '../session/hooks.ts'
import { useTable } from '../table/context.tsx'

/** Who thinks, for how long by now, and a way to cut that short. Those who only look on must wait. */
export function BotThinks() {
  const say = useSay()
  const { session, moment } = useTable()
  const thinking = useThinking(session)
  const seconds = useSeconds(thinking?.since ?? null)
  if (!thinking || moment.over || !moment.waiting.includes(thinking.seat)) return null
  const who = moment.seats.find(({ seat }) => seat === thinking.seat)?.name ?? ''
  return (
    <div className="dock-thinks">
      <p role="status">{say('dock.thinks', { who })}</p>
      <span aria-hidden="true">{say('dock.thinks.seconds', { seconds })}</span>
      {moment.viewer !== null && (
        <button type="button" className="button" onClick={() => session.hurry()}>
          {say('dock.thinks.hurry')}
        </button>
      )}
    </div>
  )
}

/** Whole seconds since then. */
function useSeconds(since: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (since === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [since])
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000))
}
