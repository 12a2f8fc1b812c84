import { avatarOf } from '@keep-flying/encounters'
import { damageOn, healthOf } from '@keep-flying/encounters/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'
import { countIn } from '../zones.ts'

/** The five Main Characters: Health, strikes, cards, and whose turn it is. */
export function CrewInWords(part: TextPartProps) {
  const say = useSay()
  const { t, moment } = useTable()
  const { mains, players, active } = moment.view
  return (
    <Part {...part}>
      <ul className="text-facts">
        {mains.map((main) => {
          const health = healthOf(t, main)
          const player = main.seat === null ? undefined : players[main.seat]
          return (
            <li key={main.crew}>
              <strong>{avatarOf(main.crew).name}</strong>
              {main.seat !== null && ` (${moment.seats[main.seat]?.name ?? ''})`}:{' '}
              {main.down
                ? say('enc.flag.down')
                : say('enc.words.health', { n: Math.max(0, health - damageOn(main)), of: health })}
              {player && `, ${say('enc.cards-in-hand', { n: countIn(player.hand) })}`}.{' '}
              {main.strikes.map(({ card, damage }) => (
                <span key={card}>
                  <CardLink id={card} /> {damage}.{' '}
                </span>
              ))}
              {main.seat === active && <strong>{say('enc.words.turn')}</strong>}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
