import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'
import { messages as havens } from '../../shared/havens/text/de.ts'
import { messages as jobs } from '../../shared/jobs/text/de.ts'
import { messages as cards } from './de-cards.ts'
import { messages as play } from './de-play.ts'

/** The words of this box in German. */
export const messages: Messages = { ...abilities, ...havens, ...jobs, ...cards, ...play }
