import { type Door, faceOf, type State } from '@keep-flying/adventures'
import { doorsOf } from '@keep-flying/adventures/ask'
import { useTable } from '../table.tsx'
import { doorMiddle, unit } from './plane.ts'
import { Sign } from './Sign.tsx'

type DoorState = State['doors'][number]

/** How a door stands: open, shut by the Job, locked with a token nobody has looked at, or with one that lies open. */
type Standing = 'open' | 'shut' | 'locked' | 'known'

function standingOf({ lock, shut }: DoorState): Standing {
  if (lock.shown.cards.length > 0) return 'known'
  if (lock.hidden.cards.length > 0) return 'locked'
  return shut ? 'shut' : 'open'
}

/** What keeps doors closed, or the leaves of those that stand open. */
export function Doors() {
  const { t } = useTable()
  return (
    <g className="map-doors">
      {doorsOf(t.job).map((door, number) => {
        const state = t.state.doors[number]
        return state && <DoorLeaf key={door.id} door={door} state={state} />
      })}
    </g>
  )
}

function DoorLeaf({ door, state }: { door: Door; state: DoorState }) {
  const { inside, outside } = door
  const standing = standingOf(state)
  const isLevel = inside[0] === outside[0]
  const [x, y] = [Math.max(inside[0], outside[0]) * unit, Math.max(inside[1], outside[1]) * unit]
  const out = isLevel ? outside[1] - inside[1] : outside[0] - inside[0]
  const sill = isLevel ? `M${x} ${y}h${unit}` : `M${x} ${y}v${unit}`
  const [across, along] = [out * unit * 0.72, unit * 0.28]
  const leaf = isLevel ? `M${x} ${y}l${along} ${across}` : `M${x} ${y}l${across} ${along}`
  const [middleX, middleY] = doorMiddle(door)
  return (
    <g className={`door door-${standing}`}>
      <path d={sill} className="door-sill" />
      {standing === 'open' ? (
        <>
          <path d={leaf} className="door-bed" />
          <path d={leaf} className="door-leaf" />
        </>
      ) : (
        <>
          <path d={sill} className="door-bar" />
          <circle cx={middleX} cy={middleY} r={unit * 0.27} />
          <Sign name={signOf(standing, state)} size={unit * 0.34} x={middleX} y={middleY} />
        </>
      )}
    </g>
  )
}

function signOf(standing: Standing, { lock }: DoorState): string {
  if (standing === 'shut') return 'door-shut'
  const [card] = lock.shown.cards
  return card !== undefined && faceOf(card).includes('keypad') ? 'keypad' : 'lock'
}
