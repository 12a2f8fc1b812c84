import { type Text, text } from '@keep-flying/kernel'
import type { Obstacle } from '../rules/actions.ts'
import { describeRequirement } from './describe-conditions.ts'
import { describeAim } from './describe-selectors.ts'
import type { Voice } from './voice.ts'

/** Why something cannot be done now, in a few words. */
export function describeObstacle(obstacle: Obstacle, voice: Voice): Text {
  switch (obstacle.is) {
    case 'used-up':
      return text('why.used-up', { limit: text(`limit.${obstacle.limit}`) })
    case 'need':
      return text('why.need', { need: describeRequirement(obstacle.need, voice) })
    case 'no-target':
      return text('why.no-target', { aim: describeAim(obstacle.aim, voice) })
    case 'held':
    case 'nobody-next':
    case 'no-shot':
    case 'not-wounded':
    case 'not-downed':
    case 'not-heroic':
    case 'hurt':
    case 'no-alarm':
    case 'boss':
      return text(`why.${obstacle.is}`)
  }
}
