import type { Captain, CardId } from '@keep-flying/verse'
import { freeSlots, inHands } from '@keep-flying/verse/ask'
import { Thing } from '../../../cards/Thing.tsx'
import { useSay } from '../../../i18n/language.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SkillPoints } from '../cards/SkillPoints.tsx'
import { useTable } from '../table.tsx'

/** What is built into the ship, and the gear nobody has in hand. */
export function Fittings({ captain }: { captain: Captain }) {
  const say = useSay()
  const { t } = useTable()
  const held = inHands(t, captain).map(({ gear }) => gear)
  const aboard = captain.gear.filter((gear) => !held.includes(gear))
  const free = Math.max(0, freeSlots(t, captain))
  return (
    <ul className="fittings" aria-label={say('ship.fittings')}>
      {captain.upgrades.map((upgrade) => (
        <li key={upgrade}>
          <Thing card={upgrade} className="fitting" before={<Icon name="upgrade" />} />
        </li>
      ))}
      {free > 0 && <li className="fitting fitting-free">{say('ship.slots-free', { n: free })}</li>}
      <li className="fitting-gap" aria-hidden="true" />
      {aboard.map((gear) => (
        <li key={gear}>
          <Gear card={gear} className="fitting" />
        </li>
      ))}
      {captain.gear.length === 0 && <li className="fitting fitting-free">{say('ship.no-gear')}</li>}
    </ul>
  )
}

/** What a member of the crew carries; outside work it is only where the gear would go. */
export function GearInHand({ gear, assigned }: { gear: readonly CardId[]; assigned: boolean }) {
  const say = useSay()
  if (gear.length === 0) return <p className="crew-gear crew-free">{say('ship.free-hands')}</p>
  return (
    <div className="crew-gear" title={assigned ? undefined : say('ship.would-carry')}>
      {gear.map((card) => (
        <Gear key={card} card={card} className="crew-piece" />
      ))}
    </div>
  )
}

function Gear({ card, className }: { card: CardId; className: string }) {
  const { box, write } = useTable()
  const face = box.supply.get(card)
  if (face?.kind !== 'gear') return null
  return (
    <Thing card={card} className={className} before={<Icon name={face.keywords[0] ?? 'gear'} />}>
      <SkillPoints points={face.skills} write={write} />
    </Thing>
  )
}
