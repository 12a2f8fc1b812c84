import type { Messages } from '@keep-flying/kernel'

/** The words of the Rim. */
export const messages: Messages = {
  'region.rim': 'Rim space',
  'space.rim': 'Rim',
}
