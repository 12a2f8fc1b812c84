import type { EndParts } from '../../../game/client.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'
import { history } from './history.ts'
import { Result } from './Result.tsx'

/** What everybody's Crew came out with. */
export const atEnd: EndParts = {
  Result,
  useStandings: () => {
    const say = useSay()
    const { moment } = useTable()
    const { crew, options } = moment.view
    const seats = Array.from({ length: options.players }, (_, seat) => seat)
    return {
      columns: [say('adv.end.wounds'), say('adv.end.downed')],
      rows: seats.map((seat) => {
        const own = crew.filter((one) => one.seat === seat)
        return {
          seat,
          cells: [
            String(own.reduce((sum, { wounds }) => sum + wounds, 0)),
            String(own.filter(({ downed }) => downed).length),
          ],
        }
      }),
    }
  },
  history,
  Picture: null,
}
