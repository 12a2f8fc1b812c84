import { bestOf, ranked } from '@keep-flying/kernel'
import { distancesFrom } from '../../ask/routes.ts'
import type { Advice } from '../../bot/advice.ts'
import { destination } from '../../bot/flight.ts'
import { cardsIn, optionIds, type Position } from '../../bot/policy.ts'
import { appraiserFor } from '../../bot/strength.ts'
import { aboard } from '../../rules/hold.ts'
import { isOutlaw } from '../../rules/outlaw.ts'
import { supplyPile } from '../../rules/table.ts'

/** How the cards of this box are put to use. */

/** With much to lose, a clear sky is worth the decoys. */
function sendDecoys({ t, me }: Position): boolean {
  const hot = aboard(me, 'contraband') + aboard(me, 'fugitive') + me.warrants
  return isOutlaw(t, me) && hot >= worthDecoys
}

const worthDecoys = 3

/** When the turn's flight is done and the goal of it still far, there is another. */
const farEnough = 3

function flyAgain(position: Position): string | undefined {
  const { t, me } = position
  const [jets] = cardsIn(position, 'other').filter(({ id, card }) => me.upgrades.includes(card) && id !== card)
  if (!jets || !t.state.turn.taken.includes('fly')) return undefined
  const target = destination(t, me)
  const far = target === undefined ? 0 : (distancesFrom(t, me.sector).get(target) ?? 0)
  return far >= farEnough && aboard(me, 'fuel') > 2 ? jets.id : undefined
}

/** The deck whose best cards are worth most. */
function stripMine(position: Position): string | undefined {
  const { t, me } = position
  const worthOf = appraiserFor(t, me)
  return bestOf(optionIds(position), (id) => {
    const deck = t.box.supplyDecks.find((one) => one === id)
    const known = deck ? supplyPile(t, deck).discard.cards : []
    return known.reduce((sum, card) => sum + worthOf(card), 0)
  })
}

function takeCard(position: Position): string | undefined {
  const { t, me } = position
  return ranked(optionIds(position), appraiserFor(t, me))[0] ?? optionIds(position)[0]
}

export const advice: Advice = {
  policies: { 'burn.decoys': sendDecoys, 'set-up.strip-mine': stripMine, 'set-up.strip-mined': takeCard },
  upgradeWorths: { 'clears-the-sky': 350, 'burns-again': 500, 'stands-in': 300 },
  aside: flyAgain,
}
