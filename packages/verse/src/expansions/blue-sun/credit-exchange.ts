import { chooseAmount, type Rules, text } from '@keep-flying/kernel'
import type { Deed } from '../../rules/deed.ts'
import type { Hooks } from '../../rules/moments.ts'
import { rivalsOf, seatName, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'

/** Credits travel any distance, in anybody's turn; nothing else does. */
export const creditHooks: Hooks = { turnChoices: gifts, offTurnChoices: gifts }

function gifts(t: Table, c: Captain): Deed[] {
  if (c.credits === 0) return []
  return rivalsOf(t, c).map((rival) => ({
    option: {
      id: `give:${rival.seat}`,
      text: text('option.give-away-credits', { who: seatName(rival) }),
      at: { seat: rival.seat },
      role: 'minor',
      group: 'trade',
      sign: 'credits',
    },
    carryOut: () => give(t, c, rival),
  }))
}

function* give(t: Table, c: Captain, rival: Captain): Rules<void> {
  const credits = yield* chooseAmount({
    seat: c.seat,
    kind: 'credits.give',
    prompt: text('prompt.give-away-credits', { who: seatName(rival) }),
    min: 0,
    max: c.credits,
    rule: 'TRADE-06',
  })
  if (credits === 0) return
  c.credits -= credits
  rival.credits += credits
  tell(t, 'gave-credits', { who: seatName(c), partner: seatName(rival), credits })
}
