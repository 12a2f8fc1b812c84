import { AvatarPlate } from '../place/AvatarPlate.tsx'
import { useTable } from '../table.tsx'
import './about-player.css'

/** All that everybody may know of a player. */
export function AboutPlayer({ seat }: { seat: number }) {
  const { moment } = useTable()
  const player = moment.view.players[seat]
  const main = moment.view.mains.find((one) => one.seat === seat)
  if (!player || !main) return null
  return (
    <div className="about-player">
      <AvatarPlate main={main} player={player} />
    </div>
  )
}
