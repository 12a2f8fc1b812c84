import type { PlaceId } from '../../../vocabulary/index.ts'

declare module '../../../vocabulary/stories.ts' {
  interface StoryCard {
    /** Where every ship starts. */
    readonly startAt?: PlaceId
  }
}
