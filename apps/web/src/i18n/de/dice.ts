import type { Messages } from '@keep-flying/kernel'

export const dice: Messages = {
  'dice.on-the-die': '{n} gewürfelt',
  'dice.need': 'Nötig sind {need} oder mehr auf dem Würfel',
  'dice.need.any': 'Jede Seite genügt',
  'dice.need.beyond': 'Nötig sind {need}: eine Sechs und noch etwas',
  'dice.rolled': 'Nötig waren {need}, gewürfelt {die}',
  'dice.six-again': 'eine Sechs würfelt noch einmal und zählt dazu',
  'dice.six-plain': 'hier kein Bonuswurf bei einer Sechs',
  'dice.to-roll': 'noch zu würfeln',
}
