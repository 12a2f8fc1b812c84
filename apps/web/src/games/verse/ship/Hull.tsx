import { useId } from 'react'
import './hull.css'

/** The engraved freighter, side view, nose to the right. */

const bulb = 'M18 92C18 62 47 42 84 43c22 1 36 11 42 25v47c-8 16-24 24-46 24-36 0-62-17-62-47Z'
const body = 'M120 66l30-20 46-5 30 13 16 15 5 15-6 17-20 15-44 11-47-5-10-9Z'
const neck = 'M234 67l56-3 3 30-55 5Z'
const head = 'M284 58c16-9 44-7 60 9 9 9 8 16-4 22-16 9-38 9-55 5Z'
const pod = 'M132 106c12-11 62-11 76 1 8 9 5 21-9 26-20 6-52 5-66-5-9-7-9-15-1-22Z'
const back = 'M146 42c10-11 42-12 54-1l-5 7-46 4Z'
const ribs = [36, 48, 60, 72].map((x, n) => `M${x} ${58 - n * 3}c-7 18-7 48 0 ${68 + n * 5}`).join('')
const seams =
  'M128 72l32-17 38-4 24 10M136 86h98M150 46l8 74M196 42l10 72M222 56l6 50M247 68l3 30M260 67l3 30M273 66l3 29'
const details =
  'M84 44c9 26 9 66 0 94M102 50c7 24 7 58 0 82M146 103c-6 9-6 20 0 29M162 99c-5 12-5 24 0 35M182 98c-4 12-4 25 0 36M300 60l6-10h12l2 8M262 66l4-8 10-1'
const glints = 'M126 66c8-6 18-12 26-17 16-3 30-4 43-5M290 60c14-6 34-5 48 6M24 82c4-18 22-32 50-36'

/** Strokes from below: the side away from the light. */
const shade = Array.from({ length: 130 }, (_, n) => {
  const x = n * 3.4
  return `M${x.toFixed(1)} 170L${(x - 34).toFixed(1)} ${104 + ((n * 37) % 11)}`
}).join('')

/** Drawn in brass and ink; a captain's colour is laid over the drive and the pod. */
export function Hull({ color }: { color?: string }) {
  const id = useId()
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
          <path d={body + neck + head + pod + bulb} />
        </clipPath>
      </defs>
      <g stroke="#160e05" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round">
        <path d={back} fill="#8d6f39" />
        <path d="M152 121l6 14 44-2 10-14" fill="#8d6f39" />
        <path d={bulb} fill={`url(#${id}t)`} />
        <path d={neck} fill={`url(#${id}g)`} />
        <path d={body} fill={`url(#${id}g)`} />
        <path d={head} fill={`url(#${id}g)`} />
        <path d="M310 62l22 8 6 8-24-4-9-6Z" fill="#203a5c" strokeWidth="1.8" />
        <path d="M160 100l10-27h18l2 26Z" fill="#b5955a" />
        <path d={pod} fill={`url(#${id}g)`} />
        {color !== undefined && <path className="hull-tint" d={bulb + pod + back} fill={color} stroke="none" />}
        <ellipse cx="204" cy="118" rx="7.5" ry="13" fill="#2a1c0b" />
        <ellipse cx="206" cy="118" rx="3.5" ry="8" fill="#f6c56b" strokeWidth="1" />
        <path d={ribs} fill="none" strokeWidth="2.4" />
        <path d={details} fill="none" strokeWidth="1.5" />
        <path d={seams} fill="none" strokeWidth="1.3" opacity=".8" />
      </g>
      <path d={shade} clipPath={`url(#${id}c)`} stroke="#160e05" strokeWidth=".8" opacity=".55" />
      <path d={glints} fill="none" stroke="#fff6da" strokeWidth="1.6" opacity=".8" strokeLinecap="round" />
    </svg>
  )
}
