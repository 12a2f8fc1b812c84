import type { Captain, SectorId, Table } from '@keep-flying/verse'
import { proposals, type Reason } from '@keep-flying/verse/ask'
import { call } from '../../../cards/names.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

/** Why to go somewhere, in a few words: "Deliver job 2 · $1,500". */
function useReasonWords(): (reason: Reason) => string {
  const say = useSay()
  const { write } = useTable()
  return (reason) => {
    switch (reason.is) {
      case 'job':
        return reason.ready
          ? say(`dock.why.${reason.does}`, { n: reason.n, pay: reason.pay })
          : say('dock.why.not-ready', { n: reason.n })
      case 'goal':
        return say(reason.ready ? 'dock.why.goal' : 'dock.why.goal-later', { n: reason.n })
      case 'contact': {
        const who = call(write, 'contact', reason.contact)
        if (reason.pays > 0) return say('dock.why.sell', { who, pay: reason.pays })
        return say(reason.hires ? 'dock.why.contact' : 'dock.why.contact-later', { who })
      }
      case 'supply':
        return say(reason.refuels ? 'dock.why.refuel' : 'dock.why.supply')
    }
  }
}

/** What draws a captain to one sector, the most pressing first. */
export function reasonsAt(t: Table, c: Captain, sector: SectorId): readonly Reason[] {
  return proposals(t, c, [sector]).flatMap(({ reasons }) => reasons)
}

/** As many reasons as there is room for in a line. */
const mostReasons = 2

export function useReasonLine(): (reasons: readonly Reason[]) => string {
  const words = useReasonWords()
  return (reasons) => reasons.slice(0, mostReasons).map(words).join(', ')
}
