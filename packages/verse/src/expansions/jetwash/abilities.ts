import { confirm, type Rules, text } from '@keep-flying/kernel'
import { hasProfession } from '../../rules/crew.ts'
import { type Deed, yesOrNo } from '../../rules/deed.ts'
import { canBurn, fullBurn } from '../../rules/fly.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { abilityOn, cardName, leaderOf, seatName, shipAbilities, tell } from '../../rules/table.ts'
import { useUpUpgrade } from '../../rules/upgrade.ts'
import type { Captain, Table } from '../../state.ts'
import type { NavKind } from '../../vocabulary/index.ts'
import { optionOf } from '../shared/abilities/in-turn.ts'

/** What ship, upgrades and Leader of this box do. */
export const jetwashAnswers: Answers = {
  standsIn: (t, { captain }, profession) =>
    shipAbilities(t, captain, 'stands-in').find((ability) => ability.profession === profession),
  isBlank: (t, _c, { kind }) => t.state.turn.flight?.decoysOut === true && ledAstray.includes(kind),
  worksUnpaid(t, c, member) {
    const loyal = abilityOn(t, leaderOf(c).card, 'loyal-crew')
    return loyal !== undefined && hasProfession(t, [member], loyal.profession)
  },
}

export const jetwashHooks: Hooks = {
  burnBegins: sendDecoys,
  turnChoices: ramJets,
}

/** Whoever hunts by the echoes of a ship. */
const ledAstray: readonly NavKind[] = ['cruiser', 'reaver', 'corvette']

/** One cluster is enough for a flight. */
function* sendDecoys(t: Table, c: Captain): Rules<number> {
  const card = c.upgrades.find((upgrade) => abilityOn(t, upgrade, 'clears-the-sky'))
  if (card === undefined) return 0
  const asked = { kind: 'burn.decoys', prompt: text('prompt.decoys', { card: cardName(card) }), ...yesOrNo('decoys') }
  if (!(yield* confirm({ seat: c.seat, card, ...asked }))) return 0
  yield* useUpUpgrade(t, c, card)
  const { flight } = t.state.turn
  if (flight) flight.decoysOut = true
  tell(t, 'decoys-out', { who: seatName(c), card: cardName(card) })
  return 0
}

function ramJets(t: Table, c: Captain): readonly Deed[] {
  if (!canBurn(t, c)) return []
  return c.upgrades
    .filter((upgrade) => abilityOn(t, upgrade, 'burns-again'))
    .map((upgrade) => ({
      option: { ...optionOf('ram-jets', upgrade, 'burn'), role: 'risky' },
      action: 'other',
      *carryOut() {
        yield* useUpUpgrade(t, c, upgrade)
        yield* fullBurn(t, c)
      },
    }))
}
