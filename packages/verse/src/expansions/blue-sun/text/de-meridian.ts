import type { Messages } from '@keep-flying/kernel'

export const messages: Messages = {
  'prompt.before-roll': 'Vor dem Wurf dieser {skill}-Probe: Nutzt du Ausrüstung?',
  'prompt.mail-order': 'Welche Karte bestellst du zum halben Preis?',
  'prompt.read-misbehave': 'Du siehst die nächsten Krumme-Tour-Karten. Zurücklegen oder alle ablegen?',
  'prompt.order-misbehave': 'In welcher Reihenfolge legst du sie zurück? Die erste wird zuerst gezogen.',
  'prompt.gamble': 'Welche Farbe? Haben alle {n} Karten diese Farbe, gewinnst du ${credits, number}.',

  'option.roll-now': 'Würfeln',
  'option.soothe-carrier': '{card} ablegen, um {member} zu beruhigen',
  'option.turn-sour': '{card} nutzen: {member} verstimmen für +{plus}',
  'option.count-as-six': '{card} ablegen: Der Würfel zählt als 6',
  'option.mail-order': '{card} ablegen, um einen Ausbau oder Antriebskern aus einem Ablagestapel zu bestellen',
  'option.calm-anyone': 'Mit {card} ein Crewmitglied beruhigen',
  'option.soothe': '{card} ablegen, um ein Crewmitglied zu beruhigen',
  'option.read-misbehave': '{card} ablegen, um den Krumme-Tour-Stapel einzusehen',
  'option.misbehave-put-back': 'Zurücklegen',
  'option.misbehave-throw-out': 'Alle ablegen',
  'option.gamble': '{card} ablegen, um auf eine Farbe zu wetten',
  'option.red': 'Rot: Herz und Karo',
  'option.black': 'Schwarz: Kreuz und Pik',

  'log.counts-as-six': '{who} macht den Würfel zur 6: {die} insgesamt.',
  'log.reads-misbehave': '{who} sieht {n, plural, one {# Karte} other {# Karten}} des Krumme-Tour-Stapels an.',
  'log.misbehave-put-back': '{who} legt die Karten zurück.',
  'log.misbehave-throw-out': '{who} legt die Karten ab.',
  'log.gamble-card': '{who} deckt „{card}“ auf.',
  'log.gamble-lost': '{who} verliert die Wette.',
}
