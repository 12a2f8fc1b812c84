import type { Messages } from '@keep-flying/kernel'

/** The words of this box in German. */
export const messages: Messages = {
  'story.aloof': '{contact} handelt nur mit Kapitänen, die bei einem anderen Kontakt angesehen sind.',
  'story.immoral-job-bonus': 'Jeder unmoralische Auftrag bringt {credits} mehr.',
  'condition.illegal-jobs': 'schließe illegale Aufträge für {n} verschiedene Kontakte ab',
}
