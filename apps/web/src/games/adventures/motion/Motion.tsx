import { tableFor } from '@keep-flying/adventures/ask'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../../../ui/media.ts'
import { useTable } from '../table.tsx'
import { Player } from './player.ts'
import { scenesOf } from './scenes.ts'
import './motion.css'

/** Whoever comes back after this much has happened sees how it is, not how it came about. */
const mostEvents = 80

/** Shows how figures came to where they stand, and reads out what Goons follow. A press of anything skips it. */
export function Motion() {
  const { moment, write } = useTable()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const last = useRef(moment)
  const [told, tell] = useState<string | null>(null)
  const player = useRef<Player | null>(null)

  useEffect(() => {
    const playing = new Player(tell)
    player.current = playing
    const finish = () => playing.finish()
    document.addEventListener('pointerdown', finish, true)
    document.addEventListener('keydown', finish, true)
    return () => {
      finish()
      document.removeEventListener('pointerdown', finish, true)
      document.removeEventListener('keydown', finish, true)
    }
  }, [])

  useLayoutEffect(() => {
    const before = last.current
    last.current = moment
    if (before === moment || before.viewer !== moment.viewer || still || document.hidden) return
    const seen = before.events.at(-1)?.seq ?? 0
    const heard = moment.events.filter(({ seq }) => seq > seen)
    if (moment.version < before.version || heard.length === 0 || heard.length > mostEvents) return
    const t = tableFor(before.view)
    player.current?.play(scenesOf(t, heard), t.ground.columns, ({ kind, data }) =>
      write({ key: `log.${kind}`, ...(data ? { with: data } : {}) }),
    )
  }, [moment, still, write])

  return told === null ? null : (
    <p className="map-told" aria-hidden="true">
      {told}
    </p>
  )
}
