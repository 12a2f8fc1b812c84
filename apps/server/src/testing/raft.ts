import {
  checkpoint,
  confirm,
  type Game,
  type GamePackage,
  type GameState,
  type OptionsOf,
  readFields,
  rollDie,
  type Table,
  text,
  type Zone,
  zone,
} from '@keep-flying/kernel'
import { anyBot, smallPackage } from './packages.ts'

interface RaftState extends GameState {
  strokes: number
  drift: number
  /** A charm in each hand, which only its owner knows. */
  readonly charms: readonly Zone[]
}

const options = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 4, default: 3, seats: true },
  strokes: {
    kind: 'count',
    label: text('options.strokes'),
    about: text('options.strokes.about'),
    min: 1,
    max: 1000,
    default: 6,
  },
  weather: {
    kind: 'choice',
    label: text('options.weather'),
    choices: [
      { id: 'calm', label: text('options.weather.calm') },
      {
        id: 'storm',
        label: text('options.weather.storm'),
        about: text('options.weather.storm.about'),
        needs: { gear: ['sail'] },
      },
    ],
    default: 'calm',
  },
  gear: {
    kind: 'choices',
    label: text('options.gear'),
    choices: [{ id: 'sail', label: text('options.gear.sail') }],
    default: [],
  },
  night: { kind: 'switch', label: text('options.night'), default: false },
} as const

type RaftOptions = OptionsOf<typeof options>

/** A co-operative game as small as one can be: players take turns to row or rest until the raft lands. */
function raftBy(rules: string): Game<RaftState, RaftOptions> {
  return {
    id: 'raft',
    rules,
    cooperative: true,
    readOptions: (raw) => readFields(options, raw),
    seats: ({ players }) => players,
    create: ({ players }, random) => {
      const charms = Array.from({ length: players }, (_, seat) => zone(seat, [`charm-${rollDie(random)}`]))
      return { random, strokes: 0, drift: 0, charms }
    },
    *play(table, options) {
      while (table.state.strokes < options.strokes) {
        yield* checkpoint()
        yield* stroke(table, options)
      }
    },
    outcome: () => ({ by: 'team', won: true, reason: text('raft.ashore') }),
    undoUnits: ['choice', 'action', 'turn'],
    backOf: () => 'charm',
  }
}

function* stroke({ state, tell }: Table<RaftState>, { players }: RaftOptions) {
  const seat = state.strokes % players
  const rows = yield* confirm({ seat, kind: 'raft.row', prompt: text('raft.row') })
  state.strokes++
  if (!rows) state.drift++
  tell({ kind: rows ? 'raft.rowed' : 'raft.rested', sees: 'everyone' })
}

const english = {
  about: 'Row ashore together.',
  'about.oar': 'Rows or rests as it pleases.',
  'about.helm': 'The same with more dignity.',
  'options.players': 'Players',
  'options.strokes': 'Strokes',
  'options.strokes.about': 'How many strokes until the raft lands.',
  'options.weather': 'Weather',
  'options.weather.calm': 'Calm',
  'options.weather.storm': 'Storm',
  'options.weather.storm.about': 'Only for the brave.',
  'options.gear': 'Gear',
  'options.gear.sail': 'A sail',
  'options.night': 'By night',
  'raft.ashore': 'Everybody is ashore.',
  'raft.progress': '{strokes, plural, one {# stroke} other {# strokes}}',
}

const german = {
  ...english,
  about: 'Rudert gemeinsam an Land.',
  'about.oar': 'Rudert oder ruht, wie es ihm gefällt.',
  'options.players': 'Spieler',
  'options.strokes.about': 'Nach so vielen Schlägen landet das Floß.',
  'options.weather.storm': 'Sturm',
  'raft.ashore': 'Alle sind an Land.',
  'raft.progress': '{strokes, plural, one {# Schlag} other {# Schläge}}',
}

export function raftPackage(rules = '1'): GamePackage<RaftState, RaftOptions> {
  return smallPackage({
    game: raftBy(rules),
    title: 'Raft',
    bots: [anyBot('oar', 'Oar'), anyBot('helm', 'Helm', 2)],
    options,
    progress: ({ strokes }) => text('raft.progress', { strokes }),
    english,
    german,
  })
}
