import { type ReactNode, use } from 'react'
import { GameSprite } from '../../../ui/Icon.tsx'
import sprite from '../../../ui/icons.svg'
import './vignette.css'

/** What a small picture shows. */
export type Subject =
  | { readonly of: 'gunmen' | 'boarders' | 'lone-gun' | 'ridge' }
  /** A sign in a medallion over a ridge. */
  | { readonly of: 'sign'; readonly icon: string }

interface VignetteProps {
  readonly subject: Subject
  readonly tone: 'paper' | 'dark' | 'enemy' | 'job'
  /** The same name is always drawn alike. */
  readonly name: string
}

const [width, height] = [112, 56]

/** A small engraving in level lines, the same for the same name. */
export function Vignette({ subject, tone, name }: VignetteProps) {
  const chance = chanceFor(name)
  return (
    <span className={`vignette vignette-${tone}`}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width={width} height={height} className="v-sky" />
        <path d={sky} className="v-line" />
        {drawn(subject, chance)}
        <path d={grass(chance)} className="v-line v-grass" />
      </svg>
    </span>
  )
}

type Chance = () => number

/** A small generator of numbers between 0 and 1, seeded by a name. */
function chanceFor(name: string): Chance {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
}

const sky = Array.from({ length: 21 }, (_, n) => `M0 ${(1 + n * 2.6).toFixed(1)}H${width}`).join('')

function grass(chance: Chance): string {
  return Array.from(
    { length: 43 },
    (_, n) => `M${(n * 2.6).toFixed(1)} ${height}l5-${(4 + chance() * 7).toFixed(1)}`,
  ).join('')
}

function hill(level: number, waves: number, chance: Chance): string {
  const shift = chance() * 6
  const points = Array.from({ length: 15 }, (_, n) => {
    const y = level + Math.sin((n / 14) * 6.3 * waves + shift) * 4 + chance() * 1.6
    return `L${n * 8} ${y.toFixed(1)}`
  })
  return `M0 ${height}V${level}${points.join('')}V${height}Z`
}

/** Somebody in a hat, from behind the horizon. */
const figure =
  'M0 60c1-20 5-28 10-30-5-1-9-3-12-5 4-2 8-3 12-3l2-10c5 1 9 1 14 0l2 10c4 0 8 1 12 3-3 2-7 4-12 5 5 2 9 10 10 30z'

function Somebody({ x, size, far = false }: { x: number; size: number; far?: boolean }) {
  return (
    <path
      className={far ? 'v-mass' : 'v-ink'}
      d={figure}
      transform={`translate(${x - 19 * size} ${height + 3 - 60 * size}) scale(${size})`}
    />
  )
}

function drawn(subject: Subject, chance: Chance): ReactNode {
  const sun = { cx: 18 + chance() * 76, cy: 12 + chance() * 10, r: 7 + chance() * 4 }
  switch (subject.of) {
    case 'gunmen':
      return (
        <>
          <circle {...sun} className="v-light" />
          <path d={hill(43, 1, chance)} className="v-mass" />
          <Somebody x={30} size={0.74} far />
          <Somebody x={62} size={0.98} />
          <path d="M58 30l18-30" className="v-gun" />
        </>
      )
    case 'boarders':
      return (
        <>
          <path d={hill(47, 2, chance)} className="v-mass" />
          <Somebody x={36} size={0.72} />
          <Somebody x={80} size={0.6} />
          <path d="M20 36l-8-26m0 0l5 6m-5-6l-3 8M96 38l9-24" className="v-gun" />
        </>
      )
    case 'lone-gun':
      return (
        <>
          <circle {...sun} className="v-light" />
          <path d={hill(41, 0.6, chance)} className="v-mass" />
          <Somebody x={18} size={0.5} far />
          <Somebody x={60} size={0.95} />
          <path d="M46 42L96 20" className="v-gun" />
        </>
      )
    case 'ridge':
      return (
        <>
          <circle {...sun} className="v-light" />
          <path d={hill(31, 0.8, chance)} className="v-mass" />
          <path d={hill(42, 1.3, chance)} className="v-ink" />
        </>
      )
    case 'sign':
      return (
        <>
          <path d={hill(46, 1.2, chance)} className="v-mass" />
          <circle cx={width / 2} cy={height / 2} r="23.5" className="v-medal" />
          <circle cx={width / 2} cy={height / 2} r="20.7" className="v-medal v-fine" />
          <Sign icon={subject.icon} />
        </>
      )
  }
}

function Sign({ icon }: { icon: string }) {
  const own = use(GameSprite)
  const url = own?.has(icon) ? own.url : sprite
  return (
    <use href={`${url}#i-${icon}`} x={width / 2 - 15} y={height / 2 - 15} width="30" height="30" className="v-sign" />
  )
}
