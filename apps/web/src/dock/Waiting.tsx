import { useEffect, useState } from 'react'
import { currentSettings } from '../app/settings.ts'
import { CardLink } from '../cards/CardLink.tsx'
import { call } from '../cards/names.ts'
import { useTable } from '../games/verse/table.tsx'
import { useSay } from '../i18n/language.tsx'
import { SeatMark } from '../table/SeatMark.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Offers } from './Offers.tsx'

/** Somebody else decides: who, and what about. */
export function Waiting() {
  const say = useSay()
  const { moment, me } = useTable()
  return (
    <>
      <div className="dock-body">
        <h2 className="dock-prompt fell">{me ? say('dock.waiting') : say('dock.watching')}</h2>
        <ul className="dock-waiting">
          {moment.waiting.map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} label />
              <Doing seat={seat} />
            </li>
          ))}
        </ul>
        <Offers />
      </div>
      <Skip />
    </>
  )
}

/** What a captain is about, as far as the table can see. */
function Doing({ seat }: { seat: number }) {
  const say = useSay()
  const { moment, write } = useTable()
  const { phase, active, turn, attempt, drawn } = moment.view
  const card = drawn.cards.at(-1)
  if (phase === 'set-up') return <span>{say('dock.doing.set-up')}</span>
  if (seat !== active) return <span>{say('dock.doing.asked', { who: call(write, 'seat', active) })}</span>
  if (card !== undefined)
    return (
      <span>
        {say('dock.doing.nav')} <CardLink id={card} />
      </span>
    )
  if (attempt?.seat === seat)
    return (
      <span>
        {say('dock.doing.work')} {attempt.job === null ? say('dock.plate.goal') : <CardLink id={attempt.job} />}
      </span>
    )
  if (turn.flight) return <span>{say('dock.doing.flying')}</span>
  return <span>{say('dock.doing.turn', { n: turn.taken.length + 1 })}</span>
}

/** Bots may play on without waits until the viewer is asked. */
function Skip() {
  const say = useSay()
  const { session, moment, decision } = useTable()
  const [skipping, setSkipping] = useState(false)
  const botsPlay =
    session.kind === 'local' &&
    moment.waiting.some((seat) => moment.seats.find((one) => one.seat === seat)?.kind === 'bot')
  useEffect(() => {
    if (!skipping) return
    session.setBotDelay(0)
    return () => session.setBotDelay(currentSettings().botDelay)
  }, [skipping, session])
  if (!botsPlay || decision) return null
  return (
    <footer className="dock-foot">
      <button type="button" className="button" aria-pressed={skipping} onClick={() => setSkipping(!skipping)}>
        <Icon name="chev" /> {say('dock.skip')}
      </button>
    </footer>
  )
}
