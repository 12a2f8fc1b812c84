import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'
import { messages as alerts } from '../../shared/alerts/text/de.ts'
import { messages as favours } from '../../shared/contacts/text/de.ts'
import { messages as effects } from '../../shared/effects/text/de.ts'
import { messages as jobs } from '../../shared/jobs/text/de.ts'
import { messages as rim } from '../../shared/rim/text/de.ts'
import { messages as board } from './de-board.ts'
import { messages as cards } from './de-cards.ts'

/** The words of this box in German. */
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
