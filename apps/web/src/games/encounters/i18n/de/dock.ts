import type { Messages } from '@keep-flying/kernel'

/** Die Wörter des Docks. */
export const dock: Messages = {
  'enc.plate.yours': 'Dein Zug · {phase}',
  'enc.plate.theirs': '{who} · {phase}',
  'enc.phase.episode': 'Episodenphase',
  'enc.phase.action': 'Aktionsphase',
  'enc.phase.strike': 'Schlagphase',
  'enc.phase.cleanup': 'Aufräumphase',
  'enc.dock.plays': '{n, plural, one {# Karte zu spielen} other {# Karten zu spielen}}',
  'enc.dock.play-n': '{n} Karten ausspielen',
  'enc.deeds.use': '{n, plural, one {Einen Text nutzen} other {Einen Text nutzen: # Möglichkeiten}}',
  'enc.deeds.activate': '{n, plural, one {Aktivieren} other {Aktivieren: # Karten}}',
  'enc.deeds.fight': '{n, plural, one {Bekämpfen} other {Bekämpfen: # Gegner}}',
  'enc.deeds.scan': '{n, plural, one {Scannen} other {Scannen: # Felder}}',
  'enc.deeds.recruit': '{n, plural, one {Anwerben} other {Anwerben: # erschwinglich}}',
  'enc.deeds.repair': '{n, plural, one {Reparieren} other {Reparieren: # Treffer}}',
  'enc.deeds.coordinate': '{n, plural, one {Koordinieren} other {Koordinieren: # Karten}}',
  'enc.forecast': 'Wenn du jetzt aufhörst',
  'enc.forecast.none': 'Niemand schlägt zu.',
  'enc.forecast.little': 'höchstens {n} Schaden',
  'enc.forecast.much': '{n} oder mehr',
  'enc.forecast.falls': 'besiegt',
  'enc.forecast.part': '{n} % {label}',
  'enc.forecast.ship-lost': 'Serenity wäre verloren.',
}
