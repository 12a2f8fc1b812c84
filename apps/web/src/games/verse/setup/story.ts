import { type Box, defaultOptions, type StoryCard, type StoryTitle, storyTitles } from '@keep-flying/verse'
import { useDeferredValue } from 'react'
import { useFetched } from '../../../game/fetched.ts'
import type { AskedOptions } from '../../../game/setup.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { boxOf, missingBoxes } from '../boxes.ts'

/** What a story is called and how long it takes, whether its box is at hand or not. */
export function titleIn({ story }: AskedOptions): StoryTitle {
  return chosen(new Map(storyTitles.map((title) => [title.id, title])), story)
}

/** What was asked for, with the boxes that it needs. */
interface Asked {
  readonly options: AskedOptions
  readonly box: Box
  readonly story: StoryCard
}

/** While boxes are being fetched, what was asked for before stays in sight. */
export function useAsked(latest: AskedOptions): Asked {
  const options = useDeferredValue(latest)
  useFetched(missingBoxes(options, useLocale()))
  const box = boxOf(options)
  return { options, box, story: chosen(box.stories, options['story']) }
}

/** The story that was asked for; the usual one where nothing or nonsense was. */
function chosen<T>(stories: ReadonlyMap<string, T>, story: unknown): T {
  const found = stories.get(String(story)) ?? stories.get(defaultOptions.story)
  if (!found) throw new Error('The usual story is in no box.')
  return found
}
