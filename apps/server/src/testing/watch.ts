import {
  askFirst,
  checkpoint,
  type Game,
  type GamePackage,
  type GameState,
  type OptionsOf,
  question,
  readFields,
  text,
} from '@keep-flying/kernel'
import { anyBot, smallPackage } from './packages.ts'

interface WatchState extends GameState {
  /** Hours that have passed, and who raised the alarm in each; -1 for nobody. */
  readonly hours: number[]
}

const fields = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 4, default: 2, seats: true },
  hours: { kind: 'count', label: text('options.hours'), min: 1, max: 20, default: 3 },
} as const

type WatchOptions = OptionsOf<typeof fields>

const options = ['alarm', 'nothing'].map((id) => ({ id, text: text(`watch.${id}`) }))

/** A game of chances to step in: every hour each of the watch may raise the alarm, and nobody has to. */
const watch: Game<WatchState, WatchOptions> = {
  id: 'watch',
  rules: '1',
  cooperative: true,
  readOptions: (raw) => readFields(fields, raw),
  seats: ({ players }) => players,
  create: (_, random) => ({ random, hours: [] }),
  *play({ state }, { players, hours }) {
    while (state.hours.length < hours) {
      yield* checkpoint()
      const asked = Array.from({ length: players }, (_, seat) =>
        question.one({ seat, kind: 'watch', prompt: text('watch'), options, lapsesTo: 'nothing' }),
      )
      let raised = -1
      for (let open = asked; open.length > 0 && raised < 0; ) {
        const { index, value } = yield* askFirst(open)
        if (value === 'alarm') raised = open[index]?.seat ?? -1
        open = open.filter((_, place) => place !== index)
      }
      state.hours.push(raised)
    }
  },
  outcome: () => ({ by: 'team', won: true, reason: text('watch.over') }),
  undoUnits: ['choice', 'turn'],
  backOf: () => 'card',
}

export function watchPackage(): GamePackage<WatchState, WatchOptions> {
  return smallPackage({
    game: watch,
    title: 'The watch',
    bots: [anyBot('sleeper', 'Sleeper')],
    options: fields,
    repeats: { watch: { answers: ['nothing'] } },
    progress: ({ hours }) => text('watch.hours', { n: hours.length }),
    english: { about: 'The night watch', watch: 'The watch', 'watch.alarm': 'Alarm', 'watch.nothing': 'Nothing' },
  })
}
