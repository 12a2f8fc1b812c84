import type { Messages } from '@keep-flying/kernel'

/** Hints for a first Job. */
export const guide: Messages = {
  'guide.adv-deploy.title': 'Wo es losgeht',
  'guide.adv-deploy.text': 'Auf den hellen Feldern darf die Crew beginnen. Die grünen sieht kein wartender Ganove.',
  'guide.adv-held.title': 'Festgehalten',
  'guide.adv-held.text':
    'Neben jemand Heldenhaftem steht ein alarmierter Ganove: Nur wer eine Prügelei gewinnt, kommt weg.',
  'guide.adv-map.title': 'Auf der Karte wählen',
  'guide.adv-map.text':
    'Ein Druck auf ein helles Feld, eine Figur oder eine Tür zielt darauf, ein zweiter führt es aus. Grüne Felder sieht niemand.',
  'guide.adv-timeline.title': 'Die Zeit läuft',
  'guide.adv-timeline.text':
    'Jede Tat rückt deinen Marker vor. Wer am weitesten hinten liegt, ist als Nächstes dran; kurze Taten kommen also früher wieder.',
  'guide.adv-seen.title': 'Da schaut jemand',
  'guide.adv-seen.text':
    'Ein wartender Ganove, der am Ende eines Zuges jemand Heldenhaften sieht, wird wach und handelt als Nächster.',
  'guide.adv-alerted.title': 'Alarmiert',
  'guide.adv-alerted.text':
    'Rote Ganoven gehen auf Heldenhafte los: Sie prügeln sich mit wem sie können, und Cowboys schießen.',
  'guide.adv-card.title': 'Zwei Seiten',
  'guide.adv-card.text':
    'Unauffällige lässt man in Ruhe, Heldenhafte können mehr. Heldenhaft zu werden kostet nichts, der Weg zurück schon.',
  'guide.adv-test.title': 'Eine Probe',
  'guide.adv-test.text':
    'Würfel und Punkte zusammen müssen die Zahl erreichen. Mehr Würfel sind nicht immer besser: Jeder Balken zeigt die Chance.',
}
