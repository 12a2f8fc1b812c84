import { drawTop, remove } from '../../rules/decks.ts'
import type { Deed } from '../../rules/deed.ts'
import type { Team } from '../../rules/gear.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import {
  abilityOf,
  abilityOn,
  cardName,
  crewCard,
  gearCard,
  seatName,
  supplyCard,
  supplyPile,
  tell,
} from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId, SupplyDeckId } from '../../vocabulary/index.ts'
import { spending } from '../shared/abilities/in-turn.ts'

/** What the cards of this box do. */
export const promoAnswers: Answers = {
  dice(t, { attempt }, gear) {
    const inFlight = t.state.turn.flight !== null && attempt === null
    return inFlight && gear.some((item) => abilityOn(t, item, 'reroll-ones-flying')) ? { noOnes: true } : {}
  },
}

export const promoHooks: Hooks = {
  misbehavePassed: rewardHeroes,
  turnChoices: crates,
}

/** A goal is not a job: nobody pays for cards passed there. */
function rewardHeroes(t: Table, { captain, members, attempt }: Team): void {
  if (!attempt || attempt.job === null) return
  for (const { card } of members) {
    const bonus = abilityOf(crewCard(t, card), 'misbehave-bonus')
    if (bonus) gain(t, captain, bonus.credits)
  }
}

function crates(t: Table, c: Captain): readonly Deed[] {
  return c.gear.flatMap((gear): Deed[] => {
    const crate = abilityOf(gearCard(t, gear), 'digs-for-gear')
    if (!crate || supplyPile(t, crate.deck).deck.cards.length === 0) return []
    return [{ option: spending('open-crate', gear, 'gear'), carryOut: () => open(t, c, gear, crate.deck) }]
  })
}

/** Cards are turned up until one is gear; with none left the crate was empty. */
function open(t: Table, c: Captain, crate: CardId, deck: SupplyDeckId): void {
  c.gear.splice(c.gear.indexOf(crate), 1)
  remove(t, crate)
  tell(t, 'crate-opened', { who: seatName(c), card: cardName(crate) })
  const pile = supplyPile(t, deck)
  for (;;) {
    const card = drawTop(t, pile)
    if (card === undefined) return
    if (supplyCard(t, card).kind !== 'gear') {
      pile.discard.cards.push(card)
      continue
    }
    c.gear.push(card)
    return tell(t, 'took-card', { who: seatName(c), card: cardName(card) })
  }
}
