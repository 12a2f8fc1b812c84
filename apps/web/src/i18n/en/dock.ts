import type { Messages } from '@keep-flying/kernel'

/** Whom the game waits for. */
const asking: Messages = {
  'dock.name': 'Decision',
  'dock.plate.over': 'The game is over',
  'dock.plate.other': 'Turn of {who}',
}

/** The controls of a question. */
const controls: Messages = {
  'dock.key.enter': 'Enter',
  'dock.key.undo': 'U',
  'dock.key.advice': 'A',
  'dock.advice': 'What would you do?',
  'dock.about-card': 'About this card',
  'dock.less': 'Less',
  'dock.more': 'More',
  'dock.least': 'Least: {n, number}',
  'dock.most': 'Most: {n, number}',
  'dock.more-options': '{n, plural, one {One more thing} other {# more things}}',
  'dock.picked':
    '{max, plural, one {At most one.} other {{n} of {max} picked.}}{min, plural, =0 {} other { At least #.}}',
  'dock.picked.just': '{max, plural, one {Just one.} other {{n} of {max} picked.}}',
  'dock.move-up': 'Move up: {what}',
  'dock.yes': 'Yes',
  'dock.no': 'No',
}

/** The primary button names the deed and its price; while nothing is picked it says what to do. */
const deeds: Messages = {
  'dock.none.one': 'Choose one',
  'dock.none.some': 'Choose',
  'dock.none.order': 'Put them in order',
  'dock.none.amount': 'How many?',
  'dock.none.confirm': 'Yes or no?',
  'dock.do.plain': 'Do it',
  'dock.do.amount': '{n, number}',
  'dock.do.some': '{n, plural, =0 {None of these} one {Take this one} other {Take these #}}',
  'dock.do.order': 'In this order',
  'dock.do.yes': 'Yes',
  'dock.do.no': 'No',
  'dock.undo': 'Undo',
  'undo.refused.nothing': 'There is nothing to take back yet.',
  'undo.refused.others-acted': 'No undo: {who} has acted since your last choice.',
  'undo.refused.shown': 'Something hidden was shown: no undo past it.',
  'undo.refused.rolled': 'A die was rolled: no undo past it.',
  'undo.refused.shuffled': 'A deck was shuffled: no undo past it.',
}

/** Everything but a question. */
const states: Messages = {
  'dock.odds.figure': '{n}%',
  'dock.odds.sure': 'sure',
  'dock.odds.hardly': '<1%',
  'dock.odds.part': '{label}: {n} in 100.',
  'dock.odds.part-no': '{label}: no.',
  'dock.odds.part-sure': '{label}: sure.',
  'dock.since': 'Since your last turn',
  'dock.news.rolled': 'The die has fallen',
  'dock.news.drawn': 'A card was turned',
  'dock.waiting': 'Waiting',
  'dock.watching': 'Watching',
  'dock.intends': '{who}: {what}.',
  'dock.thinks': '{who} is thinking …',
  'dock.thinks.seconds': '{seconds, number} s',
  'dock.thinks.hurry': 'Enough thinking',
  'dock.skip': 'Skip ahead to your turn',
  'dock.offline': 'No connection since {since, time, short}. Your answer is kept and sent when it is back.',
  'dock.refused': 'That cannot be done. The question stands as it was.',
  'dock.refused.stale': 'That was already decided. Here is the new question.',
  'dock.dismiss': 'Dismiss',
  'dock.notice.rules-changed': 'The rules of this table have changed. It goes on from here.',
  'dock.notice.closing': 'The server closes for a moment. Nothing is lost.',
  'dock.notice.storage': 'This browser keeps nothing. The game lasts as long as the page.',
  'dock.sheet.peek': 'Draw the sheet out',
  'dock.sheet.half': 'Draw the sheet out further',
  'dock.sheet.full': 'Fold the sheet',
}

export const dock: Messages = { ...asking, ...controls, ...deeds, ...states }
