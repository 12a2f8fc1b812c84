import { damageOn, healthOf } from '@keep-flying/encounters/ask'
import type { EndParts } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { history } from './history.ts'
import { Result } from './Result.tsx'
import { cardsOf } from './strength.ts'

const columns = ['health', 'strikes', 'deck'] as const

/** All win or lose together: everybody in the order of their seats. */
export const atEnd: EndParts = {
  Result,
  score: 'end.score',
  useStandings: () => {
    const say = useSay()
    const { moment, t } = useTable()
    const { players, mains } = moment.view
    return {
      columns: columns.map((column) => say(`enc.story.column.${column}`)),
      rows: players.map(({ seat }) => {
        const main = mains.find((one) => one.seat === seat)
        const health = main ? healthOf(t, main) : 0
        const left = main ? Math.max(0, health - damageOn(main)) : 0
        const cells: Readonly<Record<(typeof columns)[number], string>> = {
          health: main?.down ? say('enc.story.down') : say('enc.story.health', { n: left, of: health }),
          strikes: String(main?.strikes.length ?? 0),
          deck: String(cardsOf(moment.view, seat).count),
        }
        return { seat, cells: columns.map((column) => cells[column]) }
      }),
    }
  },
  history,
  Picture: null,
}
