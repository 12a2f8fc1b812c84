import type { ChallengeCard } from '../../vocabulary/index.ts'
import { easy } from './tech/easy.ts'
import { hard } from './tech/hard.ts'
import { medium } from './tech/medium.ts'

/** The Tech Challenge deck. */
export const techChallenges: readonly ChallengeCard[] = [...easy, ...medium, ...hard]
