import type { Table } from '../../../state.ts'
import type { CardName } from '../../../vocabulary/index.ts'

export interface WantedHappenings {
  'now-wanted': { readonly card: CardName }
  'more-wanted': { readonly card: CardName; readonly n: number }
  'wanted-no-more': { readonly card: CardName }
}

declare module '../../../vocabulary/happenings.ts' {
  interface HappeningKinds extends WantedHappenings {}
}

declare module '../../../state.ts' {
  interface Member {
    /** Wanted tokens on somebody who would be Wanted without them. */
    moreWanted?: number
  }
}

declare module '../../../rules/moments.ts' {
  interface Moments {
    /** Do Wanted tokens add up in this game? */
    wantedAddsUp(t: Table): boolean
  }
}
