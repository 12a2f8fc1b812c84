import type { CardId } from '@keep-flying/encounters'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'
import './card-back.css'

const rings = Array.from({ length: 9 }, (_, n) => 10 + n * 9)
const rays = Array.from({ length: 24 }, (_, n) => {
  const angle = (n * Math.PI) / 12
  const at = (radius: number) =>
    `${(56 + Math.cos(angle) * radius).toFixed(1)} ${(90 + Math.sin(angle) * radius).toFixed(1)}`
  return `M${at(20)}L${at(110)}`
}).join('')

/** The back of the Inevitable card: it lies face-down, but everybody knows it. */
export function TimerBack() {
  const say = useSay()
  return (
    <span className="card-back card-back-timer">
      <Icon name="inevitable" />
      <span>{say('enc.inevitable')}</span>
    </span>
  )
}

/** A face-down card; what the viewer has looked at is pencilled on. */
export function CardBack({ known = null }: { known?: CardId | null }) {
  const { write } = useTable()
  return (
    <span className="card-back">
      <svg viewBox="0 0 112 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {rings.map((radius) => (
          <circle key={radius} cx="56" cy="90" r={radius} className="card-back-fine" />
        ))}
        <path d={rays} className="card-back-fine" />
        <circle cx="56" cy="90" r="19" className="card-back-rose" />
        <path d="M56 73l4 13 13 4-13 4-4 13-4-13-13-4 13-4z" className="card-back-star" />
        <rect x="5" y="5" width="102" height="170" rx="4" className="card-back-frame" />
      </svg>
      {known !== null && (
        <span className="card-back-known" data-card={known}>
          <Icon name="eye" /> {call(write, 'card', known)}
        </span>
      )}
    </span>
  )
}
