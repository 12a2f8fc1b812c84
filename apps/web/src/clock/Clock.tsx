import type { SeatClock } from '@keep-flying/protocol'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { sayAloud, sayBriefly, short } from './time.ts'
import { useLeft } from './use-left.ts'
import './clock.css'

interface ClockProps {
  readonly clock: SeatClock
  /** When this device heard of it. */
  readonly heardAt: number
  /** Whether it is the viewer's own: they are told once when it runs short. */
  readonly mine: boolean
}

/** What somebody has left. It ticks before the eyes alone: screen readers are told once, when little is left. */
export default function Clock({ clock, heardAt, mine }: ClockProps) {
  const say = useSay()
  const left = useLeft(clock, heardAt)
  const isShort = clock.running && left < short
  const time = sayBriefly(say, left)
  const shown = left === 0 ? say('clock.out') : isShort ? say('clock.left', { time }) : time
  return (
    <>
      <span
        className="seat-clock"
        data-running={clock.running || undefined}
        data-short={isShort || left === 0 || undefined}
      >
        <span aria-hidden="true">
          <Icon name={isShort || left === 0 ? 'warning' : 'clock'} />
          {shown}
        </span>
        <span className="visually-hidden">
          {left === 0 ? say('clock.out') : say('clock.left', { time: sayAloud(say, left) })}
        </span>
      </span>
      {mine && (
        <span className="visually-hidden" role="status">
          {isShort && left > 0 && say('clock.soon')}
        </span>
      )}
    </>
  )
}
