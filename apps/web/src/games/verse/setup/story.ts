import { type Box, boxWith, defaultOptions, expansions, type StoryCard } from '@keep-flying/verse'
import type { AskedOptions } from '../../../game/setup.ts'
import { everyBox } from '../every-box.ts'

/** The boxes that were asked for. */
export function boxIn({ expansions: asked }: AskedOptions): Box {
  return boxWith(expansions.map(({ id }) => id).filter((id) => Array.isArray(asked) && asked.includes(id)))
}

/** The story that was asked for; the usual one where nothing or nonsense was. */
export function storyIn({ story }: AskedOptions): StoryCard {
  const found = everyBox.stories.get(String(story)) ?? everyBox.stories.get(defaultOptions.story)
  if (!found) throw new Error('The usual story is in no box.')
  return found
}
