import type { JobType } from '../../../vocabulary/index.ts'

/** What contacts of several boxes do and those of the base box do not. */
export interface SharedFavours {
  /** Solid: more credits for every completed job of these types, whoever gave it. */
  'pays-for-jobs': { types: readonly JobType[]; credits: number }
}

declare module '../../../vocabulary/jobs.ts' {
  interface FavourKinds extends SharedFavours {}
}
