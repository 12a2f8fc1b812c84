import type { Messages } from '@keep-flying/kernel'

export const clock: Messages = {
  'clock.days': '{d, number} d {h, number} h',
  'clock.hours': '{h, number} h {m, number} min',
  'clock.aloud':
    '{d, plural, =0 {} one {# day } other {# days }}{h, plural, =0 {} one {# hour } other {# hours }}{m, plural, =0 {} one {# minute } other {# minutes }}{s, plural, =0 {} one {# second} other {# seconds}}',
  'clock.left': '{time} left',
  'clock.out': 'time is up',
  'clock.soon': 'You have less than a minute left.',
  'clock.text': 'Clocks',
  'clock.text.runs': '{name}: {time} left, running now',
  'clock.text.stands': '{name}: {time} left',
  'clock.text.out': '{name}: time is up',
  'clock.text.bot': '{name}: out of time, a bot plays',
  'clock.your-turn': ' · {time} left',
  'clock.rules.budget': '{minutes, number} min each + {seconds, number} s per turn',
  'clock.rules.deadline.days': '{d, plural, one {# day} other {# days}} for each decision',
  'clock.rules.deadline.hours': '{h, plural, one {# hour} other {# hours}} for each decision',
  'clock.rules.bot': 'A bot plays on for whoever runs out, until they are back.',
  'clock.rules.vote': 'If somebody runs out, the others vote whether a bot takes the seat.',
  'clock.lapse': 'Counts as “{answer}” in {time}.',
  'clock.lapse.others': 'The game goes on by itself in {time}.',
  'clock.stand-in': 'Your time ran out, so a bot plays for you. You can take over again at any time.',
  'clock.stand-in.back': 'Play on yourself',
}
