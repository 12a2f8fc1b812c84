import { text } from '@keep-flying/kernel'
import type { EffectTexts } from '../../../../text/tables.ts'
import type { AlertEffects } from '../vocabulary.ts'

export const effects: Pick<EffectTexts, keyof AlertEffects> = {
  'place-alert': ({ alert }) => text('effect.place-alert', { alert: text(`alert.${alert}`) }),
}
