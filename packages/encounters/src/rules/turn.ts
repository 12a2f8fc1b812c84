import type { Rules } from '@keep-flying/kernel'
import { boxCard } from '../catalog/index.ts'
import { handSize } from '../catalog/playmat.ts'
import type { Table, Turn } from '../state.ts'
import { actionPhase, isOver } from './action.ts'
import { drawCards } from './decks.ts'
import { modifiers } from './in-force.ts'
import { countForTimer } from './inevitable.ts'
import { atMoment } from './moments.ts'
import { addEpisodeCard } from './push.ts'
import { sendToDefeated, triggerText } from './reveal.ts'
import { concerns } from './selectors.ts'
import { strikePhase } from './strike.ts'
import { activePlayer, cardName, isStanding, playerAt, seatName, tell } from './table.ts'

/** A turn: Episode, Action, Strike and Cleanup. */

export function newTurn(): Turn {
  return {
    phase: 'episode',
    open: false,
    recruit: 0,
    attack: 0,
    restricted: [],
    played: [],
    coordinated: [],
    extraCoordinate: {},
    avoidances: [],
    scanned: 0,
    recruited: 0,
    fromBridge: 0,
    soloDiscards: 0,
    spared: [],
    used: [],
    refused: [],
    struck: [],
    lastScannedSpace: null,
  }
}

/** Everything of a turn before its Cleanup, which the end of an Episode leads straight to. */
export function* takeTurn(t: Table): Rules<void> {
  const { state } = t
  if (!state.turn.open) yield* beforeActions(t)
  if (!isOver(t)) yield* actionPhase(t)
  state.turn.phase = 'strike'
  yield* strikePhase(t)
  countForTimer(t)
  yield* atMoment(t, 'strike-phase-end')
  yield* failSideJobs(t)
  yield* atMoment(t, 'end-of-turn')
}

/** A turn up to the first choice of its player. */
function* beforeActions(t: Table): Rules<void> {
  const { state } = t
  tell(t, 'turn', { who: seatName(state.active), letter: state.letter, turn: state.turnOfEpisode })
  yield* atMoment(t, 'start-of-turn')
  if (state.preparation === 0) yield* addEpisodeCard(t)
  state.turn.phase = 'action'
}

/** A Side Job in the Combat Zone that was not completed by the end of the turn fails. */
function* failSideJobs(t: Table): Rules<void> {
  const late = t.state.combatZone.cards.filter((card) => boxCard(card).kind === 'side-job')
  for (const card of late) {
    tell(t, 'job-failed', { card: cardName(card) })
    yield* triggerText(t, 'failure', { you: t.state.active, card })
    if (t.state.combatZone.cards.includes(card)) sendToDefeated(t, card)
  }
}

/** Cleanup: everything played and held is discarded, Coordinated cards go home, and a new hand is drawn. */
export function cleanUp(t: Table): void {
  const { state } = t
  const player = activePlayer(t)
  for (const { card, owner } of state.turn.coordinated) playerAt(t, owner).discard.cards.push(card)
  const own = state.turn.played.filter(({ gone, copyOf }) => !gone && copyOf === undefined)
  player.discard.cards.push(...own.map(({ card }) => card))
  // What was played and the points of the turn are gone; whoever was defeated in it still takes no further strike.
  state.turn = { ...newTurn(), phase: 'cleanup', spared: state.turn.spared }
  if (isStanding(t, player.seat)) {
    player.discard.cards.push(...player.hand.cards.splice(0))
    const n = handSizeOf(t, player.seat)
    forgetUntil(t, 'next-cleanup', player.seat)
    drawCards(t, player, n)
  }
  endTurn(t)
}

/** How many cards a player draws in Cleanup. */
export function handSizeOf(t: Table, seat: number): number {
  const change = modifiers(t, 'hand-size').reduce(
    (sum, { modifier: { who, n }, context }) => (concerns(t, who, context, seat) ? sum + n : sum),
    0,
  )
  return Math.max(0, handSize + change)
}

function forgetUntil({ state }: Table, until: 'next-cleanup', seat: number): void {
  const { crew } = state.mains.find((main) => main.seat === seat) ?? {}
  state.lasting = state.lasting.filter(
    ({ until: end, modifier, you }) =>
      end !== until || !('who' in modifier) || !(modifier.who === crew || (modifier.who === 'you' && you === seat)),
  )
}

/** What lasts for a turn or a round is over or nearer its end. */
export function endTurn({ state }: Table): void {
  for (const lasting of state.lasting) if (lasting.turns !== undefined) lasting.turns--
  state.lasting = state.lasting.filter(
    ({ until, turns }) => until !== 'end-of-turn' && (turns === undefined || turns > 0),
  )
}
