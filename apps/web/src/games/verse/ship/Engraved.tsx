import { useId } from 'react'
import { drawingOf, type Stuff } from './drawings.ts'

/** Strokes from below: the side away from the light. */
const shade = Array.from({ length: 130 }, (_, n) => {
  const x = n * 3.4
  return `M${x.toFixed(1)} 170L${(x - 34).toFixed(1)} ${104 + ((n * 37) % 11)}`
}).join('')

const plain: Readonly<Partial<Record<Stuff, string>>> = {
  tarnish: '#8d6f39',
  ochre: '#b5955a',
  glass: '#203a5c',
  soot: '#2a1c0b',
}

/** Drawn in brass and ink; a captain's colour is laid over what tells the ship from afar. */
export function Engraved({ ship, color }: { ship: string; color?: string }) {
  const id = useId()
  const { parts, tint, ribs, details, seams, glints } = drawingOf(ship)
  const gradients: Readonly<Partial<Record<Stuff, string>>> = { brass: `url(#${id}g)`, glow: `url(#${id}t)` }
  const shaded = parts.filter(([stuff]) => stuff !== 'soot' && stuff !== 'glass').map(([, shape]) => shape)
  return (
    <svg className="hull" viewBox="0 0 360 170" role="presentation" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f0dfb4" />
          <stop offset=".55" stopColor="#c7a868" />
          <stop offset="1" stopColor="#8d6f39" />
        </linearGradient>
        <radialGradient id={`${id}t`} cx=".3" cy=".5" r=".75">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset=".35" stopColor="#ffc25a" />
          <stop offset=".8" stopColor="#b0702a" />
          <stop offset="1" stopColor="#7b5324" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <path d={shaded.join('')} />
        </clipPath>
      </defs>
      <g stroke="#160e05" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        {parts.map(([stuff, shape]) => (
          <path key={shape} d={shape} fill={plain[stuff] ?? gradients[stuff]} />
        ))}
        {color !== undefined && <path className="hull-tint" d={tint} fill={color} stroke="none" />}
        <path d={ribs} fill="none" strokeWidth="2.4" />
        <path d={details} fill="none" strokeWidth="1.5" />
        <path d={seams} fill="none" strokeWidth="1.3" opacity=".8" />
      </g>
      <path d={shade} clipPath={`url(#${id}c)`} stroke="#160e05" strokeWidth=".8" opacity=".55" />
      <path d={glints} fill="none" stroke="#fff6da" strokeWidth="1.6" opacity=".8" strokeLinecap="round" />
    </svg>
  )
}
