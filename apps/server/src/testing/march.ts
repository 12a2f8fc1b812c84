import {
  checkpoint,
  confirm,
  type Game,
  type GamePackage,
  type GameState,
  type OptionsOf,
  readFields,
  rollDie,
  text,
} from '@keep-flying/kernel'
import { smallPackage } from './packages.ts'

interface MarchState extends GameState {
  steps: number
  stumbles: number
}

const options = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 4, default: 2, seats: true },
  steps: { kind: 'count', label: text('options.steps'), min: 1, max: 1_000_000, default: 1_000_000 },
  /** Steps in a turn. */
  stride: { kind: 'count', label: text('options.stride'), min: 1, max: 1_000_000, default: 5 },
} as const

type MarchOptions = OptionsOf<typeof options>

/** A co-operative game as long as one likes: players in turn take some steps, each of which may be a stumble. */
function marchCounting(walked: () => void): Game<MarchState, MarchOptions> {
  return {
    id: 'march',
    rules: '1',
    cooperative: true,
    readOptions: (raw) => readFields(options, raw),
    seats: ({ players }) => players,
    create: (_, random) => ({ random, steps: 0, stumbles: 0 }),
    *play({ state, tell }, { players, steps, stride }) {
      while (state.steps < steps) {
        yield* checkpoint()
        const seat = (state.steps / stride) % players
        for (let step = 0; step < stride && state.steps < steps; step++) {
          const careful = yield* confirm({ seat, kind: 'march.step', prompt: text('march.step') })
          walked()
          state.steps++
          if (!careful && rollDie(state.random) === 1) state.stumbles++
          tell({ kind: careful ? 'march.crept' : 'march.ran', sees: careful ? 'everyone' : seat })
        }
      }
    },
    outcome: () => ({ by: 'team', won: true, reason: text('march.there') }),
    undoUnits: ['choice', 'turn'],
    backOf: () => '',
  }
}

/** `walked` is called for every step the rules play, again or for the first time. */
export function marchPackage(walked: () => void = () => undefined): GamePackage<MarchState, MarchOptions> {
  return smallPackage({
    game: marchCounting(walked),
    title: 'March',
    bots: [],
    options,
    progress: ({ steps }) => text('march.progress', { steps }),
    english: {
      about: 'Walk on.',
      'options.players': 'Players',
      'options.steps': 'Steps',
      'options.stride': 'Stride',
      'march.step': 'Careful?',
      'march.there': 'You have arrived.',
      'march.progress': '{steps, plural, one {# step} other {# steps}}',
    },
  })
}
