import { anyAnswer } from '../bot.ts'
import type { Value } from '../decision.ts'
import type { Game, GameState, Table } from '../game.ts'
import { type Match, RulesFault } from '../match.ts'
import { below, pick, type RandomStream, rollDie, shuffle } from '../random.ts'
import {
  askAll,
  askFirst,
  checkpoint,
  chooseAmount,
  chooseOne,
  chooseOrder,
  chooseSome,
  confirm,
  question,
  type Rules,
} from '../rules.ts'
import { lookAt, moveCard, type Zone, zone } from '../secrecy.ts'
import { openStream } from '../seed.ts'
import { text } from '../text.ts'

/** A bare game whose rules a test writes itself: the state is a list of notes. */
interface NotesState extends GameState {
  readonly notes: string[]
}

export function notesGame(play: (table: Table<NotesState>) => Rules<void>, seats = 3): Game<NotesState, null> {
  return {
    id: 'notes',
    rules: '1',
    readOptions: () => null,
    seats: () => seats,
    create: (_, random) => ({ random, notes: [] }),
    play,
    outcome: () => null,
    backOf: () => 'back',
    undoUnits: ['choice', 'action', 'turn'],
  }
}

const actions = ['draw', 'peek', 'roll', 'play', 'drop', 'sort', 'bank', 'bid', 'gift', 'pass', 'break'] as const
type Action = (typeof actions)[number]

/** A race for points with hidden hands, dice, secret bids and trades; it has every form of decision. */
export interface RaceState extends GameState {
  turns: number
  readonly deck: Zone
  readonly hands: readonly Zone[]
  readonly table: Zone
  readonly points: number[]
  readonly bank: number[]
}

export interface RaceOptions {
  readonly players: number
  /** The game ends after so many turns. */
  readonly turns: number
  /** Offer the action whose rule breaks. */
  readonly brittle: boolean
}

export const raceOptions: RaceOptions = { players: 3, turns: 15, brittle: false }

const actionsPerTurn = 3

/** The race by some version of its rules; a version may lack actions that another has. */
export function raceBy(rules: string, lacks: readonly Action[] = []): Game<RaceState, RaceOptions> {
  return {
    id: 'race',
    rules,
    readOptions: readRaceOptions,
    seats: (options) => options.players,
    create: createRace,
    *play(table, options) {
      while (table.state.turns < options.turns) {
        yield* checkpoint()
        yield* takeTurn(table, options, lacks)
        table.state.turns++
      }
    },
    outcome: ({ points, bank }) => {
      const scores = points.map((count, seat) => count + (bank[seat] ?? 0))
      const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []))
      return { by: 'seats', winners, scores, reason: text('race.most-points') }
    },
    backOf: raceBack,
    undoUnits: ['choice', 'action', 'turn'],
  }
}

export const race = raceBy('1')

export function raceBack(card: string): string {
  return card.startsWith('red') ? 'red' : 'blue'
}

function readRaceOptions(raw: unknown): RaceOptions {
  const { players, turns, brittle } = { ...raceOptions, ...(raw as Partial<RaceOptions>) }
  if (!Number.isInteger(players) || players < 2 || players > 4) throw new Error('"players" must be from 2 to 4.')
  return { players, turns, brittle }
}

function createRace({ players }: RaceOptions, random: RandomStream): RaceState {
  const cards = ['red', 'blue'].flatMap((back) => Array.from({ length: 15 }, (_, n) => `${back}-${n + 10}`))
  const deck = zone('nobody', shuffle(random, cards))
  const hands = Array.from({ length: players }, (_, seat) => zone(seat, deck.cards.splice(0, 2)))
  const nothing = () => Array.from({ length: players }, () => 0)
  return { random, turns: 0, deck, hands, table: zone('everyone'), points: nothing(), bank: nothing() }
}

/** What a turn is about: whose it is, and what that seat owns. */
interface Turn {
  readonly table: Table<RaceState>
  readonly seat: number
  readonly next: number
  readonly hand: Zone
}

function* takeTurn(table: Table<RaceState>, options: RaceOptions, lacks: readonly Action[]): Rules<void> {
  const seat = table.state.turns % options.players
  const next = (seat + 1) % options.players
  const hand = table.state.hands[seat]
  if (!hand) throw new Error(`Seat ${seat} has no hand.`)
  const turn: Turn = { table, seat, next, hand }
  for (let done = 0; done < actionsPerTurn; done++) {
    const action = yield* chooseAction(turn, options, lacks)
    table.begin('action')
    if (action === 'pass') return
    if (action === 'draw') draw(turn)
    else if (action === 'peek') peek(turn)
    else if (action === 'roll') roll(turn)
    else yield* performed[action](turn)
  }
}

/** Beside the action, the next seat may offer a trade for as long as it likes. */
function* chooseAction(turn: Turn, options: RaceOptions, lacks: readonly Action[]): Rules<Action> {
  const { table, seat, next, hand } = turn
  const offered = actions.filter((action) => {
    if (lacks.includes(action)) return false
    if (action === 'break') return options.brittle
    if (action === 'draw' || action === 'peek') return table.state.deck.cards.length > 0
    return action === 'play' ? hand.cards.length > 0 : true
  })
  const main = question.one({
    seat,
    kind: 'race.action',
    prompt: text('race.action'),
    options: offered.map((action) => ({ id: action, text: text(`race.${action}`) })),
  })
  const offer = question.confirm({ seat: next, kind: 'race.trade', prompt: text('race.trade'), standing: true })
  for (;;) {
    const { index, value } = yield* askFirst([main, offer])
    if (index === 0) return pickAction(value)
    if (value === true) {
      addPoints(turn, next, -1)
      addPoints(turn, seat, 1)
      table.tell({ kind: 'traded', data: { seat: { name: 'seat', id: next } }, sees: 'everyone' })
    }
  }
}

function pickAction(value: Value): Action {
  const action = actions.find((known) => known === value)
  if (!action) throw new Error(`There is no action "${String(value)}".`)
  return action
}

function addPoints({ table }: Turn, seat: number, count: number): void {
  const { points } = table.state
  points[seat] = (points[seat] ?? 0) + count
}

function lay({ table, hand }: Turn, cards: readonly string[]): void {
  hand.cards = hand.cards.filter((card) => !cards.includes(card))
  table.state.table.cards.push(...cards)
}

function cardOption(card: string) {
  return { id: card, text: text('card', { card }), at: { card } }
}

function topOf({ state }: Table<RaceState>): string {
  const card = state.deck.cards.at(-1)
  if (card === undefined) throw new Error('The deck is empty.')
  return card
}

/** A look at the next card, which stays where it is. */
function peek({ table, seat }: Turn): void {
  const card = topOf(table)
  lookAt(table.state.deck, seat, [card])
  table.seal()
  table.tell({ kind: 'peeked', data: { card }, sees: seat, instead: { kind: 'peeked-somewhere' } })
}

function draw({ table, seat, hand }: Turn): void {
  const card = topOf(table)
  moveCard(table.state.deck, hand, card)
  table.seal()
  table.tell({ kind: 'drew', data: { card }, sees: seat, instead: { kind: 'drew-something' } })
}

function roll(turn: Turn): void {
  const die = rollDie(turn.table.state.random)
  addPoints(turn, turn.seat, die)
  turn.table.tell({ kind: 'rolled', data: { die }, sees: 'everyone' })
}

const performed: Record<Exclude<Action, 'pass' | 'draw' | 'peek' | 'roll'>, (turn: Turn) => Rules<void>> = {
  *play(turn) {
    const card = yield* chooseOne(
      { seat: turn.seat, kind: 'race.play', prompt: text('race.which') },
      turn.hand.cards,
      cardOption,
    )
    lay(turn, [card])
    addPoints(turn, turn.seat, 1)
    turn.table.tell({ kind: 'played', data: { card }, sees: 'everyone' })
  },
  *drop(turn) {
    const dropped = yield* chooseSome(
      { seat: turn.seat, kind: 'race.drop', prompt: text('race.which'), min: 0, max: 2 },
      turn.hand.cards,
      cardOption,
    )
    lay(turn, dropped)
  },
  *sort({ seat, hand }) {
    hand.cards = yield* chooseOrder({ seat, kind: 'race.sort', prompt: text('race.order') }, hand.cards, cardOption)
  },
  *bank(turn) {
    const { table, seat } = turn
    const max = table.state.points[seat] ?? 0
    const count = yield* chooseAmount({ seat, kind: 'race.bank', prompt: text('race.how-many'), min: 0, max })
    addPoints(turn, seat, -count)
    table.state.bank[seat] = (table.state.bank[seat] ?? 0) + count
  },
  *bid(turn) {
    const seats = turn.table.state.hands.keys()
    const bids = yield* askAll(
      [...seats].map((seat) =>
        question.amount({ seat, kind: 'race.bid', prompt: text('race.how-many'), min: 0, max: 3 }),
      ),
    )
    const best = Math.max(...bids.map(Number))
    for (const [seat, bid] of bids.entries()) if (bid === best) addPoints(turn, seat, 2)
    turn.table.tell({ kind: 'bids', data: { bids: bids.join(' ') }, sees: 'everyone' })
  },
  *gift(turn) {
    const sure = yield* confirm({ seat: turn.seat, kind: 'race.gift', prompt: text('race.sure') })
    if (!sure) return
    addPoints(turn, turn.seat, -1)
    addPoints(turn, turn.next, 1)
  },
  *break(turn) {
    turn.table.tell({ kind: 'breaking', sees: 'everyone' })
    turn.table.seal()
    addPoints(turn, turn.seat, 100 * rollDie(turn.table.state.random))
    yield* checkpoint()
    throw new Error('The rule is broken.')
  },
}

/** Answers the first question now open to a seat; standing offers only where asked for. */
export function say<S extends GameState, O>(match: Match<S, O>, seat: number, value: Value, standing = false): void {
  const open = match.decisionsOf(seat).find((decision) => (decision.standing ?? false) === standing)
  if (!open) throw new Error(`Seat ${seat} is asked nothing.`)
  match.answer({ seat, decision: open.number, value })
}

interface Playing {
  /** Now and then something is taken back. */
  readonly undoing?: boolean
  /** Answers on which the rules break are let go. */
  readonly forgiving?: boolean
  readonly after?: () => void
}

/** Answers anything open, at random. */
export function playOn<S extends GameState, O>(
  match: Match<S, O>,
  seed: string,
  steps: number,
  how: Playing = {},
): void {
  const random = openStream(`sfc32:${seed}`)
  for (let step = 0; step < steps && !match.over; step++) {
    if (!how.undoing || !takeSomethingBack(match, random)) answerAnything(match, random, how.forgiving ?? false)
    how.after?.()
  }
}

function answerAnything<S extends GameState, O>(match: Match<S, O>, random: RandomStream, forgiving: boolean): void {
  const decision = pick(random, match.pending)
  try {
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
  } catch (fault) {
    if (!forgiving || !(fault instanceof RulesFault)) throw fault
  }
}

function takeSomethingBack<S extends GameState, O>(match: Match<S, O>, random: RandomStream): boolean {
  const seat = below(random, match.game.seats(match.options))
  const [unit] = shuffle(random, [...match.undoOffer(seat).units])
  if (unit && below(random, 3) === 0) {
    match.undo(seat, unit)
    return true
  }
  const first = match.base?.answers ?? 0
  if (match.answers === first || below(random, 20) > 0) return false
  match.undoAgreed(seat, first + below(random, match.answers - first))
  return true
}
