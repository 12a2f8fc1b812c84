import type { Messages } from '@keep-flying/kernel'

export const rules: Messages = {
  'rules.title': 'The rules',
  'rules.about':
    'Every rule of {game} and its boxes in our own words, chapter by chapter. Rulings on what the books leave open stand at the end.',
  'rules.search': 'Search the rules',
  'rules.none': 'No rule holds all of these words.',
  'rules.in-question': 'The rule in question',
  'rules.contents': 'Contents',
  'rules.count': '{n, plural, one {# rule} other {# rules}}',
  'rules.see': 'See also',

  'rules.keys.close': 'Close',
  'rules.keys.choose': 'Choose in the dock',
  'rules.keys.confirm': 'Confirm',
  'rules.keys.back': 'Back',
  'rules.keys.undo': 'Undo: the choice, then as much more as may be taken back',
  'rules.keys.end': 'End what goes on, such as the turn',
  'rules.keys.zoom': 'Closer, farther, the whole board',
  'rules.keys.peek': 'Look at the board under cards and goods',
  'rules.keys.find': 'Find something by name',
  'rules.keys.explain': 'Explain what the mouse or the keyboard is at',
  'rules.keys.own-seat': 'What is mine',
  'rules.keys.panels': 'Log, chat, rules',
  'rules.keys.text': 'Text first, and back to the board',
  'rules.keys.advice': 'Ask a bot what it would do',
  'rules.keys.hint': 'Put the hint away',
  'rules.keys.replay-play': 'Replay: play or pause',
  'rules.keys.replay-step': 'Replay: one step',
  'rules.keys.replay-turn': 'Replay: one turn',
  'rules.keys.replay-speed': 'Replay: slower, faster',
  'rules.keys.list': 'This list',
}
