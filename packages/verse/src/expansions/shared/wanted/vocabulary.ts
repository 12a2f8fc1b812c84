import type { CardName } from '../../../vocabulary/index.ts'

export interface WantedHappenings {
  'now-wanted': { readonly card: CardName }
  'wanted-no-more': { readonly card: CardName }
}

declare module '../../../vocabulary/happenings.ts' {
  interface HappeningKinds extends WantedHappenings {}
}
