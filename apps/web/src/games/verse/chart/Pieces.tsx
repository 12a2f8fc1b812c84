import type { Writer } from '@keep-flying/kernel'
import { memo, type ReactNode, type SVGProps } from 'react'
import { markOf } from '../../../ui/marks.ts'
import type { Piece, Stand, Standing } from './pieces.ts'
import { Sign } from './Sign.tsx'

/** Sets a piece where it stands. Only its way there is animated, never its size. */
function Placed({
  stand,
  scale,
  size,
  className,
  children,
}: {
  stand: Stand
  scale: number
  size: number
  className: string
  children: ReactNode
}) {
  const [x, y] = [stand.at[0] + stand.dx / scale, stand.at[1] + stand.dy / scale]
  return (
    <g className={className} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g transform={`scale(${size / scale})`}>{children}</g>
    </g>
  )
}

const order = (piece: Piece) => {
  if ('ship' in piece.is) return piece.is.mine ? 5 : 4
  return 'roamer' in piece.is ? 3 : 'pin' in piece.is ? 2 : 1
}

const roamerSizes = {
  cruiser: { halo: 37, sign: 46 },
  cutter: { halo: 24, sign: 30 },
  corvette: { halo: 27, sign: 36 },
} as const

/** Figures are never smaller on the screen, however small the pieces are drawn. */
const leastFigure = 12

export const Pieces = memo(function Pieces({
  standing: { pieces, stands },
  scale,
  size,
  threats,
  words,
  write,
  onShip,
}: {
  standing: Standing
  scale: number
  /** How large they are drawn. */
  size: number
  /** The keys of the pieces the viewer has to fear. */
  threats: ReadonlySet<string>
  /** Whether pins say what is to be done there. */
  words: boolean
  write: Writer
  onShip(seat: number): void
}) {
  const figure = leastFigure / Math.min(1, size)
  const drawn = [...pieces].sort((one, other) => order(one) - order(other))
  return drawn.map((piece) => {
    const stand = stands.get(piece.key)
    if (!stand) return null
    const { is, key } = piece
    const placed = { stand, scale, size }
    if ('ship' in is)
      return (
        <Placed key={key} {...placed} className={is.mine ? 'chart-ship mine' : 'chart-ship'}>
          <Ship seat={is.ship} mine={is.mine} heading={piece.heading} onOpen={onShip} />
        </Placed>
      )
    if ('roamer' in is)
      return (
        <Placed key={key} {...placed} className={`chart-roamer ${is.roamer}${threats.has(key) ? ' threat' : ''}`}>
          {/* A new one wherever it comes to, for it grows there. */}
          <circle key={piece.sector} r={roamerSizes[is.roamer].halo} className="chart-halo" />
          <g transform={`rotate(${piece.heading})`}>
            <Sign name={is.roamer} size={roamerSizes[is.roamer].sign} keyed />
          </g>
        </Placed>
      )
    if ('pin' in is)
      return (
        <Placed key={key} {...placed} className={`chart-pin ${is.pin.kind}${is.pin.active ? ' active' : ''}`}>
          <PinSign pin={is.pin} figure={figure} beside={words ? Math.sign(stand.dx) : null} write={write} />
        </Placed>
      )
    if ('haven' in is)
      return (
        <Placed key={key} {...placed} className="chart-haven">
          <g style={{ color: markOf(is.haven).color }}>
            <Sign name="haven" size={18} keyed />
          </g>
        </Placed>
      )
    if ('token' in is)
      return (
        <Placed key={key} {...placed} className="chart-token">
          <circle r={11} />
          <Sign name={is.token} size={15} keyed />
          {is.n > 1 && (
            <text x={9} y={-5} textAnchor="middle" fontSize={figure}>
              {is.n}
            </text>
          )}
        </Placed>
      )
    if ('bead' in is) return null
    return (
      <Placed key={key} {...placed} className={`chart-alert ${is.alert}`}>
        <path d="M-4-9.500H4L9.500-4V4L4 9.500H-4L-9.500 4V-4Z" />
        <text y={figure / 3} textAnchor="middle" fontSize={figure}>
          {is.n}
        </text>
      </Placed>
    )
  })
})

/** A captain's ship from above, with the mark. A pointer may open what is public of it. */
function Ship({
  seat,
  mine,
  heading,
  onOpen,
}: {
  seat: number
  mine: boolean
  heading: number
  onOpen(seat: number): void
}) {
  const { color, icon } = markOf(seat)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the captains' strip has the same as a button.
    <g
      style={{ color }}
      className="chart-hull"
      data-draggable={mine ? 'course' : undefined}
      onClick={(event) => {
        event.stopPropagation()
        onOpen(seat)
      }}
    >
      <circle r="15" className="chart-touch" />
      {mine && (
        <>
          <circle r="21" className="chart-ring" />
          <circle r="24.5" className="chart-ring outer" />
        </>
      )}
      <g transform={`rotate(${heading})`}>
        <Sign name="firefly" size={26} keyed />
      </g>
      <g transform="translate(9.5 8)">
        <Sign name={icon} size={12} keyed />
      </g>
    </g>
  )
}

/** Words stand on the side that is away from the planet; without one, below. */
const wordsAt: Readonly<Record<number, SVGProps<SVGTextElement>>> = {
  [-1]: { x: -13, y: 4, textAnchor: 'end' },
  0: { y: 22, textAnchor: 'middle' },
  1: { x: 18, y: 4, textAnchor: 'start' },
}

function PinSign({
  pin,
  figure,
  beside,
  write,
}: {
  pin: Extract<Piece['is'], { pin: unknown }>['pin']
  figure: number
  /** On which side of its planet it stands, left or right, if it is to say what is to be done; null if not. */
  beside: number | null
  write: Writer
}) {
  return (
    <>
      <Sign name={pin.kind === 'opportunity' ? 'star' : pin.kind} size={22} keyed />
      {pin.n !== undefined && (
        <g transform="translate(9 -9)">
          <circle r="7.4" />
          <text y={figure / 3} textAnchor="middle" fontSize={figure}>
            {pin.n}
          </text>
        </g>
      )}
      {beside !== null && pin.load.length > 0 && (
        <text className="chart-pin-words" {...wordsAt[beside]}>
          {pin.load.map(write).join(', ')}
        </text>
      )}
    </>
  )
}
