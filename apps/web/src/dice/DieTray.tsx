import { useSay } from '../i18n/language.tsx'
import sprite from '../ui/icons.svg'
import type { Roll } from './roll.ts'
import './dice.css'

/** Where the pips of the upper face lie, for each number. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[61, 29]],
  2: [
    [44, 29.5],
    [79, 28.5],
  ],
  3: [
    [44, 29.5],
    [61, 29],
    [79, 28.5],
  ],
  4: [
    [44, 29.5],
    [79, 28.5],
    [60, 21],
    [62, 37],
  ],
  5: [
    [44, 29.5],
    [79, 28.5],
    [60, 21],
    [62, 37],
    [61, 29],
  ],
}

/** The tray with the die in it: it tumbles once when the roll has fallen. */
export function DieTray({ roll }: { roll: Roll | null }) {
  const say = useSay()
  const face = roll ? ((roll.die - 1) % 6) + 1 : 1
  return (
    <div className="dice-tray" data-rolled={roll !== null || undefined} aria-hidden="true">
      <Die
        key={roll ? `${roll.die} ${roll.total}` : 'rest'}
        face={face}
        rolls={roll !== null}
        flares={(roll?.die ?? 0) > 5}
      />
      <span>{roll ? say('dice.on-the-die', { n: roll.die }) : say('dice.to-roll')}</span>
    </div>
  )
}

function Die({ face, rolls, flares }: { face: number; rolls: boolean; flares: boolean }) {
  const look = ['dice-die', rolls ? 'dice-rolls' : '', flares ? 'dice-flares' : ''].join(' ')
  return (
    <svg className={look} viewBox="0 0 120 120" role="presentation">
      <g transform="rotate(-9 60 60)">
        <path d="M24 30 60 14l38 13v42L63 104 26 88z" fill="#a88f58" />
        <path d="M24 30 60 14l38 13-36 17z" fill="#f9f1da" stroke="#6d5524" strokeWidth="1.5" />
        <path d="M24 30l38 14 1 60-37-16z" fill="#e3d5b2" stroke="#6d5524" strokeWidth="1.5" />
        <path d="M62 44l36-17v42l-35 35z" fill="#c4ac74" stroke="#6d5524" strokeWidth="1.5" />
        <g fill="#2a1d0a">
          {face === 6
            ? null
            : (pips[face] ?? []).map(([x, y]) => <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="4.8" ry="2.8" />)}
          <ellipse cx="35" cy="50" rx="3.6" ry="5" />
          <ellipse cx="51" cy="86" rx="3.6" ry="5" />
          <ellipse cx="43" cy="68" rx="3.6" ry="5" />
        </g>
        {face === 6 && <use href={`${sprite}#i-firefly`} x="46" y="13" width="30" height="32" color="#8f2a16" />}
        <g transform="translate(71 48) skewY(-24) scale(.86 1.1)" color="#8f2a16">
          <use href={`${sprite}#i-${face === 6 ? 'mark-circle' : 'firefly'}`} width="24" height="24" />
        </g>
      </g>
    </svg>
  )
}
