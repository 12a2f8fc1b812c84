import type { Messages } from '@keep-flying/kernel'

export const chart: Messages = {
  'chart.label': 'Sternkarte',
  'chart.help':
    'Mit den Pfeiltasten gehst du von Sektor zu Sektor. Eingabe wählt einen erleuchteten Sektor, noch einmal Eingabe bestätigt. Eckige Klammern wechseln die Route. Plus, Minus und Null ändern den Maßstab.',
  'chart.title': 'Karte des ’Verse',
  'chart.legend': 'Zeichen der Karte',
  'chart.legend.draw': 'Nav-Karte, nach Stapel',
  'chart.legend.range': 'in Reichweite',
  'chart.legend.forbidden': 'Reaver: kein Vollschub',
  'chart.region.alliance': 'Allianz',
  'chart.region.border': 'Grenze',
  'chart.region.rim': 'Rand',
  'chart.supply': 'Versorgung',
  'chart.contact': 'Kontakt',
  'chart.cruiser': 'Allianz-Kreuzer',
  'chart.cutter': 'Reaver-Kutter',
  'chart.sector.planet': 'Planet',
  'chart.sector.you': 'hier bist du',
  'chart.sector.lit': 'kann gewählt werden',
  'chart.sector.away': '{n} entfernt',
  'chart.sector.draws': '{n, plural, one {# Nav-Karte} other {# Nav-Karten}}',
  'chart.pin.pickup': 'Abholort von Auftrag {n}',
  'chart.pin.dropoff': 'Lieferort von Auftrag {n}',
  'chart.pin.target': 'Ort von Auftrag {n}',
  'chart.pin.goal': 'dein nächstes Ziel',
  'chart.risk.cruiser': 'Der Kreuzer könnte dich stellen: {n} von 100. Dein Schiff ist gesetzlos.',
  'chart.risk.patrol':
    'Der Kreuzer steht einen Sektor neben diesem Kurs. In {n} von 100 Fällen findet dich eine Streife.',
  'chart.risk.alliance-alert': 'Allianz-Alarme auf diesem Kurs rufen in {n} von 100 Fällen den Kreuzer.',
  'chart.risk.reaver-alert': 'Wo du hältst, liegt ein Reaver-Alarm: In {n} von 100 Fällen kommt ein Kutter.',
  'chart.risk.cutter': 'In {n} von 100 Fällen erwischt dich ein Reaver-Kutter.',
  'chart.risk.reavers-near': 'Ein Kutter steht einen Sektor neben deinem Halt. Er könnte kommen: {n} von 100.',
  'chart.risk.law': 'Zoll und Streifen halten ein gesetzloses Schiff in {n} von 100 Fällen an.',
  'chart.risk.breakdown':
    'In {n} von 100 Fällen geht etwas kaputt und bleibt es. Ersatzteile oder ein Mechaniker würden helfen.',
  'chart.risk.hazard': 'Felsen, Wracks und Fremde halten dich in {n} von 100 Fällen auf.',
}
