import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'
import { messages as alerts } from '../../shared/alerts/text/en.ts'
import { messages as favours } from '../../shared/contacts/text/en.ts'
import { messages as effects } from '../../shared/effects/text/en.ts'
import { messages as jobs } from '../../shared/jobs/text/en.ts'
import { messages as rim } from '../../shared/rim/text/en.ts'
import { messages as board } from './en-board.ts'
import { messages as cards } from './en-cards.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...abilities,
  ...alerts,
  ...favours,
  ...effects,
  ...jobs,
  ...rim,
  ...board,
  ...cards,
}
