import { chooseOne, gather, pick, type RandomStream, type Rules, shuffle, zone } from '@keep-flying/kernel'
import { box, episodesWith, miniDeck, stackOf } from '../catalog/index.ts'
import { bridgeSpaces, handSize, slotRepairCosts } from '../catalog/playmat.ts'
import { mainCount, type Options, suggestedCrews } from '../options.ts'
import type { CardId, Player, Slot, State, Table } from '../state.ts'
import { type Crew, crewMembers, type Letter, letters, spaces } from '../vocabulary/index.ts'
import { drawCards } from './decks.ts'
import { episodesToCome, seededCards, takeOver } from './handed.ts'
import { refillBridge } from './recruit.ts'
import { avatarOf, crewName, mainAt, rankOf, says, seatName, tell } from './table.ts'
import { preparationEach, sideJobsPerEpisode } from './team-size.ts'
import { newTurn } from './turn.ts'

/** Setting the table up. */

/** The table before anybody has chosen anything. */
export function layOut(options: Options, random: RandomStream): State {
  const shuffled = (pool: string, cards: readonly CardId[]) => zone('nobody', shuffle(random, [...cards]), pool)
  const episodes = chooseEpisodes(options, random)
  return {
    random,
    options,
    players: Array.from({ length: options.players }, (_, seat) => newPlayer(seat)),
    mains: [],
    letter: 'A',
    episodes,
    turns: 0,
    turnOfEpisode: 0,
    preparation: options.players * preparationEach(options),
    active: 0,
    turn: newTurn(),
    talents: zone('everyone', [...box.talents]),
    flaws: zone('everyone', [...box.flaws]),
    browncoats: shuffled('browncoats', box.browncoats),
    crewDeck: zone('nobody', [], 'crew'),
    bridge: Array.from({ length: bridgeSpaces }, () => null),
    crewStrikes: { deck: shuffled('crew-strikes', box.crewStrikes), discard: zone('everyone') },
    shipStrikes: { deck: shuffled('ship-strikes', box.shipStrikes), discard: zone('everyone') },
    drawnStrikes: zone('everyone'),
    upgrades: shuffled('upgrades', box.upgrades),
    offered: zone('everyone'),
    serenity: slotRepairCosts.map((): Slot => ({ strike: null, upgrade: null })),
    episodeDeck: zone('nobody', [], 'episode'),
    waiting: {},
    sideJobs: shuffled('side-jobs', box.sideJobs),
    verse: spaces.map(() => ({
      hidden: zone('nobody', [], 'episode'),
      shown: zone('everyone'),
      attached: zone('everyone'),
    })),
    combatZone: zone('everyone'),
    operations: zone('everyone'),
    besideSerenity: [],
    defeatedCards: zone('everyone'),
    defeatedCharacters: zone('everyone'),
    timers: zone('everyone'),
    unseenTimers: zone('nobody', [], 'timers'),
    tasks: {},
    credits: 0,
    counted: [],
    counters: {},
    lasting: [],
    usedInEpisode: [],
    completed: [],
    interMission: null,
    handedOn: [],
    toCome: episodesToCome(options, episodes, random),
    end: null,
    finished: false,
  }
}

function newPlayer(seat: number): Player {
  const pool = `seat-${seat}`
  return { seat, crew: 'mal', deck: zone('nobody', [], pool), hand: zone(seat, [], pool), discard: zone('everyone') }
}

/** The numbers of the three Episodes: as chosen, at random, or as the campaign has them. */
function chooseEpisodes(options: Options, random: RandomStream): Record<Letter, number> {
  const chosen = { A: options.episodeA, B: options.episodeB, C: options.episodeC }
  const numberOf = (letter: Letter) =>
    chosen[letter] === 'random' ? pick(random, episodesWith(letter)).number : Number(chosen[letter])
  return { A: numberOf('A'), B: numberOf('B'), C: numberOf('C') }
}

/** Who plays whom, the decks, what a campaign hands on, and the first hands. */
export function* setUp(t: Table): Rules<void> {
  const { state } = t
  yield* castCrew(t)
  buildDecks(state)
  refillBridge(t)
  state.active = startingSeat(t)
  yield* takeOver(t)
  for (const player of state.players) if (!mainAt(t, player.seat).down) drawCards(t, player, handSize)
  state.active = startingSeat(t)
}

/** All decks, once it is known who plays whom. */
export function buildDecks(state: State): void {
  buildCrewDeck(state)
  buildMiniDecks(state)
  for (const player of state.players) buildDeck(state, player)
}

/** The five Main Characters: first those of the players, then the others. */
function* castCrew(t: Table): Rules<void> {
  const { state } = t
  const known = knownCrew(t)
  const taken: Crew[] = []
  for (const player of state.players) {
    const crew = yield* avatarFor(t, player.seat, known, taken)
    taken.push(crew)
    tell(t, 'plays', { who: seatName(player.seat), crew: crewName(crew) })
  }
  seatCrew(state, taken, otherMains(t, known, taken))
}

/** Seats the players' Main Characters, and lays the others below the Bridge. */
export function seatCrew(state: State, played: readonly Crew[], others: readonly Crew[]): void {
  for (const [seat, crew] of played.entries()) {
    const player = state.players[seat]
    if (player) state.players[seat] = { ...player, crew }
    state.mains.push({ crew, seat, strikes: [], down: false })
  }
  for (const crew of others.toSorted((one, other) => avatarOf(one).rank - avatarOf(other).rank))
    state.mains.push({ crew, seat: null, strikes: [], down: false })
}

/** The five, where they are settled before anybody takes one. */
function knownCrew({ state }: Table): readonly Crew[] | null {
  const { crew, mains, handed } = state.options
  if (handed) return handed.mains
  if (crew === 'open') return null
  if (crew === 'named') return mains
  return crew === 'random' ? shuffle(state.random, [...crewMembers]).slice(0, mainCount) : suggestedCrews[crew]
}

function* avatarFor(t: Table, seat: number, known: readonly Crew[] | null, taken: readonly Crew[]): Rules<Crew> {
  const { options, random } = t.state
  const free = (known ?? crewMembers).filter((crew) => !taken.includes(crew))
  const handed = options.handed?.avatars[seat]
  if (handed) return handed
  if (options.avatars === 'listed') return free[0] ?? 'mal'
  if (options.avatars === 'random') return pick(random, free)
  return yield* chooseOne({ seat, kind: 'set-up.avatar', prompt: says('ask.avatar') }, free, offerCrew)
}

/** The Main Characters whom nobody plays: the rest of the five, or at random. */
function otherMains({ state }: Table, known: readonly Crew[] | null, taken: readonly Crew[]): Crew[] {
  const free = (known ?? shuffle(state.random, [...crewMembers])).filter((crew) => !taken.includes(crew))
  return free.slice(0, mainCount - taken.length)
}

function offerCrew(crew: Crew) {
  return { id: crew, text: says('offer.crew', { who: crewName(crew) }), about: crewName(crew) }
}

/** The stacks of the four Supporting Characters, shuffled together. */
function buildCrewDeck(state: State): void {
  const supporting = crewMembers.filter((crew) => !state.mains.some((main) => main.crew === crew))
  state.crewDeck.cards.push(
    ...shuffle(
      state.random,
      gather(supporting, (crew) => stackOf[crew]),
    ),
  )
}

/** Each mini-deck with its Side Jobs shuffled in and an Inevitable card beneath. */
function buildMiniDecks(state: State): void {
  const { random, options } = state
  const count = sideJobsPerEpisode(options)
  const timers = shuffle(random, [...box.inevitable])
  for (const letter of letters) {
    const own = [...miniDeck(state.episodes[letter]), ...seededCards(options.handed, letter)]
    const cards = shuffle(random, [...own, ...state.sideJobs.cards.splice(-count, count)])
    // Cards are drawn from the end.
    state.waiting[letter] = zone('nobody', [...timers.splice(0, 1), ...cards], `waiting-${letter}`)
  }
}

const [shinyEach, misbehaveEach] = [7, 5]

/** The Shiny and Misbehave cards of a seat. */
export function startingCards(seat: number): CardId[] {
  const shiny = box.starting.slice(0, 35).slice(seat * shinyEach, (seat + 1) * shinyEach)
  const misbehave = box.starting.slice(35).slice(seat * misbehaveEach, (seat + 1) * misbehaveEach)
  return [...shiny, ...misbehave]
}

/** A player's first deck: Shiny, Misbehave, and a Talent unless options say otherwise. */
function buildDeck({ options, random, talents, flaws }: State, { seat, deck }: Player): void {
  const talent = talents.cards.splice(talents.cards.length - options.talents)
  const flaw = options.flaws.includes('A') ? flaws.cards.splice(-1) : []
  deck.cards.push(...shuffle(random, [...startingCards(seat), ...talent, ...flaw]))
}

/** The highest-ranked player who stands begins. */
function startingSeat(t: Table): number {
  const standing = t.state.players.map(({ seat }) => mainAt(t, seat)).filter(({ down }) => !down)
  const [first] = standing.toSorted((one, other) => rankOf(one) - rankOf(other))
  return first?.seat ?? 0
}
