import type { EffectTable } from '../../../rules/effects.ts'
import { placeAlert } from './tokens.ts'
import type { AlertEffects } from './vocabulary.ts'

export const effects: Pick<EffectTable, keyof AlertEffects> = {
  'place-alert'(t, { team }, { alert }) {
    placeAlert(t, team.captain.sector, alert)
  },
}
