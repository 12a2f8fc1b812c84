import type { Messages } from '@keep-flying/kernel'

/** Die Wörter des Spiels, wie sie neben einer Karte erklärt werden. */
export const notes: Messages = {
  'enc.notes.words': 'Was die Wörter heißen',
  'enc.notes.rule': 'Die Regel',
  'enc.notes.enemy': 'Gegner',
  'enc.notes.enemy.means':
    'Liegt er offen, lässt er sich bekämpfen: Bezahl seinen Angriffswert. In der Kampfzone schlägt er jeden Zug zu.',
  'enc.notes.side-job': 'Nebenauftrag',
  'enc.notes.side-job.means':
    'Tut, was er verlangt, bevor er durch die Kampfzone gegangen ist, und das Team wird belohnt. Er schlägt nie zu.',
  'enc.notes.event': 'Ereignis',
  'enc.notes.event.means': 'Geschieht einmal, wenn es aufgedeckt wird, und ist fort.',
  'enc.notes.goal': 'Ziel',
  'enc.notes.goal.means': 'Eine Aufgabe hängt davon ab.',
  'enc.notes.special': 'Spezialkarte',
  'enc.notes.special.means': 'Hat eine eigene Wirkung; keine Aufgabe hängt davon ab.',
  'enc.notes.character': 'Figur',
  'enc.notes.character.means': 'Angeworben kommt sie auf deinen Ablagestapel und später in deine Hand.',
  'enc.notes.talent': 'Talent',
  'enc.notes.talent.means': 'Tut, was im Talenttext deines Avatars steht.',
  'enc.notes.flaw': 'Schwäche',
  'enc.notes.flaw.means':
    'Muss zuerst gespielt werden, tut, was im Schwächetext deines Avatars steht, und geht zurück auf ihren Stapel.',
  'enc.notes.crew-strike': 'Crewtreffer',
  'enc.notes.crew-strike.means':
    'Bleibt auf einem Avatar, bis er geheilt wird. Bei so viel Schaden wie Gesundheit bist du besiegt.',
  'enc.notes.ship-strike': 'Schiffstreffer',
  'enc.notes.ship-strike.means':
    'Bleibt auf der Serenity, bis er repariert wird. Einer mehr als Plätze, und das Spiel ist verloren.',
  'enc.notes.upgrade': 'Ausbau',
  'enc.notes.upgrade.means':
    'Wird zwischen zwei Episoden mit Credits gekauft und wirkt, solange er auf der Serenity liegt.',
  'enc.notes.inevitable': 'Unvermeidliche Karte',
  'enc.notes.inevitable.means': 'Die Uhr der Episode: Niemand scannt, bekämpft oder bewegt sie.',
  'enc.notes.range': 'Reichweite',
  'enc.notes.range.means': 'Schlägt aufgedeckt schon aus dem ’Verse zu.',
  'enc.notes.stationary': 'Ortsfest',
  'enc.notes.stationary.means': 'Wird nicht geschoben; andere Karten ziehen vorbei.',
  'enc.notes.escape': 'Flucht',
  'enc.notes.escape.means': 'Entkommt, wo andere die Kampfzone betreten.',
  'enc.notes.double-strike': 'Doppelschlag',
  'enc.notes.double-strike.means': 'Schlägt zweimal zu.',
  'enc.notes.coordinate': 'Koordinieren',
  'enc.notes.coordinate.means':
    'In einem fremden Zug darfst du sie beiseitelegen: Du ziehst eine Karte, und eine Kopie darf gespielt werden.',
  'enc.notes.combo': 'Kombination',
  'enc.notes.combo.means': 'Wirkt, wenn du im selben Zug vorher eine andere Karte dieser Klasse gespielt hast.',
  'enc.notes.activate': 'Aktivieren',
  'enc.notes.activate.means': 'Ist sie ausgespielt, darfst du sie später in der Aktionsphase einmal nutzen.',
  'enc.notes.reaction': 'Reaktion',
  'enc.notes.reaction.means': 'Lässt sich in dem genannten Moment aus der Hand nutzen, meist in fremden Zügen.',
  'enc.notes.reveal': 'Aufdecken',
  'enc.notes.reveal.means': 'Geschieht, wenn die Karte zum ersten Mal offen liegt.',
}
