import type { Messages } from '@keep-flying/kernel'

/** The words of the dock. */
export const dock: Messages = {
  'enc.plate.yours': 'Your turn · {phase}',
  'enc.plate.theirs': '{who} · {phase}',
  'enc.phase.episode': 'Episode Phase',
  'enc.phase.action': 'Action Phase',
  'enc.phase.strike': 'Strike Phase',
  'enc.phase.cleanup': 'Cleanup',
  'enc.dock.plays': '{n, plural, one {# card to play} other {# cards to play}}',
  'enc.dock.play-n': 'Play {n} cards',
  'enc.deeds.use': '{n, plural, one {Use a text} other {Use a text: # ways}}',
  'enc.deeds.activate': '{n, plural, one {Activate} other {Activate: # cards}}',
  'enc.deeds.fight': '{n, plural, one {Fight} other {Fight: # enemies}}',
  'enc.deeds.scan': '{n, plural, one {Scan} other {Scan: # spaces}}',
  'enc.deeds.recruit': '{n, plural, one {Recruit} other {Recruit: # in reach}}',
  'enc.deeds.repair': '{n, plural, one {Repair} other {Repair: # strikes}}',
  'enc.deeds.coordinate': '{n, plural, one {Coordinate} other {Coordinate: # cards}}',
  'enc.forecast': 'If you stop now',
  'enc.forecast.none': 'Nothing strikes.',
  'enc.forecast.little': '{n} damage or less',
  'enc.forecast.much': '{n} or more',
  'enc.forecast.falls': 'falls',
  'enc.forecast.part': '{n} % {label}',
  'enc.forecast.ship-lost': 'Serenity would be lost.',
}
