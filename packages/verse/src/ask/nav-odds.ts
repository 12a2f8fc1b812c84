import { isOpen } from '../rules/events.ts'
import { wholeCrew } from '../rules/gear.ts'
import { isSolid } from '../rules/solid.ts'
import { navCard, navPile, shipAbilities } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import type { CardId, NavCard, NavOutcome, Region } from '../vocabulary/index.ts'
import { type End, TeamOdds } from './odds.ts'

/** What may wait in the nav decks, as far as anybody at the table can know. */

/** The cards of a region that may still come: all but those that lie open, and all of them once none is left. */
export function unseenNav(t: Table, region: Region): readonly CardId[] {
  const cards = t.box.navDecks[region] ?? []
  const open = new Set([...navPile(t, region).discard.cards, ...t.state.drawn.cards, ...t.state.removed.cards])
  const left = cards.filter((card) => !open.has(card))
  return left.length > 0 ? left : cards
}

/**
 * The chance that a captain who draws this card keeps flying and stays on course, taking whatever choice serves that
 * best. Odds of the crew may be handed in, so that they are computed only once for many cards.
 */
export function flyOnChance(t: Table, c: Captain, id: CardId, odds = new TeamOdds(t, wholeCrew(c))): number {
  const card = navCard(t, id)
  if (mayIgnore(t, c, card)) return 1
  const team = wholeCrew(c)
  const open = card.options.filter((option) => isOpen(t, team, option))
  return Math.max(0, ...open.map((option) => onCourse(t, odds.ends(option, 'helped'))))
}

/** Does a card count as empty space on this flight? */
export function isBlank(t: Table, c: Captain, card: NavCard): boolean {
  return t.moments.some((on) => on.isBlank?.(t, c, card))
}

function mayIgnore(t: Table, c: Captain, card: NavCard): boolean {
  if (isBlank(t, c, card)) return true
  const breakdown = card.options.some((option) => option.tags?.includes('breakdown'))
  if (breakdown && shipAbilities(t, c, 'ignores-breakdowns').length > 0) return true
  return card.ignoredBySolid !== undefined && isSolid(t, c, card.ignoredBySolid)
}

/** A ship may keep flying and yet be taken where others want it. */
function onCourse(t: Table, ends: readonly End<NavOutcome>[]): number {
  const astray = t.box.parts.flatMap((part) => part.offCourse ?? [])
  const kept = ends.filter(
    ({ outcome, effects }) => outcome === 'keep-flying' && effects.every((effect) => !astray.includes(effect.do)),
  )
  return kept.reduce((sum, end) => sum + end.chance, 0)
}
