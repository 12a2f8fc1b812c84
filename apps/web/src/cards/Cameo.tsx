import { Icon } from '../ui/Icon.tsx'
import './cameo.css'

const rays = Array.from({ length: 36 }, (_, n) => {
  const angle = (n * Math.PI) / 18
  const at = (radius: number) =>
    `${(30 + Math.cos(angle) * radius).toFixed(1)} ${(30 + Math.sin(angle) * radius).toFixed(1)}`
  return `M${at(25.5)}L${at(n % 3 === 0 ? 20 : 22.5)}`
}).join('')

/** An engraved medallion with the signs of what somebody is or what something does. */
export function Cameo({ icons }: { icons: readonly string[] }) {
  return (
    <span className={`cameo cameo-${Math.min(icons.length, 3)}`} aria-hidden="true">
      <svg viewBox="0 0 60 60" role="presentation">
        <circle cx="30" cy="30" r="28.5" strokeWidth="1.6" />
        <circle cx="30" cy="30" r="25.5" strokeWidth=".7" />
        <path d={rays} strokeWidth=".8" />
      </svg>
      <span className="cameo-signs">
        {icons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </span>
    </span>
  )
}
