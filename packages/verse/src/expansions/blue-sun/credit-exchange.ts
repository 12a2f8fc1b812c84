import { type AmountOf, askFirst, type Option, question, type Rules, text } from '@keep-flying/kernel'
import { type Aside, underWay } from '../../rules/deed.ts'
import type { Hooks } from '../../rules/moments.ts'
import { captainAt, rivalsOf, seatName, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { blueSunOf } from './state.ts'

/** Credits travel any distance, in anybody's turn; nothing else does. */
export const creditHooks: Hooks = {
  turnBegins(t, c) {
    blueSunOf(t).gifts = blueSunOf(t).gifts.filter(({ by }) => by !== c.seat)
  },

  turnChoices: (t, c) => gifts(t, c, (rival) => giveInTurn(t, c, rival)),

  offTurnChoices(t, c) {
    if (blueSunOf(t).gifts.some(({ by }) => by === c.seat)) return []
    return gifts(t, c, (rival) => {
      blueSunOf(t).gifts.push({ by: c.seat, to: rival.seat })
    })
  },

  asides: (t) =>
    blueSunOf(t)
      .gifts.map(({ by, to }) => ({ giver: captainAt(t, by), rival: captainAt(t, to) }))
      .filter(({ giver }) => giver.credits > 0)
      .map(({ giver, rival }) => sumToGive(t, giver, rival)),
}

function gifts<R>(t: Table, c: Captain, begin: (rival: Captain) => R): { option: Option; carryOut(): R }[] {
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
    carryOut: () => begin(rival),
  }))
}

function howMuch(c: Captain, rival: Captain): AmountOf {
  return question.amount({
    seat: c.seat,
    kind: 'credits.give',
    prompt: text('prompt.give-away-credits', { who: seatName(rival) }),
    min: 0,
    max: c.credits,
    rule: 'TRADE-06',
  })
}

function* giveInTurn(t: Table, c: Captain, rival: Captain): Rules<void> {
  const { value } = yield* askFirst([howMuch(c, rival)])
  give(t, c, rival, Number(value))
}

function sumToGive(t: Table, c: Captain, rival: Captain): Aside {
  return {
    decision: { ...howMuch(c, rival), ...underWay },
    take(value) {
      blueSunOf(t).gifts = blueSunOf(t).gifts.filter(({ by }) => by !== c.seat)
      give(t, c, rival, Number(value))
    },
  }
}

function give(t: Table, c: Captain, rival: Captain, credits: number): void {
  if (credits === 0) return
  c.credits -= credits
  rival.credits += credits
  tell(t, 'gave-credits', { who: seatName(c), partner: seatName(rival), credits })
}
