import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'
import { messages as havens } from '../../shared/havens/text/en.ts'
import { messages as jobs } from '../../shared/jobs/text/en.ts'
import { messages as cards } from './en-cards.ts'
import { messages as play } from './en-play.ts'

/** The words of this box in English. */
export const messages: Messages = { ...abilities, ...havens, ...jobs, ...cards, ...play }
