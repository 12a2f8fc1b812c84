import { type CardId, cardText } from '@keep-flying/encounters'
import { CardLink } from '../../../cards/CardLink.tsx'
import { call } from '../../../cards/names.ts'
import type { TextPartProps } from '../../../game/client.ts'
import { useLanguage, useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'

/** The viewer's hand and what was played this turn, each card with what it says. */
export function HandInWords(part: TextPartProps) {
  const say = useSay()
  const { moment, me, write } = useTable()
  const { turn } = moment.view
  return (
    <Part {...part}>
      <p>{say('enc.words.pools', { recruit: turn.recruit, attack: turn.attack })}</p>
      {me && (
        <>
          <h3>{say('enc.hand')}</h3>
          <Cards cards={me.hand.cards} />
        </>
      )}
      <h3>{say('enc.played')}</h3>
      <Cards cards={turn.played.filter(({ gone }) => !gone).map(({ card }) => card)} />
      {turn.coordinated.some(({ played }) => !played) && (
        <>
          <h3>{say('enc.offered')}</h3>
          <ul className="text-facts">
            {turn.coordinated
              .filter(({ played }) => !played)
              .map(({ card, owner }) => (
                <li key={card}>
                  {call(write, 'seat', owner)}: <CardLink id={card} />
                </li>
              ))}
          </ul>
        </>
      )}
    </Part>
  )
}

/** Cards by name, with what they say. */
export function Cards({ cards }: { cards: readonly CardId[] }) {
  const say = useSay()
  const { game: texts } = useLanguage()
  if (cards.length === 0) return <p>{say('enc.words.none')}</p>
  return (
    <ul className="text-facts">
      {cards.map((card) => (
        <li key={card}>
          <CardLink id={card} />. {cardText(card, texts).join(' ')}
        </li>
      ))}
    </ul>
  )
}
