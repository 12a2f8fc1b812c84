import type { Option, Rules } from '@keep-flying/kernel'
import type { Captain, Table } from '../../../state.ts'
import type { SeatName, SectorId, SectorName } from '../../../vocabulary/index.ts'
import type { AlertKind } from './state.ts'

/** What cards say of Alert tokens. */
export interface AlertEffects {
  /** One Alert token in the captain's sector, in each around it or with every Outlaw Ship; it waits for whoever enters next. */
  'place-alert': { alert: AlertKind; at?: 'adjacent-sectors' | 'outlaw-ships' }
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

/** A ship of the Alliance that may be called to a sector. */
export interface Caller {
  readonly option: Option
  /** Comes, and deals with whom it finds. True if that is the captain who called it up. */
  come(): Rules<boolean>
}

declare module '../../../rules/moments.ts' {
  interface Moments {
    /** Ships of the Alliance, beside the Cruiser, that would come to this sector for its Alert tokens. */
    answersAlert(t: Table, c: Captain, sector: SectorId, mover: Captain): readonly Caller[]
  }

  interface Asked {
    /** For how many Alert tokens those in a sector count to a captain's ship, in place of what would be usual. */
    alertsCounted(t: Table, c: Captain, kind: AlertKind, usual: number): number
    /** Are Alert tokens laid in this game at all? */
    mayLayAlerts(t: Table): boolean
    /** Is there a ship of the Alliance, beside the Cruiser, that would come to this sector for its Alert tokens? */
    hearsAlert(t: Table, sector: SectorId): boolean
  }
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
