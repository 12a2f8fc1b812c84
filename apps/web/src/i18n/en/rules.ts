import type { Messages } from '@keep-flying/kernel'

export const rules: Messages = {
  'rules.title': 'The rules',
  'rules.home': 'Home',
  'rules.about':
    'Every rule of Firefly: The Game and its boxes in our own words, each under its id. Rulings on what the books leave open stand at the end.',
  'rules.search': 'Search the rules',
  'rules.none': 'No rule holds all of these words.',
  'rules.in-question': 'The rule in question: {rule}',
  'rules.see': 'See also',

  'rules.keys.close': 'Close',
  'rules.keys.choose': 'Choose in the dock',
  'rules.keys.confirm': 'Confirm',
  'rules.keys.back': 'Back',
  'rules.keys.undo': 'Undo: the choice, then the action, then the turn',
  'rules.keys.act': 'Fly, buy, deal, work',
  'rules.keys.end': 'End the turn',
  'rules.keys.sectors': 'On the chart: from sector to sector',
  'rules.keys.routes': 'Other routes to the same place',
  'rules.keys.zoom': 'Closer, farther, the whole chart',
  'rules.keys.find': 'Find a place, a card or a captain',
  'rules.keys.ship': 'My ship',
  'rules.keys.panels': 'Log, chat, rules',
  'rules.keys.text': 'Text first, and back to the chart',
  'rules.keys.list': 'This list',
}
