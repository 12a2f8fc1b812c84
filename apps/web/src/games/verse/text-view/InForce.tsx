import { cardText } from '@keep-flying/verse'
import { cardsInForce } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

/** Cards whose word binds everybody, with all they say. */
export function InForce(part: TextPartProps) {
  const { game } = useLanguage()
  const { t, box, write } = useTable()
  const cards = cardsInForce(t)
  if (cards.length === 0) return null
  return (
    <Part {...part}>
      <ul className="text-facts">
        {cards.map(({ card, bars }) => (
          <li key={card}>
            {[`${call(write, 'card', card)}:`, ...cardText(card, box, game), ...(bars ? [write(bars)] : [])].join(' ')}
          </li>
        ))}
      </ul>
    </Part>
  )
}
