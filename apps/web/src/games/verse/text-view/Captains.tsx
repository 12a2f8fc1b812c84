import { type Captain, sectorText } from '@keep-flying/verse'
import { distancesFrom } from '@keep-flying/verse/ask'
import type { TextPartProps } from '../../../game/client.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

/** The other captains, each in a line; more on request. */
export function Captains(part: TextPartProps) {
  const { moment } = useTable()
  const others = moment.view.captains.filter(({ seat }) => seat !== moment.viewer)
  if (others.length === 0) return null
  return (
    <Part {...part}>
      <ul className="text-facts">
        {others.map((captain) => (
          <Other key={captain.seat} captain={captain} />
        ))}
      </ul>
    </Part>
  )
}

function Other({ captain }: { captain: Captain }) {
  const say = useSay()
  const { game } = useLanguage()
  const { t, box, moment, me } = useTable()
  const { openSeat } = useLooking()
  const sitting = moment.seats[captain.seat]
  const away = me && me.sector !== '' ? (distancesFrom(t, me.sector).get(captain.sector) ?? null) : null
  const leader = captain.crew[0] ? (box.leaders.get(captain.crew[0].card)?.name ?? '') : ''
  return (
    <li>
      <button type="button" className="text-link" onClick={() => openSeat(captain.seat)}>
        {sitting?.name ?? captain.seat + 1}
      </button>
      {captain.ship !== '' &&
        `, ${say('words.captain', {
          leader,
          ship: box.ships.get(captain.ship)?.name ?? '',
          at: captain.sector === '' ? '' : sectorText(captain.sector, box, game),
          credits: captain.credits,
          goals: captain.goals,
          warrants: captain.warrants,
        })}`}
      {away !== null && ` ${say('words.away', { n: away })}.`}
      {moment.view.active === captain.seat && <strong> {say('words.captain.turn')}</strong>}
    </li>
  )
}
