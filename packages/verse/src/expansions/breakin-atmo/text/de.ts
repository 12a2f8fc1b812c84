import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'
import { messages as jobs } from '../../shared/jobs/text/de.ts'

/** The words of this box in German. */
export const messages: Messages = {
  ...abilities,
  ...jobs,
  'ability.studies-misbehave-deck':
    'Eine Aktion Handeln an beliebigem Ort: Sieh dir die obersten {cards} Karten des Krumme-Tour-Stapels an und lege sie in beliebiger Reihenfolge zurück.',
  'ability.goal-bonus': 'Jedes Mal, wenn du einen Zielmarker nimmst, erhältst du {credits}.',
  'ability.deals-by-cortex':
    'Eine Aktion Handeln an beliebigem Ort: Sieh dir den obersten Auftrag eines beliebigen Kontakts an. Nimm ihn an oder lege ihn ab.',
  'ability.works-with': 'Nur von Nutzen, wo {gear} zur Hand ist.',
  'ability.calms-all': 'Lege diese Karte ab: Befreie deine ganze Crew von Verstimmt.',
  'ability.same-suit-gamble':
    'Lege diese Karte ab und zahle {stake}: Zieh {cards} Krumme-Tour-Karten. Haben mindestens {alike} dasselbe Zeichen, erhältst du {prize}.',

  'prompt.deal-by-cortex': 'Wessen obersten Auftrag siehst du dir an?',
  'option.study-misbehave': 'Mit {card} den Krumme-Tour-Stapel studieren',
  'option.deal-by-cortex': 'Mit {card} aus der Ferne einen Auftrag ansehen',
  'option.contact': '{contact}',
  'option.calm-all': '{card} ablegen, um die ganze Crew zu beruhigen',
  'option.gamble-on-suits': '{card} ablegen, um zu spielen',
}
