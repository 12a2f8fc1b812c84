import { reaverCutter, theBigBlack } from '../../catalog/nav.ts'
import type { Band, Effect, NavCard, NavOutcome, NavPrint, Option, Region } from '../../vocabulary/index.ts'
import { reaversOnTheHunt } from '../shared/nav.ts'

const everywhere: readonly Region[] = ['alliance', 'border', 'rim']

const persistentPursuit: NavCard = {
  name: 'Persistent Pursuit',
  kind: 'corvette',
  options: [{ id: 'pursue', effects: [{ do: 'move-corvette', by: 'right', steps: 2 }], outcome: 'keep-flying' }],
}

const sideways: NavCard = {
  name: "He'll Come at You Sideways",
  kind: 'corvette',
  options: [
    {
      id: 'close-in',
      effects: [{ do: 'move-corvette', by: 'right', to: 'beside-you', within: everywhere, unoccupied: true }],
      outcome: 'keep-flying',
    },
  ],
}

const leaveNoGround: NavCard = {
  name: 'Leave No Ground To Go To',
  kind: 'corvette',
  options: [
    {
      id: 'stake-out',
      effects: [{ do: 'move-corvette', by: 'right', to: 'planetary-sector', within: everywhere, unoccupied: true }],
      outcome: 'keep-flying',
    },
  ],
}

const enhancedEnforcement: NavCard = {
  name: 'Enhanced Enforcement',
  kind: 'law',
  options: [
    {
      id: 'flag-outlaws',
      effects: [{ do: 'place-alert', alert: 'alliance', at: 'outlaw-ships' }],
      outcome: 'keep-flying',
    },
  ],
}

/** The fight that follows where words did not help. */
function fight(lost: readonly Effect[], won: NavOutcome, target = 8): readonly Band<NavOutcome>[] {
  return [
    { from: 1, effects: lost, outcome: 'full-stop' },
    { from: target, outcome: won },
  ]
}

/** Words first, fists after: the first band of the one test is the other test. */
function talk(target: number, bribes: boolean, fists: readonly Band<NavOutcome>[], won: readonly Effect[] = []) {
  const option: Option<NavOutcome> = {
    id: 'talk',
    test: bribes ? { skill: 'negotiate', bribes: true } : { skill: 'negotiate' },
    bands: [
      { from: 1, test: { skill: 'fight' }, bands: fists },
      won.length === 0
        ? { from: target, outcome: 'keep-flying' }
        : { from: target, effects: won, outcome: 'keep-flying' },
    ],
  }
  return option
}

const shesToreUpPlenty: NavCard = {
  name: "She's Tore Up Plenty",
  kind: 'breakdown',
  options: [
    {
      id: 'fix',
      tags: ['breakdown'],
      test: { skill: 'tech' },
      bands: [
        { from: 1, effects: [{ do: 'lose', token: 'fuel', n: 2 }], outcome: 'full-stop' },
        { from: 7, outcome: 'keep-flying' },
      ],
    },
    { id: 'parts', requires: [{ profession: 'mechanic' }], cost: { part: 1 }, outcome: 'keep-flying' },
  ],
}

const stormsGettinWorse: NavCard = {
  name: "Storm's Gettin' Worse",
  kind: 'breakdown',
  options: [
    {
      id: 'ride-out',
      requires: [{ profession: 'pilot' }],
      tags: ['breakdown'],
      test: { skill: 'tech' },
      bands: [
        { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'keep-flying' },
        { from: 7, outcome: 'keep-flying' },
      ],
    },
    { id: 'turn-aside', outcome: 'evade' },
  ],
}

export const alliance: readonly NavPrint[] = [
  { copies: 2, card: theBigBlack },
  {
    copies: 1,
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
  { copies: 4, card: persistentPursuit },
  { copies: 1, card: sideways },
  { copies: 1, card: leaveNoGround },
  { copies: 1, card: enhancedEnforcement },
  {
    copies: 1,
    card: {
      name: 'Alliance Checkpoint',
      kind: 'contact',
      options: [
        { id: 'waved-through', requires: [{ solid: 'harken' }], outcome: 'keep-flying' },
        {
          id: 'bluff',
          test: { skill: 'negotiate' },
          bands: [
            {
              from: 1,
              effects: [
                { do: 'issue-warrant' },
                { do: 'move-cruiser', by: 'right', to: 'beside-you', within: ['alliance'], unoccupied: true },
              ],
              outcome: 'full-stop',
            },
            { from: 6, outcome: 'keep-flying' },
          ],
        },
      ],
    },
  },
  {
    copies: 2,
    card: {
      name: 'Alliance Harassment',
      kind: 'law',
      options: [
        {
          id: 'surround',
          effects: [{ do: 'place-alert', alert: 'alliance', at: 'adjacent-sectors' }],
          outcome: 'keep-flying',
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Alliance Interrogation',
      kind: 'law',
      options: [
        {
          id: 'hand-over',
          requires: [{ crewBesidesLeader: 1 }],
          effects: [{ do: 'hand-over-crew' }],
          outcome: 'keep-flying',
        },
        talk(8, false, fight([{ do: 'kill-crew', n: 1 }, { do: 'issue-warrant' }], 'evade')),
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: "Badger's Boys",
      kind: 'contact',
      options: [
        { id: 'vouched', requires: [{ solid: 'badger' }], outcome: 'keep-flying' },
        talk(10, true, fight([{ do: 'lose-upgrade' }], 'evade')),
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Broken Down Shuttle',
      kind: 'moral',
      options: [
        {
          id: 'take-aboard',
          requires: [{ roomFor: { passenger: 2 } }],
          effects: [
            { do: 'load', token: 'passenger', n: 2 },
            { do: 'gain', credits: 400 },
          ],
          outcome: 'full-stop',
        },
        { id: 'refuse', effects: [{ do: 'disgruntle', who: 'moral' }], outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Fire in the Engine Room',
      kind: 'hazard',
      options: [
        {
          id: 'fight-fire',
          test: { skill: 'tech' },
          bands: [
            { from: 1, effects: [{ do: 'kill-crew', n: 2 }], outcome: 'full-stop' },
            { from: 8, outcome: 'full-stop' },
          ],
        },
        { id: 'vent', effects: [{ do: 'lose-all-goods' }], outcome: 'full-stop' },
      ],
      check: 'Whether the Stash is part of the hold here; read as the hold alone.',
    },
  },
  {
    copies: 1,
    card: {
      name: 'Outbound Colonists',
      kind: 'moral',
      options: [
        {
          id: 'sell',
          effects: [{ do: 'offer-to-buy', offers: [{ token: 'part', price: 500, max: 3 }] }],
          outcome: 'keep-flying',
        },
        {
          id: 'rob',
          effects: [{ do: 'disgruntle', who: 'moral' }],
          test: { skill: 'fight' },
          bands: [
            { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'full-stop' },
            { from: 6, effects: [{ do: 'load', token: 'cargo', n: 2 }], outcome: 'full-stop' },
          ],
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Passenger Unrest',
      kind: 'profession',
      options: [
        { id: 'calm', requires: [{ profession: 'soldier' }], outcome: 'keep-flying' },
        { id: 'brawl', effects: [{ do: 'people-lost-by-die' }], outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Regulated Salvage',
      kind: 'salvage',
      options: [
        {
          id: 'declare',
          requires: [{ keyword: 'fake-id' }],
          tags: ['salvage-op'],
          effects: [{ do: 'load', token: 'cargo', n: 3 }],
          outcome: 'full-stop',
        },
        {
          id: 'salvage',
          tags: ['salvage-op'],
          effects: [{ do: 'load', token: 'contraband', n: 3 }, { do: 'issue-warrant' }],
          outcome: 'full-stop',
        },
        { id: 'pass', outcome: 'keep-flying' },
      ],
      check: 'One list has 3 goods of any kind and a Warrant, and nothing for a Fake ID.',
    },
  },
]

export const border: readonly NavPrint[] = [
  { copies: 3, card: theBigBlack },
  { copies: 2, card: reaversOnTheHunt },
  { copies: 4, card: persistentPursuit },
  { copies: 1, card: sideways },
  { copies: 1, card: leaveNoGround },
  { copies: 2, card: enhancedEnforcement },
  {
    copies: 1,
    card: {
      name: 'An Adrift Transport',
      kind: 'moral',
      options: [
        {
          id: 'rescue',
          requires: [{ roomFor: { fugitive: 4 } }],
          tags: ['salvage-op'],
          effects: [{ do: 'load', token: 'fugitive', n: 4 }],
          outcome: 'full-stop',
        },
        { id: 'refuse', effects: [{ do: 'disgruntle', who: 'moral' }], outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Dangerous Salvage',
      kind: 'salvage',
      options: [
        { id: 'pass', outcome: 'keep-flying' },
        {
          id: 'salvage',
          tags: ['salvage-op'],
          test: { skill: 'tech' },
          bands: [
            {
              from: 1,
              effects: [
                { do: 'kill-crew', n: 2 },
                { do: 'load-goods', n: 2 },
              ],
              outcome: 'full-stop',
            },
            {
              from: 5,
              effects: [
                { do: 'kill-crew', n: 1 },
                { do: 'load-goods', n: 3 },
              ],
              outcome: 'full-stop',
            },
            { from: 8, effects: [{ do: 'load-goods', n: 5 }], outcome: 'full-stop' },
          ],
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Hollowed Out Space-Liner',
      kind: 'salvage',
      options: [
        {
          id: 'strip',
          requires: [{ profession: 'mechanic' }],
          tags: ['salvage-op'],
          effects: [{ do: 'load', token: 'part', n: 6, upTo: true }],
          outcome: 'full-stop',
        },
        { id: 'pass', outcome: 'keep-flying' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: "Patience's Posse",
      kind: 'contact',
      options: [
        { id: 'vouched', requires: [{ solid: 'patience' }], outcome: 'keep-flying' },
        talk(7, false, fight([{ do: 'kill-crew', n: 1 }], 'full-stop'), [
          { do: 'take-from-discards', kind: 'crew', deck: 'regina' },
        ]),
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Space Pox!',
      kind: 'profession',
      options: [
        { id: 'treat', requires: [{ profession: 'medic' }], outcome: 'keep-flying' },
        { id: 'outbreak', effects: [{ do: 'people-lost-by-die' }], outcome: 'keep-flying' },
      ],
    },
  },
  { copies: 1, card: shesToreUpPlenty },
  { copies: 1, card: stormsGettinWorse },
]

/** Two reshuffle cards in a deck are one too many: with another box's, that one goes. */
export const removedFromRim: readonly { readonly name: string; readonly copies: number }[] = [
  { name: 'Reaver Cutter', copies: 1 },
]

export const rim: readonly NavPrint[] = [
  { copies: 10, card: theBigBlack },
  { copies: 1, card: reaverCutter },
  { copies: 2, card: reaversOnTheHunt },
  { copies: 4, card: persistentPursuit },
  { copies: 1, card: sideways },
  { copies: 1, card: leaveNoGround },
  { copies: 1, card: enhancedEnforcement },
  { copies: 1, card: shesToreUpPlenty },
  { copies: 1, card: stormsGettinWorse },
  {
    copies: 1,
    card: {
      name: 'Alliance Spy Satellite',
      kind: 'law',
      options: [
        {
          id: 'dodge',
          requires: [{ profession: 'pilot' }],
          effects: [{ do: 'place-alert', alert: 'alliance' }],
          outcome: 'keep-flying',
        },
        {
          id: 'scanned',
          branches: [
            { requires: [{ isOutlaw: true }], effects: [{ do: 'issue-warrant' }], outcome: 'keep-flying' },
            { outcome: 'keep-flying' },
          ],
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Damaged Spy Satellite',
      kind: 'salvage',
      options: [
        { id: 'pass', outcome: 'keep-flying' },
        {
          id: 'strip',
          tags: ['salvage-op'],
          effects: [
            { do: 'take-from-discards', kind: 'upgrade', named: 'Cry Baby' },
            { do: 'place-alert', alert: 'alliance', at: 'adjacent-sectors' },
          ],
          outcome: 'full-stop',
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Failure to Communicate',
      kind: 'profession',
      options: [
        { id: 'stare-down', requires: [{ profession: 'soldier' }], outcome: 'keep-flying' },
        talk(
          7,
          false,
          fight(
            [
              { do: 'kill-crew', n: 1 },
              { do: 'lose-goods', n: 2, from: 'hold-and-stash' },
            ],
            'evade',
          ),
        ),
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'First Rule of Flying',
      kind: 'moral',
      boon: true,
      options: [
        {
          id: 'morale',
          requires: [{ moralCrew: 1 }],
          effects: [{ do: 'range-per-moral-crew', sectors: 1 }],
          outcome: 'keep-flying',
        },
        { id: 'parts', tags: ['breakdown'], cost: { part: 1 }, outcome: 'keep-flying' },
        { id: 'stop', tags: ['breakdown'], outcome: 'full-stop' },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'First-Come, First-Serve',
      kind: 'salvage',
      options: [
        { id: 'grab', effects: [{ do: 'load-goods', n: 1 }], outcome: 'keep-flying' },
        {
          id: 'salvage',
          tags: ['salvage-op'],
          test: { skill: 'tech' },
          bands: [
            { from: 1, effects: [{ do: 'load-goods', n: 1 }], outcome: 'full-stop' },
            { from: 5, effects: [{ do: 'load-goods', n: 3 }], outcome: 'full-stop' },
            { from: 9, effects: [{ do: 'load-goods', n: 5 }], outcome: 'full-stop' },
          ],
        },
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Fly-By-Night Casino Ship',
      kind: 'opportunity',
      options: [
        { id: 'resist', requires: [{ moralCrew: 1 }], outcome: 'keep-flying' },
        {
          id: 'gamble',
          effects: [{ do: 'bet-on-suits', upTo: 1000, cards: 5, alike: 3, times: 3 }],
          outcome: 'full-stop',
        },
      ],
      check: 'The cards are read for their suit alone. One list has a single die in place of them.',
    },
  },
  {
    copies: 1,
    card: {
      name: "Horowitz's Trading Scow",
      kind: 'opportunity',
      options: [
        { id: 'pass', outcome: 'keep-flying' },
        {
          id: 'barter',
          test: { skill: 'negotiate', bribes: true },
          bands: [
            { from: 1, effects: [{ do: 'swap-goods', n: 2 }], outcome: 'full-stop' },
            { from: 5, effects: [{ do: 'swap-goods', n: 4 }], outcome: 'full-stop' },
            { from: 10, effects: [{ do: 'swap-goods', n: 5 }], outcome: 'full-stop' },
          ],
        },
      ],
      check: 'The lowest band does not say "up to"; it is taken to mean it.',
    },
  },
  {
    copies: 1,
    card: {
      name: "Niska's Ne'er-Do-Wells",
      kind: 'contact',
      options: [
        { id: 'vouched', requires: [{ solid: 'niska' }], outcome: 'keep-flying' },
        talk(10, true, fight([{ do: 'lose-goods', n: 3, from: 'hold-and-stash' }], 'evade')),
      ],
    },
  },
  {
    copies: 1,
    card: {
      name: 'Orphaned Cargo Pod',
      kind: 'salvage',
      options: [
        { id: 'pass', outcome: 'keep-flying' },
        { id: 'salvage', tags: ['salvage-op'], effects: [{ do: 'load-goods', n: 2 }], outcome: 'full-stop' },
      ],
    },
  },
]
