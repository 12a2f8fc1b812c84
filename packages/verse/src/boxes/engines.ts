import type { BoxId } from '../vocabulary/index.ts'
import type { BoxEngine } from './engine.ts'

/** Where that comes from which only those need who play: no page names it, so that none of it is bundled with one. */
export const engines: Readonly<Record<Exclude<BoxId, 'base'>, () => Promise<BoxEngine>>> = {
  'breakin-atmo': async () => (await import('../expansions/breakin-atmo/engine.ts')).engine,
  pirates: async () => (await import('../expansions/pirates/engine.ts')).engine,
  'blue-sun': async () => (await import('../expansions/blue-sun/engine.ts')).engine,
  kalidasa: async () => (await import('../expansions/kalidasa/engine.ts')).engine,
  crime: async () => (await import('../expansions/crime/engine.ts')).engine,
  'artful-dodger': async () => (await import('../expansions/artful-dodger/engine.ts')).engine,
  esmeralda: async () => (await import('../expansions/esmeralda/engine.ts')).engine,
  jetwash: async () => (await import('../expansions/jetwash/engine.ts')).engine,
  promo: async () => (await import('../expansions/promo/engine.ts')).engine,
  'still-flying': async () => (await import('../expansions/still-flying/engine.ts')).engine,
  'tenth-anniversary': async () => (await import('../expansions/tenth-anniversary/engine.ts')).engine,
  'independent-stories': async () => (await import('../expansions/independent-stories/engine.ts')).engine,
}
