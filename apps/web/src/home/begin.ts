import { baseBox, defaultOptions, type Options } from '@keep-flying/verse'
import { createGame, type LocalSeat } from '../session/storage.ts'

/** Games that begin with one press: fetched when somebody presses, so that the first page needs no rules. */

/** What the people and bots of a new game are called. */
export interface Names {
  readonly me: string
  bot(n: number): string
}

function seatsFor(players: number, names: Names): LocalSeat[] {
  const bots = Array.from({ length: players - 1 }, (_, n) => ({
    kind: 'bot' as const,
    bot: 'captain' as const,
    name: names.bot(n + 1),
  }))
  return [{ kind: 'person', name: names.me }, ...bots]
}

function begin(options: Options, names: Names, guided: boolean): Promise<string> {
  const title = baseBox.stories.get(options.story)?.name ?? options.story
  return createGame({ title, options, seats: seatsFor(options.players, names), guided })
}

/** Against two bots, by the story the rules suggest. */
export function beginSolo(names: Names): Promise<string> {
  return begin({ ...defaultOptions, players: 3 }, names, false)
}

/** A short, real game against one bot, with the story and the starting jobs made for beginners. */
export function beginGuided(names: Names): Promise<string> {
  return begin({ ...defaultOptions, players: 2, story: 'first-time', startingJobs: 'first-game' }, names, true)
}
