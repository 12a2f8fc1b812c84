import './scenery.css'

const rings = Array.from({ length: 12 }, (_, n) => 60 + n * 62)
const rays = Array.from({ length: 48 }, (_, n) => {
  const angle = (n * Math.PI) / 24
  const at = (radius: number) =>
    `${(1080 + Math.cos(angle) * radius).toFixed(0)} ${(420 + Math.sin(angle) * radius).toFixed(0)}`
  return `M${at(110)}L${at(900)}`
}).join('')

/** The chart on the back of every face-down card, large. */
export default function Scenery() {
  return (
    <svg className="enc-scenery" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {rings.map((radius) => (
        <circle key={radius} cx="1080" cy="420" r={radius} />
      ))}
      <path d={rays} />
    </svg>
  )
}
