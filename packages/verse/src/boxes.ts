import { type Box, type Module, openBox } from './box.ts'
import { base } from './catalog/index.ts'
import { effectRules } from './rules/effects.ts'
import type { BoxId } from './vocabulary/index.ts'

/** Every expansion there is, in the order of publication. */
export const expansions: readonly Module[] = []

const opened = new Map<string, Box>()

/** The box for a game with these expansions. */
export function boxWith(ids: readonly BoxId[]): Box {
  const key = ids.join('+')
  const known = opened.get(key)
  if (known) return known
  const box = openBox([base, ...expansions.filter((module) => ids.includes(module.id))], effectRules)
  opened.set(key, box)
  return box
}

export const baseBox: Box = boxWith([])
