import type { Messages } from '@keep-flying/kernel'

/** These stories say nothing in English that the base game does not say. */
export const messages: Messages = {}
