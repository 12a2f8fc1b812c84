import { browncoatsCost, cardText } from '@keep-flying/encounters'
import { recruitCost } from '@keep-flying/encounters/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import type { TextPartProps } from '../../../game/client.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'
import { countIn } from '../zones.ts'

/** Who can be recruited, with prices. */
export function BridgeInWords(part: TextPartProps) {
  const say = useSay()
  const { game: texts } = useLanguage()
  const { t, moment } = useTable()
  const { bridge, browncoats } = moment.view
  return (
    <Part {...part}>
      <ul className="text-facts">
        {bridge.map(
          (card) =>
            card !== null && (
              <li key={card}>
                <CardLink id={card} />, {say('enc.words.costs', { n: recruitCost(t, card) })}{' '}
                {cardText(card, texts).join(' ')}
              </li>
            ),
        )}
        <li>
          {say('enc.browncoats')}, {say('enc.words.costs', { n: browncoatsCost })}{' '}
          {say('enc.browncoats.left', { n: countIn(browncoats) })}
        </li>
      </ul>
    </Part>
  )
}
