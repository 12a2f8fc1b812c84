import { below, type RandomStream, shuffle } from '../random.ts'

/** What tests need that play at random until everything was in play. */

/** A table of rules by their kinds that notes which of them were carried out. */
export function noting<T extends object>(rules: T, fired: Set<string>): T {
  const noted = Object.entries(rules).map(([kind, rule]) => [
    kind,
    typeof rule === 'function'
      ? (...args: unknown[]) => {
          fired.add(kind)
          return rule(...args)
        }
      : rule,
  ])
  return Object.fromEntries(noted)
}

/** Every kind of effect written anywhere on a card: whatever says what it does. */
export function kindsOn(card: unknown): string[] {
  if (card === null || typeof card !== 'object') return []
  const own = 'do' in card && typeof card.do === 'string' ? [card.do] : []
  return [...own, ...Object.values(card).flatMap(kindsOn)]
}

/** Some of the items, at most so many. */
export function some<T>(random: RandomStream, items: readonly T[], most: number): T[] {
  return shuffle(random, [...items]).slice(0, below(random, most + 1))
}
