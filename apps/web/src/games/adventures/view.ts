import type { State } from '@keep-flying/adventures'

export function isAdventuresView(view: unknown): view is State {
  return typeof view === 'object' && view !== null && 'timeline' in view && 'doors' in view
}

/** The view as this game knows it. */
export function opened(view: unknown): State {
  if (!isAdventuresView(view)) throw new Error('This is not a view of this game.')
  return view
}
