import { sum } from '@keep-flying/kernel'
import { tableFor } from '../ask/view-table.ts'
import { attackOf } from '../rules/enemies.ts'
import { healthLeft } from '../rules/health.ts'
import { inevitableAt, isInevitableOut } from '../rules/inevitable.ts'
import { cardIn, characterOf, currentEpisode, enemyOf, isInevitable } from '../rules/table.ts'
import type { CardId, State, Table } from '../state.ts'
import type { Letter } from '../vocabulary/index.ts'

/** What is left in a game: how likely a team wins from where it stands. */

/** What a state is judged by. */
interface Signs {
  readonly players: number
  /** The share of the players who are not defeated, and of those who can take little more. */
  readonly standing: number
  readonly frail: number
  /** The least Health of anybody who stands. */
  readonly weakest: number
  /** Serenity can take one Ship Strike at most. */
  readonly full: number
  /** Enemies in the Combat Zone, and their Attack in fours. */
  readonly strikers: number
  readonly attackOfStrikers: number
  /** Face-up enemies of the 'Verse in the last two spaces and before them, and face-down cards. */
  readonly near: number
  readonly far: number
  readonly hidden: number
  /** Cards of the Episode deck, in fives. */
  readonly deck: number
  /** The space that the Inevitable card has reached, and the share of turns it has been through in the Combat Zone. */
  readonly timer: number
  readonly counted: number
  /** Tasks that are open, and how often the Mandatory ones have been brought on. */
  readonly mandatory: number
  readonly steps: number
  readonly optional: number
  /** What six cards of a player's deck bring and have cost, in the mean, and how many cards there are, in tens. */
  readonly attack: number
  readonly recruit: number
  readonly cost: number
  readonly cards: number
  readonly credits: number
}

/**
 * What each sign says about winning, by Episode. Fitted by logistic regression to the beginnings of all turns of 1200 games of mates, one to five
 * of them in turn with any Episodes and any crew: the first column is what is so in any case.
 */
const says: Readonly<Record<Letter, Signs & { readonly always: number }>> = {
  A: {
    ...{ always: 0.335, players: 0.052, standing: 0.666, weakest: 0.158, frail: 0, full: -0.025, strikers: 0.014 },
    ...{ attackOfStrikers: -0.351, near: -0.101, far: -0.178, hidden: -0.073, deck: -0.012, timer: -0.021 },
    ...{ counted: -0.248, mandatory: 0, optional: 0.234, steps: 0, attack: -0.354, recruit: -0.147, cost: 0.455 },
    ...{ cards: -1.857, credits: 0.042 },
  },
  B: {
    ...{
      always: -4.662,
      players: 0.301,
      standing: 0.889,
      weakest: 0.094,
      frail: -0.705,
      full: -0.79,
      strikers: -0.474,
    },
    ...{ attackOfStrikers: 0.103, near: -0.217, far: -0.153, hidden: -0.16, deck: 0.255, timer: 0.013 },
    ...{ counted: -0.203, mandatory: 0, optional: 0.129, steps: 0, attack: 0.213, recruit: 0.115, cost: 0.447 },
    ...{ cards: -1.355, credits: 0.046 },
  },
  C: {
    ...{
      always: -7.463,
      players: 0.372,
      standing: 1.412,
      weakest: 0.005,
      frail: -0.78,
      full: -0.717,
      strikers: -0.534,
    },
    ...{ attackOfStrikers: -0.033, near: -0.186, far: -0.105, hidden: 0.014, deck: 0.524, timer: -0.136 },
    ...{
      counted: -0.257,
      mandatory: -0.732,
      optional: 0.279,
      steps: 0.642,
      attack: 0.404,
      recruit: 0.258,
      cost: 0.328,
    },
    ...{ cards: -0.627, credits: 0.136 },
  },
}

/** The chance that the team wins, from 0 to 1. */
export function outlookOf(state: State): number {
  if (state.end) return state.end === 'won' ? 1 : 0
  const weights = says[state.letter]
  const signs = signsOf(tableFor(state))
  let odds = weights.always
  for (const sign of signNames) odds += weights[sign] * signs[sign]
  return 1 / (1 + Math.exp(-odds))
}

const signNames: readonly (keyof Signs)[] = [
  ...(['players', 'standing', 'frail', 'weakest', 'full', 'strikers', 'attackOfStrikers', 'near', 'far'] as const),
  ...(['hidden', 'deck', 'timer', 'counted', 'mandatory', 'steps', 'optional'] as const),
  ...(['attack', 'recruit', 'cost', 'cards', 'credits'] as const),
]

function signsOf(t: Table): Signs {
  const { state } = t
  const players = state.players.length
  return {
    players,
    ...signsOfCrew(t),
    ...signsOfEnemies(t),
    deck: state.episodeDeck.cards.length / 5,
    timer: (inevitableAt(state) ?? -1) + 1,
    counted: isInevitableOut(state) ? state.counted.length / players + 0.2 : 0,
    ...signsOfTasks(t),
    ...signsOfDecks(state),
    credits: state.credits + sum(state.besideSerenity, ({ credits }) => credits),
  }
}

const frailUpTo = 3
const wellFrom = 10

function signsOfCrew(t: Table): Pick<Signs, 'standing' | 'frail' | 'weakest' | 'full'> {
  const { players, mains, serenity } = t.state
  const healths = mains.flatMap((main) => (main.seat === null || main.down ? [] : healthLeft(t, main)))
  return {
    standing: healths.length / players.length,
    frail: healths.filter((health) => health <= frailUpTo).length / players.length,
    weakest: Math.min(wellFrom, ...healths),
    full: serenity.filter(({ strike }) => strike === null).length <= 1 ? 1 : 0,
  }
}

/** From this space on, a card is near the Combat Zone. */
const nearFrom = 3

function signsOfEnemies(t: Table): Pick<Signs, 'strikers' | 'attackOfStrikers' | 'near' | 'far' | 'hidden'> {
  const { combatZone, verse } = t.state
  const strikers = combatZone.cards.filter((card) => enemyOf(card) !== null)
  const inSight = verse.map(({ shown }) => shown.cards.some((card) => enemyOf(card) !== null))
  return {
    strikers: strikers.length,
    attackOfStrikers: sum(strikers, (card) => attackOf(t, card)) / 4,
    near: inSight.slice(nearFrom).filter(Boolean).length,
    far: inSight.slice(0, nearFrom).filter(Boolean).length,
    hidden: verse.filter((space) => space.shown.cards.length === 0 && isEpisodeCard(cardIn(space))).length,
  }
}

function isEpisodeCard(card: CardId | null): boolean {
  return card !== null && !isInevitable(card)
}

function signsOfTasks(t: Table): Pick<Signs, 'mandatory' | 'steps' | 'optional'> {
  const { tasks, counters } = t.state
  const open = currentEpisode(t).tasks.filter(({ id }) => tasks[id] === 'open')
  const mandatory = open.filter((task) => task.mandatory)
  return {
    mandatory: mandatory.length,
    steps: sum(mandatory, ({ id }) => counters[`task:${id}`]?.done ?? 0),
    optional: open.length - mandatory.length,
  }
}

function signsOfDecks({ players, turn }: State): Pick<Signs, 'attack' | 'recruit' | 'cost' | 'cards'> {
  const owned = [
    ...players.flatMap(({ deck, hand, discard }) => [...deck.cards, ...hand.cards, ...discard.cards]),
    ...turn.played.flatMap(({ card, gone, copyOf }) => (gone || copyOf !== undefined ? [] : card)),
  ]
  const perHand = (of: (card: CardId) => number) => (6 * sum(owned, of)) / Math.max(1, owned.length)
  return {
    attack: perHand((card) => characterOf(card)?.attack ?? 0),
    recruit: perHand((card) => characterOf(card)?.recruit ?? 0),
    cost: perHand(costOf),
    cards: owned.length / players.length / 10,
  }
}

/** What a card has cost; Talents are worth as much as a cheap one. */
function costOf(card: CardId): number {
  return characterOf(card)?.cost ?? 2
}
