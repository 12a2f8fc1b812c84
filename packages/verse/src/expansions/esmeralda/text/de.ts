import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'

/** The words of this box in German. */
export const messages: Messages = {
  ...abilities,
  'ability.keeps-from-the-law': 'Das Gesetz kann an Bord keine {tokens} beschlagnahmen.',
  'ability.feeds-crew': 'Lege während deiner Aktion Fliegen 1 {tokens} ab: Befreie deine ganze Crew von Verstimmt.',

  'story.tokens-by-jobs':
    'Jeder Kapitän zieht {n} Aufträge eines Kontakts ({more} bei höchstens {few} Kapitänen) und legt dort je einen Zielmarker hin, wo sie abgeschlossen werden. Die Aufträge kommen zurück und werden gemischt.',
  'story.claim-tokens':
    'Schließe einen Auftrag ab, wo ein Zielmarker liegt, um ihn zu nehmen: einen für jeden Auftrag.',
  'condition.claimed-tokens': 'nimm {n} Zielmarker',
  'set-up.capital': 'Du beginnst mit {credits}, ohne Treibstoff und Ersatzteile.',
  'set-up.ships-bought':
    'Wer den Wurf gewinnt, nimmt einen Anführer oder kauft ein Schiff zum Listenpreis und setzt es ein, und so weiter nach links. Der Letzte tut beides; dann nehmen die anderen nach rechts, was ihnen fehlt.',
  'set-up.provisions': 'Danach dürfen alle Treibstoff und Ersatzteile zu Ladenpreisen kaufen.',

  'prompt.wind-contact': 'Wessen Aufträge zeigen dir den Weg?',
  'prompt.wind-sector': 'Wo auf dem Weg liegt der Zielmarker?',
  'prompt.first-pick': 'Was nimmst du zuerst?',
  'prompt.buy-ship': 'Welches Schiff kaufst du? Du hast ${credits, number}.',
  'prompt.provisions': 'Welche Vorräte kaufst du? Du hast ${credits, number}.',
  'option.wind-contact': '{contact}',
  'option.pick-leader': 'Einen Anführer',
  'option.pick-ship': 'Ein Schiff',
  'option.feed-crew': '{what} auftischen: Niemand ist mehr verstimmt',
  'mark.goal-token': '{n, plural, one {# Zielmarker} other {# Zielmarker}}',

  'log.fed-crew': '{who} lässt der Crew {what} auftischen.',
  'log.token-laid': '{who} legt einen Zielmarker: {sector}.',
  'log.token-laid-on-cruiser': '{who} legt einen Zielmarker auf den Kreuzer.',
  'log.token-claimed': '{who} nimmt einen Zielmarker: bisher {n}.',
  'log.ship-bought': '{who} kauft die {card} für ${credits, number}.',
}
