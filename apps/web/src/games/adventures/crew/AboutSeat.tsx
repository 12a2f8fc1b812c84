import { useTable } from '../table.tsx'
import { CrewCard } from './CrewCard.tsx'

/** The crew cards of a player. */
export function AboutSeat({ seat }: { seat: number }) {
  const { moment } = useTable()
  return moment.view.crew.filter((who) => who.seat === seat).map((who) => <CrewCard key={who.id} who={who} />)
}
