import { eventText } from '@keep-flying/kernel'
import type { Curve, HistoryParts } from '../../../end/history.ts'
import { weightiest } from '../../../end/weightiest.ts'
import { useSay } from '../../../i18n/language.tsx'

const curves: readonly Curve[] = [
  { id: 'damage', of: 'seats', title: 'enc.story.damage', figure: 'enc.story.count', inSteps: true, ticks: 4 },
  { id: 'ship', of: 'team', title: 'enc.story.ship', figure: 'enc.story.count', inSteps: true, ticks: 3 },
  { id: 'tasks', of: 'team', title: 'enc.story.tasks', figure: 'enc.story.count', inSteps: true, ticks: 3 },
  { id: 'hand', of: 'seats', title: 'enc.story.hand', figure: 'enc.story.count', inSteps: false, ticks: 4 },
]

export const history: HistoryParts = {
  along: 'enc.story.turn',
  curves,
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
