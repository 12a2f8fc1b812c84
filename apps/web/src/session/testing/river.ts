import { checkpoint, confirm, type GameEngine, type GameState, randomBot, text } from '@keep-flying/kernel'

interface River extends GameState {
  miles: number
  dry: boolean
}

/** A game of a stranger: two on a raft say in turn whether to go on, and arrive together or not at all. */
export const riverEngine: GameEngine<River, { readonly miles: number }> = {
  game: {
    id: 'river',
    rules: '1',
    readOptions: (raw) => ({ miles: raw instanceof Object && 'miles' in raw ? Number(raw.miles) : 4 }),
    seats: () => 2,
    create: (_, random) => ({ random, miles: 0, dry: true }),
    *play({ state }, { miles }) {
      while (state.dry && state.miles < miles) {
        yield* checkpoint()
        const prompt = text('river.on')
        state.dry = yield* confirm({ seat: state.miles % 2, kind: 'river.on', prompt })
        if (state.dry) state.miles++
      }
    },
    outcome: ({ dry }) => ({ by: 'team', won: dry, reason: text('river.end') }),
    backOf: () => 'back',
    undoUnits: ['choice', 'turn'],
    cooperative: true,
  },
  bots: [{ bot: randomBot('oar'), name: 'Oar', strength: 1, about: text('river.oar') }],
  progress: ({ miles }) => text('river.miles', { miles }),
}
