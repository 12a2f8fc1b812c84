import { OptionError } from '@keep-flying/kernel'
import { boxWith, expansions } from './boxes.ts'
import type { BoxId } from './vocabulary/index.ts'

/** What is fixed before a game of Firefly: The Game begins. */
export interface Options {
  readonly players: number
  readonly story: string
  /** `first-game` deals starting jobs of Harken, Amnon Duul and Patience only. */
  readonly startingJobs: 'standard' | 'first-game'
  /** Boxes played with besides the base box. */
  readonly expansions: readonly BoxId[]
  /** The Set Up card. */
  readonly setUp: string
}

export const defaultOptions: Options = {
  players: 4,
  story: 'king-of-londinium',
  startingJobs: 'standard',
  expansions: [],
  setUp: 'standard',
}

function oneOf(field: string, value: unknown, legal: Iterable<string>): string {
  const ids = [...legal]
  if (typeof value === 'string' && ids.includes(value)) return value
  throw new OptionError(field, `The option "${field}" must be one of ${ids.join(', ')}.`)
}

function readExpansions(value: unknown): BoxId[] {
  const known = expansions.map((module) => module.id)
  if (!Array.isArray(value)) throw new OptionError('expansions', 'The option "expansions" must be a list.')
  if (new Set(value).size !== value.length)
    throw new OptionError('expansions', 'The option "expansions" names a box twice.')
  for (const box of value) oneOf('expansions', box, known)
  return known.filter((box) => value.includes(box))
}

export function readOptions(raw: unknown): Options {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw new OptionError('options', 'The options must be an object.')
  const given: Record<string, unknown> = { ...defaultOptions, ...raw }
  for (const field of Object.keys(given))
    if (!(field in defaultOptions))
      throw new OptionError(
        field,
        `There is no option "${field}"; there are ${Object.keys(defaultOptions).join(', ')}.`,
      )
  const { players, startingJobs } = given
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4)
    throw new OptionError('players', 'The option "players" must be a number from 1 to 4.')
  if (startingJobs !== 'standard' && startingJobs !== 'first-game')
    throw new OptionError('startingJobs', 'The option "startingJobs" must be "standard" or "first-game".')
  const boxes = readExpansions(given['expansions'])
  const box = boxWith(boxes)
  return {
    players,
    startingJobs,
    expansions: boxes,
    story: oneOf('story', given['story'], box.stories.keys()),
    setUp: oneOf('setUp', given['setUp'], box.setUps.keys()),
  }
}
