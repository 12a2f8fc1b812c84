import type { Messages } from '@keep-flying/kernel'

/** Auf wen das Spiel wartet. */
const asking: Messages = {
  'dock.name': 'Entscheidung',
  'dock.plate.over': 'Die Partie ist vorbei',
  'dock.plate.other': 'Zug von {who}',
}

/** Womit geantwortet wird. */
const controls: Messages = {
  'dock.key.enter': 'Enter',
  'dock.key.undo': 'U',
  'dock.key.advice': 'A',
  'dock.advice': 'Was würdest du tun?',
  'dock.about-card': 'Zu dieser Karte',
  'dock.less': 'Weniger',
  'dock.more': 'Mehr',
  'dock.least': 'Mindestens: {n, number}',
  'dock.most': 'Höchstens: {n, number}',
  'dock.more-options': '{n, plural, one {Noch eine Möglichkeit} other {Noch # Möglichkeiten}}',
  'dock.picked':
    '{max, plural, one {Höchstens eine.} other {{n} von {max} gewählt.}}{min, plural, =0 {} other { Mindestens #.}}',
  'dock.picked.just': '{max, plural, one {Genau eine.} other {{n} von {max} gewählt.}}',
  'dock.move-up': 'Nach oben: {what}',
  'dock.yes': 'Ja',
  'dock.no': 'Nein',
}

/** Der eine Knopf nennt die Tat und ihren Preis. */
const deeds: Messages = {
  'dock.none.one': 'Wähle eines',
  'dock.none.some': 'Wähle',
  'dock.none.order': 'Bring sie in eine Reihenfolge',
  'dock.none.amount': 'Wie viele?',
  'dock.none.confirm': 'Ja oder nein?',
  'dock.do.plain': 'Tun',
  'dock.do.amount': '{n, number}',
  'dock.do.some': '{n, plural, =0 {Keine davon} one {Diese nehmen} other {Diese # nehmen}}',
  'dock.do.order': 'In dieser Reihenfolge',
  'dock.do.yes': 'Ja',
  'dock.do.no': 'Nein',
  'dock.undo': 'Zurück',
  'undo.refused.nothing': 'Noch gibt es nichts zurückzunehmen.',
  'undo.refused.others-acted': 'Kein Zurück: {who} hat seit deiner letzten Wahl gehandelt.',
  'undo.refused.shown': 'Etwas Verborgenes wurde gezeigt: Weiter zurück geht es nicht.',
  'undo.refused.rolled': 'Es wurde gewürfelt: Weiter zurück geht es nicht.',
  'undo.refused.shuffled': 'Ein Stapel wurde gemischt: Weiter zurück geht es nicht.',
}

/** Alles außer einer Frage. */
const states: Messages = {
  'dock.odds.figure': '{n} %',
  'dock.odds.sure': 'sicher',
  'dock.odds.hardly': '<1 %',
  'dock.odds.part': '{label}: {n} von 100.',
  'dock.odds.part-no': '{label}: nein.',
  'dock.odds.part-sure': '{label}: sicher.',
  'dock.since': 'Seit deinem letzten Zug',
  'dock.news.rolled': 'Der Würfel ist gefallen',
  'dock.news.drawn': 'Eine Karte wurde aufgedeckt',
  'dock.waiting': 'Warten',
  'dock.watching': 'Zuschauen',
  'dock.intends': '{who}: {what}.',
  'dock.thinks': '{who} denkt nach …',
  'dock.thinks.seconds': '{seconds, number} s',
  'dock.thinks.hurry': 'Genug gedacht',
  'dock.skip': 'Bis zu deinem Zug überspringen',
  'dock.offline':
    'Keine Verbindung seit {since, time, short}. Deine Antwort bleibt und geht ab, sobald sie wieder steht.',
  'dock.refused': 'Das geht nicht. Die Frage steht, wie sie war.',
  'dock.refused.stale': 'Das war schon entschieden. Hier ist die neue Frage.',
  'dock.dismiss': 'Schließen',
  'dock.notice.rules-changed': 'Die Regeln dieses Tisches haben sich geändert. Von hier geht es weiter.',
  'dock.notice.closing': 'Der Server macht kurz zu. Nichts geht verloren.',
  'dock.notice.storage': 'Dieser Browser behält nichts. Die Partie währt so lange wie die Seite.',
  'dock.sheet.peek': 'Blatt herausziehen',
  'dock.sheet.half': 'Blatt weiter herausziehen',
  'dock.sheet.full': 'Blatt einklappen',
}

export const dock: Messages = { ...asking, ...controls, ...deeds, ...states }
