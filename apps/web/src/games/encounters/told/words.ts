import type { HeardEvent } from '@keep-flying/kernel'

/** The id of what a word of an event names; null if the word names nothing. */
export function idIn({ data }: HeardEvent, key: string): string | null {
  const word = data?.[key]
  return typeof word === 'object' && 'name' in word ? String(word.id) : null
}
