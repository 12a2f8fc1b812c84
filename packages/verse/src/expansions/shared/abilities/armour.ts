import type { Rules } from '@keep-flying/kernel'
import { mayCarry, type Team } from '../../../rules/gear.ts'
import { abilityOf, cardName, gearCard, roll, tell } from '../../../rules/table.ts'
import type { Member, Table } from '../../../state.ts'
import type { CardId } from '../../../vocabulary/index.ts'

/** Armour: whoever wears it may live. Each piece is rolled for once, before any Medic is called. */
export function* armourSaves(t: Table, team: Team, victims: readonly Member[]): Rules<readonly Member[]> {
  const rolled = new Set<Member>()
  const alive: Member[] = []
  for (const gear of team.captain.gear) {
    const armour = abilityOf(gearCard(t, gear), 'armour')
    const wearer = armour && victims.find((member) => !rolled.has(member) && hasOn(t, team, member, gear))
    if (!wearer) continue
    rolled.add(wearer)
    const die = roll(t)
    tell(t, 'armour-roll', { card: cardName(wearer.card), gear: cardName(gear), die })
    if (die >= armour.from) alive.push(wearer)
  }
  return alive
}

/** At work and in tests it is on whoever carries it; otherwise on the first of those struck down, in the order named. */
export function hasOn(t: Table, team: Team, member: Member, gear: CardId): boolean {
  const isHandedOut = team.attempt !== null || team.carried.length > 0
  if (!isHandedOut) return mayCarry(t, member, gear)
  return team.carried.some((item) => item.gear === gear && item.by === member.card)
}
