import type { Box } from '../box.ts'
import type { BoxId } from '../vocabulary/index.ts'
import { addEngine, addModule, addWords, boxFor } from './known.ts'
import { type Expansion, expansions } from './list.ts'

/** Loading boxes, part by part. What is at hand already is not loaded again. */

async function ofEach(ids: readonly BoxId[], load: (box: Expansion) => Promise<void>): Promise<void> {
  await Promise.all(expansions.filter(({ id }) => ids.includes(id)).map(load))
}

/** Loads the cards of boxes, and what they do at the moments of the rules. */
export function loadModules(ids: readonly BoxId[]): Promise<void> {
  return ofEach(ids, async ({ module }) => addModule(await module()))
}

/** Loads what plays boxes. */
export function loadEngines(ids: readonly BoxId[]): Promise<void> {
  return ofEach(ids, async ({ id, engine }) => addEngine(id, await engine()))
}

/** Loads the words of boxes in a language. */
export function loadWords(ids: readonly BoxId[], locale: 'en' | 'de'): Promise<void> {
  return ofEach(ids, async ({ id, words }) => addWords(id, locale, await words[locale]()))
}

export const everyBoxId: readonly BoxId[] = expansions.map(({ id }) => id)

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
