import { describe, expect, test } from 'vitest'
import { type Facing, type Seen, seen } from './testing/index.ts'

/** Every Misbehave card of the box: what may be chosen on it, and what each choice leads to. */

type Case = readonly [Facing, Seen]

const rifle = { gear: ['Glucklich Jia 642X'] }
const pistol = { gear: ['Pistol'] }
/** As good a company as the other, with a gun that no kosherized test lets them use. */
const gunInVain = { crew: ['Grange Brothers', 'Billy', 'Emma'], gear: ['Pistol'] }
const grenades = { gear: ['GJ Flashkill Pod Grenades'] }
const rig = { gear: ['Security Interface Pad'] }
const everybody = ['Malcolm', 'Lund', 'Billy', 'Emma']
const notYet = ['Malcolm', 'Lund', 'Emma']
const take = (...answers: NonNullable<Facing['answers']>) => answers

const cards: Readonly<Record<string, readonly Case[]>> = {
  'Larcenous Opportunity': [
    [
      { having: pistol, answers: take('rob', 'cargo', 'cargo', 'fuel', 'part') },
      { ends: 'botched', upset: ['Malcolm', 'Emma'], goods: { cargo: 2, fuel: 1, part: 1 } },
    ],
    [{ having: pistol, further: ['A Little Job on the Side'], answers: take('resist', 'stay') }, { ends: 'proceed' }],
  ],
  'Fork in the Road': [
    [
      {
        further: ['A Little Job on the Side', 'An Unexpected Opportunity'],
        answers: take(['regina/lund'], 'stay', 'stay'),
      },
      { ends: 'proceed' },
    ],
  ],
  'The Black Market Express': [
    [{ further: ['A Little Job on the Side'], answers: take('resist', 'stay') }, { ends: 'proceed' }],
    [{ answers: take('shop') }, { ends: 'botched' }],
  ],
  "The Manure's hit the Turbine": [
    [
      { having: { solid: ['badger', 'harken'] }, answers: take('blame-contact', true, 'badger') },
      { ends: 'proceed', solid: ['badger'] },
    ],
    [{ having: { solid: ['badger'] }, answers: take('blame-contact', false) }, { ends: 'botched' }],
    [{ answers: take('blame-contact') }, { ends: 'botched' }],
    [{ answers: take('blame-crew') }, { ends: 'proceed', upset: ['Lund', 'Billy', 'Emma'] }],
  ],
  'You set off the Alarm!': [
    [
      { having: { solid: ['badger'], disgruntled: ['Lund'] }, answers: take('run') },
      { ends: 'botched', solid: ['badger'], upset: ['Malcolm', 'Billy', 'Emma'] },
    ],
    [{ answers: take('run') }, { ends: 'botched', upset: everybody }],
    [{ answers: take('face-it'), dice: [2] }, { ends: 'proceed' }],
    [
      { answers: take('face-it'), dice: [1] },
      { ends: 'warrant', gone: ['Billy'] },
    ],
  ],
  'Grumpy Malcontent': [
    [
      { having: { disgruntled: ['Lund'] }, answers: take('shout-down') },
      { ends: 'proceed', upset: ['Malcolm', 'Billy', 'Emma'] },
    ],
    [
      { having: pistol, answers: take('send-home') },
      { ends: 'proceed', upset: ['Lund'] },
    ],
    [
      { having: { crew: ['Lund', 'Billy'], disgruntled: ['Lund'] }, answers: take('send-home', 'regina/lund') },
      { ends: 'proceed' },
    ],
  ],
  'Stop and Frisk': [
    [
      { having: pistol, answers: take('bribe', 6), dice: [3] },
      { ends: 'proceed', credits: -600 },
    ],
    [
      { having: pistol, answers: take('bribe', 0), dice: [5] },
      { ends: 'botched', gearGone: ['Pistol'] },
    ],
    [
      { having: pistol, answers: take('submit') },
      { ends: 'proceed', gearGone: ['Pistol'], upset: ['Billy'] },
    ],
    [{ having: grenades, answers: take('submit') }, { ends: 'proceed' }],
  ],
  "Local Bootleggin' Outfit": [
    [
      { having: { disgruntled: ['Lund', 'Malcolm'] }, answers: take('drink') },
      { ends: 'botched', credits: -400, goods: { contraband: 1 }, calmed: ['Malcolm', 'Lund'] },
    ],
    [{ answers: take('abstain') }, { ends: 'proceed', upset: ['Malcolm', 'Lund'] }],
    [{ having: { credits: 300 } }, { ends: 'proceed', upset: ['Malcolm', 'Lund'] }],
  ],
  'Gambling Den': [
    [
      { answers: take('gamble'), dice: [3, 3] },
      { ends: 'proceed', credits: 1000 },
    ],
    [
      { answers: take('gamble'), dice: [3, 4] },
      { ends: 'proceed', credits: -1000 },
    ],
    [
      { answers: take('brawl'), dice: [4] },
      { ends: 'proceed', credits: 1000 },
    ],
    [
      { having: gunInVain, answers: take('brawl'), dice: [3] },
      { ends: 'botched', wanted: ['Malcolm', 'Emma'] },
    ],
  ],
  'Double Dealing': [
    [
      { having: { solid: ['badger'] }, answers: take('betray') },
      { ends: 'proceed', credits: 1000, upset: ['Malcolm', 'Emma'], solid: ['badger'] },
    ],
    [{ dice: [5] }, { ends: 'proceed' }],
    [{ dice: [4] }, { ends: 'botched' }],
  ],
  'Hired Local Goons': [
    [{ answers: take('talk'), dice: [5] }, { ends: 'proceed' }],
    [{ answers: take('talk'), dice: [4] }, { ends: 'botched' }],
    [
      { answers: take('fight'), dice: [5] },
      { ends: 'proceed', wanted: notYet },
    ],
    [
      { answers: take('fight', 'regina/lund'), dice: [4] },
      { ends: 'warrant', gone: ['Lund'] },
    ],
  ],
  'Purple Bellies!': [
    [
      { answers: take('fight', 'regina/lund', 'persephone/emma', 'persephone/billy'), dice: [2] },
      { ends: 'proceed', gone: ['Lund', 'Billy', 'Emma'] },
    ],
    [
      { answers: take('fight', 'regina/lund', 'persephone/emma'), dice: [3] },
      { ends: 'proceed', gone: ['Lund', 'Emma'] },
    ],
    [
      { answers: take('fight', 'regina/lund'), dice: [6, 4] },
      { ends: 'proceed', gone: ['Lund'] },
    ],
    [{ further: ['A Little Job on the Side'], answers: take('detour', 'stay') }, { ends: 'proceed' }],
  ],
  'Pushy Salesman': [
    [{ answers: take('buy', 3) }, { ends: 'botched', credits: -300, goods: { cargo: 3 } }],
    [
      { answers: take('rob'), dice: [2] },
      { ends: 'proceed', wanted: notYet, goods: { part: 2 } },
    ],
    [
      { answers: take('rob'), dice: [1] },
      { ends: 'warrant', wanted: notYet },
    ],
  ],
  'All-Out Brawl!': [
    [{ having: gunInVain, answers: take('clean'), dice: [4] }, { ends: 'botched' }],
    [{ answers: take('clean'), dice: [5] }, { ends: 'proceed' }],
    [
      { having: pistol, answers: take('dirty'), dice: [4] },
      { ends: 'proceed', upset: ['Malcolm', 'Emma'] },
    ],
    [
      { answers: take('dirty', 'regina/lund', 'persephone/billy'), dice: [4] },
      { ends: 'warrant', gone: ['Lund', 'Billy'] },
    ],
  ],
  'Security Scare': [
    [
      { having: rifle, answers: take('submit') },
      { ends: 'proceed', gearGone: ['Glucklich Jia 642X'], upset: ['Lund'] },
    ],
    [{ having: pistol, answers: take('submit') }, { ends: 'proceed' }],
    [
      { answers: take('fight'), dice: [5] },
      { ends: 'proceed', wanted: notYet },
    ],
    [
      { answers: take('fight', 'regina/lund'), dice: [4] },
      { ends: 'warrant', gone: ['Lund'] },
    ],
  ],
  'Check Point': [
    [{ answers: take('hold-back') }, { ends: 'proceed', upset: ['Billy'] }],
    [{ answers: take('walk-through'), dice: [2] }, { ends: 'proceed' }],
    [
      { answers: take('walk-through'), dice: [1] },
      { ends: 'warrant', gone: ['Billy'] },
    ],
    [
      { having: { wanted: ['Malcolm'] }, answers: take('walk-through'), dice: [1, 6] },
      { ends: 'proceed', upset: ['Malcolm'], wanted: ['Malcolm'] },
    ],
  ],
  'Packed Market': [
    [{ having: gunInVain, answers: take('shove'), dice: [3] }, { ends: 'botched' }],
    [
      { having: pistol, answers: take('shove'), dice: [4] },
      { ends: 'proceed', wanted: notYet },
    ],
    [
      { having: pistol, answers: take('warning-shots') },
      { ends: 'proceed', wanted: ['Lund'], upset: ['Malcolm', 'Emma'] },
    ],
    [{ dice: [3] }, { ends: 'botched' }],
  ],
  'Dangerous Gossip': [
    [{ having: { solid: ['badger'] }, answers: take('deny'), dice: [4] }, { ends: 'proceed' }],
    [
      { having: { solid: ['badger'] }, answers: take('deny'), dice: [3] },
      { ends: 'botched', solid: ['badger'] },
    ],
    [{ having: { hand: ['harken-01'] } }, { ends: 'botched' }],
  ],
  'We got a Plan? Anyone?': [
    [{ answers: take('improvise'), dice: [1, 5] }, { ends: 'proceed' }],
    [{ answers: take('improvise'), dice: [2, 2] }, { ends: 'botched' }],
    [{ answers: take('improvise'), dice: [4, 2] }, { ends: 'warrant' }],
    [{ answers: take('improvise'), dice: [5, 4] }, { ends: 'proceed' }],
    [{ answers: take('regroup') }, { ends: 'botched' }],
  ],
  'Magisterial Entanglements': [
    [{ answers: take('argue'), dice: [6, 3] }, { ends: 'proceed' }],
    [
      { answers: take('argue'), dice: [6, 2] },
      { ends: 'botched', wanted: notYet },
    ],
    [{ further: ['A Little Job on the Side'], answers: take('detour', 'stay') }, { ends: 'proceed' }],
  ],
  "They're right on our Tails!": [
    [
      { answers: take(['persephone/emma']), dice: [5] },
      { ends: 'proceed', gone: ['Emma'] },
    ],
    [{ answers: take(['regina/lund', 'persephone/emma']), dice: [6, 4] }, { ends: 'proceed' }],
    [{ having: { crew: [], gear: ['Pistol'] } }, { ends: 'botched' }],
  ],
  'Central Data Access': [
    [{ answers: take(0), dice: [5] }, { ends: 'botched' }],
    [
      { answers: take(1), dice: [5, 5] },
      { ends: 'proceed', credits: -100 },
    ],
    [
      { answers: take(1), dice: [5, 4] },
      { ends: 'warrant', credits: -100 },
    ],
  ],
  'Unification Day Festivities': [
    [
      { having: gunInVain, dice: [2] },
      { ends: 'botched', wanted: ['Malcolm', 'Emma'] },
    ],
    [{ answers: take(0), dice: [3, 5] }, { ends: 'proceed' }],
    [{ answers: take(0), dice: [3, 4] }, { ends: 'botched' }],
  ],
  'Secure Perimeter': [
    [
      { having: gunInVain, answers: take('persephone/emma'), dice: [4, 5] },
      { ends: 'botched', gone: ['Emma'] },
    ],
    [
      { having: pistol, answers: take('cargo', 'cargo'), dice: [5, 5] },
      { ends: 'proceed', goods: { cargo: 2 } },
    ],
  ],
  'Alliance Restricted Activity Zone': [
    [{ dice: [1] }, { ends: 'warrant' }],
    [{ dice: [4] }, { ends: 'botched' }],
    [{ having: grenades, dice: [5, 3] }, { ends: 'proceed' }],
    [
      { answers: take('regina/lund'), dice: [5, 5] },
      { ends: 'warrant', gone: ['Lund'] },
    ],
  ],
  'Invitation Only Gala': [
    [{ having: { solid: ['badger'] }, answers: take('favor'), dice: [4] }, { ends: 'proceed' }],
    [
      { having: { solid: ['badger'] }, answers: take('favor'), dice: [3] },
      { ends: 'botched', solid: ['badger'] },
    ],
    [{ answers: take(true) }, { ends: 'proceed', credits: -2000 }],
    [{ answers: take(false) }, { ends: 'botched' }],
    [{ having: { credits: 1900 } }, { ends: 'botched' }],
  ],
  'Ill-Advised Rendezvous': [
    [
      { having: { solid: ['badger'] }, answers: take('talk'), dice: [3] },
      { ends: 'botched', solid: ['badger'] },
    ],
    [{ dice: [5] }, { ends: 'proceed' }],
    [
      { answers: take('regina/lund'), dice: [4] },
      { ends: 'botched', gone: ['Lund'] },
    ],
  ],
  'Disable the Cortex Uplink': [
    [{ answers: take('cut'), dice: [4] }, { ends: 'proceed' }],
    [{ answers: take('cut'), dice: [3] }, { ends: 'botched' }],
    [{ answers: take('shoot'), dice: [4] }, { ends: 'proceed' }],
    [
      { answers: take('shoot', 'regina/lund'), dice: [3] },
      { ends: 'warrant', gone: ['Lund'] },
    ],
  ],
  'Dockside Scanner': [
    [{ answers: take('spoof'), dice: [6, 1] }, { ends: 'proceed' }],
    [{ answers: take('spoof'), dice: [5] }, { ends: 'warrant' }],
    [{ answers: take('paperwork') }, { ends: 'botched', credits: -100, upset: ['Malcolm', 'Lund'] }],
  ],
  'Food Riots': [
    [
      { having: { cargo: 1, contraband: 1, disgruntled: ['Emma', 'Lund'] }, answers: take('feed', 'contraband') },
      { ends: 'proceed', goods: { contraband: -1 }, calmed: ['Emma'] },
    ],
    [{ answers: take([]), dice: [4] }, { ends: 'botched' }],
    [{ answers: take([]), dice: [5] }, { ends: 'proceed' }],
    [{ answers: take(['regina/lund', 'persephone/billy', 'persephone/emma']), dice: [2] }, { ends: 'proceed' }],
    [
      { answers: take(['malcolm', 'regina/lund', 'persephone/billy', 'persephone/emma']), dice: [6] },
      { ends: 'botched' },
    ],
  ],
  'Port Control Land-Lock': [
    [{ having: rig, answers: take('hack'), dice: [6, 1] }, { ends: 'proceed' }],
    [{ answers: take('hack'), dice: [6, 3] }, { ends: 'warrant' }],
    [{ further: ['A Little Job on the Side'], answers: take('detour', 'stay') }, { ends: 'proceed' }],
  ],
  'Hotel Back-Office Terminal': [
    [{ answers: take('solo', 'persephone/billy'), dice: [4] }, { ends: 'proceed' }],
    [
      { answers: take('solo', 'regina/lund'), dice: [5] },
      { ends: 'botched', wanted: ['Lund'] },
    ],
    [
      { further: ['A Little Job on the Side', 'An Unexpected Opportunity'], answers: take('hard-way', 'stay', 'stay') },
      { ends: 'proceed' },
    ],
    [
      {
        further: ['A Little Job on the Side', 'The Local Law'],
        answers: take('hard-way', 'stay', 'bribe', 0),
        dice: [2],
      },
      { ends: 'botched' },
    ],
  ],
  'Recalcitrant Official': [
    [{ dice: [2] }, { ends: 'botched' }],
    [{ dice: [3, 6, 1] }, { ends: 'proceed' }],
    [{ dice: [6, 2, 4] }, { ends: 'proceed' }],
    [{ dice: [3, 5] }, { ends: 'botched' }],
    [{ dice: [3, 1] }, { ends: 'warrant' }],
  ],
  "They've got us Dead to Rights": [
    [{ having: gunInVain, dice: [3] }, { ends: 'warrant' }],
    [{ dice: [4, 5] }, { ends: 'botched' }],
    [
      { having: { wanted: ['Lund', 'Emma', 'Malcolm'] }, answers: take(['regina/lund', 'malcolm']), dice: [4, 6, 1] },
      { ends: 'proceed', wanted: ['Emma'] },
    ],
  ],
  'Improbably Complex Alliance Gizmo': [
    [{ answers: take('tinker'), dice: [5] }, { ends: 'warrant' }],
    [{ answers: take('tinker'), dice: [6, 1] }, { ends: 'proceed' }],
    [{ answers: take('leave-it') }, { ends: 'botched', upset: ['Billy'] }],
  ],
  'Alliance Alert!': [
    [{ dice: [1] }, { ends: 'proceed' }],
    [{ having: { warrants: 2 }, dice: [2] }, { ends: 'botched' }],
    [{ having: { warrants: 2 }, dice: [3] }, { ends: 'proceed' }],
  ],
}

describe.each(Object.entries(cards))('%s', (card, cases) => {
  test.each(cases)('%j', (how, expected) => {
    expect(seen(card, how)).toEqual(expected)
  })
})
