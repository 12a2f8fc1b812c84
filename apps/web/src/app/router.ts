import { type MouseEvent, useSyncExternalStore } from 'react'

/** Where the page is: a path of words, and what follows the question mark. */
export interface Place {
  readonly path: readonly string[]
  readonly query: URLSearchParams
}

function here(): Place {
  const path = location.pathname.split('/').filter((word) => word !== '')
  return { path: path.map(read), query: new URLSearchParams(location.search) }
}

/** A mistyped address may hold what stands for no letter: then it names nothing, and is shown as such. */
function read(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

let place = here()
const listeners = new Set<() => void>()

function moved(): void {
  place = here()
  for (const listener of listeners) listener()
}

window.addEventListener('popstate', moved)

export function goTo(url: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  moved()
  window.scrollTo(0, 0)
}

export function usePlace(): Place {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => place,
  )
}

/** Props of a link that stays on the page: `<a {...linkTo('/new')}>`. */
export function linkTo(url: string): { href: string; onClick(event: MouseEvent): void } {
  return {
    href: url,
    onClick(event) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      goTo(url)
    },
  }
}
