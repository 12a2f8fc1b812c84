import type { Messages } from '@keep-flying/kernel'

export const timeline: Messages = {
  'adv.timeline': 'Zeitleiste',
  'adv.timeline.acts': '{who} ist dran',
  'adv.timeline.follow': 'dann {names}',
  'adv.timeline.before': 'Noch vor dem Auftrag',
  'adv.timeline.over': 'Der Auftrag ist vorbei',
  'adv.timeline.left': 'noch {n, plural, one {# Moment} other {# Momente}}',
  'adv.timeline.folded': '{n, plural, one {# Moment} other {# Momente}} vergangen',
  'adv.timeline.next': 'Dran',
  'adv.timeline.alarm': 'Alarm',
  'adv.timeline.star': 'Stern bei Moment {n}',
  'adv.marker.open': '{name}, verfügbar',
  'adv.marker.covered': '{name}, abgelenkt',
  'adv.marker.ghost': '{name}, nach dem, was gewählt ist',
}
