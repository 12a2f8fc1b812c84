import { eventText } from '@keep-flying/kernel'
import type { Curve, HistoryParts } from '../../../end/history.ts'
import { weightiest } from '../../../end/weightiest.ts'
import { useSay } from '../../../i18n/language.tsx'

const curves: readonly Curve[] = [
  { id: 'alerted', of: 'team', title: 'adv.end.curve.alerted', figure: 'adv.end.count', inSteps: true, ticks: 3 },
  { id: 'wounds', of: 'team', title: 'adv.end.curve.wounds', figure: 'adv.end.count', inSteps: true, ticks: 3 },
  { id: 'bodies', of: 'team', title: 'adv.end.curve.bodies', figure: 'adv.end.count', inSteps: true, ticks: 3 },
]

export const history: HistoryParts = {
  along: 'adv.end.moment',
  curves,
  useTurnings: (steps, most) => {
    const say = useSay()
    return weightiest(steps, telling, most).map(({ entry, at, event }) => ({
      entry,
      seat: null,
      text: eventText(event),
      note: say('adv.end.moment-n', { n: at }),
    }))
  },
}

/** What people remember a Job by, and how much it weighs. */
export const telling: Readonly<Record<string, number>> = {
  'job-done': 9,
  bust: 9,
  downed: 7,
  step: 6,
  alarm: 5,
  'door-opened': 4,
  disabled: 3,
  star: 2,
  alerted: 1,
}
