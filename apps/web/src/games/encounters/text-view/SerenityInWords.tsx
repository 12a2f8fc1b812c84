import { repairCost } from '@keep-flying/encounters/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

/** Serenity's slots from the highest to the lowest. */
export function SerenityInWords(part: TextPartProps) {
  const say = useSay()
  const { t, moment } = useTable()
  const slots = moment.view.serenity.map((slot, index) => ({ ...slot, number: index + 1 })).toReversed()
  return (
    <Part {...part}>
      <ul className="text-facts">
        {slots.map(({ strike, upgrade, number }) => (
          <li key={number}>
            {say('enc.words.slot', { n: number })}{' '}
            {upgrade !== null && (
              <>
                <CardLink id={upgrade} />.{' '}
              </>
            )}
            {strike !== null && (
              <>
                <CardLink id={strike} />, {say('enc.words.repair', { n: repairCost(t, strike) })}
              </>
            )}
            {upgrade === null && strike === null && say('enc.slot.free')}
          </li>
        ))}
      </ul>
    </Part>
  )
}
