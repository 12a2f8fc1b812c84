import type { Messages } from '@keep-flying/kernel'

/** The words of these favours. */
export const messages: Messages = {
  'favour.pays-for-jobs': 'Solid: each {types} job you complete, for any contact, pays {credits} more.',
}
