import { baseBox } from './box.ts'

/** What is fixed before a game of Firefly: The Game begins. */
export interface Options {
  readonly players: number
  readonly story: string
  /** `first-game` deals starting jobs of Harken, Amnon Duul and Patience only. */
  readonly startingJobs: 'standard' | 'first-game'
}

export const defaultOptions: Options = { players: 4, story: 'king-of-londinium', startingJobs: 'standard' }

/** An option that cannot be; names the field and the fix. */
export class OptionError extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.name = 'OptionError'
    this.field = field
  }
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
  const { players, story, startingJobs } = given
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4)
    throw new OptionError('players', 'The option "players" must be a number from 1 to 4.')
  if (typeof story !== 'string' || !baseBox.stories.has(story))
    throw new OptionError('story', `The option "story" must be one of ${[...baseBox.stories.keys()].join(', ')}.`)
  if (startingJobs !== 'standard' && startingJobs !== 'first-game')
    throw new OptionError('startingJobs', 'The option "startingJobs" must be "standard" or "first-game".')
  return { players, story, startingJobs }
}
