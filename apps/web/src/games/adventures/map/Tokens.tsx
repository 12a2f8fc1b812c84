import type { State } from '@keep-flying/adventures'
import { useTable } from '../table.tsx'
import { middleOf, unit } from './plane.ts'
import { Sign } from './Sign.tsx'

type Token = State['tokens'][number]

const signs: Readonly<Record<Token['kind'], string>> = {
  terminal: 'terminal',
  crate: 'crate',
  safe: 'safe',
  numbered: 'person',
  objective: 'goal',
  cargo: 'cargo',
}

/** What lies about: the Job's tokens, the vehicle, Bodies and the captive. */
export function Tokens() {
  const { t } = useTable()
  const { columns, mule } = t.ground
  const { tokens, bodies, captive } = t.state
  const [first] = mule
  return (
    <g className="map-tokens">
      {first !== undefined && <Mule at={middleOf(columns, first)} isUpright={mule.includes(first + columns)} />}
      {tokens.map((token) => (
        <g
          key={token.id}
          className={`token token-${token.kind}`}
          data-done={token.done || undefined}
          style={{ transform: placed(middleOf(columns, token.at)) }}
        >
          <rect x={-unit * 0.35} y={-unit * 0.35} width={unit * 0.7} height={unit * 0.7} rx="2" />
          <Sign name={signs[token.kind]} size={unit * 0.52} />
        </g>
      ))}
      {bodies.map(({ id, at }) => (
        <g key={id} className="body" style={{ transform: placed(middleOf(columns, at)) }}>
          <ellipse rx={unit * 0.42} ry={unit * 0.26} cy={unit * 0.1} />
          <Sign name="body" size={unit * 0.8} />
        </g>
      ))}
      {captive && (
        <g className="captive" style={{ transform: placed(middleOf(columns, captive.at)) }}>
          <circle r={unit * 0.4} />
          <Sign name={captive.walks ? 'person' : 'downed'} size={unit * 0.56} />
        </g>
      )}
    </g>
  )
}

/** Where a group stands, as a style: it can be moved from there. */
export function placed([x, y]: readonly [number, number]): string {
  return `translate(${x}px, ${y}px)`
}

function Mule({ at: [x, y], isUpright }: { at: readonly [number, number]; isUpright: boolean }) {
  return (
    <g
      className="mule"
      transform={`translate(${x} ${y})${isUpright ? ' rotate(90)' : ''} translate(${-unit / 2} ${-unit / 2})`}
    >
      {[2, unit * 1.5].flatMap((left) =>
        [1, unit - 4.5].map((top) => <rect key={`${left} ${top}`} x={left} y={top} width="9" height="3.500" rx="1" />),
      )}
      <rect x="2" y="3" width={unit * 2 - 4} height={unit - 6} rx="3.500" className="mule-body" />
      <rect x="5" y="5.500" width={unit * 0.62} height={unit - 11} rx="1" className="mule-seat" />
      <rect x={unit} y="5.500" width={unit * 0.8} height={unit - 11} rx="1" className="mule-bed" />
    </g>
  )
}
