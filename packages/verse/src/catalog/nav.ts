import type { NavCard, NavPrint } from '../vocabulary/index.ts'
import { reaverContact } from './tiles.ts'

export const theBigBlack: NavCard = {
  name: 'The Big Black',
  kind: 'empty',
  options: [{ id: 'fly-on', outcome: 'keep-flying' }],
}

const familyDinner: NavCard = {
  name: '"Family" Dinner',
  kind: 'opportunity',
  options: [
    { id: 'share', cost: { cargo: 1 }, effects: [{ do: 'calm', who: 'all' }], outcome: 'keep-flying' },
    { id: 'pass', outcome: 'keep-flying' },
  ],
}

export const reaverCutter: NavCard = {
  name: 'Reaver Cutter',
  kind: 'reaver',
  reshuffle: true,
  first: [{ do: 'move-cutter', by: 'right', to: 'your-sector' }],
  options: reaverContact.options,
}

export const reaverBait: NavCard = {
  name: 'Reaver Bait',
  kind: 'reaver',
  options: [
    {
      id: 'decoy',
      effects: [{ do: 'move-cutter', by: 'drawer', to: 'any-empty-sector', within: ['border'] }],
      outcome: 'keep-flying',
    },
    { id: 'lure', effects: [{ do: 'move-cutter', by: 'drawer', to: 'your-sector' }], outcome: 'evade' },
  ],
}

export const baseAllianceNav: readonly NavPrint[] = [
  { copies: 25, card: theBigBlack },
  {
    copies: 1,
    card: {
      name: 'Alliance Cruiser',
      kind: 'cruiser',
      reshuffle: true,
      first: [{ do: 'move-cruiser', by: 'card', to: 'your-sector' }],
      options: [
        {
          id: 'boarded',
          effects: [
            { do: 'fine-per-warrant', credits: 1000 },
            { do: 'clear-warrants' },
            { do: 'seize', tokens: ['contraband', 'fugitive'], from: 'hold-and-stash' },
            { do: 'wanted-rolls' },
          ],
          outcome: 'full-stop',
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Alliance Entanglements',
      kind: 'cruiser',
      options: [
        {
          id: 'decoy',
          effects: [{ do: 'move-cruiser', by: 'drawer', to: 'any-empty-sector', within: ['alliance'] }],
          outcome: 'keep-flying',
        },
        {
          id: 'tip-off',
          requires: [{ solid: 'harken' }, { outlawWithin: ['alliance'] }],
          effects: [
            { do: 'move-cruiser', by: 'drawer', to: 'outlaw-ship', within: ['alliance'] },
            { do: 'gain', credits: 500 },
          ],
          outcome: 'keep-flying',
        },
      ],
      check: 'The $500 of the tip-off is hard to read in print. One list sends the Cruiser to rivals alone.',
    },
  },
  {
    copies: 4,
    card: {
      name: 'Cruiser Patrol',
      kind: 'cruiser',
      options: [
        {
          id: 'patrol',
          effects: [{ do: 'move-cruiser', by: 'right', to: 'next-sector', within: ['alliance'] }],
          outcome: 'keep-flying',
        },
      ],
    },
  },
  {
    copies: 2,
    card: {
      name: 'Customs Inspection',
      kind: 'law',
      ignoredBySolid: 'harken',
      options: [
        {
          id: 'submit',
          effects: [{ do: 'seize', tokens: ['contraband', 'fugitive'], from: 'hold' }],
          outcome: 'full-stop',
        },
        { id: 'run', cost: { fuel: 1 }, effects: [{ do: 'issue-warrant' }], outcome: 'evade' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Abandoned Ship',
      kind: 'salvage',
      options: [
        {
          id: 'salvage',
          tags: ['salvage-op'],
          effects: [{ do: 'load', token: 'contraband', n: 2 }],
          outcome: 'full-stop',
        },
        { id: 'pass', outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Distress Signal',
      kind: 'moral',
      options: [
        {
          id: 'help',
          cost: { fuel: 1 },
          effects: [
            { do: 'calm', who: 'moral' },
            { do: 'gain', credits: 200 },
          ],
          outcome: 'full-stop',
        },
        { id: 'pass', effects: [{ do: 'disgruntle', who: 'moral' }], outcome: 'keep-flying' },
      ],
    },
  },
  { copies: 1, card: familyDinner },
  {
    copies: 1,
    card: {
      name: 'Freighter Convoy',
      kind: 'opportunity',
      options: [
        {
          id: 'trade',
          effects: [
            {
              do: 'offer-goods',
              offers: [
                { token: 'fuel', price: 200 },
                { token: 'part', price: 300 },
                { token: 'cargo', price: 300, max: 3 },
              ],
            },
          ],
          outcome: 'keep-flying',
        },
        {
          id: 'piracy',
          effects: [{ do: 'disgruntle', who: 'moral' }],
          test: { skill: 'fight' },
          bands: [
            { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'full-stop' },
            { from: 8, effects: [{ do: 'load', token: 'contraband', n: 3 }], outcome: 'full-stop' },
          ],
        },
      ],
      check: 'One list of three sells Contraband, not Cargo, at $300.',
    },
  },
  {
    copies: 1,
    card: {
      name: "If'n the Coil Busts, We're Driftin'",
      kind: 'breakdown',
      options: [
        {
          id: 'fix',
          tags: ['breakdown'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 8, outcome: 'keep-flying' },
          ],
        },
        { id: 'parts', cost: { part: 2 }, outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Minor Technical Difficulty',
      kind: 'breakdown',
      options: [
        {
          id: 'fix',
          tags: ['breakdown'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 5, outcome: 'keep-flying' },
          ],
        },
        { id: 'parts', cost: { part: 1 }, outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: "What's Going on in the Engine Room?",
      kind: 'breakdown',
      options: [
        {
          id: 'fix',
          tags: ['breakdown'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 7, outcome: 'keep-flying' },
          ],
        },
        { id: 'parts', cost: { part: 1 }, outcome: 'keep-flying' },
      ],
    },
  },
]

export const baseBorderNav: readonly NavPrint[] = [
  { copies: 18, card: theBigBlack },
  { copies: 1, card: familyDinner },
  {
    copies: 1,
    card: {
      name: 'A Rogue Trader',
      kind: 'opportunity',
      options: [
        {
          id: 'trade',
          effects: [
            {
              do: 'offer-goods',
              offers: [
                { token: 'fuel', price: 200 },
                { token: 'part', price: 300 },
                { token: 'contraband', price: 400, max: 3 },
              ],
            },
          ],
          outcome: 'keep-flying',
        },
        {
          id: 'piracy',
          effects: [{ do: 'disgruntle', who: 'moral' }],
          test: { skill: 'fight' },
          bands: [
            { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'full-stop' },
            { from: 6, effects: [{ do: 'load', token: 'contraband', n: 3 }], outcome: 'full-stop' },
          ],
        },
      ],
    },
  },
  {
    copies: 2,
    card: {
      name: 'Derelict Ship',
      kind: 'salvage',
      options: [
        { id: 'salvage', tags: ['salvage-op'], effects: [{ do: 'load', token: 'cargo', n: 2 }], outcome: 'full-stop' },
        { id: 'pass', outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Ghost Ship',
      kind: 'salvage',
      options: [
        { id: 'pass', outcome: 'keep-flying' },
        {
          id: 'board',
          tags: ['salvage-op'],
          test: { skill: 'fight' },
          bands: [
            { from: 1, effects: [{ do: 'kill-crew', n: 2 }], outcome: 'full-stop' },
            { from: 7, effects: [{ do: 'gain', credits: 1000 }], outcome: 'full-stop' },
          ],
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Nav Hazard: Asteroid',
      kind: 'hazard',
      options: [
        { id: 'thread', cost: { fuel: 1 }, costWaivedIf: { profession: 'pilot' }, outcome: 'keep-flying' },
        { id: 'detour', outcome: 'full-stop' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Nav Hazard: Debris Field',
      kind: 'hazard',
      options: [
        { id: 'thread', cost: { fuel: 1 }, costWaivedIf: { profession: 'pilot' }, outcome: 'keep-flying' },
        {
          id: 'salvage',
          tags: ['salvage-op'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 4, effects: [{ do: 'load', token: 'cargo', n: 1 }], outcome: 'full-stop' },
            { from: 6, effects: [{ do: 'load', token: 'cargo', n: 2 }], outcome: 'full-stop' },
          ],
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Punctured Fuel Lines',
      kind: 'breakdown',
      options: [
        {
          id: 'fix',
          tags: ['breakdown'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, effects: [{ do: 'lose', token: 'fuel', n: 2 }], outcome: 'full-stop' },
            { from: 5, outcome: 'keep-flying' },
          ],
        },
        { id: 'parts', cost: { part: 1 }, outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: "Ruttin' Drive Core's Blown",
      kind: 'breakdown',
      options: [
        {
          id: 'fix',
          tags: ['breakdown'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 8, outcome: 'keep-flying' },
          ],
        },
        { id: 'parts', cost: { part: 2 }, outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: "What's That Noise?",
      kind: 'breakdown',
      options: [
        {
          id: 'fix',
          tags: ['breakdown'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            { from: 6, outcome: 'keep-flying' },
          ],
        },
        { id: 'parts', cost: { part: 1 }, outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Scrapper Ambush',
      kind: 'salvage',
      options: [
        {
          id: 'slip',
          test: { skill: 'tech' },
          bands: [
            { from: 1, effects: [{ do: 'lose-upgrade' }], outcome: 'full-stop' },
            { from: 5, outcome: 'keep-flying' },
          ],
        },
        {
          id: 'fight',
          tags: ['salvage-op'],
          test: { skill: 'fight' },
          bands: [
            { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'full-stop' },
            {
              from: 9,
              effects: [
                { do: 'gain', credits: 500 },
                { do: 'load', token: 'part', n: 2 },
              ],
              outcome: 'full-stop',
            },
          ],
        },
      ],
      check: 'A ship without upgrades is taken to lose nothing. One list has 2 goods of any kind in place of 2 Parts.',
    },
  },
  {
    copies: 1,
    card: {
      name: 'Ship Graveyard',
      kind: 'salvage',
      options: [
        {
          id: 'salvage',
          tags: ['salvage-op'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, effects: [{ do: 'load', token: 'part', n: 2 }], outcome: 'full-stop' },
            { from: 8, effects: [{ do: 'take-from-discards', kind: 'upgrade' }], outcome: 'full-stop' },
          ],
        },
        { id: 'pass', outcome: 'keep-flying' },
      ],
    },
  },
  { copies: 1, card: reaverCutter },
  {
    copies: 8,
    card: {
      name: 'Reavers on the Hunt',
      kind: 'reaver',
      options: [
        {
          id: 'hunt',
          effects: [{ do: 'move-cutter', by: 'right', to: 'next-sector', within: ['border'] }],
          outcome: 'keep-flying',
        },
      ],
    },
  },
  { copies: 1, card: reaverBait },
]
