import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/de.ts'
import { messages as effects } from '../../shared/effects/text/de.ts'

/** The words of this box in German. */
export const messages: Messages = {
  ...abilities,
  ...effects,
  'keyword.shuttle': 'Shuttle',
  'keyword.shuttle.a': 'einem Shuttle',
  'job-type.caper': 'Gaunerstück',
  'back.caper': 'ein Gaunerstück',
  'extra.caper-reshuffle':
    'Führe dies sofort aus: Mische die Gaunerstücke, ihre Ablage und diese Karte zusammen und ziehe eine andere.',

  'ability.shuttle':
    'Du darfst bis zu {reach, plural, one {# Sektor} other {# Sektoren}} von deinem Schiff entfernt arbeiten: höchstens 4 Crewmitglieder, keine Hilfe anderer Ausbauten, Platz für {room}.',
  'ability.shuttle.quiet':
    'Du darfst bis zu {reach, plural, one {# Sektor} other {# Sektoren}} von deinem Schiff entfernt arbeiten, wo keine krummen Touren verlangt sind: höchstens 4 Crewmitglieder, keine Hilfe anderer Ausbauten, Platz für {room}.',
  'ability.shuttle-room': 'Deine Shuttles haben Platz für {plus} mehr.',
  'ability.keeps-shuttle': 'Könnten Abtrünnige ein Shuttle nehmen, darfst du noch einmal würfeln.',
  'ability.make-work-in-company': 'Mit {profession} in deiner Crew bringt dir Gelegenheitsarbeit {credits} mehr.',
  'ability.escapes-reavers': 'Fallen Reaver über dich her, lege dies ab: Weiche aus, und niemandem geschieht etwas.',
  'effect.double-cross':
    'dein trügerisches Crewmitglied hintergeht dich, nimmt {credits} oder alles, was du hast, und ist fort',

  'set-up.starting-capers': 'Jeder Kapitän beginnt mit {n, plural, one {# Gaunerstück} other {# Gaunerstücken}}.',
  'set-up.free-shuttles':
    'Bevor es Vorräte gibt, werden alle Shuttles aus den Versorgungsstapeln genommen. Vom Gewinner des Wurfs nach links nimmt jeder Kapitän eines umsonst; die anderen kommen auf die Ablagestapel ihrer Stapel.',

  'prompt.capers': 'Gaunerstücke: Was hat {card} vor?',
  'prompt.free-shuttle': 'Welches Shuttle nimmst du, umsonst?',
  'prompt.shuttle-again': '{card} kann das Shuttle halten: Noch einmal würfeln? Ab {n} bleibt es.',
  'prompt.escape': '{card} den Reavern überlassen und ausweichen?',
  'option.capers': 'Mit {card} Gaunerstücke ansehen',
  'option.yes.shuttle-again': 'Noch einmal würfeln',
  'option.no.shuttle-again': 'Ziehen lassen',
  'option.yes.escape': 'Überlassen und ausweichen',
  'option.no.escape': 'Sich ihnen stellen',

  'log.capers-reshuffled': 'Die Gaunerstücke werden mit ihrer Ablage gemischt.',
  'log.double-crossed': '{card} hintergeht {who} und nimmt ${credits, number}.',
  'log.back-in-deck': '{card} wird in den Stapel von {deck} gemischt.',
  'log.shuttle-roll': '{n} Abtrünnige haben es auf ein Shuttle von {who} abgesehen: Der Würfel zeigt {die}.',
  'log.shuttle-taken': 'Sie machen sich mit einem Shuttle von {who} davon.',
  'log.shuttle-found': '{who} beginnt mit {card}.',
  'story.invites':
    'Hast du {n} Geschenke gemacht, darfst du bei {place} mit einer Aktion die Einladungen verschicken: Jeder andere Kapitän hat noch einen Zug. Dann gewinnen die meisten Geschenke, bei Gleichstand das meiste Geld.',
  'story.presents': 'Geschenke sind Zielmarker, einer von jeder Art: {presents}.',
  'story.presents-given':
    'Bring sie mit einer Aktion Arbeiten zu {place}, so viele Arten auf einmal, wie du willst. Das Geschenk für ein Gaunerstück kommt, sobald es abgeschlossen ist, wo immer das ist. Verschenkte Ausrüstung kommt auf ihren Ablagestapel.',
  'story.runners-range':
    'Ab deinem ersten Zielmarker geht dein Vollschub {n, plural, one {# Sektor} other {# Sektoren}} weiter.',
  'story.casks': 'Die Fässer sind Schmuggelware wie jede andere: Was verloren geht, muss von anderswo ersetzt werden.',
  'story.core-on-alert':
    'Zu Beginn liegt auf jedem Planeten im Raum der Allianz ein Allianzalarm-Marker. Erreichst du ein Ziel, kommt auf jeden benachbarten Planeten im Raum der Allianz wieder 1.',
  'story.contraband-sold': 'Bei {places} kauft eine Aktion Arbeiten bis zu {n} Schmuggelware für je {price}.',
  'option.place': '{place}',
  'present.finery': 'Ausrüstung mit feinem Zwirn',
  'present.spirits': '2 Schmuggelware',
  'present.household': '3 Fracht',
  'present.envelope': '$2.500',
  'present.guests': '3 Passagiere',
  'present.brides-own': 'ein abgeschlossenes Gaunerstück',
  'token-for.finery': 'feinen Zwirn für die Hochzeit',
  'token-for.spirits': 'Getränke für die Hochzeit',
  'token-for.household': 'Güter für den Haushalt',
  'token-for.envelope': 'einen Umschlag mit $2.500',
  'token-for.guests': 'Gäste für die Hochzeit',
  'token-for.brides-own': 'ein Gaunerstück nach dem Herzen der Braut',
  'prompt.presents': 'Was schenkst du?',
  'prompt.present-gear': 'Welche Ausrüstung verschenkst du?',
  'option.give-presents': 'Geschenke machen',
  'option.send-invites': 'Einladungen verschicken: noch ein Zug für alle anderen',
  'option.present.finery': 'Ausrüstung mit feinem Zwirn',
  'option.present.spirits': '2 Schmuggelware',
  'option.present.household': '3 Fracht',
  'option.present.envelope': '$2.500',
  'option.present.guests': '3 Passagiere',
  'option.buy-contraband': 'Schmuggelware für je ${price, number} kaufen',
  'counter.presents': 'Geschenke von {who}: {n}',
  'log.invites-sent': '{who} verschickt die Einladungen.',
  'log.contraband-bought': '{who} kauft {what} für ${credits, number}.',
}
