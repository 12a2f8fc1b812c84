import { solidContacts } from '@keep-flying/verse/ask'
import type { EndParts } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useMoney } from '../dock/money.ts'
import { useTable } from '../table.tsx'
import { CaptainShip } from './CaptainShip.tsx'
import { history } from './history.ts'

const columns = ['goals', 'credits', 'solid', 'warrants', 'crew'] as const

/** Winners first, then by goals, then by money. */
export const atEnd: EndParts = {
  Result: null,
  score: null,
  useStandings: () => {
    const say = useSay()
    const money = useMoney()
    const { moment, t } = useTable()
    const { captains, result } = moment.view
    const winners = result?.winners ?? []
    const order = captains.toSorted(
      (one, other) =>
        Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)) ||
        other.goals - one.goals ||
        other.credits - one.credits,
    )
    return {
      columns: columns.map((column) => say(`story.column.${column}`)),
      rows: order.map((captain) => {
        const cells: Readonly<Record<(typeof columns)[number], string>> = {
          goals: String(captain.goals),
          credits: money(result?.credits[captain.seat] ?? captain.credits),
          solid: String(solidContacts(t, captain).length),
          warrants: String(captain.warrants),
          crew: String(captain.crew.length),
        }
        return { seat: captain.seat, cells: columns.map((column) => cells[column]) }
      }),
    }
  },
  history,
  Picture: CaptainShip,
}
