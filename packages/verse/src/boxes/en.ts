import type { Messages } from '@keep-flying/kernel'
import { messages as blueSun } from '../expansions/blue-sun/text/en.ts'
import { messages as abilities } from '../expansions/shared/abilities/text/en.ts'
import { messages as alerts } from '../expansions/shared/alerts/text/en.ts'

/** The words of every box in English, beside those of the base game. */
export const messages: Messages = { ...abilities, ...alerts, ...blueSun }
