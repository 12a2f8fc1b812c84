import { type Box, type Module, openBox } from '../box.ts'
import { base } from '../catalog/index.ts'
import { effects as blueSunEffects } from '../expansions/blue-sun/effects.ts'
import { blueSun } from '../expansions/blue-sun/index.ts'
import { effects as alertEffects } from '../expansions/shared/alerts/effects.ts'
import { type EffectTable, effectRules } from '../rules/effects.ts'
import type { BoxId } from '../vocabulary/index.ts'

/** What boxes declare is known wherever the boxes are. */
export type * from '../expansions/blue-sun/vocabulary.ts'
export type * from '../expansions/shared/abilities/vocabulary.ts'
export type * from '../expansions/shared/alerts/situation.ts'
export type * from '../expansions/shared/alerts/vocabulary.ts'
export type * from '../expansions/shared/havens/situation.ts'
export type * from '../expansions/shared/havens/vocabulary.ts'

/** Every expansion there is, in the order of publication. */
export const expansions: readonly Module[] = [blueSun]

const effects: EffectTable = { ...effectRules, ...alertEffects, ...blueSunEffects }

const opened = new Map<string, Box>()

/** The box for a game with these expansions. */
export function boxWith(ids: readonly BoxId[]): Box {
  const key = ids.join('+')
  const known = opened.get(key)
  if (known) return known
  const box = openBox([base, ...expansions.filter((module) => ids.includes(module.id))], effects)
  opened.set(key, box)
  return box
}

export const baseBox: Box = boxWith([])
