import {
  type ChoiceField,
  checkpoint,
  chooseAmount,
  chooseOne,
  chooseOrder,
  chooseSome,
  confirm,
  type Game,
  type GameState,
  moveCard,
  type Name,
  type Option,
  type OptionRole,
  type OptionsOf,
  type Outcome,
  type RandomStream,
  type Rules,
  readFields,
  rollDie,
  shuffle,
  type Table,
  text,
  type Zone,
  zone,
} from '@keep-flying/kernel'

/**
 * A game as a stranger would write it: a team lights lanterns before the night is over. It is small, and it asks every
 * form of question, so that a test can play it through every part of the shell.
 */
export interface LanternsState extends GameState {
  readonly options: LanternsOptions
  turn: number
  lit: number
  /** Drops of oil that the team shares. */
  oil: number
  readonly wicks: Zone
  readonly hands: readonly Zone[]
  readonly burnt: Zone
}

const night: ChoiceField<'short' | 'long'> = {
  kind: 'choice',
  label: text('options.night'),
  about: text('options.night.about'),
  choices: [
    { id: 'short', label: text('options.night.short'), about: text('options.night.short.about') },
    { id: 'long', label: text('options.night.long') },
  ],
  default: 'short',
}

export const optionFields = {
  players: { kind: 'count', label: text('options.players'), min: 1, max: 3, default: 2, seats: true },
  night,
  wind: { kind: 'switch', label: text('options.wind'), about: text('options.wind.about'), default: false },
} as const

export type LanternsOptions = OptionsOf<typeof optionFields>

const turns = { short: 6, long: 12 } as const
const lanterns = 3

export const lanternsGame: Game<LanternsState, LanternsOptions> = {
  id: 'lanterns',
  rules: '1',
  readOptions: (raw) => readFields(optionFields, raw),
  seats: (options) => options.players,
  create,
  *play(table, options) {
    while (!outcomeOf(table.state)) {
      yield* checkpoint()
      yield* takeTurn(table, table.state.turn % options.players)
      table.state.turn++
    }
  },
  outcome: outcomeOf,
  backOf: () => 'wick',
  undoUnits: ['choice', 'deed', 'watch'],
  cooperative: true,
}

function create(options: LanternsOptions, random: RandomStream): LanternsState {
  const cards = Array.from({ length: 12 }, (_, n) => `wick-${n + 1}`)
  const wicks = zone('nobody', shuffle(random, cards))
  const hands = Array.from({ length: options.players }, (_, seat) => zone(seat, wicks.cards.splice(0, 4)))
  return { options, random, turn: 0, lit: 0, oil: 3, wicks, hands, burnt: zone('everyone') }
}

function outcomeOf({ lit, turn, options }: LanternsState): Outcome | null {
  if (lit >= lanterns) return { by: 'team', won: true, score: lit, reason: text('outcome.lit') }
  return turn < turns[options.night] ? null : { by: 'team', won: false, score: lit, reason: text('outcome.dawn') }
}

type Deed = 'light' | 'burn' | 'sort' | 'pour' | 'pray' | 'end'

const roles: Readonly<Partial<Record<Deed, OptionRole>>> = { light: 'risky', sort: 'minor', end: 'end' }

function showDeed(deed: Deed): Option {
  const option = { id: deed, text: text(`option.${deed}`) }
  const role = roles[deed]
  return role ? { ...option, role } : option
}

function showCard(card: string): Option {
  return { id: card, text: text('option.card', { card: { name: 'card', id: card } }), at: { card } }
}

/** What a deed is done with: the table, whose watch it is, and that seat's wicks. */
interface Watch {
  readonly table: Table<LanternsState>
  readonly seat: number
  readonly who: Name
  readonly hand: Zone
}

function* takeTurn(table: Table<LanternsState>, seat: number): Rules<void> {
  const hand = table.state.hands[seat]
  if (!hand) throw new Error(`Nobody sits at seat ${seat}.`)
  const watch: Watch = { table, seat, who: { name: 'seat', id: seat }, hand }
  table.tell({ kind: 'watch', data: { who: watch.who, n: table.state.turn + 1 }, sees: 'everyone' })
  while (!outcomeOf(table.state)) {
    const unlit: Deed[] = hand.cards.length === 0 ? [] : ['light', 'burn', 'sort']
    const offered: Deed[] = [...unlit, 'pour', 'pray', 'end']
    const deed = yield* chooseOne({ seat, kind: 'watch', prompt: text('prompt.watch') }, offered, showDeed)
    if (deed === 'end') return
    table.begin('deed')
    yield* deeds[deed](watch)
    if (deed === 'light') return
  }
}

const deeds: Readonly<Record<Exclude<Deed, 'end'>, (watch: Watch) => Rules<void>>> = {
  *light({ table, seat, who, hand }) {
    const card = yield* chooseOne({ seat, kind: 'light', prompt: text('prompt.light') }, hand.cards, showCard)
    const die = rollDie(table.state.random)
    moveCard(hand, table.state.burnt, card)
    const lit = die > (table.state.options.wind ? 3 : 1)
    if (lit) table.state.lit++
    table.tell({
      kind: lit ? 'lit' : 'blown-out',
      data: { who, die, card: { name: 'card', id: card } },
      sees: 'everyone',
    })
  },
  *burn({ table, seat, who, hand }) {
    const kept = { seat, kind: 'burn', prompt: text('prompt.burn'), min: 0, max: 2 }
    const burnt = yield* chooseSome(kept, hand.cards.slice(0, -1), showCard)
    for (const card of burnt) moveCard(hand, table.state.burnt, card)
    table.state.oil += burnt.length
    table.tell({ kind: 'burnt', data: { who, n: burnt.length }, sees: 'everyone' })
  },
  *sort({ seat, hand }) {
    hand.cards = yield* chooseOrder({ seat, kind: 'sort', prompt: text('prompt.sort') }, hand.cards, showCard)
  },
  *pour({ table, seat, who }) {
    const max = table.state.oil
    const n = yield* chooseAmount({ seat, kind: 'pour', prompt: text('prompt.pour'), min: 0, max })
    table.state.oil -= n
    table.tell({ kind: 'poured', data: { who, n }, sees: 'everyone' })
  },
  *pray({ table, seat, who }) {
    const aloud = yield* confirm({ seat, kind: 'pray', prompt: text('prompt.pray') })
    table.tell({ kind: aloud ? 'prayed-aloud' : 'prayed', data: { who }, sees: 'everyone' })
  },
}
