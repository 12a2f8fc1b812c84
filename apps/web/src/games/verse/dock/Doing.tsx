import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

/** What a captain is about, as far as the table can see. */
export function Doing({ seat }: { seat: number }) {
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
