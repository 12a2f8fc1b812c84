import type {
  Band,
  Effect,
  FacedOutcome,
  MisbehaveCard,
  MisbehaveOutcome,
  Result,
  Test,
} from '../../vocabulary/index.ts'

/** The Misbehave cards of this box. */

type Way = Result<MisbehaveOutcome>

/** How a test that fails goes on, and from which total on how. */
function tested(test: Test, failed: Way, ...better: readonly Band<MisbehaveOutcome>[]): Way {
  return { test, bands: [{ from: 1, ...failed }, ...better] }
}

function ends(outcome: FacedOutcome, ...effects: readonly Effect[]): Way {
  return effects.length === 0 ? { outcome } : { effects, outcome }
}

const proceed = ends('proceed')
const botched = ends('botched')
const warrant = ends('warrant')

const killed = (n: number): Effect => ({ do: 'kill-crew', n })
const nowWanted: Effect = { do: 'make-wanted', who: 'all' }
const moralUpset: Effect = { do: 'disgruntle', who: 'moral-at-work' }
const moralCalmed: Effect = { do: 'calm', who: 'moral-at-work' }
const seizeFirearms = { do: 'seize-gear', keywords: ['firearm'] } as const

/** What the fact sheets read as one crew of the captain's choice, and the glossary as each of the crew. */
const whoIsWanted =
  'Whether one crew or all become Wanted: here all, as the glossary defines the words; one list has one crew of the captain’s choice.'

/** Detours and temptations to be walked past. */
const anotherCard = (id: string) => ({ id, outcome: 'replace' }) as const

/** Asking a favour of those who trust the captain: refused, it costs the trust of one of them. */
const favour = (id: string) =>
  ({
    id,
    requires: [{ solidWithAny: 1 }],
    ...tested({ skill: 'negotiate' }, ends('botched', { do: 'lose-any-solid' }), { from: 7, ...proceed }),
  }) as const

const pastTheLaw: Way = { luck: { nobodyTaken: true }, good: proceed, bad: warrant }

const clubs: readonly MisbehaveCard[] = [
  {
    name: 'Larcenous Opportunity',
    suit: 'clubs',
    copies: 1,
    options: [
      {
        id: 'rob',
        requires: [{ keyword: 'firearm' }],
        ...ends('botched', moralUpset, { do: 'load-goods', n: 4 }),
      },
      anotherCard('resist'),
    ],
  },
  {
    name: 'Fork in the Road',
    suit: 'clubs',
    copies: 2,
    options: [{ id: 'split', requires: [{ crewAtWork: 2 }], effects: [{ do: 'split-crew' }], outcome: 'as-drawn' }],
  },
  {
    name: 'The Black Market Express',
    suit: 'clubs',
    copies: 1,
    options: [
      {
        id: 'shop',
        ...ends('botched', { do: 'buy-from-discards', deck: 'silverhold', keywords: ['firearm', 'explosives'] }),
      },
      anotherCard('resist'),
    ],
  },
  {
    name: "The Manure's hit the Turbine",
    suit: 'clubs',
    copies: 1,
    ace: { solid: 'Patience' },
    options: [
      { id: 'blame-contact', ...ends('proceed', { do: 'give-up-solid' }) },
      { id: 'blame-crew', ...ends('proceed', { do: 'disgruntle', who: 'all-but-leader-at-work' }) },
    ],
    check: 'How blaming the crew ends is not recorded; here they proceed.',
  },
  {
    name: 'You set off the Alarm!',
    suit: 'clubs',
    copies: 1,
    ace: { keyword: 'hacking-rig' },
    options: [
      { id: 'run', ...ends('botched', { do: 'lose-any-solid' }, { do: 'disgruntle', who: 'content-at-work' }) },
      { id: 'face-it', ...pastTheLaw },
    ],
  },
  {
    name: 'Grumpy Malcontent',
    suit: 'clubs',
    copies: 1,
    ace: { gear: "Jayne's Cunning Hat" },
    options: [
      { id: 'shout-down', ...ends('proceed', { do: 'disgruntle', who: 'content-at-work' }) },
      { id: 'send-home', ...ends('proceed', { do: 'return-to-ship', who: 'highest-fight', upsets: true }) },
    ],
    check: 'Who goes where several have the highest Fight is not stated; here the captain chooses.',
  },
  {
    name: 'Stop and Frisk',
    suit: 'clubs',
    copies: 1,
    ace: { keyword: 'fake-id' },
    options: [
      {
        id: 'bribe',
        ...tested({ skill: 'negotiate', bribes: true }, ends('botched', seizeFirearms), { from: 12, ...proceed }),
      },
      { id: 'submit', ...ends('proceed', { ...seizeFirearms, upsets: 'wanted' }) },
    ],
  },
  {
    name: "Local Bootleggin' Outfit",
    suit: 'clubs',
    copies: 1,
    ace: { gear: 'The Best in the House' },
    options: [
      {
        id: 'drink',
        cost: { credits: 400 },
        ...ends('botched', { do: 'load', token: 'contraband', n: 1 }, { do: 'calm', who: 'all-at-work' }),
      },
      { id: 'abstain', ...ends('proceed', { do: 'disgruntle', who: 'mercs-and-soldiers-at-work' }) },
    ],
  },
]

const diamonds: readonly MisbehaveCard[] = [
  {
    name: 'Gambling Den',
    suit: 'diamonds',
    copies: 1,
    ace: { solid: 'Badger' },
    options: [
      {
        id: 'gamble',
        tags: ['gambling'],
        cost: { credits: 1000 },
        ...ends('proceed', { do: 'roll-doubles', credits: 2000 }),
      },
      {
        id: 'brawl',
        ...tested({ skill: 'fight', kosherized: true }, ends('botched', nowWanted), {
          from: 8,
          ...ends('proceed', { do: 'gain', credits: 1000 }),
        }),
      },
    ],
    check: whoIsWanted,
  },
  {
    name: 'Double Dealing',
    suit: 'diamonds',
    copies: 1,
    ace: { solid: 'Fanty & Mingo' },
    options: [
      {
        id: 'betray',
        requires: [{ solidWithAny: 1 }],
        ...ends('proceed', { do: 'gain', credits: 1000 }, moralUpset, { do: 'lose-any-solid' }),
      },
      { id: 'fight', ...tested({ skill: 'fight' }, botched, { from: 9, ...proceed }) },
    ],
  },
  {
    name: 'Hired Local Goons',
    suit: 'diamonds',
    copies: 1,
    ace: { profession: 'companion' },
    options: [
      { id: 'talk', ...tested({ skill: 'negotiate' }, botched, { from: 8, ...proceed }) },
      {
        id: 'fight',
        ...tested({ skill: 'fight' }, ends('warrant', killed(1)), { from: 9, ...ends('proceed', nowWanted) }),
      },
    ],
    check: whoIsWanted,
  },
  {
    name: 'Purple Bellies!',
    suit: 'diamonds',
    copies: 1,
    ace: { crew: 'Shepherd Book' },
    options: [
      {
        id: 'fight',
        ...tested(
          { skill: 'fight' },
          ends('proceed', killed(3)),
          { from: 7, ...ends('proceed', killed(2)) },
          { from: 14, ...ends('proceed', killed(1)) },
        ),
      },
      anotherCard('detour'),
    ],
  },
  {
    name: 'Pushy Salesman',
    suit: 'diamonds',
    copies: 1,
    ace: { crew: 'Merchant' },
    options: [
      { id: 'buy', ...ends('botched', { do: 'offer-goods', offers: [{ token: 'cargo', price: 100, max: 3 }] }) },
      {
        id: 'rob',
        ...tested({ skill: 'fight' }, warrant, { from: 6, ...ends('proceed', { do: 'load', token: 'part', n: 2 }) }),
        effects: [nowWanted],
      },
    ],
    check: whoIsWanted,
  },
  {
    name: 'All-Out Brawl!',
    suit: 'diamonds',
    copies: 2,
    options: [
      { id: 'clean', ...tested({ skill: 'fight', kosherized: true }, botched, { from: 9, ...proceed }) },
      {
        id: 'dirty',
        ...tested({ skill: 'fight' }, ends('warrant', killed(2)), { from: 9, ...ends('proceed', moralUpset) }),
      },
    ],
    check: 'In one list the clean fight asks for 6, and failing it disgruntles all crew at work.',
  },
  {
    name: 'Security Scare',
    suit: 'diamonds',
    copies: 1,
    ace: { solid: 'Magistrate Higgins' },
    options: [
      {
        id: 'submit',
        ...ends('proceed', { do: 'seize-gear', keywords: ['sniper-rifle', 'explosives'], upsets: 'carriers' }),
      },
      {
        id: 'fight',
        ...tested({ skill: 'fight' }, ends('warrant', killed(1)), { from: 9, ...ends('proceed', nowWanted) }),
      },
    ],
    check: whoIsWanted,
  },
  {
    name: 'Check Point',
    suit: 'diamonds',
    copies: 2,
    ace: { solid: 'Harken' },
    options: [
      {
        id: 'hold-back',
        ...ends('proceed', { do: 'disgruntle', who: 'wanted-at-work' }, { do: 'return-to-ship', who: 'wanted' }),
      },
      { id: 'walk-through', ...pastTheLaw },
    ],
  },
  {
    name: 'Packed Market',
    suit: 'diamonds',
    copies: 1,
    ace: { keyword: 'transport' },
    options: [
      {
        id: 'shove',
        ...tested({ skill: 'fight', kosherized: true }, botched, { from: 8, ...ends('proceed', nowWanted) }),
      },
      {
        id: 'warning-shots',
        requires: [{ keyword: 'firearm' }],
        ...ends('proceed', { do: 'make-wanted', who: { carrying: 'firearm' } }, moralUpset),
      },
    ],
    check: whoIsWanted,
  },
]

const hearts: readonly MisbehaveCard[] = [
  {
    name: 'Dangerous Gossip',
    suit: 'hearts',
    copies: 1,
    ace: { solid: 'Niska' },
    options: [favour('deny'), { id: 'accept', ...ends('botched', { do: 'discard-hand' }) }],
  },
  {
    name: 'We got a Plan? Anyone?',
    suit: 'hearts',
    copies: 1,
    ace: { gear: 'Heist Intel' },
    options: [
      {
        id: 'improvise',
        die: (['negotiate', 'tech', 'fight'] as const).map((skill, n) => ({
          from: 1 + 2 * n,
          ...tested({ skill }, warrant, { from: 5, ...botched }, { from: 8, ...proceed }),
        })),
      },
      { id: 'regroup', ...ends('botched', { do: 'extra-action' }) },
    ],
  },
  {
    name: 'Magisterial Entanglements',
    suit: 'hearts',
    copies: 1,
    ace: { profession: 'companion' },
    options: [
      { id: 'argue', ...tested({ skill: 'negotiate' }, ends('botched', nowWanted), { from: 12, ...proceed }) },
      anotherCard('detour'),
    ],
    check: whoIsWanted,
  },
  {
    name: "They're right on our Tails!",
    suit: 'hearts',
    copies: 1,
    options: [
      {
        id: 'rearguard',
        requires: [{ crewAtWork: 2 }],
        apart: tested({ skill: 'fight' }, ends('proceed', { do: 'kill-crew', n: 'all' }), {
          from: 12,
          ...ends('proceed', { do: 'return-to-ship', who: 'all' }),
        }),
      },
    ],
  },
  {
    name: 'Central Data Access',
    suit: 'hearts',
    copies: 1,
    options: [
      {
        id: 'two-steps',
        ...tested({ skill: 'negotiate', bribes: true }, botched, {
          from: 9,
          ...tested({ skill: 'tech', plus: [{ points: 2, keyword: 'hacking-rig' }] }, warrant, {
            from: 7,
            ...proceed,
          }),
        }),
      },
    ],
  },
  {
    name: 'Unification Day Festivities',
    suit: 'hearts',
    copies: 1,
    ace: { crew: 'Barkeep' },
    options: [
      {
        id: 'two-steps',
        ...tested({ skill: 'fight', kosherized: true }, ends('botched', nowWanted), {
          from: 7,
          ...tested({ skill: 'negotiate', bribes: true }, botched, { from: 8, ...proceed }),
        }),
      },
    ],
    check: `${whoIsWanted} An older list has 9 for the last step.`,
  },
  {
    name: 'Secure Perimeter',
    suit: 'hearts',
    copies: 1,
    ace: { keyword: 'sniper-rifle' },
    options: [
      {
        id: 'two-steps',
        ...tested({ skill: 'tech' }, perimeterFight({ skill: 'fight', kosherized: true }), {
          from: 7,
          ...perimeterFight({ skill: 'fight' }),
        }),
      },
    ],
  },
  {
    name: 'Alliance Restricted Activity Zone',
    suit: 'hearts',
    copies: 1,
    options: [
      {
        id: 'two-steps',
        ...tested(
          { skill: 'negotiate', plus: [{ points: 3, keyword: 'fancy-duds' }] },
          warrant,
          { from: 5, ...botched },
          {
            from: 8,
            ...tested({ skill: 'fight', plus: [{ points: 3, keyword: 'explosives' }] }, ends('warrant', killed(1)), {
              from: 10,
              ...proceed,
            }),
          },
        ),
      },
    ],
  },
  {
    name: 'Invitation Only Gala',
    suit: 'hearts',
    copies: 1,
    ace: { solid: 'Lord Harrow' },
    options: [favour('favor'), { id: 'tickets', ...ends('proceed', { do: 'pay-to-complete', credits: 2000 }) }],
  },
  {
    name: 'Ill-Advised Rendezvous',
    suit: 'hearts',
    copies: 1,
    ace: { solid: 'Patience' },
    options: [
      favour('talk'),
      { id: 'shoot', ...tested({ skill: 'fight' }, ends('botched', killed(1)), { from: 9, ...proceed }) },
    ],
  },
]

function perimeterFight(test: Test): Way {
  return tested(test, ends('botched', killed(1)), { from: 10, ...ends('proceed', { do: 'load-goods', n: 2 }) })
}

const spades: readonly MisbehaveCard[] = [
  {
    name: 'Disable the Cortex Uplink',
    suit: 'spades',
    copies: 1,
    ace: { keyword: 'explosives' },
    options: [
      { id: 'cut', ...tested({ skill: 'tech' }, botched, { from: 6, ...proceed }) },
      { id: 'shoot', ...tested({ skill: 'fight' }, ends('warrant', killed(1)), { from: 8, ...proceed }) },
    ],
  },
  {
    name: 'Dockside Scanner',
    suit: 'spades',
    copies: 1,
    ace: { solid: 'Amnon Duul' },
    options: [
      { id: 'spoof', ...tested({ skill: 'tech' }, warrant, { from: 8, ...proceed }) },
      {
        id: 'paperwork',
        cost: { credits: 100 },
        ...ends('botched', { do: 'disgruntle', who: 'mercs-and-soldiers-at-work' }),
      },
    ],
  },
  {
    name: 'Food Riots',
    suit: 'spades',
    copies: 1,
    ace: { gear: 'Fruity Oaty Bar' },
    options: [
      { id: 'feed', costEither: ['cargo', 'contraband'], ...ends('proceed', moralCalmed) },
      {
        id: 'slip-through',
        effects: [{ do: 'return-to-ship', who: 'any-number' }],
        luck: { dieBeats: 'crew-at-work' },
        good: proceed,
        bad: botched,
      },
    ],
  },
  {
    name: 'Port Control Land-Lock',
    suit: 'spades',
    copies: 1,
    ace: { gear: 'Cortex Uplink' },
    options: [
      {
        id: 'hack',
        ...tested({ skill: 'tech', plus: [{ points: 2, keyword: 'hacking-rig' }] }, warrant, { from: 12, ...proceed }),
      },
      anotherCard('detour'),
    ],
  },
  {
    name: 'Hotel Back-Office Terminal',
    suit: 'spades',
    copies: 1,
    ace: { keyword: 'fancy-duds' },
    options: [
      {
        id: 'solo',
        ...tested({ skill: 'tech', byOneCrew: true }, ends('botched', { do: 'make-wanted', who: 'tester' }), {
          from: 6,
          ...proceed,
        }),
      },
      { id: 'hard-way', effects: [{ do: 'draw-misbehaves', n: 2 }], outcome: 'as-drawn' },
    ],
  },
  {
    name: 'Recalcitrant Official',
    suit: 'spades',
    copies: 1,
    ace: { solid: 'Mr. Universe' },
    options: [
      {
        id: 'two-steps',
        ...tested({ skill: 'tech' }, botched, { from: 5, ...official(1) }, { from: 10, ...official(3) }),
      },
    ],
  },
  {
    name: "They've got us Dead to Rights",
    suit: 'spades',
    copies: 1,
    ace: { solid: 'Mr. Universe' },
    options: [
      {
        id: 'two-steps',
        ...tested({ skill: 'fight', kosherized: true }, warrant, {
          from: 8,
          ...tested({ skill: 'tech' }, botched, {
            from: 9,
            ...ends('proceed', { do: 'clear-record', warrants: 2, wanted: 2 }),
          }),
        }),
      },
    ],
  },
  {
    name: 'Improbably Complex Alliance Gizmo',
    suit: 'spades',
    copies: 1,
    ace: { keyword: 'hacking-rig' },
    options: [
      {
        id: 'tinker',
        ...tested({ skill: 'tech' }, warrant, { from: 8, ...ends('proceed', { do: 'clear-record', warrants: 1 }) }),
      },
      { id: 'leave-it', ...ends('botched', { do: 'disgruntle', who: 'tech-at-work' }) },
    ],
  },
  {
    name: 'Alliance Alert!',
    suit: 'spades',
    copies: 2,
    options: [
      {
        id: 'bulletin',
        effects: [{ do: 'new-alert' }],
        luck: { dieBeats: 'warrants' },
        good: proceed,
        bad: botched,
      },
    ],
  },
]

function official(bonus: number): Way {
  return tested({ skill: 'negotiate', bonus }, warrant, { from: 6, ...botched }, { from: 10, ...proceed })
}

export const misbehave: readonly MisbehaveCard[] = [...clubs, ...diamonds, ...hearts, ...spades]
