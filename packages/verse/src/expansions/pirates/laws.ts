import type { Part } from '../../box.ts'
import { crewCard } from '../../rules/table.ts'
import type { Table } from '../../state.ts'
import { bountyCard, isOn } from './most-wanted.ts'
import { piratesOf } from './state.ts'

const listed = 3

/** What holds at every moment of every game with this box. */
export function checkLaws(t: Table, law: Parameters<NonNullable<Part['checkLaws']>>[1]): void {
  const { deck, open, bound, prisoners, encounter } = piratesOf(t)
  law(open.cards.length <= listed, `There are ${open.cards.length} Bounties on the list.`)
  const short = open.cards.length < listed && deck.cards.length > 0
  law(!short || t.state.phase === 'set-up', 'The list of Bounties is short though there are more.')
  for (const { bounty, crew, seat } of [...bound, ...prisoners]) {
    const card = bountyCard(t, bounty)
    law(t.state.captains[seat] !== undefined, `The Bounty "${bounty}" is with nobody.`)
    law(crew.length > 0 && (card.alert || crew.length === 1), `There are ${crew.length} bound under "${bounty}".`)
    for (const one of crew) law(isOn(t, card, one), `${crewCard(t, one).name} is bound under "${bounty}".`)
  }
  law(
    !encounter || encounter.attacker === null || t.state.attempt !== null,
    'There is an attack without anybody at work.',
  )
}
