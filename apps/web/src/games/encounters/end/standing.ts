import { damageOn } from '@keep-flying/encounters/ask'
import type { GameState } from '@keep-flying/kernel'
import type { Standing } from '../../../end/history.ts'
import { opened } from '../view.ts'
import { cardsOf, handOf } from './strength.ts'

/** Where a game stands, for the curves of its end. */
export function standingIn(state: GameState): Standing {
  const view = opened(state)
  const { players, mains, serenity, tasks } = view
  const damage = (seat: number) => mains.reduce((sum, main) => (main.seat === seat ? sum + damageOn(main) : sum), 0)
  return {
    at: view.turns,
    figures: {
      damage: players.map(({ seat }) => damage(seat)),
      ship: [serenity.filter(({ strike }) => strike !== null).length],
      tasks: [Object.values(tasks).filter((task) => task === 'done').length],
      hand: players.map(({ seat }) => handOf(cardsOf(view, seat).seen)),
    },
  }
}
