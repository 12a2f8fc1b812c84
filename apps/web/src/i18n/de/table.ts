import type { Messages } from '@keep-flying/kernel'

export const table: Messages = {
  'table.leave': 'Den Tisch verlassen. Das Spiel bleibt erhalten.',
  'table.round': 'Runde {round, number}',
  'table.tools': 'Werkzeuge',
  'table.find': 'Einen Ort, eine Karte oder einen Kapitän suchen',
  'table.find-hint': 'Persephone, Zoe, The train job…',
  'table.find-none': 'Hier heißt nichts so.',
  'table.find-place': 'Ort',
  'table.find-captain': 'Kapitän',
  'table.find-card': 'Karte',
  'table.keys': 'Tasten',
  'table.your-turn': 'Du bist am Zug.',
  'table.menu': 'Startseite',
  'table.text-first': 'Text zuerst',
  'table.sound': 'Ton',
  'table.theme': 'Hell oder dunkel',
  'table.curtain.plate': 'Weitergeben',
  'table.curtain.title': '{name} ist dran',
  'table.curtain.text': 'Was jetzt kommt, ist nur für {name}. Die anderen schauen weg.',
  'table.curtain.lift': 'Ich bin {name}',
  'table.curtain.undo': '{name}: die letzte Entscheidung zurücknehmen',
}
