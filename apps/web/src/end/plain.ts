import { winnersOf } from '@keep-flying/kernel'
import type { EndParts } from '../game/client.ts'
import { useLocale, useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'

/** The end of a game that tells only its outcome: winners first, then by score where there are scores. */
export const plainEnd: EndParts = {
  Result: null,
  score: 'end.score',
  useStandings: () => {
    const say = useSay()
    const figures = new Intl.NumberFormat(useLocale())
    const { outcome, seats } = useTable().moment
    const winners = outcome ? winnersOf(outcome, seats.length) : []
    const scores = outcome?.by === 'seats' ? outcome.scores : undefined
    const rank = (seat: number) => [Number(winners.includes(seat)), scores?.[seat] ?? 0] as const
    const order = seats
      .map(({ seat }) => seat)
      .toSorted((one, other) => rank(other)[0] - rank(one)[0] || rank(other)[1] - rank(one)[1])
    return {
      columns: scores ? [say('end.column.score')] : [],
      rows: order.map((seat) => ({ seat, cells: scores ? [figures.format(scores[seat] ?? 0)] : [] })),
    }
  },
  history: null,
  Picture: null,
}
