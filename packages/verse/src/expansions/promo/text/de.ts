import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'
import { messages as timer } from '../../shared/timer/text/de.ts'

/** The words of this box in German. */
export const messages: Messages = {
  ...abilities,
  ...timer,
  'ability.misbehave-bonus':
    'Du erhältst {credits} für jede Krumme-Tour-Karte, die du in einem Auftrag bestehst, an dem dieses Crewmitglied arbeitet.',
  'ability.reroll-ones-flying': 'Wirf im Flug jede 1 in deinen Proben noch einmal.',
  'ability.digs-for-gear':
    'Entferne diese Karte in deinem Zug aus dem Spiel: Decke Karten des Versorgungsstapels von {deck} auf, bis eine Ausrüstung kommt. Sie gehört dir; lege die anderen ab.',
  'story.free-crew':
    'Bis zu {n} Crewmitglieder aus beliebigen Versorgungsstapeln kommen umsonst mit, wenn sie zusammen höchstens {credits} kosten.',
  'story.four-actions':
    'Ein Zug hat alle vier Arten von Aktionen, jede einmal, und eine Aktion Fliegen beendet ihn. Im letzten Zug darfst du nicht fliegen.',
  'story.chosen-goal-wins': 'Wähle vor dem Spiel eines der Ziele: Wer es rechtzeitig erreicht, gewinnt.',
  'condition.misbehaves-passed': 'bestehe {n} Tourkarten, die beiseitegelegt werden',
  'counter.passed': 'Bestandene Tourkarten: {n} von {most}',
  'limit.deceivers': 'Höchstens ein Hinterhältiger',
  'prompt.free-crew': 'Wer kommt umsonst mit, höchstens {n} für zusammen {credits} $?',
  'option.free-crew': 'Mitnehmen',
  'prompt.path': 'Worum soll es gehen?',
  'option.path': '{goal}',
  'log.path': 'Das Ziel ist {goal}.',
  'option.open-crate': '{card} öffnen',
  'log.crate-opened': '{who} öffnet {card}.',
}
