import type { ContactTile } from '../vocabulary/index.ts'

export const allianceContact: ContactTile = {
  name: 'Alliance Contact',
  options: [
    {
      id: 'submit',
      effects: [
        { do: 'fine-per-warrant', credits: 1000 },
        { do: 'clear-warrants' },
        { do: 'seize', tokens: ['contraband', 'fugitive'], from: 'hold-and-stash' },
        { do: 'wanted-rolls' },
      ],
      outcome: 'full-stop',
    },
  ],
}

export const reaverContact: ContactTile = {
  name: 'Reaver Contact',
  options: [
    {
      id: 'fight',
      effects: [{ do: 'kill-people', people: ['passenger', 'fugitive'] }],
      test: { skill: 'fight' },
      bands: [
        { from: 1, effects: [{ do: 'kill-crew', n: 2 }], outcome: 'evade' },
        { from: 8, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'evade' },
      ],
    },
    {
      id: 'dodge',
      requires: [{ profession: 'pilot' }, { profession: 'mechanic' }],
      cost: { fuel: 1 },
      outcome: 'evade',
    },
  ],
}
