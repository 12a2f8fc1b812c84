import { chooseOne, confirm, type Rules, text } from '@keep-flying/kernel'
import { yesOrNo } from '../../rules/deed.ts'
import type { EffectTable } from '../../rules/effects.ts'
import { killNamed } from '../../rules/kill.ts'
import { payWhatYouCan } from '../../rules/purse.ts'
import { showCrew } from '../../rules/show.ts'
import { crewCard } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { EffectOf, Suit } from '../../vocabulary/index.ts'
import { settleBet, suitsDrawn } from '../shared/abilities/misbehave-deck.ts'
import type { KalidasaCardEffects } from './vocabulary-cards.ts'

/** What the jobs of this box do at their end. */
export const cardEffects: Pick<EffectTable, keyof KalidasaCardEffects> = {
  *wager(t, { team }, wager) {
    if (team.captain.credits >= wager.stake) yield* bet(t, team.captain, wager)
  },

  *'kill-one-of'(t, { team }, { profession }) {
    const doomed = team.members.filter(({ card }) => crewCard(t, card).professions.includes(profession))
    if (doomed.length === 0) return
    const victim = yield* chooseOne(
      { seat: team.captain.seat, kind: 'kill.victim', prompt: text('prompt.victim'), rule: 'KILL-01' },
      doomed,
      showCrew,
    )
    yield* killNamed(t, team, victim)
  },
}

const suits: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades']

function* bet(t: Table, c: Captain, { stake, prize }: EffectOf<'wager'>): Rules<void> {
  const words = { stake, prize }
  const bets = yield* confirm({
    seat: c.seat,
    kind: 'wager',
    prompt: text('prompt.wager', words),
    ...yesOrNo('wager'),
  })
  if (!bets) return
  payWhatYouCan(t, c, stake)
  const named = yield* chooseOne<Suit>(
    { seat: c.seat, kind: 'wager.suit', prompt: text('prompt.wager-suit', words) },
    suits,
    (suit) => ({ id: suit, text: text(`option.suit.${suit}`) }),
  )
  const [drawn] = suitsDrawn(t, c, 1)
  settleBet(t, c, drawn === named, prize)
}
