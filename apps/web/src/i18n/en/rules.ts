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
}
