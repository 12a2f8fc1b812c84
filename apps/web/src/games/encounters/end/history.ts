import { damageOn } from '@keep-flying/encounters/ask'
import { eventText, type GameState, type HeardEvent } from '@keep-flying/kernel'
import type { Curve, HistoryParts, Standing, Step } from '../../../end/history.ts'
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
    return turningsOf(steps, most).map(({ entry, at, event }) => ({
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
const telling: Readonly<Record<string, number>> = {
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

interface Telling {
  readonly entry: number
  readonly at: number
  readonly event: HeardEvent
}

/** The weightiest events of a game, at most one for each answer, in order of time. */
export function turningsOf(steps: readonly Step[], most: number): readonly Telling[] {
  const weightOf = ({ event }: Telling) => telling[event.kind] ?? 0
  const heaviest = (all: readonly Telling[]) =>
    all.filter((one) => weightOf(one) > 0).sort((one, other) => weightOf(other) - weightOf(one))
  const each = steps.flatMap(({ entry, at, heard }) =>
    heaviest(heard.map((event) => ({ entry, at, event }))).slice(0, 1),
  )
  return heaviest(each)
    .slice(0, most)
    .sort((one, other) => one.event.seq - other.event.seq)
}
