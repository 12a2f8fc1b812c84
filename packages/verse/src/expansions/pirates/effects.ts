import type { EffectTable } from '../../rules/effects.ts'
import { freePrisoner } from './story-rules.ts'
import type { PiratesEffects } from './vocabulary.ts'

export const effects: Pick<EffectTable, keyof PiratesEffects> = {
  'free-prisoner': (t, { team }) => freePrisoner(t, team.captain),
}
