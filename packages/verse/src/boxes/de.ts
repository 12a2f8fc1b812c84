import type { Messages } from '@keep-flying/kernel'
import { messages as blueSun } from '../expansions/blue-sun/text/de.ts'
import { messages as abilities } from '../expansions/shared/abilities/text/de.ts'
import { messages as alerts } from '../expansions/shared/alerts/text/de.ts'

/** The words of every box in German, beside those of the base game. */
export const messages: Messages = { ...abilities, ...alerts, ...blueSun }
