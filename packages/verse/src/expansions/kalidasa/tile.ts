import type { ContactTile } from '../../vocabulary/index.ts'

/** What meeting the Corvette brings. */
export const corvetteContact: ContactTile = {
  name: 'Corvette Contact',
  options: [
    {
      id: 'submit',
      effects: [{ do: 'remove-wanted-crew' }, { do: 'seize', tokens: ['fugitive'], from: 'hold', relentless: true }],
      outcome: 'full-stop',
    },
  ],
}
