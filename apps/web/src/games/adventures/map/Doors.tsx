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
  const out = isLevel ? outside[1] - inside[1] : inside[0] - outside[0]
  const [along, sill] = isLevel ? ['h', `M${x} ${y}h${unit}`] : ['v', `M${x} ${y}v${unit}`]
  const leaf = `M${x} ${y}${along}${unit * 0.77}`
  const isOpen = standing === 'open'
  const swung = { transform: `rotate(${isOpen ? out * openBy : 0}deg)`, transformOrigin: `${x}px ${y}px` }
  const [middleX, middleY] = doorMiddle(door)
  return (
    <g className={`door door-${standing}`}>
      <path d={sill} className="door-sill" />
      <g className="door-leaf" style={swung}>
        <path d={leaf} className="door-bed" />
        <path d={leaf} className="door-wood" />
      </g>
      {!isOpen && (
        <>
          <path d={sill} className="door-bar" />
          <circle cx={middleX} cy={middleY} r={unit * 0.27} />
          <Sign name={signOf(standing, state)} size={unit * 0.34} x={middleX} y={middleY} />
        </>
      )}
    </g>
  )
}

/** How far an open door's leaf is swung out, in degrees. */
const openBy = 69

function signOf(standing: Standing, { lock }: DoorState): string {
  if (standing === 'shut') return 'door-shut'
  const [card] = lock.shown.cards
  return card !== undefined && faceOf(card).includes('keypad') ? 'keypad' : 'lock'
}
