import type { Messages } from '@keep-flying/kernel'

/** The words of these favours. */
export const messages: Messages = {
  'favour.pays-for-jobs':
    'Angesehen: {credits} mehr nach jedem abgeschlossenen {types}, für welchen Kontakt auch immer.',
}
