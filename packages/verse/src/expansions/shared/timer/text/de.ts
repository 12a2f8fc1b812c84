import type { Messages } from '@keep-flying/kernel'

/** The words of time that runs out. */
export const messages: Messages = {
  'timer.stack': '{n} Zeitmarken',
  'timer.stack.per-captain': '{n} Zeitmarken je Kapitän',
  'timer.turns':
    'Die Zeit ist knapp: Ein Stapel von {stack} verliert zu Beginn jedes Zugs des ersten Kapitäns eine. Ist er leer, hat jeder noch einen letzten Zug.',
  'timer.turn-ends':
    'Die Zeit ist knapp: Ein Stapel von {stack} verliert am Ende jedes Zugs eine. Ist er leer, gibt es noch einen letzten Zug.',
  'timer.jobs':
    'Die Zeit ist knapp: Ein Stapel von {stack} verliert für jeden erledigten Auftrag eine. Die Runde, in der die letzte fällt, wird zu Ende gespielt.',
  'timer.afterwards.lost': 'Ist die Geschichte dann nicht zu Ende, ist sie verloren.',
  'timer.afterwards.most-credits': 'Hat bis dahin niemand gewonnen, gewinnen die meisten Credits.',
  'timer.afterwards.points': 'Dann entscheiden die Punkte.',
  'counter.timer': 'Zeitmarken: {left} von {most}',
  'counter.last-turns': 'Die Zeit ist um: letzter Zug',
  'log.timer-token': 'Eine Zeitmarke fällt: noch {left}.',
  'log.timer-tokens-back': '{n, plural, one {# Zeitmarke kommt} other {# Zeitmarken kommen}} zurück: jetzt {left}.',
  'log.last-turns': 'Keine Zeitmarke ist mehr da: Die letzten Züge beginnen.',
}
