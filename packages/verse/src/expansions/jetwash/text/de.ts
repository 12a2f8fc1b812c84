import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'

/** The words of this box in German. */
export const messages: Messages = {
  ...abilities,
  'ability.stands-in': 'Gib {what} aus: Es zählt einmal als {name}.',
  'ability.clears-the-sky':
    'Lege diese Karte zu Beginn eines Vollschubs ab: Navigationskarten, die Allianz oder Reaver bringen, zählen in ihm als leerer Raum.',
  'ability.burns-again':
    'Gib eine Aktion aus und lege diese Karte ab: Beginne einen Vollschub, neben der Aktion Fliegen des Zuges.',
  'ability.loyal-crew': '{profession}, die keinen Anteil bekommen, sind nicht verstimmt.',

  'story.shared-jobs':
    'Der oberste Auftrag jedes Kontakts liegt offen. Jeder darf ihn dort beginnen, wo er erledigt wird; der nächste rückt nach. Verlorene Aufträge verlassen das Spiel.',
  'story.deals-only-trade': 'Niemand hat Aufträge auf der Hand, und beim Handeln wird nur gehandelt.',
  'set-up.strip-mining':
    'Wer den Wurf gewinnt, nennt einen Versorgungsstapel. Reihum eröffnet jeder Kapitän eine Runde: So viele Karten wie Kapitäne werden aufgedeckt, und von ihm nach links nimmt jeder eine umsonst.',
  'set-up.primed': '{n} Karten jedes Versorgungsstapels liegen zu Beginn offen.',

  'prompt.decoys': '{card} ablegen, um auf diesem Flug freie Bahn zu haben?',
  'prompt.strip-mine': 'Welcher Versorgungsstapel wird geplündert?',
  'prompt.strip-mined': 'Welche Karte nimmst du umsonst?',
  'option.yes.decoys': 'Köder aussetzen',
  'option.no.decoys': 'Behalten',
  'option.ram-jets': '{card} ablegen für einen weiteren Vollschub',
  'option.strip-mine': '{deck}',

  'log.decoys-out': '{who} setzt Köder aus.',
  'log.job-laid-open': '{contact} hat Arbeit für jeden: {card}.',
  'log.strip-mined': '{who} nimmt {card}.',
}
