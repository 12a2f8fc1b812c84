import { copy, Match, openStream } from '@keep-flying/kernel'
import { didYouMean, SituationError } from '@keep-flying/kernel/scenario'
import { episodeOf } from './catalog/index.ts'
import { handSize } from './catalog/playmat.ts'
import { defaultOptions, readOptions, suggestedCrews } from './options.ts'
import { encounters } from './rules/game.ts'
import { buildDecks, layOut, seatCrew } from './rules/set-up.ts'
import { layTable } from './scenario/lay.ts'
import { Play } from './scenario/play.ts'
import { Scene } from './scenario/scene.ts'
import type { PlayerSet, Situation } from './scenario/situation.ts'
import type { Player, State } from './state.ts'
import { type Crew, crewMembers } from './vocabulary/index.ts'

export { makeUp } from './catalog/index.ts'
export { Play } from './scenario/play.ts'
export type { OtherSet, PlayerSet, Situation, SlotSet, SpaceSet } from './scenario/situation.ts'

/**
 * Any situation in a few lines, for tests and for anyone who wants to check how we read a rule:
 *
 *     const game = scenario({ players: [{ crew: 'mal', hand: ['Shiny', 'Misbehave'] }], verse: [null, 'Salvage Patrol'] })
 *       .next('crew-strikes', 'Grazed')
 *       .begin()
 *     game.choose('Shiny')
 *     game.options()        // what is legal now
 *     game.state.turn       // what happened
 *
 * It begins with the Action Phase of a turn, unless `quietTurns` is 0: then an Episode Phase comes first.
 */
export function scenario(situation: Situation = {}): Scenario {
  return new Scenario(situation)
}

const tableFields: readonly (keyof Situation)[] = [
  ...([
    'players',
    'others',
    'letter',
    'turn',
    'quietTurns',
    'recruit',
    'attack',
    'bridge',
    'verse',
    'combatZone',
    'operations',
  ] as const),
  ...(['serenity', 'offered', 'tasks', 'credits', 'completed', 'counted', 'seed'] as const),
]
const playerFields: readonly (keyof PlayerSet)[] = ['crew', 'hand', 'deck', 'discard', 'strikes', 'down']

export class Scenario {
  readonly #situation: Situation
  readonly #options: ReturnType<typeof readOptions>
  readonly #scene: Scene

  constructor(situation: Situation) {
    this.#situation = situation
    const players = situation.players ?? [{}]
    checkFields(situation, players)
    const named = Object.entries(situation).filter(([field]) => field in defaultOptions && field !== 'players')
    this.#options = readOptions({ ...Object.fromEntries(named), players: players.length })
    this.#scene = new Scene(layOut(this.#options, this.#openStream()))
    const { state } = this.#scene
    const { played, others } = crewIn(situation, players)
    seatCrew(state, played, others)
    buildDecks(state)
    openEpisode(state, situation)
    layTable(this.#scene, situation)
  }

  /** Puts cards on top of a deck, to be drawn in this order: 'episode', 'crew', 'crew-strikes', 'deck 0' … */
  next(deck: string, ...cards: string[]): this {
    this.#scene.next(deck, cards)
    return this
  }

  /** Leaves nothing but these cards in a deck, first to be drawn first; the others leave the game. */
  only(deck: string, ...cards: string[]): this {
    this.#scene.only(deck, cards)
    return this
  }

  /** Puts cards on a discard pile. */
  discards(deck: string, ...cards: string[]): this {
    this.#scene.discards(deck, cards)
    return this
  }

  /** Begins with the turn of the seat named. */
  begin(): Play {
    const { state } = this.#scene.on(copy(this.#scene.state))
    const { players = [{}], bridge = [] } = this.#situation
    for (const [seat, set] of players.entries()) if (!set.hand && !set.down) dealHand(state.players[seat])
    for (const index of state.bridge.keys())
      if (bridge[index] === undefined) state.bridge[index] = state.crewDeck.cards.pop() ?? null
    const random = this.#openStream()
    const saved = { answers: 0, asked: 0, state: { ...state, random } }
    return new Play(() => Match.resume(encounters, this.#options, 'sfc32:scenario', copy(saved)))
  }

  #openStream(): State['random'] {
    return openStream(`sfc32:${this.#situation.seed ?? 'scenario'}`)
  }
}

function dealHand(player: Player | undefined): void {
  if (player) player.hand.cards.push(...player.deck.cards.splice(-handSize).reverse())
}

/** Who plays whom, and who else is a Main Character. */
function crewIn({ others: named = [] }: Situation, players: readonly PlayerSet[]): { played: Crew[]; others: Crew[] } {
  const others = named.map((one) => (typeof one === 'string' ? one : one.crew))
  const spoken = [...players.flatMap(({ crew }) => crew ?? []), ...others]
  if (new Set(spoken).size < spoken.length) throw new SituationError(null, 'others', 'A Main Character is named twice.')
  const free = [...suggestedCrews['train-job'], ...crewMembers].filter((crew) => !spoken.includes(crew))
  const rest = [...new Set(free)]
  const take = () => {
    const crew = rest.shift()
    if (!crew) throw new SituationError(null, 'players', 'There are not enough crew members.')
    return crew
  }
  const played = players.map(({ crew }) => crew ?? take())
  while (played.length + others.length < 5) others.push(take())
  if (played.length + others.length > 5)
    throw new SituationError(null, 'others', 'There are five Main Characters, players included.')
  return { played, others }
}

/** The Episode named is being played, its Setup text aside. */
function openEpisode(state: State, { letter = 'A', turn = 0, quietTurns = 1 }: Situation): void {
  state.letter = letter
  state.active = turn
  state.preparation = quietTurns
  const deck = state.waiting[letter]
  if (deck) state.episodeDeck.cards.push(...deck.cards.splice(0))
  delete state.waiting[letter]
  state.tasks = Object.fromEntries(episodeOf(state.episodes[letter]).tasks.map(({ id }) => [id, 'open']))
}

function checkFields(situation: Situation, players: readonly PlayerSet[]): void {
  if (players.length < 1 || players.length > 5)
    throw new SituationError(null, 'players', `Name 1 to 5 players, not ${players.length}.`)
  const options = Object.keys(defaultOptions).filter((option) => option !== 'players')
  check(null, situation, [...tableFields, ...options])
  for (const [seat, set] of players.entries()) check(seat, set, playerFields)
}

function check(seat: number | null, set: object, known: readonly string[]): void {
  for (const field of Object.keys(set))
    if (!known.includes(field))
      throw new SituationError(
        seat,
        field,
        `There is no such field.${didYouMean(field, known)} There are ${known.join(', ')}.`,
      )
}
