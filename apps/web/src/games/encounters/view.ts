import type { State } from '@keep-flying/encounters'

export function isEncountersView(view: unknown): view is State {
  return typeof view === 'object' && view !== null && 'combatZone' in view && 'mains' in view
}

/** The view as this game knows it. */
export function opened(view: unknown): State {
  if (!isEncountersView(view)) throw new Error('This is not a view of this game.')
  return view
}
