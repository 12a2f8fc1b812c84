import { cardText } from '@keep-flying/verse'
import { cardsInForce } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { useLooking } from '../../../table/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../table.tsx'

/** The cards whose word binds everybody, always in sight: press one for the whole of it. */
export function InForce() {
  const say = useSay()
  const { game } = useLanguage()
  const { t, box, write } = useTable()
  const { openCard } = useLooking()
  const cards = cardsInForce(t)
  if (cards.length === 0) return null
  return (
    <ul className="chart-in-force" aria-label={say('words.part.in-force')}>
      {cards.map(({ card, bars }) => (
        <li key={card}>
          <button type="button" onClick={() => openCard(card)}>
            <Icon name="warrant" />
            <span className="in-force-name">{call(write, 'card', card)}</span>
            <span className="in-force-says">{bars ? write(bars) : cardText(card, box, game).at(-1)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
