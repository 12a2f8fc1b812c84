import type { Crew, StackCard } from '../../vocabulary/index.ts'
import { book } from './book.ts'
import { inara } from './inara.ts'
import { jayne } from './jayne.ts'
import { kaylee } from './kaylee.ts'
import { mal } from './mal.ts'
import { river } from './river.ts'
import { simon } from './simon.ts'
import { wash } from './wash.ts'
import { zoe } from './zoe.ts'

/** The stack of each crew member: the cards it brings as a Supporting Character. */
export const stacks: Readonly<Record<Crew, readonly StackCard[]>> = {
  mal,
  zoe,
  wash,
  jayne,
  kaylee,
  inara,
  book,
  simon,
  river,
}
