import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { destinations } from '../../rules/cruiser.ts'
import { chooseCutterMove, mayCutterGo, meetReavers } from '../../rules/cutter.ts'
import type { Deed } from '../../rules/deed.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { onCard } from '../../rules/show.ts'
import { abilityOf, cardName, seatName, shipAbilities, tell, upgradeCard } from '../../rules/table.ts'
import { spendUpgrade } from '../../rules/upgrade.ts'
import type { Captain, Table } from '../../state.ts'
import type { AbilityKind, CardId, Destination } from '../../vocabulary/index.ts'
import { placeAlert } from '../shared/alerts/tokens.ts'

/** Living beside Reavers: who may come near them, and what keeps them off. */

const anyNextSector: Destination = { to: 'next-sector', within: ['border', 'rim'] }

function upgradesWith(t: Table, c: Captain, kind: AbilityKind): CardId[] {
  return c.upgrades.filter((card) => abilityOf(upgradeCard(t, card), kind))
}

/** Where Reavers are but no Cutter, there is none to drive off. */
function isBesideCutter(t: Table, c: Captain): boolean {
  return t.state.cutters.includes(c.sector)
}

/** Drives off the Cutter beside the ship. */
function* driveOff(t: Table, c: Captain, card: CardId): Rules<void> {
  spendUpgrade(t, c, card)
  tell(t, 'cutter-driven-off', { who: seatName(c), card: cardName(card) })
  const from = c.sector
  const free = destinations(t, from, c, anyNextSector).filter((to) => mayCutterGo(t, to))
  yield* chooseCutterMove(
    t,
    c,
    free.map((to) => ({ from, to })),
  )
}

function* driveOffInstead(t: Table, c: Captain): Rules<boolean> {
  const choice = yield* chooseOne<CardId | null>(
    { seat: c.seat, kind: 'cutter.drive-off', prompt: text('prompt.drive-off'), rule: 'CUTTER-01' },
    [null, ...(isBesideCutter(t, c) ? upgradesWith(t, c, 'dodges-cutter') : [])],
    (card) =>
      card === null
        ? { id: 'face', text: text('option.face-reavers'), role: 'risky', sign: 'cutter' }
        : onCard(card, 'option.discard-card'),
  )
  if (choice === null) return false
  yield* driveOff(t, c, choice)
  return true
}

const drivingOff = (card: CardId) =>
  ({ id: `drive-off:${card}`, role: 'minor', group: 'roamers', sign: 'cutter' }) as const

function driveOffChoices(t: Table, c: Captain): Deed[] {
  if (!isBesideCutter(t, c)) return []
  return upgradesWith(t, c, 'dodges-cutter').map((card) => ({
    option: onCard(card, 'option.drive-off', {}, drivingOff(card)),
    carryOut: () => driveOff(t, c, card),
  }))
}

export const reaverAnswers: Answers = {
  mayJoinCutter(t, c, way) {
    if (way === 'mosey') return true
    return way !== 'drift' && shipAbilities(t, c, 'passes-as-reaver').length > 0
  },
}

export const reaverHooks: Hooks = {
  /** A card that is itself the meeting goes on by its own text; any other brings the meeting on at once. */
  *cutterThereAlready(t, c, card) {
    const nav = card === undefined ? undefined : t.box.nav.get(card)
    if (nav && !nav.first) yield* meetReavers(t, c)
  },

  *reaversStrike(t, c) {
    return yield* driveOffInstead(t, c)
  },

  reaversGone(t, c, crewBefore) {
    if (c.crew.length >= crewBefore) return
    for (const card of upgradesWith(t, c, 'passes-as-reaver')) {
      spendUpgrade(t, c, card)
      tell(t, 'upgrade-discarded', { who: seatName(c), card: cardName(card) })
    }
  },

  cutterLeft(t, from) {
    placeAlert(t, from, 'reaver')
  },

  turnChoices: driveOffChoices,
}
