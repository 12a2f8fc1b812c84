import { eventText } from '@keep-flying/kernel'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../i18n/language.tsx'
import { lastTo } from '../log/turns.ts'
import { isMyTurn } from '../session/turn.ts'
import { useTable } from './context.tsx'

/**
 * Calls the viewer to the table: in the tab's title, on the app's icon and, if the page is hidden, by a notification.
 * What is done to the viewer while the page is hidden is said in the title too.
 */
export function useTurnCall(): void {
  const say = useSay()
  const { session, moment } = useTable()
  const mine = session.playback === null && isMyTurn(moment)
  const title = say('table.called')
  const game = session.company?.table.title ?? 'Keep Flying'
  const called = useRef(true)
  const missed = useMissed()
  useEffect(() => {
    document.title = [mine ? title : '', missed].filter((word) => word !== '').join(' · ') || 'Keep Flying'
  }, [mine, title, missed])
  useEffect(() => {
    setBadge(mine)
    // Not for the turn the page was opened in: whoever opened it is there.
    if (mine && !called.current && document.hidden) notify(title, game)
    called.current = mine
  }, [mine, title, game])
  useEffect(
    () => () => {
      document.title = 'Keep Flying'
      setBadge(false)
    },
    [],
  )
}

/** What was last done to the viewer while the page was out of sight, in a sentence. */
function useMissed(): string {
  const { session, game, moment, write } = useTable()
  const [missed, setMissed] = useState('')
  const seen = useRef<number | null>(null)
  useEffect(() => {
    if (session.playback) return
    // What was told before the page was opened is not news.
    const { viewer, events } = moment
    const since = document.hidden ? seen.current : null
    const event = since === null ? null : lastTo(viewer, events, since, game.opensTurn)
    seen.current = events.at(-1)?.seq ?? 0
    if (event) setMissed(write(eventText(event)))
  }, [session.playback, game, moment, write])
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setMissed('')
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return missed
}

function setBadge(on: boolean): void {
  if (!('setAppBadge' in navigator)) return
  const done = on ? navigator.setAppBadge() : navigator.clearAppBadge()
  // Only an installed app has an icon to set it on.
  done.catch(() => undefined)
}

function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag: location.pathname, icon: '/icon.svg' })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
  } catch {
    // Phones take notifications from service workers only.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { body, tag: location.pathname, icon: '/icon.svg' }),
    )
  }
}
