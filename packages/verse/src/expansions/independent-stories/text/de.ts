import type { Messages } from '@keep-flying/kernel'

/** The words of these stories in German. */
export const messages: Messages = {
  'story.warrant-pride':
    'Zwischen Ziel {from} und Ziel {to} trägt man Haftbefehle mit Stolz: Illegale Aufträge, die du erledigst, bringen {credits} mehr für jeden Haftbefehl, den du hast.',
  'story.hideouts': 'Wer Ziel 1 erreicht, würfelt für sich allein um den Ort von Ziel 2: {places}.',
  'story.hideout': '{from} bis {upTo} {place}',
  'story.patron':
    'Der Gönner reist als Passagier. Wird er getötet oder abgesetzt, hol ihn wieder: Arbeite noch einmal an Ziel 2, ohne zweite Marke.',
  'condition.warrants-or-jobs': 'habe {warrants} Haftbefehle oder schließe {jobs} illegale Aufträge ab',
  'mark.hideout': 'Wo {who} den Gönner suchen muss',
  'log.hideout-roll': '{who} würfelt {die}: Der Gönner wird bei {place} festgehalten.',
  'log.patron-lost': '{who} hat den Gönner verloren.',
}
