import { call } from '../cards/names.ts'
import { useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { markOf } from '../ui/marks.ts'
import { useLooking, useTable } from './context.tsx'
import './seat-mark.css'

/** A player's mark: tap it for all that is public about that player. With a label the name stands beside it. */
export function SeatMark({ seat, size = 18, label = false }: { seat: number; size?: number; label?: boolean }) {
  const say = useSay()
  const { write } = useTable()
  const { openSeat } = useLooking()
  const name = call(write, 'seat', seat)
  return (
    <button
      type="button"
      className="seat-mark"
      style={{ color: markOf(seat).color }}
      aria-label={say('table.open-seat', { name })}
      title={name}
      onClick={() => openSeat(seat)}
    >
      <MarkSign seat={seat} size={size} letter={name.charAt(0)} />
      {label && <span className="seat-name">{name}</span>}
    </button>
  )
}

/** The sign alone, for use inside other controls. The letter is drawn in it where there is room; it is not read out. */
export function MarkSign({ seat, size, letter }: { seat: number; size: number; letter?: string }) {
  const { color, icon } = markOf(seat)
  return (
    <span className="seat-sign" style={{ color, fontSize: size }} aria-hidden="true">
      <Icon name={icon} />
      {letter !== undefined && size >= 16 && <b data-letter={letter} />}
    </span>
  )
}
