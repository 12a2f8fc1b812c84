import { currentSettings } from '../app/settings.ts'
import type { DescribedGame } from '../game/described.ts'
import { seatsField } from '../game/options.ts'
import { type Say, useLanguage, useSay } from '../i18n/language.tsx'
import { Icon } from '../ui/Icon.tsx'
import { markOf } from '../ui/marks.ts'
import { Part } from './Choice.tsx'
import { FlawsOf } from './Flaws.tsx'
import { newSeat, type PlannedSeat, type SeatKind, withSeat } from './plan.ts'
import type { Planning } from './SetupPage.tsx'

/** What a person who gave no name is called; round one screen nobody is just "you". */
export function usualName(n: number, people: number, say: Say): string {
  const mine = n === 0 ? currentSettings().name : ''
  return mine || (people === 1 ? say('setup.seats.you') : say('setup.seats.player', { n: n + 1 }))
}

/** Who sits at the table: people here, people elsewhere, and bots. */
export function Seats({ planning, serverThere }: { planning: Planning; serverThere: boolean }) {
  const say = useSay()
  const { game, plan, flaws, change } = planning
  const [seatsId, { min, max }] = seatsField(game.options)
  const people = plan.seats.filter(({ kind }) => kind === 'person').length
  const remove = (n: number) => change({ ...plan, seats: plan.seats.filter((_, at) => at !== n) })
  return (
    <Part title={say('setup.seats')}>
      <ol className="setup-seats">
        {plan.seats.map((seat, n) => (
          <Seat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={n}
            game={game}
            n={n}
            seat={seat}
            people={people}
            serverThere={serverThere}
            change={(to) => change(withSeat(plan, n, to))}
            remove={plan.seats.length > min ? () => remove(n) : null}
          />
        ))}
      </ol>
      {plan.seats.length < max && (
        <button
          type="button"
          className="setup-add"
          onClick={() => change({ ...plan, seats: [...plan.seats, newSeat(game)] })}
        >
          <Icon name="plus" /> {say('setup.seats.add')}
        </button>
      )}
      {!serverThere && <p className="setup-why">{say('setup.seats.no-server')}</p>}
      <FlawsOf flaws={flaws} field={seatsId} />
    </Part>
  )
}

interface SeatProps {
  readonly game: DescribedGame
  readonly n: number
  readonly seat: PlannedSeat
  /** How many people sit at this screen. */
  readonly people: number
  readonly serverThere: boolean
  change(to: Partial<PlannedSeat>): void
  /** Null where the game needs the seat. */
  readonly remove: (() => void) | null
}

function Seat({ game, n, seat, people, serverThere, change, remove }: SeatProps) {
  const say = useSay()
  const { color, icon } = markOf(n)
  return (
    <li className="setup-seat" style={{ borderLeftColor: color }}>
      <span className="setup-seat-ship" style={{ color }}>
        <Icon name="firefly" size={34} />
        <Icon name={icon} size={13} />
      </span>
      <div className="setup-seat-who">
        <Who game={game} n={n} seat={seat} people={people} change={change} />
      </div>
      {n > 0 && (
        <>
          <Kinds n={n} kind={seat.kind} serverThere={serverThere} choose={(kind) => change({ kind })} />
          {remove && (
            <button
              type="button"
              className="icon-button"
              title={say('setup.seats.remove', { n: n + 1 })}
              aria-label={say('setup.seats.remove', { n: n + 1 })}
              onClick={remove}
            >
              <Icon name="cross" />
            </button>
          )}
        </>
      )}
    </li>
  )
}

function Who({ game, n, seat, people, change }: Omit<SeatProps, 'serverThere' | 'remove'>) {
  const say = useSay()
  if (seat.kind === 'online')
    return (
      <>
        <strong>{say('setup.seats.by-link')}</strong>
        <small>{say('setup.seats.by-link.about')}</small>
      </>
    )
  if (seat.kind === 'bot') return <WhichBot game={game} n={n} bot={seat.bot} choose={(bot) => change({ bot })} />
  return (
    <>
      <label>
        <span className="visually-hidden">{say('setup.seats.name', { n: n + 1 })}</span>
        <input
          type="text"
          maxLength={40}
          placeholder={usualName(n, people, say)}
          value={seat.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <small>{say(n === 0 ? 'setup.seats.you.about' : 'setup.seats.here')}</small>
    </>
  )
}

interface WhichBotProps {
  readonly game: DescribedGame
  readonly n: number
  readonly bot: string
  choose(bot: string): void
}

/** The bots of the game, the strongest first. */
function WhichBot({ game, n, bot, choose }: WhichBotProps) {
  const say = useSay()
  const { write } = useLanguage().game
  const bots = [...game.bots].sort((one, other) => other.strength - one.strength)
  const chosen = bots.find(({ id }) => id === bot)
  return (
    <>
      <label>
        <span className="visually-hidden">{say('setup.seats.strength', { n: n + 1 })}</span>
        <select value={bot} onChange={(event) => choose(event.target.value)}>
          {bots.map(({ id, name }) => (
            <option key={id} value={id}>
              {say('setup.seats.bot-called', { name })}
            </option>
          ))}
        </select>
      </label>
      {chosen && <small>{write(chosen.about)}</small>}
    </>
  )
}

const kinds = [
  { kind: 'person', icon: 'person' },
  { kind: 'bot', icon: 'bot' },
  { kind: 'online', icon: 'link' },
] as const

interface KindsProps {
  readonly n: number
  readonly kind: SeatKind
  readonly serverThere: boolean
  choose(kind: SeatKind): void
}

function Kinds({ n, kind, serverThere, choose }: KindsProps) {
  const say = useSay()
  return (
    <div className="setup-kinds" role="radiogroup" aria-label={say('setup.seats.who', { n: n + 1 })}>
      {kinds.map(({ kind: one, icon }) => (
        <label key={one} title={say(`setup.seats.kind.${one}`)}>
          <input
            type="radio"
            name={`seat-${n}`}
            checked={kind === one}
            disabled={one === 'online' && !serverThere}
            onChange={() => choose(one)}
          />
          <Icon name={icon} />
          <span className="visually-hidden">{say(`setup.seats.kind.${one}`)}</span>
        </label>
      ))}
    </div>
  )
}
