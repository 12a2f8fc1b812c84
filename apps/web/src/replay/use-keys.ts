import { useEffect } from 'react'
import type { Playback } from '../session/types.ts'
import { isTyping } from '../table/keys.ts'
import { otherSpeed, type Speed, turnAfter, turnBefore } from './playing.ts'

export interface Playing {
  readonly playing: boolean
  play(on: boolean): void
  readonly speed: Speed
  setSpeed(speed: Speed): void
}

/** What takes these keys itself: a board moves by arrows, a button is pressed by the space bar. */
const takes = 'input[type="range"], [data-place], [role="application"], button, a, summary'

function deedOf(key: string, playback: Playback, { playing, play, speed, setSpeed }: Playing): (() => void) | null {
  const { at, length, go } = playback
  const to = (place: number | null) => (place === null ? null : () => go(place))
  switch (key) {
    case ' ':
      return () => play(!playing)
    case 'ArrowLeft':
      return to(at > 0 ? at - 1 : null)
    case 'ArrowRight':
      return to(at < length ? at + 1 : null)
    case 'PageUp':
      return to(turnBefore(playback))
    case 'PageDown':
      return to(turnAfter(playback))
    case '<':
      return () => setSpeed(otherSpeed(speed, -1))
    case '>':
      return () => setSpeed(otherSpeed(speed, 1))
    default:
      return null
  }
}

/** The keys of a replay: play and pause, steps, turns, speeds. */
export function useReplayKeys(playback: Playback, playing: Playing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return
      const isTaken = target instanceof Element && target.closest(takes) !== null
      if (isTaken && (key === ' ' || key.startsWith('Arrow'))) return
      const deed = deedOf(key, playback, playing)
      if (!deed) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [playback, playing])
}
