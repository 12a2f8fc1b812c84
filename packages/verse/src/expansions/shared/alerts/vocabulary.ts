import type { SeatName, SectorName } from '../../../vocabulary/index.ts'
import type { AlertKind } from './state.ts'

/** What cards say of Alert tokens. */
export interface AlertEffects {
  /** One Alert token in the captain's sector; it waits for whoever enters next. */
  'place-alert': { alert: AlertKind }
}

declare module '../../../vocabulary/events.ts' {
  interface EffectKinds extends AlertEffects {}
}

type AlertRoll = { readonly who: SeatName; readonly sector: SectorName; readonly n: number; readonly die: number }

export interface AlertHappenings {
  'alliance-alert-placed': { readonly sector: SectorName }
  'reaver-alert-placed': { readonly sector: SectorName }
  'alliance-alert-roll': AlertRoll
  'reaver-alert-roll': AlertRoll
}

declare module '../../../vocabulary/happenings.ts' {
  interface HappeningKinds extends AlertHappenings {}
}

declare module '../../../vocabulary/map.ts' {
  interface Sector {
    /** An alert that is printed on the board: it counts as a token, and never leaves. */
    readonly printedAlert?: AlertKind
  }
}

declare module '../../../box.ts' {
  interface Perils {
    'alliance-alert': true
    'reaver-alert': true
  }
}
