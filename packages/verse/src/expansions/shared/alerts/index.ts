import type { ShownPart } from '../../../box.ts'
import { marks, perils } from './marks.ts'
import { effects } from './text/describe.ts'

/** Alert tokens, for the boxes that lay them. */
export const alerts: ShownPart = {
  kindTexts: { effects },
  marks,
  perils,
  toldAhead: ['alliance-alert-placed', 'reaver-alert-placed'],
}
