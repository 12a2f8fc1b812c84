import { text } from '@keep-flying/kernel'
import type { PartEngine } from '../../../boxes/engine.ts'
import { sectorsAt } from '../../../rules/map.ts'
import type { Hooks } from '../../../rules/moments.ts'
import { story } from '../../../rules/table.ts'
import { starts } from './index.ts'

const startHooks: Hooks = {
  startingPlaces(t) {
    const { startAt } = story(t)
    if (startAt === undefined) return undefined
    return { sectors: sectorsAt(t, startAt), prompt: text('prompt.place-ship'), rule: 'SETUP-08', together: true }
  },
}

export const startsPlayed: PartEngine = { of: starts, plays: { hooks: [startHooks] } }
