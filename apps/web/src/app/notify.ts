import { useEffect, useRef } from 'react'
import { useSay } from '../i18n/language.tsx'
import { isMyTurn } from '../session/turn.ts'
import type { Session } from '../session/types.ts'
import { useMoment } from '../table/context.tsx'

/** Calls the viewer to the table: in the tab's title, on the app's icon and, if the page is hidden, by a notification. */
export function useTurnCall(session: Session): void {
  const say = useSay()
  const moment = useMoment(session)
  const mine = session.playback === null && isMyTurn(moment)
  const title = say('online.your-turn')
  const game = session.company?.table.title ?? 'Keep Flying'
  const called = useRef(true)
  useEffect(() => {
    document.title = mine ? title : 'Keep Flying'
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
