import type { State } from '@keep-flying/verse'

export function isVerseView(view: unknown): view is State {
  return typeof view === 'object' && view !== null && 'captains' in view && 'cutters' in view
}

/** The view as this game knows it. */
export function opened(view: unknown): State {
  if (!isVerseView(view)) throw new Error('This is not a view of this game.')
  return view
}
