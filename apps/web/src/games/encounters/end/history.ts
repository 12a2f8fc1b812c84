import { damageOn } from '@keep-flying/encounters/ask'
import { eventText, type GameState } from '@keep-flying/kernel'
import type { Curve, HistoryParts, Standing } from '../../../end/history.ts'
import { weightiest } from '../../../end/weightiest.ts'
import { useSay } from '../../../i18n/language.tsx'
import { opened } from '../table.tsx'
import { cardsOf, handOf } from './strength.ts'

const curves: readonly Curve[] = [
  { id: 'damage', of: 'seats', title: 'enc.story.damage', figure: 'enc.story.count', inSteps: true, ticks: 4 },
  { id: 'ship', of: 'team', title: 'enc.story.ship', figure: 'enc.story.count', inSteps: true, ticks: 3 },
  { id: 'tasks', of: 'team', title: 'enc.story.tasks', figure: 'enc.story.count', inSteps: true, ticks: 3 },
  { id: 'hand', of: 'seats', title: 'enc.story.hand', figure: 'enc.story.count', inSteps: false, ticks: 4 },
]

export const history: HistoryParts = {
  along: 'enc.story.turn',
  curves,
  standing: standingIn,
  useTurnings: (steps, most) => {
    const say = useSay()
    return weightiest(steps, telling, most).map(({ entry, at, event }) => ({
      entry,
      seat: null,
      text: eventText(event),
      note: say('enc.story.turn-n', { n: at }),
    }))
  },
}

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

/** What people remember a game by, and how much it weighs. */
export const telling: Readonly<Record<string, number>> = {
  'game-won': 9,
  'game-lost': 9,
  'defeated-main': 6,
  'task-failed': 5,
  'time-up': 5,
  'task-done': 4,
  returned: 3,
  upgraded: 2,
  'job-done': 1,
}
