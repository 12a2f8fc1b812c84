import type { Campaign } from '@keep-flying/kernel'
import type { Carried, KeptCard } from '../carried.ts'
import { episodesWith } from '../catalog/index.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { scoreOf } from './score.ts'

/** A campaign: five games with all fifteen Episodes. */

const games = 5

export const campaign: Campaign<State, Options> = {
  next(state, options) {
    const handed = handsOn(state, options)
    return options.campaign === 'none' || handed.played >= games ? null : { ...options, handed }
  },
  handsOn: (state, options) => (options.campaign === 'none' ? null : handsOn(state, options)),
  takes: ({ handed }) => handed,
}

/** What a finished game hands on: after a loss, everything but the scores and the crew is set up anew. */
function handsOn(state: State, { handed }: Options): Carried {
  const kept = state.end === 'won'
  const { mains, players, serenity } = state
  const left = handed?.episodes ?? seriesWithout(state)
  return {
    played: (handed?.played ?? 0) + 1,
    mains: mains.map(({ crew }) => crew),
    avatars: players.map(({ crew }) => crew),
    episodes: handed ? left.slice(3) : left,
    upgrades: kept ? keptIn(serenity.map(({ upgrade }) => upgrade)) : [],
    shipStrikes: kept ? keptIn(serenity.map(({ strike }) => strike)) : [],
    crewStrikes: kept
      ? mains.flatMap(({ crew, strikes }) => strikes.map(({ card, damage }) => ({ crew, card, damage })))
      : [],
    effects: [...state.handedOn],
    scores: [...(handed?.scores ?? []), { score: scoreOf(state), won: state.end === 'won' }],
  }
}

function keptIn(slots: readonly (string | null)[]): KeptCard[] {
  return slots.flatMap((card, slot) => (card === null ? [] : { card, slot }))
}

/** The Episodes of the games to come, three for each, in the order of the series. */
function seriesWithout({ episodes }: State): number[] {
  const left = (['A', 'B', 'C'] as const).map((letter) =>
    episodesWith(letter)
      .map(({ number }) => number)
      .filter((number) => number !== episodes[letter]),
  )
  return Array.from({ length: games - 1 }, (_, game) => left.flatMap((numbers) => numbers[game] ?? [])).flat()
}

/** Bonus for winning a game of a campaign, by its number from 1; and for winning all. */
const winBonus = [0, 5, 10, 15, 20] as const
const allWonBonus = 20

/** The final score of a campaign. */
export function campaignScore(scores: Carried['scores']): number {
  const games = scores.reduce((sum, { score, won }, index) => sum + score + (won ? (winBonus[index] ?? 0) : 0), 0)
  return games + (scores.length === winBonus.length && scores.every(({ won }) => won) ? allWonBonus : 0)
}
