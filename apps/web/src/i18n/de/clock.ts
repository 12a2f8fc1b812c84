import type { Messages } from '@keep-flying/kernel'

export const clock: Messages = {
  'clock.days': '{d, number} T {h, number} Std',
  'clock.hours': '{h, number} Std {m, number} Min',
  'clock.aloud':
    '{d, plural, =0 {} one {# Tag } other {# Tage }}{h, plural, =0 {} one {# Stunde } other {# Stunden }}{m, plural, =0 {} one {# Minute } other {# Minuten }}{s, plural, =0 {} one {# Sekunde} other {# Sekunden}}',
  'clock.left': 'noch {time}',
  'clock.out': 'Zeit um',
  'clock.soon': 'Du hast weniger als eine Minute.',
  'clock.text': 'Uhren',
  'clock.text.runs': '{name}: noch {time}, läuft gerade',
  'clock.text.stands': '{name}: noch {time}',
  'clock.text.out': '{name}: Die Zeit ist um',
  'clock.text.bot': '{name}: Die Zeit ist um, ein Bot spielt',
  'clock.your-turn': ' · noch {time}',
  'clock.rules.budget': 'je {minutes, number} Min + {seconds, number} Sek pro Zug',
  'clock.rules.deadline.days': '{d, plural, one {# Tag} other {# Tage}} für jede Entscheidung',
  'clock.rules.deadline.hours': '{h, plural, one {# Stunde} other {# Stunden}} für jede Entscheidung',
  'clock.rules.bot': 'Wem die Zeit ausgeht, für den spielt ein Bot weiter, bis er oder sie zurück ist.',
  'clock.rules.vote': 'Geht jemandem die Zeit aus, stimmen die anderen ab, ob ein Bot den Platz bekommt.',
  'clock.lapse': 'Gilt in {time} als „{answer}“.',
  'clock.lapse.others': 'In {time} geht es von selbst weiter.',
  'clock.stand-in': 'Deine Zeit war um, deshalb spielt ein Bot für dich. Du kannst jederzeit wieder übernehmen.',
  'clock.stand-in.back': 'Selbst weiterspielen',
}
