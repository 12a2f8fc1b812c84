import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'

/** The words of this box in German. */
export const messages: Messages = {
  ...abilities,
  'ability.misbehave-bonus':
    'Du erhältst {credits} für jede Krumme-Tour-Karte, die du in einem Auftrag bestehst, an dem dieses Crewmitglied arbeitet.',
  'ability.reroll-ones-flying': 'Wirf im Flug jede 1 in deinen Proben noch einmal.',
  'ability.digs-for-gear':
    'Entferne diese Karte in deinem Zug aus dem Spiel: Decke Karten des Versorgungsstapels von {deck} auf, bis eine Ausrüstung kommt. Sie gehört dir; lege die anderen ab.',
  'option.open-crate': '{card} öffnen',
  'log.crate-opened': '{who} öffnet {card}.',
}
