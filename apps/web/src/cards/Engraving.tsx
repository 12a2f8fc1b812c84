import sprite from '../ui/icons.svg'
import {
  type Dice,
  type Drawn,
  diceFor,
  gangway,
  height,
  hills,
  market,
  oneOf,
  people,
  skyLines,
  skyline,
  stars,
  width,
} from './scenery.ts'

/** What a picture shows: somewhere on the ground or aboard with people, or something met in the black. */
export type Subject = { readonly place: 'ground' } | { readonly place: 'space'; readonly icon: string }

const paper = { ink: '#2a1d0c', day: '#d3c193', night: '#7d6a41', mass: '#5b4826', lit: '#e8cf8a', disc: '#efe3c0' }

/** A small engraving, the same for the same name, put together from the kit. */
export function Engraving({ name, subject }: { name: string; subject: Subject }) {
  return (
    <svg
      className="engraving"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role="presentation"
      aria-hidden="true"
    >
      {subject.place === 'space' ? <Space name={name} icon={subject.icon} /> : <Ground name={name} />}
    </svg>
  )
}

const scenes: readonly [(dice: Dice) => Drawn, ...((dice: Dice) => Drawn)[]] = [skyline, hills, gangway, market]

function Ground({ name }: { name: string }) {
  const dice = diceFor(name)
  const scene = oneOf(dice, scenes)
  const isNight = dice() < 0.4
  const { fill, hatch, light } = scene(dice)
  return (
    <>
      <Sky dice={dice} isNight={isNight} />
      <path d={fill} fill={paper.mass} fillRule="evenodd" />
      <path d={hatch} stroke={paper.ink} strokeWidth=".7" opacity=".6" fill="none" />
      <path d={light} fill={paper.lit} stroke={paper.lit} strokeWidth=".6" opacity={isNight ? 1 : 0.75} />
      <Company dice={dice} />
    </>
  )
}

function Sky({ dice, isNight }: { dice: Dice; isNight: boolean }) {
  const [x, y] = [40 + dice() * 160, 18 + dice() * 14]
  return (
    <>
      <rect width={width} height={height} fill={isNight ? paper.night : paper.day} />
      {skyLines().map((lines, n) => (
        <path key={lines} d={lines} stroke={paper.ink} strokeWidth=".6" opacity={(isNight ? 0.5 : 0.28) - n * 0.08} />
      ))}
      {isNight && <path d={stars(dice, 16)} stroke={paper.disc} strokeWidth=".7" />}
      <circle cx={x} cy={y} r={isNight ? 9 : 14} fill={paper.disc} stroke={paper.mass} strokeWidth="1" />
      {isNight && <circle cx={x + 4} cy={y - 2} r="8" fill={paper.night} />}
    </>
  )
}

/** One to three people in the foreground. */
function Company({ dice }: { dice: Dice }) {
  const count = 1 + Math.floor(dice() * 3)
  const first = 60 + dice() * 60
  return Array.from({ length: count }, (_, n) => n).map((n) => (
    <path
      key={n}
      d={oneOf(dice, people)}
      fill={n % 2 === 0 ? '#1f160a' : '#2b2010'}
      transform={`translate(${(first + n * 30).toFixed(1)} ${height + 1}) scale(${(0.9 + dice() * 0.5).toFixed(2)})`}
    />
  ))
}

function Space({ name, icon }: { name: string; icon: string }) {
  const dice = diceFor(name)
  const [x, y, radius] = [30 + dice() * 180, 26 + dice() * 60, 16 + dice() * 26]
  const shade = Array.from({ length: 12 }, (_, n) => {
    const offset = radius * (0.1 + n * 0.075)
    const half = Math.sqrt(Math.max(0, radius ** 2 - offset ** 2))
    return `M${(x + offset).toFixed(1)} ${(y - half).toFixed(1)}v${(2 * half).toFixed(1)}`
  }).join('')
  const size = 46 + dice() * 14
  return (
    <>
      <rect width={width} height={height} fill="#43361f" />
      {skyLines().map((lines) => (
        <path key={lines} d={lines} stroke="#1f160a" strokeWidth="1.2" opacity=".5" />
      ))}
      <path d={stars(dice, 34)} stroke={paper.disc} strokeWidth=".8" />
      <circle cx={x} cy={y} r={radius} fill={paper.day} stroke="#1f160a" />
      <path d={shade} stroke={paper.ink} strokeWidth=".9" opacity=".7" />
      <g color="#1a1107" transform={`rotate(${(-14 + dice() * 28).toFixed(0)} ${width - x} 52)`}>
        <use
          href={`${sprite}#i-${icon}`}
          x={width - x - size / 2}
          y={52 - size / 2}
          width={size}
          height={size}
          stroke={paper.disc}
          strokeWidth="1.2"
        />
      </g>
    </>
  )
}
