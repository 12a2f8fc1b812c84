import { weighing } from './mate.ts'
import { easyWeights } from './weights.ts'

/** A mate who overlooks things: an enemy that could be fought, a card worth its price, a teammate who could do with help. */
export const easy = weighing('easy', easyWeights)
