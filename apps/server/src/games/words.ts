import type { Text, Word } from '@keep-flying/kernel'
import type { HostedGame } from './catalog.ts'
import { bestOf, type Locales } from './languages.ts'

/**
 * Writes what a game says about itself, without its state; people at the table are called by their names. Null if the
 * game is no longer hosted or has no words for it: a list can do without.
 */
export function inWords(
  hosted: HostedGame | undefined,
  text: Text | null,
  names: readonly string[],
  locales: Locales,
): string | null {
  if (!hosted || !text) return null
  try {
    return bestOf(hosted.languages, locales).write(withNames(text, names))
  } catch {
    // The text was stored by an older version of the game, with words that this version lacks.
    return null
  }
}

/** The text with the names of people in place of their seats. */
function withNames(text: Text, names: readonly string[]): Text {
  if (!text.with) return text
  const named = Object.entries(text.with).map(([key, word]) => [key, nameIn(word, names)])
  return { ...text, with: Object.fromEntries(named) }
}

function nameIn(word: Word, names: readonly string[]): Word {
  if (typeof word !== 'object') return word
  if ('key' in word) return withNames(word, names)
  if ('list' in word) return { ...word, list: word.list.map((text) => withNames(text, names)) }
  return word.name === 'seat' ? (names[Number(word.id)] ?? word) : word
}
