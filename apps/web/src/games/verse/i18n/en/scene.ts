import type { Messages } from '@keep-flying/kernel'

export const scene: Messages = {
  'scene.strip.card': 'The card',
  'scene.strip.cards': 'The cards',
  'scene.strip.ships': 'Your ship',
  'scene.strip.first-jobs': 'The jobs',
  'scene.strip.equip': 'Crew and gear',
  'scene.strip.hold': 'Hold and stash',
  'scene.strip.market': 'The cards',
  'scene.strip.trade': 'The bargain',
  'scene.buy': 'Buy',
  'scene.lead': 'Lead',
  'scene.take': 'Take',
  'scene.discard': 'Give up',
  'scene.taken': 'chosen',
  'scene.means.no-room-crew': 'No free bunk for them.',
  'scene.means.no-room-gear': 'No room for it.',
  'scene.means.no-room-upgrade': 'No free slot for it.',
  'scene.means.no-room-core': 'This ship keeps its core.',
  'scene.means.too-dear': '${short, number} short.',
  'scene.means.job': 'Helps with what job {n} lacks, {job}.',
  'scene.means.wanted': 'Wanted: a risk near the Cruiser.',
  'scene.means.last-bunk': 'Takes the last bunk.',
  'scene.means.adds-fight': 'Adds {plus} to Fight, now {now}.',
  'scene.means.adds-tech': 'Adds {plus} to Tech, now {now}.',
  'scene.means.adds-negotiate': 'Adds {plus} to Negotiate, now {now}.',
  'scene.means.job-ready':
    '{n, plural, =0 {Starts here.} one {Starts at {place}, # sector.} other {Starts at {place}, # sectors.}} You have what it needs.',
  'scene.means.job-lacks':
    '{n, plural, =0 {Starts here.} one {Starts at {place}, # sector.} other {Starts at {place}, # sectors.}} {missing, plural, one {One thing is missing.} other {# things are missing.}}',
}
