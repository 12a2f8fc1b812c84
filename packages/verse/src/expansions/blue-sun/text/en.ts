import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'
import { messages as alerts } from '../../shared/alerts/text/en.ts'
import { messages as favours } from '../../shared/contacts/text/en.ts'
import { messages as effects } from '../../shared/effects/text/en.ts'
import { messages as havens } from '../../shared/havens/text/en.ts'
import { messages as jobs } from '../../shared/jobs/text/en.ts'
import { messages as rim } from '../../shared/rim/text/en.ts'
import { messages as cards } from './en-cards.ts'
import { messages as contacts } from './en-contacts.ts'
import { messages as space } from './en-space.ts'
import { messages as stories } from './en-stories.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...abilities,
  ...alerts,
  ...favours,
  ...effects,
  ...havens,
  ...jobs,
  ...rim,
  ...cards,
  ...space,
  ...contacts,
  ...stories,
}
