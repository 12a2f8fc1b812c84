import { boxWith, expansions } from '@keep-flying/verse'

/** Everything there is of the game, for what is said and drawn before a game is set up. */
export const everyBox = boxWith(expansions.map(({ id }) => id))
