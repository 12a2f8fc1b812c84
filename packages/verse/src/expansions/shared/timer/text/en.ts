import type { Messages } from '@keep-flying/kernel'

/** The words of time that runs out. */
export const messages: Messages = {
  'timer.stack': '{n} timer tokens',
  'timer.stack.per-captain': '{n} timer tokens for each captain',
  'timer.turns':
    'Time is short: a stack of {stack} loses one at the start of each turn of the first captain. Once it is empty, everybody takes one last turn.',
  'timer.turn-ends':
    'Time is short: a stack of {stack} loses one at the end of each turn. Once it is empty, there is one last turn.',
  'timer.jobs':
    'Time is short: a stack of {stack} loses one for every completed job. The round in which the last one goes is played to its end.',
  'timer.afterwards.lost': 'If the story is not done by then, it is lost.',
  'timer.afterwards.most-credits': 'If nobody has won by then, most credits win.',
  'timer.afterwards.points': 'Then points decide.',
  'counter.timer': 'Timer tokens: {left} of {most}',
  'counter.last-turns': 'The time is up: last turn',
  'log.timer-token': 'A timer token goes: {left} left.',
  'log.timer-tokens-back': '{n, plural, one {# timer token comes back} other {# timer tokens come back}}: {left} now.',
  'log.last-turns': 'No timer token is left: the last turns begin.',
}
