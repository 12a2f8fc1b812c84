import type { Messages } from '@keep-flying/kernel'

export const text: Messages = {
  'text.drawn': 'Gezeichnete Ansicht (V)',
  'text.parts': 'Teile des Tisches',
  'text.part.decision': 'Entscheidung',
  'text.part.players': 'Am Tisch',
  'text.part.piles': 'Stapel und Regeln',
  'text.part.log': 'Logbuch',
  'text.over': 'Das Spiel ist vorbei.',
  'text.your-turn': 'Du bist gefragt.',
  'text.card': 'Um diese Karte geht es:',
  'text.waiting': 'Es wird gewartet auf {names}.',
  'text.basket':
    '{n, plural, =0 {Nimm, was du willst; noch ist nichts genannt.} one {Nimm, was du willst; eins ist genannt.} other {Nimm, was du willst; # sind genannt.}}',
  'text.how-many': '{what}: wie viele, bis {max}',
  'text.some':
    'Wähle {min, plural, =0 {bis zu {max, number}} other {{min, number} bis {max, number}}}; gewählt: {n, number}.',
  'text.order': 'Bringe sie in eine Reihenfolge, das Erste nach oben.',
  'text.order.up': '{what} nach oben',
  'text.order.down': '{what} nach unten',
  'text.amount': 'Von {min, number} bis {max, number}:',
  'text.yes': 'Ja',
  'text.no': 'Nein',
  'text.send': 'So machen',
  'text.minor': 'Was du noch tun kannst',
  'text.answer': 'Antwort als Nummer oder Name:',
  'text.unclear': 'Das passt auf keine der Möglichkeiten oder auf mehrere.',
  'text.decks': 'Stapel und Ablagestapel',
  'text.rules': 'Regeln',
  'text.rules-at': 'Regeln, aufgeschlagen bei {rule}',
}
