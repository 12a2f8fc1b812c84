import type { Messages } from '@keep-flying/kernel'

/** The forms of phrases at the head of a sentence: each once more, with a capital. */
export function atStart(phrases: Messages): Messages {
  return Object.fromEntries(
    Object.entries(phrases).map(([key, said]) => [`start.${key}`, said.charAt(0).toUpperCase() + said.slice(1)]),
  )
}
