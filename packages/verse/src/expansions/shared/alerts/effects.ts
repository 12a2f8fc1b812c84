import type { EffectTable } from '../../../rules/effects.ts'
import { isOutlaw } from '../../../rules/outlaw.ts'
import { neighbours } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { EffectOf, SectorId } from '../../../vocabulary/index.ts'
import { placeAlert } from './tokens.ts'
import type { AlertEffects } from './vocabulary.ts'

export const effects: Pick<EffectTable, keyof AlertEffects> = {
  'place-alert'(t, { team }, { alert, at }) {
    for (const sector of sectorsFor(t, team.captain, at)) placeAlert(t, sector, alert)
  },
}

function sectorsFor(t: Table, { sector }: Captain, at: EffectOf<'place-alert'>['at']): readonly SectorId[] {
  if (at === undefined) return [sector]
  if (at === 'adjacent-sectors') return neighbours(t, sector)
  const outlaws = t.state.captains.filter((captain) => isOutlaw(t, captain))
  return [...new Set(outlaws.map((captain) => captain.sector))]
}
