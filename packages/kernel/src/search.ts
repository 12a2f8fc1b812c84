import { type Bot, isLegal, type Reply, type Seat } from './bot.ts'
import type { Decision, SomeOf, Value } from './decision.ts'
import type { GameState } from './game.ts'
import type { Imagined } from './imagine.ts'
import { bestOf } from './ranking.ts'
import { openStream } from './seed.ts'
import type { Text } from './text.ts'

/**
 * Bots that try answers out before they give one: each is played on in the mind, by a quick bot in every seat, until some
 * turns are over, and what stands then is judged. All answers meet the same imagined cards and dice, so that luck decides nothing.
 */

/** Something to try: an answer, and who plays all seats from there; one bot per future, so it may keep in mind what it is about. */
export interface Line<S extends GameState> {
  readonly value: Value
  /** What is answered next if it is taken. */
  readonly plan?: readonly Value[]
  playOn(): Bot<S>
  /** Why it is a good one, where it is about more than its answer tells. */
  readonly why?: Text
}

/** How a searching bot thinks. */
export interface Search<S extends GameState> {
  /** Plays on in the mind, and gives the answer where nothing is tried out. */
  readonly quick: Bot<S>
  /**
   * What to try, with what the quick bot means first; several lines may begin with the same answer. Unless it is told otherwise,
   * a bot tries all answers that can be listed and lets the quick bot play on.
   */
  lines?(seat: Seat<S>, meant: Value): readonly [Line<S>, ...Line<S>[]]
  /** Whether a question is worth the time. */
  isWorthwhile(decision: Decision, view: S): boolean
  /** What counts turns, so that a look into the future knows how far it has come. */
  turn(state: S): number
  /** How many turns a look goes on for: what shows its worth late takes longer. */
  turns(decision: Decision): number
  /** How good a state is for a seat, reached after so many turns in the mind: the chance to win, from 0 to 1. */
  value(state: S, seat: number, turns: number): number
  /**
   * Whether those who play on look at the imagined game itself, which is cheaper than a view of it: for quick bots that make
   * nothing of what a view would hide.
   */
  readonly openly?: boolean
  /** How many futures are played in all for one answer, unless the seat is granted less. */
  readonly playouts: number
  /** Why an answer is a good one, in a sentence of the game; the chance to win is null where nothing was tried out. */
  reason(decision: Decision, value: Value, view: S, chance: number | null): Text
}

/** A line, and what was found out about it. */
interface Candidate<S extends GameState> extends Line<S> {
  /** By the number of the imagined game. */
  readonly results: number[]
}

export function searchingBot<S extends GameState>(id: string, search: Search<S>): Bot<S> {
  const { quick } = search
  const reply = (seat: Seat<S>) => replyWith(bestFor(search, seat, false))
  return {
    id,
    imagines: true,
    choose: (seat) => reply(seat)?.value ?? null,
    reply,
    intends: (seat) => quick.intends?.(seat) ?? null,
    advise(seat) {
      // A plan is its maker's own; whoever asks for advice wants to hear of something better, if there is.
      const best = bestFor(search, { ...seat, plan: null }, true)
      if (!best) return null
      const chance = best.results.length > 0 ? mean(best.results) : null
      const reason = best.why ?? search.reason(seat.decision, best.value, seat.view(), chance)
      return { value: best.value, chance, reason }
    },
  }
}

function replyWith<S extends GameState>(line: Line<S> | null): Reply | null {
  if (!line) return null
  const { value, plan } = line
  return plan ? { value, plan } : { value }
}

/** The line to take; null leaves a standing offer alone. For the sake of its chance, a line is looked at without an alternative. */
function bestFor<S extends GameState>(search: Search<S>, seat: Seat<S>, forChance: boolean): Candidate<S> | null {
  const { quick } = search
  const meant = quick.choose(seat)
  if (meant === null) return null
  const { decision } = seat
  const isWorthwhile = !decision.standing && search.isWorthwhile(decision, seat.view())
  if (decision.standing || !(isWorthwhile || forChance)) return { value: meant, playOn: () => quick, results: [] }
  const [first, ...others] = search.lines?.(seat, meant) ?? everyLine(quick, decision, meant)
  const candidates = [candidate(first), ...(isWorthwhile ? others.map(candidate) : [])] as const
  const isSettled = candidates.every((line) => isSame(replyWith(line), replyWith(first)))
  if (isSettled && forChance) tryAll(search, seat, candidates.slice(0, 1), Math.ceil(playoutsFor(search, seat) / 8))
  return isSettled ? candidates[0] : bestOfAll(search, seat, candidates)
}

/** How many futures are played for an answer. */
function playoutsFor<S extends GameState>(search: Search<S>, { budget = 1 }: Seat<S>): number {
  return Math.floor(search.playouts * budget)
}

function candidate<S extends GameState>(line: Line<S>): Candidate<S> {
  return { ...line, playOn: () => line.playOn(), results: [] }
}

/** Every answer that can be listed, with what was meant first. */
function everyLine<S extends GameState>(
  quick: Bot<S>,
  decision: Decision,
  meant: Value,
): readonly [Line<S>, ...Line<S>[]] {
  const playOn = () => quick
  const others = answersTo(decision).filter((other) => !isSame(other, meant))
  return [{ value: meant, playOn }, ...others.map((value) => ({ value, playOn }))]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The answers that can be told one by one. */
function answersTo(decision: Decision): readonly Value[] {
  switch (decision.form) {
    case 'one':
      return decision.options.map(({ id }) => id)
    case 'confirm':
      return [true, false]
    case 'some':
      return someOf(decision)
    default:
      return []
  }
}

/** How many of several things are named at most. */
const mostNamed = 2

/** None, one or two of several, as far as that is an answer. */
function someOf(decision: SomeOf): readonly Value[] {
  const ids = decision.options.map(({ id }) => id)
  let sets: readonly (readonly string[])[] = [[]]
  const all = [...sets]
  for (let named = 0; named < mostNamed; named++) {
    sets = sets.flatMap((set) => ids.slice(ids.indexOf(set.at(-1) ?? '') + 1).map((id) => [...set, id]))
    all.push(...sets)
  }
  return all.filter((set) => isLegal(decision, set)).map((set) => [...set])
}

/** How many futures all lines that are left meet at a time. In fewer, by how much results differ cannot be told. */
const batch = 6

/**
 * Lines that are clearly behind the best are given up, the others are tried further; the worse half at a time where there are too few
 * futures to tell. What was meant stands unless another is clearly better.
 */
function bestOfAll<S extends GameState>(
  search: Search<S>,
  seat: Seat<S>,
  [meant, ...others]: readonly [Candidate<S>, ...Candidate<S>[]],
): Candidate<S> {
  let playouts = playoutsFor(search, seat)
  let left: readonly Candidate<S>[] = others
  while (left.length > 0 && playouts > 0) {
    const tried = [meant, ...left]
    const each = nextBatch(playouts / tried.length, meant.results.length)
    if (each === 0 || !tryAll(search, seat, tried, each)) break
    playouts -= each * tried.length
    left = meant.results.length < batch ? betterHalf(left) : withoutStragglers(left, meant)
  }
  const [best] = betterHalf(left)
  return best && isBetter(best, meant) ? best : meant
}

/** How many futures to try next, with so many for each line left and so many behind it. */
function nextBatch(left: number, behind: number): number {
  const affordable = Math.min(batch, Math.floor(left))
  return affordable < batch && behind < batch ? Math.max(1, Math.floor(left / 2)) : affordable
}

/** From the best; those not tried yet are left out. */
function betterHalf<S extends GameState>(lines: readonly Candidate<S>[]): readonly Candidate<S>[] {
  const tried = lines.filter(({ results }) => results.length > 0)
  return tried.sort((one, other) => mean(other.results) - mean(one.results)).slice(0, Math.ceil(lines.length / 2))
}

function withoutStragglers<S extends GameState>(
  lines: readonly Candidate<S>[],
  meant: Candidate<S>,
): readonly Candidate<S>[] {
  const best = bestOf([meant, ...lines], ({ results }) => mean(results)) ?? meant
  return lines.filter((line) => !isBetter(best, line))
}

/** Tries each answer in so many more futures, all in one before any in the next; false if it had to break off. */
function tryAll<S extends GameState>(
  search: Search<S>,
  seat: Seat<S>,
  candidates: readonly Candidate<S>[],
  each: number,
): boolean {
  for (let n = 0; n < each; n++) {
    for (const line of candidates) {
      const result = seat.hurry?.() ? null : tryOut(search, seat, line, line.results.length)
      if (result === null) return false
      line.results.push(result)
    }
  }
  return true
}

/** Better in the games that both were tried in, by more than the uncertainty of the difference. */
function isBetter<S extends GameState>(one: Candidate<S>, other: Candidate<S>): boolean {
  const shared = Math.min(one.results.length, other.results.length)
  if (shared < batch) return false
  const differences = one.results.slice(0, shared).map((result, n) => result - (other.results[n] ?? 0))
  const gain = mean(differences)
  const uncertainty = Math.sqrt(mean(differences.map((difference) => (difference - gain) ** 2)) / shared)
  return gain > uncertainty
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length
}

/** Plays a line on in the n-th imagined game; null if the game cannot be imagined. */
function tryOut<S extends GameState>(
  search: Search<S>,
  { seat, decision, imagine }: Seat<S>,
  line: Line<S>,
  n: number,
): number | null {
  const game = imagine(n)
  const asked = game?.pending.find((open) => open.seat === seat && open.kind === decision.kind)
  if (!game || !asked) return null
  const since = search.turn(game.state)
  const until = since + search.turns(decision)
  const random = openStream(`sfc32:${n}`)
  const player = line.playOn()
  game.answer({ seat, decision: asked.number, value: line.value })
  while (!game.over && search.turn(game.state) < until) playOn(search, player, game, random)
  return search.value(game.state, seat, search.turn(game.state) - since)
}

function playOn<S extends GameState>(
  { openly }: Search<S>,
  player: Bot<S>,
  game: Imagined<S>,
  random: Seat<S>['random'],
): void {
  for (const decision of game.pending) {
    if (decision.standing) continue
    const { seat, number } = decision
    const view = () => (openly ? game.state : game.view(seat))
    const value = player.choose({ seat, decision, view, imagine: () => null, random })
    if (value !== null) return game.answer({ seat, decision: number, value })
  }
  throw new Error('Nobody answered, though a decision is pending.')
}
