import type { Box } from '../box.ts'
import type { BoxId } from '../vocabulary/index.ts'
import { addModule, addWords, boxFor, everyBoxId, isExpansion } from './known.ts'
import { shelf } from './shelf.ts'

/** Loading boxes as a page needs them, part by part. What is at hand already is not loaded again. */

/** Loads the cards of boxes, and what they say at the moments of the rules. */
export async function loadModules(ids: readonly BoxId[]): Promise<void> {
  await Promise.all(ids.filter(isExpansion).map(async (id) => addModule(await shelf[id].module())))
}

/** Loads the words of boxes in a language. */
export async function loadWords(ids: readonly BoxId[], locale: 'en' | 'de'): Promise<void> {
  await Promise.all(ids.filter(isExpansion).map(async (id) => addWords(id, locale, await shelf[id].words[locale]())))
}

/** The box for a game with options of unknown make, as far as they name boxes that there are. */
export function boxNamedIn(options: unknown): Box {
  const named = typeof options === 'object' && options !== null && 'variants' in options ? options.variants : []
  const variants = Array.isArray(named) ? named.filter((id): id is string => typeof id === 'string') : []
  return boxFor({ expansions: boxesNamedIn(options), variants })
}

/** The boxes that options of unknown make name, as far as there are such boxes. */
export function boxesNamedIn(options: unknown): readonly BoxId[] {
  const named = typeof options === 'object' && options !== null && 'expansions' in options ? options.expansions : []
  return everyBoxId.filter((id) => Array.isArray(named) && named.includes(id))
}
