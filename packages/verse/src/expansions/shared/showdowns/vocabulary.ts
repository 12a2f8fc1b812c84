import type { Rules } from '@keep-flying/kernel'
import type { Captain, Table } from '../../../state.ts'
import type { CardId, Skill } from '../../../vocabulary/index.ts'

/** Somebody who attacks a ship and is no captain: nothing but these points counts for the attack. */
export interface LoneAttacker {
  readonly card: CardId
  readonly skill: Skill
  readonly points: number
}

declare module '../../../rules/moments.ts' {
  interface Moments {
    /** A captain is attacked by somebody who is no captain. True if the attacker wins. */
    loneAttack(t: Table, c: Captain, attacker: LoneAttacker): Rules<boolean>
  }
}
