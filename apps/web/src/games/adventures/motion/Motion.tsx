import { tableFor } from '@keep-flying/adventures/ask'
import type { HeardEvent } from '@keep-flying/kernel'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useMedia } from '../../../ui/media.ts'
import { useTable } from '../table.tsx'
import { useHops } from './hops.ts'
import { Player } from './player.ts'
import { type Scene, scenesOf } from './scenes.ts'
import './motion.css'

/** Whoever comes back after this much has happened sees how it is, not how it came about. */
const mostEvents = 80

/**
 * Shows how figures came to where they stand, and reads out what Goons follow. A press of anything skips it; what was read
 * out can be seen again until something else happens.
 */
export function Motion() {
  const say = useSay()
  const { t, moment, write } = useTable()
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const last = useRef(moment)
  const [told, tell] = useState<string | null>(null)
  const [shown, setShown] = useState<readonly Scene[]>([])
  const player = useRef<Player | null>(null)
  useHops(moment.view.timeline, still)

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

  const { columns } = t.ground
  const play = useCallback(
    (scenes: readonly Scene[]) =>
      player.current?.play(scenes, columns, ({ kind, data }: HeardEvent) =>
        write({ key: `log.${kind}`, ...(data ? { with: data } : {}) }),
      ),
    [columns, write],
  )

  useLayoutEffect(() => {
    const before = last.current
    last.current = moment
    if (before === moment || before.viewer !== moment.viewer || still || document.hidden) return
    const seen = before.events.at(-1)?.seq ?? 0
    const heard = moment.events.filter(({ seq }) => seq > seen)
    if (moment.version < before.version || heard.length === 0 || heard.length > mostEvents) return setShown([])
    const scenes = scenesOf(tableFor(before.view), heard)
    setShown(scenes)
    play(scenes)
  }, [moment, still, play])

  if (told !== null)
    return (
      <p className="map-told" aria-hidden="true">
        {told}
      </p>
    )
  if (!shown.some(({ is }) => is === 'told')) return null
  const label = say('adv.motion.again')
  return (
    <button type="button" className="map-again" aria-label={label} title={label} onClick={() => play(shown)}>
      <Icon name="replay" />
    </button>
  )
}
