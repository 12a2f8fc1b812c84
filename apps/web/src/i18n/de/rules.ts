import type { Messages } from '@keep-flying/kernel'

export const rules: Messages = {
  'rules.title': 'Die Regeln',
  'rules.home': 'Startseite',
  'rules.about':
    'Jede Regel von Firefly: The Game und seinen Erweiterungen in unseren eigenen Worten, jede unter ihrer Kennung. Am Ende stehen die Entscheidungen zu dem, was die Bücher offen lassen.',
  'rules.search': 'In den Regeln suchen',
  'rules.none': 'Keine Regel enthält alle diese Wörter.',
  'rules.in-question': 'Die Regel dazu: {rule}',
  'rules.see': 'Siehe auch',

  'rules.keys.close': 'Schließen',
  'rules.keys.choose': 'Unter den Möglichkeiten wählen',
  'rules.keys.confirm': 'Bestätigen',
  'rules.keys.back': 'Zurück',
  'rules.keys.undo': 'Zurücknehmen: die Wahl, dann die Aktion, dann den Zug',
  'rules.keys.act': 'Fliegen, kaufen, verhandeln, arbeiten',
  'rules.keys.end': 'Den Zug beenden',
  'rules.keys.sectors': 'Auf der Karte: von Sektor zu Sektor',
  'rules.keys.routes': 'Andere Routen zum selben Ziel',
  'rules.keys.zoom': 'Näher, weiter, die ganze Karte',
  'rules.keys.find': 'Einen Ort, eine Karte oder einen Kapitän suchen',
  'rules.keys.ship': 'Mein Schiff',
  'rules.keys.panels': 'Logbuch, Chat, Regeln',
  'rules.keys.text': 'Text zuerst, und zurück zur Karte',
  'rules.keys.list': 'Diese Liste',
}
