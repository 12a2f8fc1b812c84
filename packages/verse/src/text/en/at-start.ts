import type { Messages } from '@keep-flying/kernel'

/** The forms of phrases at the head of a sentence: each once more, with a capital. */
export function atStart(table: Messages): Messages {
  const entries = Object.entries(table)
  return Object.fromEntries(
    entries.map(([key, said]) => [`start.${key}`, said.charAt(0).toUpperCase() + said.slice(1)]),
  )
}
