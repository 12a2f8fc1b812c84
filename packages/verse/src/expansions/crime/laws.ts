import type { Part } from '../../box.ts'
import { crewCard } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { type AlertId, alertCard } from './alert-cards.ts'
import { crimeOf } from './state.ts'

const movesTo: Readonly<Record<'contact' | 'shop', AlertId>> = {
  contact: 'alliance-audit',
  shop: 'criminal-sighting',
}

/** Wanted tokens lie only on crew who would not be Wanted without one, and only an Alert that moves about lies anywhere. */
export function checkLaws(t: Table, law: Parameters<NonNullable<Part['checkLaws']>>[1]): void {
  for (const captain of t.state.captains)
    for (const { card, wanted } of captain.crew)
      law(!wanted || !crewCard(t, card).wanted, `${card} is Wanted twice over.`)
  const { lyingOn, inForce, smuggling, moreActions } = crimeOf(t)
  if (lyingOn) {
    const alert = alertCard(movesTo['contact' in lyingOn ? 'contact' : 'shop'])
    law(inForce === alert, `The Alert ${inForce} lies where it cannot lie.`)
  }
  for (const [sector, n] of Object.entries(smuggling?.goods ?? {}))
    law(t.box.sectors.has(sector) && Number.isInteger(n) && n > 0, `There is ${n} Contraband lying at ${sector}.`)
  law(Number.isInteger(moreActions) && moreActions >= 0, `A turn has ${moreActions} more actions.`)
}
