import type { Episode } from '../../vocabulary/index.ts'
import { ariel } from './ariel.ts'
import { bushwhacked } from './bushwhacked.ts'
import { heartOfGold } from './heart-of-gold.ts'
import { jaynestown } from './jaynestown.ts'
import { objectsInSpace } from './objects-in-space.ts'
import { ourMrsReynolds } from './our-mrs-reynolds.ts'
import { outOfGas } from './out-of-gas.ts'
import { safe } from './safe.ts'
import { serenityPart1 } from './serenity-part-1.ts'
import { serenityPart2 } from './serenity-part-2.ts'
import { shindig } from './shindig.ts'
import { theMessage } from './the-message.ts'
import { theTrainJob } from './the-train-job.ts'
import { trash } from './trash.ts'
import { warStories } from './war-stories.ts'

/** All fifteen, in the order of the series. */
export const episodes: readonly Episode[] = [
  serenityPart1,
  serenityPart2,
  theTrainJob,
  bushwhacked,
  shindig,
  safe,
  ourMrsReynolds,
  jaynestown,
  outOfGas,
  ariel,
  warStories,
  trash,
  theMessage,
  heartOfGold,
  objectsInSpace,
]
