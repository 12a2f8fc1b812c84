import type { Messages } from '@keep-flying/kernel'

/** The ship says nothing that no other ship says. */
export const messages: Messages = {}
