import {
  checkpoint,
  confirm,
  type Game,
  type GameState,
  OptionError,
  randomBot,
  rollDie,
  type Table,
  text,
  type Zone,
  zone,
} from '@keep-flying/kernel'
import type { HostedGame } from '../games.ts'

interface RaftState extends GameState {
  strokes: number
  drift: number
  /** A charm in each hand, for its owner to know. */
  readonly charms: readonly Zone[]
}

interface RaftOptions {
  readonly players: number
  /** Strokes until the raft lands. */
  readonly strokes: number
}

/** A co-operative game as small as one can be: in turn everybody rows or rests until the raft lands. */
function raftBy(rules: string): Game<RaftState, RaftOptions> {
  return {
    id: 'raft',
    rules,
    cooperative: true,
    readOptions: readRaftOptions,
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

function readRaftOptions(raw: unknown): RaftOptions {
  const { players, strokes }: Partial<Record<string, unknown>> = { players: 3, strokes: 6, ...Object(raw) }
  if (typeof players !== 'number' || players < 1 || players > 4)
    throw new OptionError('players', 'The option "players" must be a number from 1 to 4.')
  if (typeof strokes !== 'number' || strokes < 1)
    throw new OptionError('strokes', 'The option "strokes" must be at least 1.')
  return { players, strokes }
}

export function hostedRaft(rules = '1'): HostedGame {
  return {
    game: raftBy(rules),
    title: 'Raft',
    bots: [
      { id: 'oar', name: 'Oar', strength: 1, about: 'Rows or rests as it pleases.', bot: randomBot('oar') },
      { id: 'helm', name: 'Helm', strength: 2, about: 'The same with more dignity.', bot: randomBot('helm') },
    ],
  }
}
