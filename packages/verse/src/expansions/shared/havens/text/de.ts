import type { Messages } from '@keep-flying/kernel'

/** The words of Havens. */
export const messages: Messages = {
  'story.havens':
    'Jeder Kapitän wählt eine Zuflucht im {region} und beginnt dort: einen Planeten ohne Versorgung und ohne Kontakt, nicht {places}.',
  'story.havens.anywhere':
    'Jeder Kapitän wählt eine Zuflucht im {region} und beginnt dort: einen Planeten ohne Versorgung und ohne Kontakt.',
  'story.haven-at': 'Deine Zuflucht ist {place}, und du beginnst dort.',
  'story.havens.beside-shop':
    'Jeder Kapitän wählt eine Zuflucht und beginnt dort: einen Planeten neben einem mit Laden, auf dem kein Kontakt lebt.',
  'story.haven-leave': 'Eine Aktion Kaufen bei deiner eigenen Zuflucht gibt freien Landgang.',
  'story.haven-leave.wanted':
    'Eine Aktion Kaufen bei deiner eigenen Zuflucht gibt freien Landgang und nimmt deiner Crew alle Gesucht-Marker.',
  'story.no-cruiser-at-havens':
    'Der Kreuzer kommt nie in eine Zuflucht: Soll er dorthin, setzt ihn der Spieler rechts in einen Sektor neben der Zuflucht.',
  'story.haven-comforts':
    'Bei jeder Zuflucht gibt es Treibstoff und Landgang in einer Aktion Kaufen; bei deiner eigenen sind Landgang und bis zu {fuel} Treibstoff umsonst.',
  'condition.at-own-haven': 'halte dich bei deiner eigenen Zuflucht auf',

  'mark.haven': 'Zuflucht von {who}',

  'prompt.place-haven': 'Wo ist deine Zuflucht? Dein Schiff beginnt dort.',
  'prompt.haven': 'Was nimmst du bei der Zuflucht?',
  'prompt.cruiser-beside-haven': '{sector} ist eine Zuflucht: In welchen Sektor daneben fliegt der Kreuzer?',
  'option.haven': 'Die Zuflucht bei {sector} anlaufen',
  'option.free-fuel': 'Treibstoff umsonst laden',
  'log.haven': '{who} hat eine Zuflucht bei {sector}.',
}
