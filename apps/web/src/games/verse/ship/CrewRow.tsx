import type { Captain } from '@keep-flying/verse'
import { crewPoints, crewRoom, inHands } from '@keep-flying/verse/ask'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SkillPoints } from '../cards/SkillPoints.tsx'
import { useTable } from '../table.tsx'
import { CrewCard } from './CrewCard.tsx'
import './crew.css'

/** Everybody aboard, card by card, and the bunks that are free. */
export function CrewRow({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t, write } = useTable()
  const { crew } = captain
  const free = Math.max(0, crewRoom(t, captain))
  const carried = inHands(t, captain)
  const bunks = Array.from({ length: free }, (_, n) => String(n))
  return (
    <>
      <h3 className="stencil crew-heading">
        {say('ship.crew')} <em>{say('ship.of', { n: crew.length, of: crew.length + free })}</em>
        <span className="crew-sums" title={say('ship.crew-points')}>
          <SkillPoints points={crewPoints(t, captain)} write={write} />
        </span>
      </h3>
      <ul className="crew-row">
        {crew.map((member) => (
          <li key={member.card}>
            <CrewCard
              captain={captain}
              member={member}
              gear={carried.filter(({ by }) => by === member.card).map(({ gear }) => gear)}
            />
          </li>
        ))}
        {bunks.map((bunk, n) => (
          <li key={bunk} className="crew-vacant">
            {n === 0 && (
              <>
                <Icon name="plus" />
                {say('ship.bunks-free', { n: free })}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
