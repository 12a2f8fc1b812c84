import { Suspense } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { onDemand } from '../ui/later.tsx'
import { useTable } from './context.tsx'

const Clock = onDemand(() => withAllWords(import('../clock/Clock.tsx')))

/** What a player has left, at a table with clocks: games show it beside the player's name. */
export function SeatTime({ seat }: { seat: number }) {
  const { session, moment } = useTable()
  const { company } = session
  const clock = company?.table.seats[seat]?.clock
  if (!clock) return null
  return (
    <Suspense fallback={null}>
      <Clock clock={clock} heardAt={company.heardAt} mine={seat === moment.viewer} />
    </Suspense>
  )
}
