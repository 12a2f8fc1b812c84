import {
  type Ahead,
  askAll,
  checkpoint,
  chooseAmount,
  chooseOne,
  confirm,
  type Game,
  type GamePackage,
  type GameState,
  lookAt,
  moveCard,
  type OptionsOf,
  question,
  type RandomStream,
  type Rules,
  readFields,
  shuffle,
  type Table,
  type Text,
  text,
  type Zone,
  zone,
} from '@keep-flying/kernel'
import { anyBot, smallPackage } from './packages.ts'

/** What a porter may do in a turn, as often as they like, until they rest. */
const errands = ['draw', 'peek', 'lay', 'count', 'break', 'rest'] as const
type Errand = (typeof errands)[number]

interface PortersState extends GameState {
  /** Turns done; -1 until everybody has chosen a mark. */
  turns: number
  readonly marks: number[]
  readonly purses: number[]
  readonly store: Zone
  readonly hands: readonly Zone[]
  readonly quay: Zone
}

const options = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 4, default: 2, seats: true },
  turns: { kind: 'count', label: text('options.turns'), min: 1, max: 1000, default: 4 },
} as const

type PortersOptions = OptionsOf<typeof options>

/** How a version of the rules differs from the first. */
export interface PortersRules {
  readonly rules?: string
  readonly lacks?: readonly Errand[]
  /** The seat for which the rules fail on every errand. */
  readonly breaksFor?: number | null
  readonly highestMark?: number
  /** Whether it can continue from a state that it did not make itself. */
  readonly takesUp?: boolean
}

/**
 * A game made up for tests: marks chosen in secret, then turns in which crates are looked at and drawn in secret and
 * laid openly. The rules fail on one of the errands.
 */
function portersBy({
  rules = '1',
  lacks = [],
  breaksFor = null,
  highestMark = 9,
  takesUp = true,
}: PortersRules): Game<PortersState, PortersOptions> {
  return {
    id: 'porters',
    rules,
    readOptions: (raw) => readFields(options, raw),
    seats: ({ players }) => players,
    create,
    *play(table, options) {
      if (!takesUp && table.state.turns >= 0) throw new Error(`What is ${secretOf(table.state)} doing here?`)
      if (table.state.turns < 0) yield* chooseMarks(table, highestMark)
      while (table.state.turns < options.turns) {
        yield* checkpoint()
        yield* takeTurn(table, options, { lacks, breaksFor })
        table.state.turns++
      }
    },
    outcome: ({ purses }) => ({
      by: 'seats',
      winners: purses.flatMap((purse, seat) => (purse === Math.max(...purses) ? [seat] : [])),
      scores: purses,
      reason: text('porters.fullest-purse'),
    }),
    undoUnits: ['choice', 'action', 'turn'],
    backOf: () => 'crate',
  }
}

function create({ players }: PortersOptions, random: RandomStream): PortersState {
  const crates = Array.from({ length: 40 }, (_, n) => `crate-${n + 10}`)
  const store = zone('nobody', shuffle(random, crates))
  const hands = Array.from({ length: players }, (_, seat) => zone(seat, store.cards.splice(0, 2)))
  return { random, turns: -1, marks: [], purses: hands.map(() => 0), store, hands, quay: zone('everyone') }
}

/** Something nobody may know. */
function secretOf({ store }: PortersState): string {
  return store.cards[0] ?? ''
}

function* chooseMarks({ state, tell }: Table<PortersState>, max: number): Rules<void> {
  const asked = state.hands.map((_, seat) =>
    question.amount({ seat, kind: 'porters.mark', prompt: text('porters.mark'), min: 0, max }),
  )
  state.marks.push(...(yield* askAll(asked)).map(Number))
  state.turns = 0
  tell({ kind: 'porters.marked', data: { marks: state.marks.join(' ') }, sees: 'everyone' })
}

function* takeTurn(
  table: Table<PortersState>,
  { players }: PortersOptions,
  { lacks, breaksFor }: Required<Pick<PortersRules, 'lacks' | 'breaksFor'>>,
): Rules<void> {
  const { state } = table
  const seat = state.turns % players
  const hand = state.hands[seat]
  if (!hand) throw new Error(`There is no seat ${seat}.`)
  for (;;) {
    const offered = errands.filter((errand) => !lacks.includes(errand) && (errand !== 'lay' || hand.cards.length > 1))
    const errand = yield* chooseOne(
      { seat, kind: 'porters.errand', prompt: text('porters.errand') },
      offered,
      (id) => ({ id, text: text(`porters.${id}`) }),
    )
    table.begin('action')
    if (errand === 'break' || seat === breaksFor) breakRule(table)
    if (errand === 'rest') return
    if (errand === 'draw') draw(table, seat, hand)
    else if (errand === 'peek') peek(table, seat)
    else if (errand === 'lay') yield* lay(table, seat, hand)
    else if (errand === 'count') yield* count(table, seat)
  }
}

function draw({ state, tell, seal }: Table<PortersState>, seat: number, hand: Zone): void {
  const [crate] = state.store.cards
  if (crate === undefined) return
  moveCard(state.store, hand, crate)
  seal()
  const drew = (card: string) => ({ kind: 'porters.drew', data: { card, seat: { name: 'seat', id: seat } } })
  tell({ ...drew(crate), sees: seat, instead: drew('crate') })
}

/** A look at a crate that stays where it is. */
function peek({ state, tell, seal }: Table<PortersState>, seat: number): void {
  const [crate] = state.store.cards
  if (crate === undefined) return
  lookAt(state.store, seat, [crate])
  seal()
  const peeked = { kind: 'porters.peeked', data: { seat: { name: 'seat', id: seat } } }
  tell({ ...peeked, data: { ...peeked.data, card: crate }, sees: seat, instead: peeked })
}

function* lay({ state, tell }: Table<PortersState>, seat: number, hand: Zone): Rules<void> {
  const which = { seat, kind: 'porters.which', prompt: text('porters.which') }
  const crate = yield* chooseOne(which, hand.cards, (id) => ({ id, text: text('porters.crate'), at: { card: id } }))
  const sure = yield* confirm({ seat, kind: 'porters.sure', prompt: text('porters.sure'), card: crate })
  if (!sure) return
  moveCard(hand, state.quay, crate)
  tell({ kind: 'porters.laid', data: { card: crate }, sees: 'everyone' })
}

function* count({ state, tell }: Table<PortersState>, seat: number): Rules<void> {
  const found = yield* chooseAmount({ seat, kind: 'porters.count', prompt: text('porters.count'), min: 0, max: 9 })
  state.purses[seat] = (state.purses[seat] ?? 0) + found
  tell({ kind: 'porters.counted', data: { found }, sees: 'everyone' })
}

function breakRule({ state, tell }: Table<PortersState>): never {
  tell({ kind: 'porters.breaking', sees: 'everyone' })
  throw new Error(`The crate ${secretOf(state)} fell apart.`)
}

/** All that a look finds, so that it would show if it found too much. */
function everythingIn(ahead: Ahead<PortersState> | null): readonly Text[] {
  if (!ahead) return []
  const { end, after, heard } = ahead
  return [text('porters.ahead', { end, purses: after.purses.join(' '), all: JSON.stringify({ after, heard }) })]
}

const english = {
  about: 'Carry crates to the quay.',
  'about.carrier': 'Does what comes to hand.',
  'about.breaker': 'Breaks the rules if it can.',
  'options.players': 'Players',
  'options.turns': 'Turns',
  'porters.fullest-purse': 'The fullest purse wins.',
  'porters.turn': 'Turn {turn}',
}

export function portersPackage(rules: PortersRules = {}): GamePackage<PortersState, PortersOptions> {
  return smallPackage({
    game: portersBy(rules),
    title: 'Porters',
    bots: [anyBot('carrier', 'Carrier'), anyBot('breaker', 'Breaker')],
    options,
    progress: ({ turns }) => text('porters.turn', { turn: turns + 1 }),
    consequences: async () => ({ linesFor: (_, look) => everythingIn(look()) }),
    english,
  })
}
