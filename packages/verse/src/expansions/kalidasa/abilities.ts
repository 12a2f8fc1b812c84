import type { Rules } from '@keep-flying/kernel'
import { loadGain } from '../../rules/loading.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { salvage } from '../../rules/salvage.ts'
import { atWork, navCard, seatName, shipAbilities, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId, JobCard } from '../../vocabulary/index.ts'
import { reactionHooks } from './abilities-reactions.ts'
import { turnAnswers, turnHooks } from './abilities-turn.ts'
import { favourAnswers, favourHooks } from './favours.ts'

/** Jobs that are Salvage Ops, by their type or by what is mounted on the ship; either way they are one. */
const salvageHooks: Hooks = {
  *jobPays(t, { captain }, card) {
    if (isSalvage(t, captain, card)) yield* salvage(t, captain)
  },
}

function isSalvage(t: Table, c: Captain, { types }: JobCard): boolean {
  const clamps = shipAbilities(t, atWork(c), 'jobs-are-salvage')
  return types.includes('salvage') || clamps.some(({ type }) => types.includes(type))
}

const flightHooks: Hooks = { navCardResolved: recycleFuel }

/** Empty space, card upon card, makes Fuel; once a Fly action. */
function* recycleFuel(t: Table, c: Captain, card: CardId): Rules<void> {
  const recyclers = shipAbilities(t, c, 'recycles-fuel')
  const { flight } = t.state.turn
  if (recyclers.length === 0 || flight?.way !== 'burn' || flight.recycled) return
  flight.emptyInARow = navCard(t, card).kind === 'empty' ? (flight.emptyInARow ?? 0) + 1 : 0
  const inARow = flight.emptyInARow
  const fuel = recyclers.filter(({ cards }) => inARow >= cards).reduce((sum, one) => sum + one.fuel, 0)
  if (fuel === 0) return
  flight.recycled = true
  tell(t, 'recycled-fuel', { who: seatName(c) })
  yield* loadGain(t, c, 'fuel', fuel)
}

/** What the cards of this box say. */
export const cardAnswers: readonly Answers[] = [turnAnswers, favourAnswers]

/** What they do. */
export const cardHooks: readonly Hooks[] = [turnHooks, reactionHooks, favourHooks, salvageHooks, flightHooks]
