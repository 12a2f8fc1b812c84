import type { PartEngine } from '../../../boxes/engine.ts'
import { havenChoices } from './comforts.ts'
import { havenHooks } from './havens.ts'
import { havens } from './index.ts'
import { havenSituation } from './situation.ts'

export const havensPlayed: PartEngine = {
  of: havens,
  plays: { hooks: [havenHooks, { turnChoices: havenChoices }], situation: havenSituation },
}
