import type { Job } from '../../vocabulary/index.ts'
import { lightFingers } from './light-fingers.ts'
import { outOfTheStockade } from './out-of-the-stockade.ts'
import { signedAndDelivered } from './signed-and-delivered.ts'
import { theLongRelay } from './the-long-relay.ts'

/** The Jobs, from the easiest on. */
export const jobs: readonly Job[] = [lightFingers, signedAndDelivered, theLongRelay, outOfTheStockade]
