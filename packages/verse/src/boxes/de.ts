import type { Messages } from '@keep-flying/kernel'
import { messages as blueSun } from '../expansions/blue-sun/text/de.ts'
import { messages as breakinAtmo } from '../expansions/breakin-atmo/text/de.ts'
import { messages as abilities } from '../expansions/shared/abilities/text/de.ts'
import { messages as jobs } from '../expansions/shared/jobs/text/de.ts'

/** The words of every box in German, beside those of the base game. */
export const messages: Messages = { ...abilities, ...jobs, ...breakinAtmo, ...blueSun }
