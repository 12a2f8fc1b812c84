import { text } from '@keep-flying/kernel'
import type { EffectTexts } from '../../../../text/tables.ts'
import type { AlertEffects } from '../vocabulary.ts'

export const effects: Pick<EffectTexts, keyof AlertEffects> = {
  'place-alert': ({ alert, at }) =>
    text(`effect.place-alert.${at ?? 'your-sector'}`, { alert: text(`alert.${alert}`) }),
}
