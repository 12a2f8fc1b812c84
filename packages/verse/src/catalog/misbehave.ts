import type { MisbehaveCard } from '../vocabulary/index.ts'

export const baseMisbehave: readonly MisbehaveCard[] = [
  {
    name: 'A Formal Affair',
    suit: 'clubs',
    copies: 1,
    ace: { profession: 'companion' },
    options: [
      { id: 'dress-up', requires: [{ keyword: 'fancy-duds' }], outcome: 'proceed' },
      {
        id: 'mingle',
        test: { skill: 'negotiate' },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 6, outcome: 'proceed' },
        ],
      },
    ],
    check: 'One list has no Ace.',
  },
  {
    name: 'A Vote of No Confidence',
    suit: 'clubs',
    copies: 1,
    options: [
      {
        id: 'loyal',
        requires: [{ nobodyDisgruntled: true }],
        effects: [{ do: 'load', token: 'cargo', n: 1 }],
        outcome: 'proceed',
      },
      { id: 'pay-off', effects: [{ do: 'pay-off-disgruntled' }], outcome: 'proceed' },
    ],
    check: 'One list asks a flat $600 in place of the cuts.',
  },
  {
    name: 'Alliance Operatives',
    suit: 'clubs',
    copies: 1,
    reshuffle: true,
    ace: { crew: 'River Tam' },
    options: [
      { id: 'flee', requires: [{ keyword: 'transport' }], outcome: 'botched' },
      {
        id: 'fight',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 'all' }], outcome: 'warrant' },
          { from: 6, effects: [{ do: 'kill-crew', n: 2 }], outcome: 'warrant' },
          { from: 10, outcome: 'botched' },
        ],
      },
    ],
  },
  {
    name: 'Ambush',
    suit: 'clubs',
    copies: 1,
    ace: { keyword: 'sniper-rifle' },
    options: [
      {
        id: 'fight-out',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'warrant' },
          { from: 8, outcome: 'botched' },
        ],
      },
      { id: 'outnumber', requires: [{ crewAtWork: 5 }], outcome: 'proceed' },
    ],
    check: 'One list has Tech 7 in place of the head count, and Negotiate 8 without a death in place of the Fight.',
  },
  {
    name: 'An Interesting Day',
    suit: 'clubs',
    copies: 1,
    options: [
      {
        id: 'raise-pay',
        test: { skill: 'negotiate', bribes: true },
        bands: [
          { from: 1, effects: [{ do: 'discard-crew', profession: 'merc' }], outcome: 'botched' },
          { from: 12, outcome: 'proceed' },
        ],
      },
      { id: 'call-bluff', effects: [{ do: 'mutiny-if-outgunned', profession: 'merc' }], outcome: 'proceed' },
    ],
  },
  {
    name: "Everything That's Not Nailed Down",
    suit: 'clubs',
    copies: 2,
    options: [
      {
        id: 'truck',
        requires: [{ keyword: 'transport' }],
        effects: [{ do: 'load', token: 'contraband', n: 3, upTo: true }],
        outcome: 'proceed',
      },
      {
        id: 'carry',
        effects: [{ do: 'load', token: 'contraband', n: 1, per: 'crew-at-work-without-gear' }],
        outcome: 'proceed',
      },
    ],
  },
  {
    name: "It Takes a Woman's Touch",
    suit: 'clubs',
    copies: 1,
    ace: { profession: 'companion' },
    options: [
      {
        id: 'charm',
        test: { skill: 'negotiate', plus: [{ points: 3, keyword: 'fancy-duds' }] },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 7, outcome: 'proceed' },
        ],
      },
      {
        id: 'sneak',
        test: { skill: 'tech', plus: [{ points: 3, keyword: 'hacking-rig' }] },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 7, outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: 'Knife Fight',
    suit: 'clubs',
    copies: 1,
    ace: { crew: 'Crow' },
    options: [
      { id: 'gun', requires: [{ keyword: 'firearm' }], outcome: 'proceed' },
      {
        id: 'blade',
        test: { skill: 'fight', plus: [{ points: 3, gear: 'knife' }] },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 8, outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: 'Locals in Need',
    suit: 'clubs',
    copies: 1,
    options: [
      { id: 'feed', cost: { cargo: 1 }, effects: [{ do: 'calm', who: 'moral-at-work' }], outcome: 'proceed' },
      {
        id: 'push-past',
        test: { skill: 'fight' },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 3, effects: [{ do: 'disgruntle', who: 'moral-at-work' }], outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: 'Old Vendetta',
    suit: 'clubs',
    copies: 1,
    options: [
      {
        id: 'duel',
        test: { skill: 'fight', byOneCrew: true },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 'tester' }], outcome: 'botched' },
          { from: 6, outcome: 'proceed' },
        ],
      },
      {
        id: 'flee',
        requires: [{ keyword: 'transport' }],
        effects: [{ do: 'disgruntle', who: 'all-at-work' }],
        outcome: 'proceed',
      },
    ],
  },
  {
    name: 'A Bit of Local Color',
    suit: 'diamonds',
    copies: 2,
    ace: { crew: 'Wash' },
    options: [
      {
        id: 'brawl',
        test: { skill: 'fight', kosherized: true },
        bands: [
          { from: 1, effects: [{ do: 'disgruntle', who: 'all-at-work' }], outcome: 'botched' },
          { from: 6, outcome: 'proceed' },
        ],
      },
      {
        id: 'threaten',
        test: { skill: 'negotiate' },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 6, outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: 'A Rival Crew',
    suit: 'diamonds',
    copies: 1,
    options: [
      {
        id: 'fight',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'warrant' },
          { from: 9, outcome: 'proceed' },
        ],
      },
      { id: 'split-take', effects: [{ do: 'halve-pay' }], outcome: 'proceed' },
    ],
    check: 'One list has Negotiate 8 with Bribes in place of half pay.',
  },
  {
    name: 'Gun Play',
    suit: 'diamonds',
    copies: 2,
    options: [
      {
        id: 'shoot',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'botched' },
          { from: 7, outcome: 'proceed' },
        ],
      },
      { id: 'back-down', effects: [{ do: 'disgruntle', who: 'all-at-work' }], outcome: 'botched' },
    ],
  },
  {
    name: 'Keep a Low Profile',
    suit: 'diamonds',
    copies: 2,
    ace: { keyword: 'sniper-rifle' },
    options: [
      {
        id: 'quiet-takedown',
        test: { skill: 'fight', kosherized: true },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'botched' },
          { from: 6, outcome: 'proceed' },
        ],
      },
      {
        id: 'talk',
        test: { skill: 'negotiate', bribes: true },
        bands: [
          { from: 1, outcome: 'warrant' },
          { from: 9, outcome: 'proceed' },
        ],
      },
    ],
    check: 'One list lets gear count in the Fight.',
  },
  {
    name: 'Old-Fashioned Shoot-out',
    suit: 'diamonds',
    copies: 1,
    options: [
      {
        id: 'shoot',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'botched' },
          { from: 8, outcome: 'proceed' },
        ],
      },
      { id: 'drive-off', requires: [{ keyword: 'transport' }], outcome: 'proceed' },
    ],
  },
  {
    name: "Time for Some Thrillin' Heroics",
    suit: 'diamonds',
    copies: 1,
    options: [
      {
        id: 'rescue',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'warrant' },
          { from: 7, effects: [{ do: 'calm', who: 'moral-at-work' }], outcome: 'proceed' },
        ],
      },
      { id: 'ignore', effects: [{ do: 'disgruntle', who: 'moral-at-work' }], outcome: 'proceed' },
    ],
  },
  {
    name: 'Alliance Patrol',
    suit: 'hearts',
    copies: 3,
    ace: { keyword: 'fake-id' },
    options: [
      {
        id: 'papers',
        test: { skill: 'negotiate', minusPerWarrant: 1 },
        bands: [
          { from: 1, outcome: 'warrant' },
          { from: 8, outcome: 'proceed' },
        ],
      },
      { id: 'flee', requires: [{ keyword: 'transport' }], outcome: 'botched' },
    ],
  },
  {
    name: 'Backwater Deputies',
    suit: 'hearts',
    copies: 1,
    options: [
      {
        id: 'bribe',
        test: { skill: 'negotiate', bribes: true },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 9, outcome: 'proceed' },
        ],
      },
      {
        id: 'fight',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'warrant' },
          { from: 7, outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: 'Denied Docking Rights',
    suit: 'hearts',
    copies: 1,
    ace: { keyword: 'fake-id' },
    options: [
      {
        id: 'bribe',
        test: { skill: 'negotiate', bribes: true },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 9, outcome: 'proceed' },
        ],
      },
      {
        id: 'spoof',
        test: { skill: 'tech' },
        bands: [
          { from: 1, outcome: 'warrant' },
          { from: 6, outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: 'Kidnapped By Hill Folk',
    suit: 'hearts',
    copies: 1,
    ace: { profession: 'hill-folk' },
    options: [
      {
        id: 'plead',
        test: { skill: 'negotiate' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'botched' },
          { from: 8, outcome: 'proceed' },
        ],
      },
      { id: 'firepower', requires: [{ gearFight: 2, keyword: 'firearm' }], outcome: 'proceed' },
    ],
    check: 'Carried firearms are added up; one list asks for a single firearm worth 2.',
  },
  {
    name: "Let's Go to the Crappy Town Where I'm a Hero!",
    suit: 'hearts',
    copies: 1,
    ace: { gear: "Jayne's Cunning Hat" },
    options: [
      {
        id: 'speech',
        test: { skill: 'negotiate' },
        bands: [
          { from: 1, effects: [{ do: 'disgruntle', who: 'all-at-work' }], outcome: 'botched' },
          { from: 6, outcome: 'proceed' },
        ],
      },
      {
        id: 'disguise',
        test: { skill: 'tech' },
        bands: [
          { from: 1, outcome: 'warrant' },
          { from: 6, outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: 'The Local Law',
    suit: 'hearts',
    copies: 2,
    options: [
      {
        id: 'bribe',
        test: { skill: 'negotiate', bribes: true },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 11, outcome: 'proceed' },
        ],
      },
      {
        id: 'fight',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'warrant' },
          { from: 8, outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: "The Sheriff's Justice",
    suit: 'hearts',
    copies: 1,
    ace: { profession: 'companion' },
    options: [
      {
        id: 'plead',
        test: { skill: 'negotiate' },
        bands: [
          { from: 1, outcome: 'warrant' },
          { from: 8, outcome: 'botched' },
        ],
      },
      {
        id: 'fight',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 'all' }], outcome: 'warrant' },
          { from: 5, effects: [{ do: 'kill-crew', n: 2 }], outcome: 'warrant' },
          { from: 9, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'proceed' },
        ],
      },
    ],
    check: 'One list has no death at 9 or more.',
  },
  {
    name: 'A Little Job on the Side',
    suit: 'spades',
    copies: 1,
    options: [
      {
        id: 'detour',
        test: { skill: 'tech' },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 7, effects: [{ do: 'gain', credits: 1500 }], outcome: 'botched' },
        ],
      },
      { id: 'stay', outcome: 'proceed' },
    ],
  },
  {
    name: 'An Unexpected Opportunity',
    suit: 'spades',
    copies: 1,
    options: [
      {
        id: 'deal',
        test: { skill: 'negotiate' },
        bands: [
          { from: 1, outcome: 'botched' },
          {
            from: 7,
            effects: [{ do: 'offer-goods', offers: [{ token: 'contraband', price: 100, max: 3 }] }],
            outcome: 'botched',
          },
        ],
      },
      { id: 'stay', outcome: 'proceed' },
    ],
    check: 'One list gives 2 Contraband for nothing at 7 or more.',
  },
  {
    name: 'It Was the Best Day Ever!',
    suit: 'spades',
    copies: 1,
    ace: { crew: 'Simon Tam' },
    options: [
      {
        id: 'pose',
        branches: [
          { requires: [{ keyword: 'fancy-duds' }], outcome: 'proceed' },
          {
            test: { skill: 'negotiate' },
            bands: [
              { from: 1, outcome: 'botched' },
              { from: 6, outcome: 'proceed' },
            ],
          },
        ],
      },
      {
        id: 'treat',
        branches: [
          { requires: [{ profession: 'medic' }], outcome: 'proceed' },
          {
            test: { skill: 'tech' },
            bands: [
              { from: 1, outcome: 'botched' },
              { from: 6, outcome: 'proceed' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'Kill the Alarm',
    suit: 'spades',
    copies: 2,
    ace: { keyword: 'hacking-rig' },
    options: [
      {
        id: 'bypass',
        test: { skill: 'tech' },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 5, outcome: 'proceed' },
        ],
      },
      {
        id: 'shoot',
        test: { skill: 'fight' },
        bands: [
          { from: 1, outcome: 'warrant' },
          { from: 7, outcome: 'proceed' },
        ],
      },
    ],
    check: 'One list botches, without a Warrant, on a Fight of 6 or less.',
  },
  {
    name: 'Reaver Raid',
    suit: 'spades',
    copies: 1,
    ace: { crew: 'River Tam' },
    options: [
      { id: 'flee', requires: [{ keyword: 'transport' }], effects: [{ do: 'kill-crew', n: 1 }], outcome: 'botched' },
      {
        id: 'hide',
        test: { skill: 'tech' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 'all' }], outcome: 'botched' },
          { from: 5, effects: [{ do: 'gain', credits: 1000 }], outcome: 'botched' },
        ],
      },
    ],
  },
  {
    name: 'State of the Art Security System',
    suit: 'spades',
    copies: 1,
    ace: { gear: 'Alliance Ident Card' },
    options: [
      {
        id: 'hack',
        test: { skill: 'tech', plus: [{ points: 3, keyword: 'hacking-rig' }] },
        bands: [
          { from: 1, outcome: 'warrant' },
          { from: 9, outcome: 'proceed' },
        ],
      },
      { id: 'blast', requires: [{ keyword: 'explosives' }], outcome: 'botched' },
    ],
  },
  {
    name: 'Tight Security',
    suit: 'spades',
    copies: 2,
    ace: { keyword: 'hacking-rig' },
    options: [
      {
        id: 'hack',
        test: { skill: 'tech' },
        bands: [
          { from: 1, outcome: 'botched' },
          { from: 7, outcome: 'proceed' },
        ],
      },
      {
        id: 'force',
        test: { skill: 'fight' },
        bands: [
          { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'warrant' },
          { from: 9, outcome: 'proceed' },
        ],
      },
    ],
  },
  {
    name: 'We Need a Distraction!',
    suit: 'spades',
    copies: 1,
    ace: { profession: 'companion' },
    options: [
      { id: 'blast', requires: [{ keyword: 'explosives' }], outcome: 'proceed' },
      {
        id: 'rig',
        test: { skill: 'tech' },
        bands: [
          { from: 1, outcome: 'warrant' },
          { from: 7, outcome: 'proceed' },
        ],
      },
    ],
  },
]
