import type { Option, Rules } from '@keep-flying/kernel'

/** Something that a Crew Member may do on its turn. */
export interface Deed {
  readonly option: Option
  /** One of the two Actions of a turn. */
  readonly isAction: boolean
  /** Returns true where nobody had to be asked. */
  does(): Rules<void> | true
}
