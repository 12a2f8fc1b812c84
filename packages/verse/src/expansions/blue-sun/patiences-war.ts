import type { Hooks } from '../../rules/moments.ts'
import { isSolid } from '../../rules/solid.ts'
import { story } from '../../rules/table.ts'

/** "Patience's War": nobody fights it whom she and Mr. Universe do not trust. */
export const patiencesWarHooks: Hooks = {
  mayWorkGoal: (t, c) => (story(t).requiresSolid ?? []).every((contact) => isSolid(t, c, contact)),
}
