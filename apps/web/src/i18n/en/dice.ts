import type { Messages } from '@keep-flying/kernel'

export const dice: Messages = {
  'dice.on-the-die': '{n} on the die',
  'dice.need': 'Needs {need} or more on the die',
  'dice.need.any': 'Any face will do',
  'dice.need.beyond': 'Needs {need}: a six, and then some',
  'dice.rolled': 'Needed {need}, rolled {die}',
  'dice.six-again': 'a six rolls again and adds',
  'dice.six-plain': 'no bonus roll on a six here',
  'dice.to-roll': 'die to roll',
}
