import type { Campaign, Rules } from '@keep-flying/kernel'
import { type Carried, type GameResult, gamesInAll, type KeptCard } from '../carried.ts'
import { type Difficulty, difficultyFields } from '../difficulty.ts'
import type { Options } from '../options.ts'
import type { State, Table } from '../state.ts'
import { campaignScore } from './campaign-score.ts'
import { endOfEpisodeTexts, interMission } from './intermission.ts'
import { scoreOf } from './score.ts'
import { tell } from './table.ts'

/** A campaign: five games with all fifteen Episodes. */

export const campaign: Campaign<State, Options> = {
  next(state, options) {
    if (options.campaign === 'none') return null
    const handed = handsOn(state, options)
    return handed.played < gamesInAll ? { ...options, handed } : null
  },
  handsOn: (state, options) => (options.campaign === 'none' ? null : handsOn(state, options)),
  takes: ({ handed }) => handed,
}

/** What a finished game hands on: after a loss, everything but crew, scores and texts is set up anew. */
function handsOn(state: State, options: Options): Carried {
  const { mains, players, serenity } = state
  const won = state.end === 'won'
  const scores = resultsOf(state)
  return {
    played: scores.length,
    mains: mains.map(({ crew }) => crew),
    avatars: players.map(({ crew }) => crew),
    episodes: state.toCome,
    upgrades: won ? keptIn(serenity.map(({ upgrade }) => upgrade)) : [],
    shipStrikes: won ? keptIn(serenity.map(({ strike }) => strike)) : [],
    crewStrikes: won ? mains.flatMap(({ crew, strikes }) => strikes.map((strike) => ({ crew, ...strike }))) : [],
    effects: [...state.handedOn],
    scores,
    difficulty: difficultyOf(options),
  }
}

function keptIn(slots: readonly (string | null)[]): KeptCard[] {
  return slots.flatMap((card, slot) => (card === null ? [] : { card, slot }))
}

function difficultyOf(options: Options): Difficulty {
  const fields = Object.keys(difficultyFields).map((field) => [field, options[field as keyof Difficulty]])
  return Object.fromEntries(fields) as Difficulty
}

/** The results of the campaign's games up to this one. */
export function resultsOf(state: State): readonly GameResult[] {
  return [...(state.options.handed?.scores ?? []), { score: scoreOf(state), won: state.end === 'won' }]
}

/**
 * What follows a game before the campaign's next one: the End of Episode text of the third Episode in any case, and an
 * Inter-Mission without extra cards after a win.
 */
export function* afterGame(t: Table): Rules<void> {
  const { state } = t
  if (state.options.campaign === 'none') return
  const results = resultsOf(state)
  if (results.length < gamesInAll) {
    if (state.end === 'won') yield* interMission(t, { sellsCards: false })
    else yield* endOfEpisodeTexts(t, 'C')
  }
  const n = campaignScore(results)
  if (results.length < gamesInAll) tell(t, 'campaign-score', { n })
  else tell(t, 'campaign-over', { n, rating: { name: 'rating', id: ratingOf(n) } })
}

/** What a final score is called: those who reach so many points. */
const ratings = [
  { id: 'heroes', least: 100 },
  { id: 'shiny', least: 85 },
  { id: 'flying', least: 51 },
  { id: 'retire', least: 0 },
] as const

export type Rating = (typeof ratings)[number]['id']

export function ratingOf(score: number): Rating {
  return ratings.find(({ least }) => score >= least)?.id ?? 'retire'
}
