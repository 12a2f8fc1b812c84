import type { Messages } from '@keep-flying/kernel'

export const timeline: Messages = {
  'adv.timeline': 'Timeline',
  'adv.timeline.acts': '{who} acts now',
  'adv.timeline.follow': 'then {names}',
  'adv.timeline.before': 'The Job has not begun',
  'adv.timeline.over': 'The Job is over',
  'adv.timeline.left': '{n, plural, one {# Moment} other {# Moments}} left',
  'adv.timeline.folded': '{n, plural, one {# Moment} other {# Moments}} gone by',
  'adv.timeline.next': 'Next',
  'adv.timeline.alarm': 'Alarm',
  'adv.timeline.star': 'Star at Moment {n}',
  'adv.marker.open': '{name}, Available',
  'adv.marker.covered': '{name}, Distracted',
  'adv.marker.ghost': '{name}, after what is chosen',
}
