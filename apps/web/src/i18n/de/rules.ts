import type { Messages } from '@keep-flying/kernel'

export const rules: Messages = {
  'rules.title': 'Die Regeln',
  'rules.about':
    'Jede Regel von {game} und den Erweiterungen dazu in unseren eigenen Worten, Kapitel für Kapitel. Am Ende stehen die Entscheidungen zu dem, was die Bücher offen lassen.',
  'rules.search': 'In den Regeln suchen',
  'rules.none': 'Keine Regel enthält alle diese Wörter.',
  'rules.in-question': 'Die Regel, um die es geht',
  'rules.contents': 'Inhalt',
  'rules.count': '{n, plural, one {# Regel} other {# Regeln}}',
  'rules.see': 'Siehe auch',

  'rules.keys.close': 'Schließen',
  'rules.keys.choose': 'Unter den Möglichkeiten wählen',
  'rules.keys.confirm': 'Bestätigen',
  'rules.keys.back': 'Zurück',
  'rules.keys.undo': 'Zurücknehmen: die Wahl, dann so viel mehr, wie sich zurücknehmen lässt',
  'rules.keys.end': 'Beenden, was läuft, etwa den Zug',
  'rules.keys.zoom': 'Näher, weiter, der ganze Spielplan',
  'rules.keys.peek': 'Das Brett unter Karten und Waren ansehen',
  'rules.keys.find': 'Etwas nach Namen suchen',
  'rules.keys.explain': 'Erklären, worauf Maus oder Tastatur zeigen',
  'rules.keys.own-seat': 'Was mir gehört',
  'rules.keys.panels': 'Logbuch, Chat, Regeln',
  'rules.keys.text': 'Text zuerst, und zurück zum Spielplan',
  'rules.keys.advice': 'Einen Bot fragen, was er tun würde',
  'rules.keys.hint': 'Den Hinweis weglegen',
  'rules.keys.replay-play': 'Wiedergabe: abspielen oder anhalten',
  'rules.keys.replay-step': 'Wiedergabe: ein Schritt',
  'rules.keys.replay-turn': 'Wiedergabe: ein Zug',
  'rules.keys.replay-speed': 'Wiedergabe: langsamer, schneller',
  'rules.keys.list': 'Diese Liste',
}
