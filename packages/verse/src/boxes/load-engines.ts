import type { BoxId } from '../vocabulary/index.ts'
import { engines } from './engines.ts'
import { addEngine, isExpansion } from './known.ts'

/** Loads what plays boxes. */
export async function loadEngines(ids: readonly BoxId[]): Promise<void> {
  await Promise.all(ids.filter(isExpansion).map(async (id) => addEngine(id, await engines[id]())))
}
