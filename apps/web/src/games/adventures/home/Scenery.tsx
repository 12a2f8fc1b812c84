import './scenery.css'

const lines = Array.from({ length: 24 }, (_, n) => n * 62)
const grid = [...lines.map((x) => `M${x} 0V900`), ...lines.slice(0, 15).map((y) => `M0 ${y}H1440`)].join('')
const buildings = [
  'M744 186h248v124H744z',
  'M1116 372h186v186h-186z',
  'M806 558h186v124H806z',
  'M1178 62h124v124h-124z',
]

/** A yard from above: squares and the walls of its buildings. */
export default function Scenery() {
  return (
    <svg className="adv-scenery" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={grid} />
      <path className="adv-scenery-walls" d={buildings.join('')} />
    </svg>
  )
}
