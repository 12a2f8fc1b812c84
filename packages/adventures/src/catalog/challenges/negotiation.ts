import type { ChallengeCard } from '../../vocabulary/index.ts'
import { easy } from './negotiation/easy.ts'
import { hard } from './negotiation/hard.ts'
import { medium } from './negotiation/medium.ts'

/** The Negotiation Challenge deck. */
export const negotiationChallenges: readonly ChallengeCard[] = [...easy, ...medium, ...hard]
