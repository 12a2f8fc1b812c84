import { boxCard, type CardId } from '@keep-flying/encounters'
import { attackOf, hasKeyword, scanCost } from '@keep-flying/encounters/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import type { TextPartProps } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Part } from '../../../text-view/Part.tsx'
import { useTable } from '../table.tsx'
import { countIn, knownIn } from '../zones.ts'

const keywords = ['range', 'stationary', 'escape', 'double-strike'] as const

/** The Combat Zone and the 'Verse as one table, from what strikes first to what comes last. */
export function RowInWords(part: TextPartProps) {
  const say = useSay()
  const { t, moment } = useTable()
  const { combatZone, verse } = moment.view
  const spaces = verse.map((space, index) => ({ space, index })).toReversed()
  return (
    <Part {...part}>
      <table>
        <thead>
          <tr>
            {(['place', 'card', 'attack', 'price', 'keywords'] as const).map((column) => (
              <th key={column} scope="col">
                {say(`enc.words.row.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {combatZone.cards.map((card, n) => (
            <Line key={card} place={say('enc.words.row.combat-zone', { n: n + 1 })} card={card} />
          ))}
          {spaces.map(({ space, index }) => {
            const place = say('enc.words.row.space', { n: index + 1 })
            const [card] = space.shown.cards
            if (card !== undefined) return <Line key={index} place={place} card={card} />
            const known = knownIn(space.hidden)
            const isHidden = countIn(space.hidden) > 0
            return (
              <tr key={index}>
                <th scope="row">{place}</th>
                <td>
                  {say(isHidden ? 'enc.words.row.hidden' : 'enc.words.row.empty')}
                  {known !== null && (
                    <>
                      {' '}
                      (<CardLink id={known} />)
                    </>
                  )}
                </td>
                <td />
                <td>{isHidden && say('enc.words.row.scan', { n: scanCost(t, index) })}</td>
                <td />
              </tr>
            )
          })}
        </tbody>
      </table>
    </Part>
  )
}

function Line({ place, card }: { place: string; card: CardId }) {
  const say = useSay()
  const { t } = useTable()
  const isEnemy = boxCard(card).kind === 'enemy'
  const held = keywords.filter((keyword) => hasKeyword(t, card, keyword))
  return (
    <tr>
      <th scope="row">{place}</th>
      <td>
        <CardLink id={card} />, {say(`enc.kind.${boxCard(card).kind}`)}
      </td>
      <td>{isEnemy && attackOf(t, card)}</td>
      <td>{isEnemy && say('enc.words.row.fight', { n: attackOf(t, card) })}</td>
      <td>{held.map((keyword) => say(`enc.keyword.${keyword}`)).join(', ')}</td>
    </tr>
  )
}
