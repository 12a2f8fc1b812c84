import { confirm, type Rules, text } from '@keep-flying/kernel'
import { dismiss } from '../../rules/crew.ts'
import { yesOrNo } from '../../rules/deed.ts'
import { discardGear, type Team, wholeCrew } from '../../rules/gear.ts'
import type { Hooks } from '../../rules/moments.ts'
import { earn } from '../../rules/purse.ts'
import { abilityOf, cardName, contactName, crewCard, gearCard, roll, seatName, tell } from '../../rules/table.ts'
import type { Captain, Member, Table } from '../../state.ts'
import type { AbilityKind, CardId, ContactId } from '../../vocabulary/index.ts'
import { hasOn } from '../shared/abilities/armour.ts'

/** What cards of this box do about something that is about to happen. */
export const reactionHooks: Hooks = {
  medicCheck,
  warrantDue,
  solidAtRisk,
  gearDiscarded,
  cardBought,
  crewFalls,
}

function crewThat(t: Table, c: Captain, kind: AbilityKind): Member | undefined {
  return c.crew.find(({ card }) => abilityOf(crewCard(t, card), kind))
}

/** At work only what was taken along is at hand. */
function gearWith(team: Team): readonly CardId[] {
  return team.attempt ? team.carried.map(({ gear }) => gear) : team.captain.gear
}

function* medicCheck(t: Table, team: Team, victim: Member): Rules<boolean> {
  const foam = gearWith(team).find((gear) => abilityOf(gearCard(t, gear), 'medic-check-succeeds'))
  if (foam === undefined) return false
  const used = yield* confirm({
    seat: team.captain.seat,
    kind: 'medic.sure',
    prompt: text('prompt.medic-sure', { card: cardName(foam), member: cardName(victim.card) }),
    card: victim.card,
    ...yesOrNo('medic-sure'),
  })
  if (!used) return false
  discardGear(t, team, foam)
  tell(t, 'check-succeeds', { card: cardName(victim.card), gear: cardName(foam) })
  return true
}

function* warrantDue(t: Table, c: Captain): Rules<boolean> {
  const dancer = crewThat(t, c, 'averts-warrant')
  if (!dancer) return false
  const averted = yield* confirm({
    seat: c.seat,
    kind: 'warrant.avert',
    prompt: text('prompt.avert-warrant', { card: cardName(dancer.card) }),
    card: dancer.card,
    ...yesOrNo('avert-warrant'),
  })
  if (!averted) return false
  dismiss(t, c, dancer)
  tell(t, 'warrant-averted', { who: seatName(c), card: cardName(dancer.card) })
  return true
}

function* solidAtRisk(t: Table, c: Captain, contact: ContactId): Rules<boolean> {
  const envoy = crewThat(t, c, 'keeps-trust')
  if (!envoy) return false
  const kept = yield* confirm({
    seat: c.seat,
    kind: 'solid.keep',
    prompt: text('prompt.keep-trust', { card: cardName(envoy.card), contact: contactName(contact) }),
    about: contactName(contact),
    card: envoy.card,
    ...yesOrNo('keep-trust'),
  })
  if (!kept) return false
  dismiss(t, c, envoy)
  tell(t, 'trust-kept', { who: seatName(c), card: cardName(envoy.card) })
  return true
}

function gearDiscarded(t: Table, c: Captain, gear: CardId): boolean {
  const keeper = crewThat(t, c, 'keeps-gear')
  const luck = keeper && abilityOf(crewCard(t, keeper.card), 'keeps-gear')
  if (!keeper || !luck) return false
  const die = roll(t)
  tell(t, 'keeps-gear-roll', { card: cardName(keeper.card), gear: cardName(gear), die })
  return die >= luck.from
}

function cardBought(t: Table, c: Captain, id: CardId): void {
  const card = t.box.supply.get(id)
  const bet = card && abilityOf(card, 'bet-on-buying')
  if (!bet) return
  const dice = Array.from({ length: bet.dice }, () => roll(t))
  const credits = earn(t, c, bet.each * dice.reduce((sum, die) => sum + die, 0))
  tell(t, 'bet-rolled', { who: seatName(c), card: cardName(id), credits })
  discardGear(t, wholeCrew(c), id)
}

/** A jacket is spent for whoever has it on. */
function* crewFalls(t: Table, team: Team, victims: readonly Member[]): Rules<readonly Member[]> {
  const alive: Member[] = []
  for (const gear of [...team.captain.gear]) {
    if (!abilityOf(gearCard(t, gear), 'saves-carrier')) continue
    const wearer = victims.find((member) => !alive.includes(member) && hasOn(t, team, member, gear))
    if (!wearer) continue
    tell(t, 'saved-by-gear', { card: cardName(wearer.card), gear: cardName(gear) })
    discardGear(t, team, gear)
    alive.push(wearer)
  }
  yield* []
  return alive
}
