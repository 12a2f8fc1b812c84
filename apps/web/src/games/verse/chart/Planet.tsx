import { memo, type ReactNode } from 'react'
import { chance, seedOf } from './chance.ts'

const tones = ['#cdbb93', '#a7b8a0', '#c79f7d', '#9fb2c4', '#b9a6b8', '#d3b67a']
const round = (value: number) => Math.round(value * 10) / 10

/** The five ways a surface is engraved: bands, seas, craters, weather, meridians. */
function surface(kind: number, r: number, random: () => number): ReactNode {
  const line = (d: string) => <path d={d} />
  switch (kind) {
    case 0:
      return line(
        [-2, -1, 0, 1, 2].map((n) => `M${-r} ${round(n * r * 0.38)}q${r} ${round(r * 0.36)} ${2 * r} 0`).join(''),
      )
    case 1:
      return line(
        `M${round(-r * 0.7)} ${round(-r * 0.2)}q${round(r * 0.3)} ${round(-r * 0.5)} ${round(r * 0.6)} ${round(-r * 0.1)}t${round(r * 0.5)} ${round(r * 0.1)}` +
          `M${round(-r * 0.4)} ${round(r * 0.5)}q${round(r * 0.3)} ${round(-r * 0.4)} ${round(r * 0.7)} 0`,
      )
    case 2:
      return Array.from({ length: 4 }, (_, n) => {
        const [angle, far, size] = [random() * 2 * Math.PI, random() * r * 0.55, r * (0.12 + random() * 0.16)]
        // biome-ignore lint/suspicious/noArrayIndexKey: craters never move.
        return <circle key={n} cx={round(Math.cos(angle) * far)} cy={round(Math.sin(angle) * far)} r={round(size)} />
      })
    case 3:
      return line(
        `M${-r} ${round(-r * 0.1)}Q0 ${round(-r * 0.5)} ${r} ${round(-r * 0.2)}M${-r} ${round(r * 0.25)}Q0 0 ${r} ${round(r * 0.3)}`,
      )
    default:
      return line(
        [-3, -2, -1, 0, 1, 2, 3].map((n) => `M${round(n * r * 0.28)} ${-r}q${round(r * 0.2)} ${r} 0 ${2 * r}`).join(''),
      )
  }
}

/** The night side's hatching. */
function shade(r: number): string {
  return [0.12, 0.32, 0.52, 0.72, 0.92]
    .map((part) => {
      const [x, y] = [round(r * part), round(Math.sqrt(1 - part * part) * r)]
      return `M${x} ${-y}Q${round(x + r * 0.28)} 0 ${x} ${y}`
    })
    .join('')
}

/** An engraved disc: its tone, pattern, tilt and ring come from its name. */
export const Planet = memo(function Planet({ name, x, y, r }: { name: string; x: number; y: number; r: number }) {
  const random = chance(seedOf(name))
  const kind = Math.floor(random() * 5)
  const tilt = Math.round(random() * 50 - 25)
  const tone = tones[Math.floor(random() * tones.length)]
  const face = surface(kind, r, random)
  const ringed = random() < 0.16
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`} className="chart-planet">
      {ringed && <ellipse rx={r * 1.65} ry={r * 0.45} className="chart-planet-ring" stroke={tone} />}
      <circle r={r + 1.6} className="chart-planet-rim" />
      <circle r={r} fill={tone} />
      <g className="chart-planet-ink" style={{ clipPath: `circle(${r}px at 0 0)` }}>
        {face}
      </g>
      <path d={shade(r)} className="chart-planet-shade" />
      <path d={`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.5} ${r * 1.5} 0 0 0 0 ${-r}Z`} className="chart-planet-night" />
      <circle r={r} className="chart-planet-line" />
    </g>
  )
})

/** A hub with four arms. */
export const Station = memo(function Station({ r }: { r: number }) {
  const [arm, gap] = [r * 0.5 + 2, r * 0.5 + 1]
  return (
    <g className="chart-station">
      <circle r={r + 1.6} className="chart-planet-rim" />
      <circle r={r * 0.62} className="chart-station-hub" />
      <circle r={r} />
      <path d={`M${-r - 3} 0h${arm}M${gap} 0h${arm}M0 ${-r - 3}v${arm}M0 ${gap}v${arm}`} />
    </g>
  )
})
