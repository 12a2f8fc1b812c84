import type { Messages } from '@keep-flying/kernel'

export const scene: Messages = {
  'scene.strip.card': 'Die Karte',
  'scene.strip.cards': 'Die Karten',
  'scene.strip.ships': 'Dein Schiff',
  'scene.strip.first-jobs': 'Die Aufträge',
  'scene.strip.equip': 'Crew und Ausrüstung',
  'scene.strip.hold': 'Frachtraum und Versteck',
  'scene.strip.market': 'Die Karten',
  'scene.strip.trade': 'Das Geschäft',
  'scene.buy': 'Kaufen',
  'scene.lead': 'Anführen',
  'scene.take': 'Nehmen',
  'scene.discard': 'Hergeben',
  'scene.taken': 'gewählt',
  'scene.means.no-room-crew': 'Keine freie Koje.',
  'scene.means.no-room-gear': 'Kein Platz dafür.',
  'scene.means.no-room-upgrade': 'Kein freier Ausbauplatz.',
  'scene.means.no-room-core': 'Dieses Schiff behält seinen Kern.',
  'scene.means.too-dear': 'Es fehlen ${short, number}.',
  'scene.means.job': 'Hilft, wo es Auftrag {n} fehlt: {job}.',
  'scene.means.wanted': 'Gesucht: ein Risiko in der Nähe des Kreuzers.',
  'scene.means.last-bunk': 'Nimmt die letzte Koje.',
  'scene.means.adds-fight': 'Kampf +{plus}, jetzt {now}.',
  'scene.means.adds-tech': 'Technik +{plus}, jetzt {now}.',
  'scene.means.adds-negotiate': 'Verhandeln +{plus}, jetzt {now}.',
  'scene.means.job-ready':
    '{n, plural, =0 {Beginnt hier.} one {Beginnt auf {place}, # Sektor.} other {Beginnt auf {place}, # Sektoren.}} Du hast, was er braucht.',
  'scene.means.job-lacks':
    '{n, plural, =0 {Beginnt hier.} one {Beginnt auf {place}, # Sektor.} other {Beginnt auf {place}, # Sektoren.}} {missing, plural, one {Eines fehlt.} other {# Dinge fehlen.}}',
}
