import { type Messages, type Writer, writer } from '@keep-flying/kernel'

/** What reminders say, in every language they are written in. Whatever is in braces is filled in. */

const english: Messages = {
  test: 'Keep Flying: reminders for your games will arrive here.',
  'your-turn': 'Keep Flying: it is your turn at “{title}” (waiting {time}).',
  'your-turn.shared': 'Keep Flying: you or somebody else can answer at “{title}” (waiting {time}).',
  'your-turn.left': 'Keep Flying: it is your turn at “{title}” (waiting {time}). You have {left} left.',
  'your-turn.shared.left':
    'Keep Flying: you or somebody else can answer at “{title}” (waiting {time}). You have {left} left.',
  over: 'Keep Flying: “{title}” is over: {result}.',
  'over.reason': 'Keep Flying: “{title}” is over: {result}. {reason}',
  'result.team-won': 'the team won',
  'result.team-lost': 'the team lost',
  'result.nobody-won': 'nobody won',
  'result.you-won': 'you won',
  'result.you-too-won': 'you and {names} won',
  'result.others-won': '{names} won',
  minutes: '{n, plural, one {# minute} other {# minutes}}',
  hours: '{n, plural, one {# hour} other {# hours}}',
  days: '{n, plural, one {# day} other {# days}}',
  name: '{name}',
}

const german: Messages = {
  test: 'Keep Flying: Erinnerungen an deine Partien kommen hier an.',
  'your-turn': 'Keep Flying: Bei „{title}“ bist du am Zug (seit {time}).',
  'your-turn.shared': 'Keep Flying: Bei „{title}“ kannst du oder jemand anders antworten (seit {time}).',
  'your-turn.left': 'Keep Flying: Bei „{title}“ bist du am Zug (seit {time}). Deine Zeit läuft in {left} ab.',
  'your-turn.shared.left':
    'Keep Flying: Bei „{title}“ kannst du oder jemand anders antworten (seit {time}). Deine Zeit läuft in {left} ab.',
  over: 'Keep Flying: „{title}“ ist zu Ende: {result}.',
  'over.reason': 'Keep Flying: „{title}“ ist zu Ende: {result}. {reason}',
  'result.team-won': 'Das Team hat gewonnen',
  'result.team-lost': 'Das Team hat verloren',
  'result.nobody-won': 'Niemand hat gewonnen',
  'result.you-won': 'Du hast gewonnen',
  'result.you-too-won': 'Du und {names} habt gewonnen',
  'result.others-won': '{n, plural, one {{names} hat gewonnen} other {{names} haben gewonnen}}',
  minutes: '{n, plural, one {# Minute} other {# Minuten}}',
  hours: '{n, plural, one {# Stunde} other {# Stunden}}',
  days: '{n, plural, one {# Tag} other {# Tagen}}',
  name: '{name}',
}

interface Words {
  readonly locale: string
  readonly write: Writer
}

/** English first. */
export const languages: readonly [Words, ...Words[]] = [wordsIn('en', english), wordsIn('de', german)]

function wordsIn(locale: string, messages: Messages): Words {
  return { locale, write: writer(locale, messages, ({ id }) => String(id)) }
}
