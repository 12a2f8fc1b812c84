import type { Skill } from './basics.ts'
import type { TestType } from './skill-tests.ts'

/** A Test of the user's, or of another Crew Member; shots and Brawls are Fight Tests. What is not named does not restrict. */
interface TestHook {
  readonly at: 'own-test' | 'other-test'
  readonly skill?: Skill
  readonly types?: readonly TestType[]
  /** Only Tests of Locked Tokens. */
  readonly kind?: 'lock'
}

interface MomentHook {
  readonly at:
    | 'own-shoot'
    /** The user Brawls, or defends. */
    | 'own-brawl'
    /** Before the Wound. */
    | 'brawl-won'
    | 'shot-hit'
    | 'own-move'
    /** The user is about to take a Wound. */
    | 'wounded'
    /** Another Goon next to this one is about to take a Wound. */
    | 'neighbour-wounded'
    /** This Goon is Alerted. */
    | 'alerted'
    | 'alarm-fires'
    /** A Goon is about to arrive. */
    | 'reinforcement'
    | 'became-casual'
    /** This Goon begins a turn while nobody on the map is Heroic. */
    | 'no-heroic-crew'
    /** An attack of the user disables a Goon. */
    | 'disabled-goon'
}

/** The moment at which a text works. */
export type Hook = TestHook | MomentHook
