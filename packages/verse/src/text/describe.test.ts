import type { Name, Text, Word } from '@keep-flying/kernel'
import { writer } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import type {
  AbilityOf,
  BaseAbilityKinds,
  BaseEffectKinds,
  BaseFavourKinds,
  BaseKeywords,
  BaseProfessions,
  ContactCard,
  CrewCard,
  EffectOf,
  FavourKinds,
  GearCard,
  JobCard,
  LeaderCard,
  MisbehaveCard,
  MisbehaveOutcome,
  NavCard,
  NavOutcome,
  Option,
  Requirement,
  ShipCard,
  StoryCard,
  Suit,
  SupplyCard,
  Token,
  WorkOutcome,
} from '../vocabulary/index.ts'
import {
  describeAbility,
  describeContact,
  describeCost,
  describeDeed,
  describeEffect,
  describeFavour,
  describeGoal,
  describeJob,
  describeLeader,
  describeMisbehaveCard,
  describeNavCard,
  describeOption,
  describePay,
  describeRequirement,
  describeResult,
  describeSetUp,
  describeShip,
  describeSteps,
  describeStory,
  describeStoryEnd,
  describeSupplyCard,
  describeTest,
  describeTile,
  describeWork,
} from './describe.ts'
import { cardMessages } from './en/cards.ts'

const names: Readonly<Record<string, string>> = {
  'place ezra': 'Ezra',
  'place hera': 'Hera',
  'place osiris': 'Osiris',
  'contact harken': 'Harken',
  'contact badger': 'Badger',
  'contact niska': 'Niska',
}

function callName({ name, id }: Name): string {
  const known = name === 'card' || name === 'band' ? String(id) : names[`${name} ${id}`]
  if (known === undefined) throw new Error(`The test knows no ${name} ${id}.`)
  return known
}

const say = writer('en', cardMessages, callName)

type Sample = readonly [said: readonly Text[], english: readonly string[]]

/** One or more samples of each kind of the base box: the compiler asks for the kinds that are missing. */
const abilities: {
  readonly [K in keyof BaseAbilityKinds]: readonly (readonly [AbilityOf<K>, string])[]
} = {
  'reroll-test': [[{ is: 'reroll-test', skill: 'tech' }, 'You may roll your Tech tests again, once a test.']],
  'reroll-medic-check': [[{ is: 'reroll-medic-check' }, 'You may roll your Medic checks again, once a check.']],
  'reroll-ones-misbehaving': [
    [{ is: 'reroll-ones-misbehaving' }, 'While you misbehave, roll each test die that shows 1 again.'],
  ],
  'no-bonus-roll': [[{ is: 'no-bonus-roll', skill: 'tech' }, 'A 6 on your Tech tests earns no bonus roll.']],
  'swap-test-skill': [
    [
      { is: 'swap-test-skill', from: 'negotiate', to: 'fight' },
      'Once a job, you may take a Negotiate test as a Fight test.',
    ],
  ],
  'fickle-talent': [
    [
      { is: 'fickle-talent' },
      'Before each test, roll a die for this crew. 1–2: back to the ship. 3: 2 Fight. 4: 2 Tech. 5: 2 Negotiate. 6 or more: 3 of any one skill. The points are for that test only.',
    ],
  ],
  'steady-talent': [
    [{ is: 'steady-talent', plus: 2 }, '+2 to the die of a crew who rolls for its points before a test.'],
  ],
  'medic-check-bonus': [[{ is: 'medic-check-bonus', plus: 1 }, '+1 to your Medic checks.']],
  'points-while-carrying': [
    [{ is: 'points-while-carrying', skill: 'fight', points: 1, gear: 'knife' }, '+1 Fight while carrying a Knife.'],
    [
      { is: 'points-while-carrying', skill: 'negotiate', points: 1, gear: 'explosives' },
      '+1 Negotiate while carrying Explosives.',
    ],
  ],
  'points-in-company': [
    [
      { is: 'points-in-company', skill: 'fight', points: 1, profession: 'hill-folk', count: 3 },
      '+1 Fight while at least 3 of your crew are Hill Folk.',
    ],
  ],
  'carry-limit': [[{ is: 'carry-limit', gear: 3 }, 'Carries up to 3 pieces of gear.']],
  'cannot-carry': [[{ is: 'cannot-carry', keyword: 'firearm' }, 'Cannot carry a Firearm.']],
  'weighs-nothing': [[{ is: 'weighs-nothing' }, 'Carried on top of other gear: takes up no room.']],
  'carrier-needs-skill': [[{ is: 'carrier-needs-skill', skill: 'tech' }, 'Only for a carrier with Tech of their own.']],
  'is-knife': [[{ is: 'is-knife' }, 'Counts as a Knife.']],
  'discard-for-keyword': [
    [{ is: 'discard-for-keyword', keyword: 'fake-id' }, 'Discard this to count as having a Fake ID.'],
  ],
  'discard-after-roll': [
    [{ is: 'discard-after-roll', skill: 'fight', plus: 2 }, 'After a Fight roll, discard this for +2.'],
  ],
  'gear-when-kosherized': [[{ is: 'gear-when-kosherized' }, 'Uses carried gear in kosherized tests too.']],
  'fewer-misbehaves': [
    [
      { is: 'fewer-misbehaves', carrying: 'sniper-rifle' },
      'At work while carrying a Sniper Rifle: 1 Misbehave card fewer, but never none.',
    ],
  ],
  'counts-as-solid': [[{ is: 'counts-as-solid', contact: 'harken' }, 'You count as Solid with Harken.']],
  'skips-wanted-rolls': [
    [{ is: 'skips-wanted-rolls', who: 'carrier' }, 'Its carrier skips Wanted rolls.'],
    [{ is: 'skips-wanted-rolls', who: 'aboard', crew: 2 }, 'Up to 2 crew aboard may skip Wanted rolls.'],
  ],
  'wanted-rolls': [[{ is: 'wanted-rolls', times: 2 }, 'Must pass 2 Wanted rolls each time.']],
  'salvage-bonus': [
    [
      { is: 'salvage-bonus', load: { contraband: 1 }, credits: 500 },
      'After each Salvage Op, load 1 Contraband and take $500.',
    ],
  ],
  'job-bonus': [
    [{ is: 'job-bonus', type: 'crime', credits: 500 }, 'After each Crime job you complete, take $500.'],
    [{ is: 'job-bonus', type: 'shipping', load: { part: 2 } }, 'After each Shipping job you complete, load 2 Parts.'],
    [{ is: 'job-bonus', immoral: true, credits: 500 }, 'After each immoral job you complete, take $500.'],
    [
      { is: 'job-bonus', type: 'transport', immoral: true, credits: 500 },
      'After each immoral Transport job you complete, take $500.',
    ],
    [{ is: 'job-bonus', credits: 100 }, 'After each job you complete, take $100.'],
  ],
  'sells-to-solid-contacts': [
    [
      { is: 'sells-to-solid-contacts', token: 'part', price: 300 },
      'Sell Parts at $300 to any contact you are Solid with.',
    ],
  ],
  'calms-another': [[{ is: 'calms-another' }, 'Spend an action: clear Disgruntled from 1 other crew.']],
  'survives-as-discard': [[{ is: 'survives-as-discard' }, 'If killed, goes to the discard pile, not out of the game.']],
  'dies-first': [[{ is: 'dies-first' }, 'Always the first to die when your crew are killed.']],
  'takes-leaders-blame': [[{ is: 'takes-leaders-blame' }, 'Is disgruntled in place of your Leader.']],
  deceptive: [
    [{ is: 'deceptive' }, 'Deceptive: when any captain hires another Deceptive crew, this one leaves the game.'],
  ],
  'sits-out-immoral-jobs': [[{ is: 'sits-out-immoral-jobs' }, 'Stays aboard during immoral jobs.']],
  'consider-jobs': [[{ is: 'consider-jobs', cards: 4 }, 'Consider up to 4 jobs when you Deal.']],
  'buy-cards': [[{ is: 'buy-cards', cards: 3 }, 'Buy up to 3 cards when you Buy.']],
  'crew-room': [[{ is: 'crew-room', plus: 3 }, 'Room for 3 more crew.']],
  'hold-room': [
    [{ is: 'hold-room', plus: 2 }, '2 more hold spaces.'],
    [{ is: 'hold-room', plus: 2, only: 'people' }, '2 more hold spaces for Passengers and Fugitives alone.'],
  ],
  'stash-room': [[{ is: 'stash-room', plus: 1 }, '1 more stash space.']],
  'burn-range': [[{ is: 'burn-range', plus: 1 }, '+1 range on a Full Burn.']],
  'mosey-range': [[{ is: 'mosey-range', sectors: 2 }, 'Mosey up to 2 sectors.']],
  'ignores-breakdowns': [[{ is: 'ignores-breakdowns' }, 'Ignore Breakdowns.']],
  'dodges-cruiser': [
    [{ is: 'dodges-cruiser' }, 'In a sector with the Cruiser, discard this: ignore it and move it 1 sector.'],
  ],
  'needs-profession': [[{ is: 'needs-profession', profession: 'pilot' }, 'Works only with a Pilot in your crew.']],
  'half-price': [
    [{ is: 'half-price', kinds: ['upgrade', 'core'] }, 'Buy ship upgrades and drive cores at half price.'],
    [
      { is: 'half-price', gearKeywords: ['explosives', 'firearm'] },
      'Buy gear marked Explosives or Firearm at half price.',
    ],
  ],
  'free-hire': [[{ is: 'free-hire' }, 'Hire crew for free.']],
}

const effects: {
  readonly [K in keyof BaseEffectKinds]: readonly (readonly [EffectOf<K>, string])[]
} = {
  load: [
    [{ do: 'load', token: 'contraband', n: 3 }, 'load 3 Contraband'],
    [{ do: 'load', token: 'contraband', n: 3, upTo: true }, 'load up to 3 Contraband'],
    [
      { do: 'load', token: 'cargo', n: 1, per: 'crew-at-work-without-gear' },
      'load 1 Cargo for each crew at work without gear',
    ],
  ],
  'load-goods': [[{ do: 'load-goods', n: 3 }, 'load 3 goods of your choice']],
  lose: [
    [{ do: 'lose', token: 'fuel', n: 2 }, 'lose 2 Fuel'],
    [{ do: 'lose', token: 'part', n: 1 }, 'lose 1 Part'],
  ],
  'lose-upgrade': [[{ do: 'lose-upgrade' }, 'lose 1 ship upgrade']],
  seize: [
    [
      { do: 'seize', tokens: ['contraband', 'fugitive'], from: 'hold' },
      'lose all Contraband and Fugitives in your hold',
    ],
    [
      { do: 'seize', tokens: ['contraband', 'fugitive'], from: 'hold-and-stash' },
      'lose all Contraband and Fugitives in your hold and stash',
    ],
  ],
  'kill-people': [
    [{ do: 'kill-people', people: ['passenger', 'fugitive'] }, 'kill all Passengers and Fugitives aboard'],
  ],
  gain: [[{ do: 'gain', credits: 1500 }, 'take $1,500']],
  pay: [[{ do: 'pay', credits: 1000 }, 'pay $1,000']],
  'fine-per-warrant': [[{ do: 'fine-per-warrant', credits: 1000 }, 'pay $1,000 for each of your Warrants']],
  'clear-warrants': [[{ do: 'clear-warrants' }, 'clear all your Warrants']],
  'issue-warrant': [[{ do: 'issue-warrant' }, 'take 1 Warrant']],
  'offer-goods': [
    [
      {
        do: 'offer-goods',
        offers: [
          { token: 'fuel', price: 200 },
          { token: 'part', price: 300 },
          { token: 'cargo', price: 300, max: 3 },
        ],
      },
      'you may buy Fuel at $200, Parts at $300, and up to 3 Cargo at $300',
    ],
  ],
  'take-from-discards': [
    [{ do: 'take-from-discards', kind: 'upgrade' }, 'take 1 ship upgrade from any supply discard pile for free'],
    [{ do: 'take-from-discards', kind: 'crew' }, 'take 1 crew from any supply discard pile for free'],
    [{ do: 'take-from-discards', kind: 'gear' }, 'take 1 gear from any supply discard pile for free'],
    [
      { do: 'take-from-discards', kind: 'gear', deck: 'osiris' },
      'take 1 gear from the discard pile of Osiris for free',
    ],
    [
      { do: 'take-from-discards', kind: 'upgrade', deck: 'osiris' },
      'take 1 ship upgrade from the discard pile of Osiris for free',
    ],
    [
      { do: 'take-from-discards', kind: 'crew', deck: 'osiris' },
      'take 1 crew from the discard pile of Osiris for free',
    ],
    [
      { do: 'take-from-discards', kind: 'upgrade', named: 'Cry Baby' },
      'you may take Cry Baby from any supply discard pile for free',
    ],
  ],
  'kill-crew': [
    [{ do: 'kill-crew', n: 2 }, 'kill 2 crew'],
    [{ do: 'kill-crew', n: 'all' }, 'kill all crew at work'],
    [{ do: 'kill-crew', n: 'tester' }, 'kill the crew who took the test'],
  ],
  disgruntle: [
    [{ do: 'disgruntle', who: 'leader' }, 'disgruntle your Leader'],
    [{ do: 'disgruntle', who: 'moral' }, 'disgruntle all your moral crew'],
    [{ do: 'disgruntle', who: 'all-at-work' }, 'disgruntle all crew at work'],
    [{ do: 'disgruntle', who: 'moral-at-work' }, 'disgruntle all moral crew at work'],
  ],
  calm: [[{ do: 'calm', who: 'all' }, 'clear Disgruntled from all your crew']],
  'wanted-rolls': [[{ do: 'wanted-rolls' }, 'make a Wanted roll for each Wanted crew aboard']],
  'discard-crew': [[{ do: 'discard-crew', profession: 'merc' }, 'discard all your Mercs at work']],
  'mutiny-if-outgunned': [
    [
      { do: 'mutiny-if-outgunned', profession: 'merc' },
      'discard all your Mercs at work if they have more Fight, gear included, than the others there',
    ],
  ],
  'pay-off-disgruntled': [
    [{ do: 'pay-off-disgruntled' }, 'for each Disgruntled crew at work, pay its cut or discard it'],
  ],
  'move-cruiser': [
    [{ do: 'move-cruiser', by: 'card', to: 'your-sector' }, 'the Cruiser moves to your sector'],
    [{ do: 'move-cruiser', by: 'card', to: 'place', place: 'hera' }, 'the Cruiser moves to Hera'],
    [
      { do: 'move-cruiser', by: 'drawer', to: 'outlaw-ship', within: ['alliance'] },
      'move the Cruiser to an outlaw ship in Alliance space',
    ],
    [
      { do: 'move-cruiser', by: 'right', to: 'next-sector', within: ['alliance'] },
      'the player to your right moves the Cruiser 1 sector within Alliance space',
    ],
  ],
  'move-cutter': [
    [
      { do: 'move-cutter', by: 'drawer', to: 'any-empty-sector', within: ['border', 'alliance'] },
      'move a Reaver Cutter to any sector where no captain is, within Border space or Alliance space',
    ],
    [
      { do: 'move-cutter', by: 'right', to: 'your-sector' },
      'the player to your right moves a Reaver Cutter to your sector',
    ],
    [
      { do: 'move-cutter', by: 'right', to: 'beside-you', within: ['border'] },
      'the player to your right moves a Reaver Cutter to a sector next to your ship where no captain is, within Border space',
    ],
    [
      { do: 'move-cutter', by: 'right', to: 'beside-you', within: ['border'], unoccupied: true },
      'the player to your right moves a Reaver Cutter to an unoccupied sector next to your ship, within Border space',
    ],
    [
      { do: 'move-cutter', by: 'right', to: 'planetary-sector', within: ['border'], unoccupied: true },
      'the player to your right moves a Reaver Cutter to an unoccupied planetary sector, within Border space',
    ],
    [
      { do: 'move-cutter', by: 'right', to: 'planetary-sector', within: ['border'] },
      'the player to your right moves a Reaver Cutter to a planetary sector where no captain is, within Border space',
    ],
  ],
  'halve-pay': [[{ do: 'halve-pay' }, 'the job pays half']],
  'adjust-pay': [
    [{ do: 'adjust-pay', credits: 500 }, 'the job pays $500 more'],
    [{ do: 'adjust-pay', credits: -1000 }, 'the job pays $1,000 less'],
  ],
  'lose-solid': [[{ do: 'lose-solid', contact: 'niska' }, 'lose Solid with Niska']],
  'pay-to-complete': [[{ do: 'pay-to-complete', credits: 7000 }, 'pay $7,000 (or else: attempt botched)']],
  evade: [[{ do: 'evade' }, 'Evade']],
}

const outcomes: Readonly<Record<NavOutcome | MisbehaveOutcome | WorkOutcome, string>> = {
  'keep-flying': 'Keep Flying',
  'full-stop': 'Full Stop',
  evade: 'Evade',
  proceed: 'proceed',
  botched: 'attempt botched',
  warrant: 'Warrant issued',
  replace: 'draw another card in place of this one',
  'as-drawn': 'how it ends is up to those cards',
  complete: 'go on',
}

const favours: {
  readonly [K in keyof BaseFavourKinds]: readonly [{ readonly is: K } & Readonly<FavourKinds[K]>, string]
} = {
  'clears-warrants': [
    { is: 'clears-warrants', credits: 1000 },
    'Solid: in a Deal, pay $1,000 to clear all your Warrants.',
  ],
  'loads-people': [
    { is: 'loads-people', people: ['passenger', 'fugitive'] },
    'Solid: in a Deal, load any number of Passengers and Fugitives.',
  ],
  'consider-jobs': [{ is: 'consider-jobs', cards: 4 }, 'Solid: consider up to 4 jobs in a Deal.'],
  'ignores-nav-card': [{ is: 'ignores-nav-card', card: 'Big Storm' }, 'Solid: you may ignore the Nav card Big Storm.'],
  'warrant-kills': [{ is: 'warrant-kills', crew: 1 }, 'A Warrant on a job for this contact also kills 1 crew.'],
  'no-warrants': [
    { is: 'no-warrants' },
    'Any Warrant ends Solid here, and while you have one you cannot become Solid.',
  ],
}

const professions: Readonly<Record<keyof BaseProfessions, readonly [one: string, a: string, many: string]>> = {
  soldier: ['Soldier', 'a Soldier', 'Soldiers'],
  merc: ['Merc', 'a Merc', 'Mercs'],
  pilot: ['Pilot', 'a Pilot', 'Pilots'],
  mechanic: ['Mechanic', 'a Mechanic', 'Mechanics'],
  companion: ['Companion', 'a Companion', 'Companions'],
  grifter: ['Grifter', 'a Grifter', 'Grifters'],
  medic: ['Medic', 'a Medic', 'Medics'],
  'hill-folk': ['Hill Folk', 'one of the Hill Folk', 'Hill Folk'],
}

const keywords: Readonly<Record<keyof BaseKeywords, readonly [one: string, a: string]>> = {
  firearm: ['Firearm', 'a Firearm'],
  'sniper-rifle': ['Sniper Rifle', 'a Sniper Rifle'],
  explosives: ['Explosives', 'Explosives'],
  'hacking-rig': ['Hacking Rig', 'a Hacking Rig'],
  'fake-id': ['Fake ID', 'a Fake ID'],
  transport: ['Transport', 'Transport'],
  'fancy-duds': ['Fancy Duds', 'Fancy Duds'],
}

const counted: Readonly<Record<Token, readonly [one: string, many: string]>> = {
  cargo: ['1 Cargo', '2 Cargo'],
  contraband: ['1 Contraband', '2 Contraband'],
  fuel: ['1 Fuel', '2 Fuel'],
  part: ['1 Part', '2 Parts'],
  passenger: ['1 Passenger', '2 Passengers'],
  fugitive: ['1 Fugitive', '2 Fugitives'],
}

const suits: Readonly<Record<Suit, string>> = {
  clubs: 'Clubs.',
  diamonds: 'Diamonds.',
  hearts: 'Hearts.',
  spades: 'Spades.',
}

function entries<K extends string, V>(table: Readonly<Record<K, V>>): readonly (readonly [K, V])[] {
  const keys: K[] = []
  for (const key in table) keys.push(key)
  return keys.map((key) => [key, table[key]])
}

const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)

const atWork = { leader: 'this Leader at work', crew: 'this crew at work', gear: 'this carried at work' }

const phraseSamples: readonly Sample[] = [
  ...Object.values(abilities)
    .flat()
    .map(([ability, english]): Sample => [[describeAbility(ability, 'upgrade')], [english]]),
  ...Object.values(effects)
    .flat()
    .map(([effect, english]): Sample => [[describeEffect(effect)], [english]]),
  ...Object.values(favours).map(([favour, english]): Sample => [[describeFavour(favour)], [english]]),
  ...entries(keywords).map(([keyword, [, english]]): Sample => [[describeRequirement({ keyword })], [english]]),
  ...entries(professions).flatMap(([profession, [, a, many]]): Sample[] => [
    [[describeRequirement({ profession })], [a]],
    [[describeEffect({ do: 'discard-crew', profession })], [`discard all your ${many} at work`]],
  ]),
  ...entries(counted).flatMap(([token, [one, two]]): Sample[] => [
    [[describeCost({ [token]: 1 })], [`Spend ${one}`]],
    [[describeCost({ [token]: 2 })], [`Spend ${two}`]],
    [
      [describeAbility({ is: 'sells-to-solid-contacts', token, price: 100 }, 'upgrade')],
      [`Sell ${two.slice(2)} at $100 to any contact you are Solid with.`],
    ],
  ]),
  ...(['leader', 'crew', 'gear'] as const).map(
    (bearer): Sample => [
      [describeAbility({ is: 'job-bonus', type: 'crime', credits: 500 }, bearer)],
      [`After each Crime job completed with ${atWork[bearer]}, take $500.`],
    ],
  ),
  [[describeAbility({ is: 'gear-when-kosherized' }, 'gear')], ['Counts in kosherized tests too.']],
  [[describePay({ creditsEach: 200, spoil: 'good' })], ['Pays $200 for each of the Goods taken']],
  [[describePay({ creditsEach: 800, spoil: 'job' })], ['Pays $800 for each job taken']],
  [[describeCost({ credits: 1000, part: 1 })], ['Spend 1 Part and $1,000']],
  [[describeRequirement({ solid: 'badger' })], ['Solid standing with Badger']],
  [[describeRequirement({ solidWithAny: 1 })], ['Solid standing with any contact']],
  [[describeRequirement({ crewAtWork: 5 })], ['at least 5 crew at work']],
  [[describeRequirement({ outlawWithin: ['alliance'] })], ['an outlaw ship in Alliance space']],
  [[describeRequirement({ nobodyDisgruntled: true })], ['a crew free of Disgruntled tokens']],
  [[describeRequirement({ moralCrew: 1 })], ['a Moral crew']],
  [[describeRequirement({ crewBesidesLeader: 1 })], ['a crew other than your Leader']],
  [[describeRequirement({ roomFor: { passenger: 2 } })], ['room for 2 Passengers']],
  [[describeRequirement({ isOutlaw: true })], ['an outlaw ship of your own']],
  [[describeRequirement({ gearFight: 2, keyword: 'firearm' })], ['at least 2 Fight from carried gear marked Firearm']],
  [[describeTest({ skill: 'fight' })], ['Fight test']],
  [[describeTest({ skill: 'negotiate', bribes: true })], ['Negotiate test, bribes allowed']],
  [[describeTest({ skill: 'fight', kosherized: true })], ['Fight test, kosherized (no gear)']],
  [
    [describeTest({ skill: 'fight', byOneCrew: true, plus: [{ points: 3, gear: 'knife' }] })],
    ['Fight test, by 1 crew of your choice, +3 with a Knife'],
  ],
  [
    [describeTest({ skill: 'tech', plus: [{ points: 3, keyword: 'hacking-rig' }], minusPerWarrant: 1 })],
    ['Tech test, +3 with a Hacking Rig, −1 for each of your Warrants'],
  ],
  [[describeTest({ skill: 'tech', bonus: 3 })], ['Tech test, +3 from the step before']],
]

const goOn = { outcome: 'proceed' } as const
const fail = { outcome: 'botched' } as const

/** What is left to a die, to luck, or to some of the crew alone, by itself and within a sentence. */
const luckSamples: readonly Sample[] = [
  [
    describeOption({
      id: 'x',
      die: [
        { from: 1, ...fail },
        { from: 3, ...goOn },
      ],
    }),
    ['Roll a die.', '1–2: attempt botched.', '3+: proceed.'],
  ],
  [
    [
      describeResult({
        die: [
          { from: 1, ...fail },
          { from: 3, ...goOn },
        ],
      }),
    ],
    ['roll a die (1–2: attempt botched; 3+: proceed)'],
  ],
  [
    describeOption({ id: 'x', luck: { dieBeats: 'crew-at-work' }, good: goOn, bad: fail }),
    ['Roll a die.', 'More than the number of crew at work: proceed.', 'Otherwise: attempt botched.'],
  ],
  [
    [describeResult({ luck: { dieBeats: 'crew-at-work' }, good: goOn, bad: fail })],
    ['roll a die (more than the number of crew at work: proceed; otherwise: attempt botched)'],
  ],
  [
    describeOption({ id: 'x', luck: { dieBeats: 'warrants' }, good: goOn, bad: fail }),
    ['Roll a die.', 'More than your number of Warrants: proceed.', 'Otherwise: attempt botched.'],
  ],
  [
    [describeResult({ luck: { dieBeats: 'warrants' }, good: goOn, bad: fail })],
    ['roll a die (more than your number of Warrants: proceed; otherwise: attempt botched)'],
  ],
  [
    describeOption({ id: 'x', luck: { nobodyTaken: true }, good: goOn, bad: fail }),
    ['Make a Wanted roll for each Wanted crew at work.', 'If nobody is taken: proceed.', 'Otherwise: attempt botched.'],
  ],
  [
    [describeResult({ luck: { nobodyTaken: true }, good: goOn, bad: fail })],
    ['make a Wanted roll for each Wanted crew at work (nobody taken: proceed; otherwise: attempt botched)'],
  ],
  [
    describeOption({ id: 'x', apart: { test: { skill: 'fight' }, bands: [{ from: 1, ...goOn }] } }),
    [
      'Split your crew at work into two teams; the one without your Leader faces this alone, and the other carries on.',
      'Fight test.',
      '1+: proceed.',
    ],
  ],
  [[describeResult({ apart: goOn })], ['the part of your crew at work without your Leader faces this alone: proceed']],
  [
    describeOption({ id: 'x', costEither: ['cargo', 'contraband'], outcome: 'proceed' }),
    ['Spend 1 Cargo or 1 Contraband: proceed.'],
  ],
  [describeOption({ id: 'x', tags: ['gambling'], outcome: 'proceed' }), ['Gambling.', 'Proceed.']],
  ...entries({
    'all-but-leader-at-work': 'all crew at work but your Leader',
    'wanted-at-work': 'all Wanted crew at work',
    'mercs-and-soldiers-at-work': 'all Mercs and Soldiers at work',
    'content-at-work': 'all crew at work who are not disgruntled yet',
    'tech-at-work': 'all crew at work with Tech on their cards',
  } as const).map(([who, english]): Sample => [[describeEffect({ do: 'disgruntle', who })], [`disgruntle ${english}`]]),
]

const needsBoth: readonly Requirement[] = [{ profession: 'pilot' }, { profession: 'mechanic' }]

const optionSamples: readonly Sample[] = [
  ...Object.values(effects)
    .flat()
    .map(
      ([effect, english]): Sample => [
        describeOption({ id: 'x', effects: [effect], outcome: 'proceed' }),
        [`${capital(english)}, proceed.`],
      ],
    ),
  ...entries(outcomes).flatMap(([outcome, english]): Sample[] => [
    [describeOption({ id: 'x', outcome }), [`${capital(english)}.`]],
    [describeOption({ id: 'x', effects: [], cost: { fuel: 1 }, outcome }), [`Spend 1 Fuel: ${english}.`]],
  ]),
  [describeOption({ id: 'x', outcome: 'complete' }, 'goal'), ['Goal reached.']],
  [
    describeOption({
      id: 'rob',
      test: { skill: 'fight' },
      bands: [
        { from: 1, effects: [{ do: 'kill-crew', n: 1 }], outcome: 'full-stop' },
        { from: 8, effects: [{ do: 'load', token: 'contraband', n: 3 }], outcome: 'full-stop' },
      ],
    }),
    ['Fight test.', '1–7: kill 1 crew, Full Stop.', '8+: load 3 Contraband, Full Stop.'],
  ],
  [
    describeOption({ id: 'dodge', requires: needsBoth, cost: { fuel: 1 }, outcome: 'evade' }),
    ['Needs a Pilot and a Mechanic.', 'Spend 1 Fuel: Evade.'],
  ],
  [
    describeOption({
      id: 'thread',
      cost: { fuel: 1 },
      costWaivedIf: { profession: 'pilot' },
      outcome: 'keep-flying',
    }),
    ['Spend 1 Fuel (free with a Pilot): Keep Flying.'],
  ],
  [
    describeOption({
      id: 'salvage',
      tags: ['salvage-op', 'breakdown'],
      effects: [{ do: 'disgruntle', who: 'moral' }],
      test: { skill: 'tech', bribes: true },
      bands: [
        { from: 1, outcome: 'botched' },
        { from: 2, outcome: 'proceed' },
      ],
    }),
    [
      'Salvage Op.',
      'Breakdown.',
      'Disgruntle all your moral crew.',
      'Tech test, bribes allowed.',
      '1: attempt botched.',
      '2+: proceed.',
    ],
  ],
  [
    describeOption({
      id: 'bluff',
      test: { skill: 'negotiate', bribes: true },
      bands: [{ from: 1, outcome: 'proceed' }],
    }),
    ['Negotiate test, bribes allowed.', '1+: proceed.'],
  ],
  [
    describeOption({
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
    }),
    ['With Fancy Duds: proceed.', 'Otherwise: Negotiate test.', '1–5: attempt botched.', '6+: proceed.'],
  ],
  [
    describeOption({
      id: 'cure',
      cost: { cargo: 1 },
      branches: [{ requires: [{ profession: 'medic' }], outcome: 'proceed' }, { outcome: 'botched' }],
    }),
    ['Spend 1 Cargo.', 'With a Medic: proceed.', 'Otherwise: attempt botched.'],
  ],
  [
    describeOption({
      id: 'nested',
      effects: [{ do: 'gain', credits: 100 }],
      branches: [
        {
          requires: [{ profession: 'medic' }],
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'full-stop' },
            {
              from: 4,
              branches: [
                { requires: [{ profession: 'pilot' }], outcome: 'evade' },
                { effects: [{ do: 'lose', token: 'fuel', n: 1 }], outcome: 'full-stop' },
              ],
            },
          ],
        },
        { outcome: 'keep-flying' },
      ],
    }),
    [
      'Take $100.',
      'With a Medic: Tech test (1–3: Full Stop; 4+: (with a Pilot: Evade; otherwise: lose 1 Fuel, Full Stop)).',
      'Otherwise: Keep Flying.',
    ],
  ],
]

const crew: CrewCard = {
  kind: 'crew',
  name: 'A Crew',
  box: 'base',
  deck: 'osiris',
  copies: 1,
  cost: 1200,
  skills: { tech: 1, fight: 2 },
  professions: entries(professions).map(([profession]) => profession),
  keywords: ['fake-id'],
  moral: true,
  wanted: true,
  abilities: [{ is: 'dies-first' }],
}

const gear: GearCard = {
  kind: 'gear',
  name: 'A Gear',
  box: 'base',
  deck: 'osiris',
  copies: 1,
  cost: 400,
  skills: { fight: 1 },
  keywords: entries(keywords).map(([keyword]) => keyword),
  abilities: [],
}

const core: SupplyCard = {
  kind: 'core',
  name: 'A Core',
  box: 'base',
  deck: 'osiris',
  copies: 1,
  cost: 800,
  range: 4,
  burnFuel: 0,
  abilities: [{ is: 'ignores-breakdowns' }],
}

const leader: LeaderCard = {
  kind: 'leader',
  id: 'a-leader',
  name: 'A Leader',
  box: 'base',
  skills: { negotiate: 2 },
  professions: ['pilot'],
  keywords: [],
  moral: true,
  wanted: false,
  abilities: [{ is: 'free-hire' }],
}

const ship: ShipCard = {
  id: 'a-ship',
  name: 'A Ship',
  box: 'base',
  price: 7800,
  hold: 8,
  stash: 4,
  maxCrew: 6,
  upgradeSlots: 3,
  core: 'A Core',
  coreLocked: false,
}

const nav: NavCard = {
  name: 'A Nav Card',
  kind: 'cruiser',
  reshuffle: true,
  ignoredBySolid: 'harken',
  first: [{ do: 'move-cruiser', by: 'card', to: 'your-sector' }],
  options: [
    { id: 'pass', outcome: 'full-stop' },
    {
      id: 'run',
      requires: [{ profession: 'pilot' }],
      cost: { fuel: 1 },
      effects: [{ do: 'issue-warrant' }],
      outcome: 'evade',
    },
  ],
}

const misbehave: MisbehaveCard = {
  name: 'A Misbehave Card',
  suit: 'hearts',
  copies: 1,
  ace: { gear: 'A Gear' },
  reshuffle: true,
  options: [{ id: 'talk', outcome: 'proceed' }],
}

const contact: ContactCard = {
  id: 'badger',
  box: 'base',
  name: 'Badger',
  at: 'ezra',
  buys: { contraband: 700, cargo: 400 },
  sells: {},
  favours: [{ is: 'consider-jobs', cards: 4 }],
}

const delivery: JobCard = {
  kind: 'job',
  id: 'a-delivery',
  box: 'base',
  name: 'A Delivery',
  contact: 'badger',
  types: ['smuggling', 'transport'],
  legal: false,
  immoral: true,
  needs: { skills: { tech: 1, fight: 2 }, keywords: ['hacking-rig'] },
  pickUp: { at: 'ezra', misbehave: 1, load: { fixed: { passenger: 1, contraband: 2 } } },
  finish: {
    at: 'hera',
    misbehave: 0,
    deliver: { fixed: { contraband: 2, passenger: 1 } },
    trial: [
      {
        id: 'haggle',
        test: { skill: 'negotiate' },
        bands: [
          { from: 1, effects: [{ do: 'adjust-pay', credits: -1000 }], outcome: 'complete' },
          { from: 6, outcome: 'complete' },
        ],
      },
    ],
  },
  pay: { credits: 2000 },
  bonus: { profession: 'grifter', credits: 500 },
  heavyLoad: true,
  onCompletion: [{ do: 'calm', who: 'moral' }],
}

const heist: JobCard = {
  kind: 'job',
  id: 'a-heist',
  box: 'base',
  name: 'A Heist',
  contact: 'niska',
  types: ['crime'],
  legal: true,
  immoral: false,
  finish: {
    at: 'hera',
    misbehave: 3,
    trial: [
      { id: 'crack', outcome: 'complete' },
      {
        id: 'blast',
        requires: [{ keyword: 'explosives' }],
        effects: [{ do: 'halve-pay' }],
        outcome: 'complete',
      },
    ],
  },
  pay: { good: 'cargo', perCrewAtWork: 1 },
  bonus: { profession: 'mechanic', parts: 1 },
}

const peopleJob: JobCard = {
  kind: 'job',
  id: 'people',
  box: 'base',
  name: 'People',
  contact: 'niska',
  types: ['shipping'],
  legal: true,
  immoral: false,
  pickUp: { at: 'ezra', misbehave: 2, load: { any: 'passenger' } },
  finish: { at: 'hera', misbehave: 0, deliver: { any: 'passenger' } },
  pay: { creditsPer: 200, per: 'passenger' },
}

const story: StoryCard = {
  id: 'a-story',
  box: 'base',
  name: 'A Story',
  hours: '2',
  ours: true,
  startingJobs: ['harken', 'badger'],
  startingWarrants: 1,
  absent: ['niska'],
  illegalJobBonus: 1000,
  goals: [
    { name: 'Friends', kind: 'condition', when: { solidWithAnyOf: 2, solidWith: ['harken', 'badger'] } },
    { name: 'Debts', kind: 'condition', when: { credits: 6000, at: 'ezra' }, pays: 6000 },
    {
      name: 'The End',
      kind: 'work',
      at: 'hera',
      misbehave: 3,
      trial: [
        {
          id: 'try',
          test: { skill: 'tech' },
          bands: [
            { from: 1, outcome: 'warrant' },
            { from: 8, outcome: 'complete' },
          ],
        },
      ],
    },
  ],
  end: { kind: 'last-goal-wins' },
}

const fetching: StoryCard = {
  ...{ id: 'fetching', box: 'base', name: 'Fetching', hours: '1', end: { kind: 'last-goal-wins' } },
  goalSet: { of: 3, enough: 2 },
  goals: [
    {
      ...{ name: 'Fetch', kind: 'work', at: 'ezra', misbehave: 1, maxCrew: 3 },
      trial: [{ id: 'try', test: { skill: 'fight' }, bands: [{ from: 1, outcome: 'complete' }] }],
      load: { fixed: { cargo: 2 } },
    },
    { name: 'Pay', kind: 'work', at: 'hera', misbehave: 0, trial: [], pays: 2500, deliver: { fixed: { cargo: 1 } } },
    {
      ...{ name: 'Settle', kind: 'work', by: 'deal', at: 'hera', solid: ['badger'], misbehave: 0, trial: [] },
      brings: [{ do: 'clear-warrants' }],
    },
  ],
}

const counting: StoryCard = {
  ...{ id: 'counting', box: 'base', name: 'Counting', hours: '1', end: { kind: 'last-goal-wins' } },
  goals: [
    {
      ...{ name: 'Sign On', kind: 'work', at: 'ezra', misbehave: 0, trial: [] },
      needs: { professions: ['pilot'], oneOf: [{ profession: 'merc' }, { profession: 'soldier' }] },
    },
    { name: 'Enough', kind: 'tally', need: 3 },
    { name: 'Enough at Home', kind: 'tally', need: 1, when: { at: 'hera' } },
  ],
}

const cardSamples: readonly Sample[] = [
  [
    describeStory(counting),
    [
      'Playing time: 1 h.',
      'Goal 1, Sign On: work at Ezra, with a Pilot and a Merc or a Soldier.',
      'Goal 2, Enough: collect 3 Goal tokens.',
      'Goal 3, Enough at Home: collect 1 Goal token, and be at Hera.',
      'The first captain to complete the last goal wins.',
    ],
  ],
  [
    describeStory({ ...fetching, goals: [], goalSet: { of: 3, enough: 3 }, goalsAtTurnEnd: true }),
    [
      'Playing time: 1 h.',
      'Goals are reached at the end of your own turn.',
      'The goals may be reached in any order.',
      'The first captain to complete the last goal wins.',
    ],
  ],
  [
    describeStory(fetching),
    [
      'Playing time: 1 h.',
      'Any 2 of the goals 1 to 3 are enough, in any order; then comes the rest.',
      'Goal 1, Fetch: work at Ezra, with 3 crew at most, misbehave once.',
      'Then: Fight test. 1+: goal reached.',
      'Then load 2 Cargo.',
      'Goal 2, Pay: work at Hera, pay $2,500, deliver 1 Cargo.',
      'Goal 3, Settle: deal at Hera, Solid with Badger, clear all your Warrants.',
      'The first captain to complete the last goal wins.',
    ],
  ],
  [
    describeSupplyCard(crew),
    [
      'Crew, $1,200: 2 Fight, 1 Tech, Soldier, Merc, Pilot, Mechanic, Companion, Grifter, Medic, Hill Folk, Fake ID, Moral, Wanted.',
      'Always the first to die when your crew are killed.',
    ],
  ],
  [
    describeSupplyCard(gear),
    ['Gear, $400: 1 Fight, Firearm, Sniper Rifle, Explosives, Hacking Rig, Fake ID, Transport, Fancy Duds.'],
  ],
  [describeSupplyCard({ ...gear, skills: {}, keywords: [], ours: true }), ['Gear, $400.', 'This card is ours.']],
  [
    describeSupplyCard({
      kind: 'upgrade',
      name: 'An Upgrade',
      box: 'base',
      deck: 'osiris',
      copies: 1,
      cost: 600,
      keywords: ['transport'],
      keywordsAway: ['explosives'],
      abilities: [{ is: 'needs-profession', profession: 'pilot' }],
    }),
    [
      'Ship upgrade, $600: Transport.',
      'Works only with a Pilot in your crew.',
      'Counts as Explosives in work to which it takes a team.',
    ],
  ],
  [describeSupplyCard(core), ['Drive core, $800: range 4, no Fuel for a Full Burn.', 'Ignore Breakdowns.']],
  [
    describeSupplyCard({ ...core, deck: null, cost: 0, burnFuel: 1, abilities: [] }),
    ['Starting drive core: range 4, 1 Fuel for a Full Burn.'],
  ],
  [describeLeader(leader), ['Leader: 2 Negotiate, Pilot, Moral.', 'Hire crew for free.']],
  [describeShip({ ...ship, ours: true }).slice(-1), ['The figures of this ship are ours.']],
  [
    describeShip(ship),
    ['Hold 8, stash 4, room for 6 crew and 3 upgrades.', 'Drive core: A Core.', 'List price $7,800.'],
  ],
  [
    describeShip({ ...ship, upgradeSlots: 1, coreLocked: true }),
    [
      'Hold 8, stash 4, room for 6 crew and 1 upgrade.',
      'Drive core: A Core; it cannot be replaced.',
      'List price $7,800.',
    ],
  ],
  [
    describeShip({ ...ship, stash: 0, fuelStash: { spaces: 6 }, startingUpgrades: ['An Upgrade', 'A Hook'] }),
    [
      'Hold 8, stash 0, room for 6 crew and 3 upgrades.',
      '6 more stash spaces for Fuel alone, 2 to a space.',
      'Drive core: A Core.',
      'Comes with An Upgrade and A Hook, to be paid for in set-up.',
      'List price $7,800.',
    ],
  ],
  [
    describeShip({ ...ship, bay: { keyword: 'transport', slots: 1 } }).slice(1, 2),
    ['A further slot for upgrades with Transport alone.'],
  ],
  [
    describeNavCard(nav),
    [
      'If Solid with Harken, you may ignore this card and keep flying.',
      'The Cruiser moves to your sector.',
      'Choose one:',
      'Full Stop.',
      'Needs a Pilot. Spend 1 Fuel: take 1 Warrant, Evade.',
      'Then reshuffle this deck with its discard pile.',
    ],
  ],
  [
    describeNavCard({ name: 'Empty', kind: 'empty', options: [{ id: 'on', outcome: 'keep-flying' }] }),
    ['Keep Flying.'],
  ],
  [
    describeMisbehaveCard(misbehave),
    ['Hearts.', 'Ace (A Gear at work): proceed.', 'Proceed.', 'Then reshuffle this deck with its discard pile.'],
  ],
  [
    describeMisbehaveCard({
      name: 'M',
      suit: 'clubs',
      copies: 1,
      ace: { solid: 'Badger' },
      options: [{ id: 'x', ...goOn }],
    }),
    ['Clubs.', 'Ace (Solid with Badger): proceed.', 'Proceed.'],
  ],
  [
    describeMisbehaveCard({ name: 'M', suit: 'clubs', copies: 1, ace: { crew: 'A Crew' }, options: misbehave.options }),
    ['Clubs.', 'Ace (A Crew at work): proceed.', 'Proceed.'],
  ],
  [
    describeMisbehaveCard({
      name: 'M',
      suit: 'clubs',
      copies: 1,
      ace: { profession: 'companion' },
      options: misbehave.options,
    }),
    ['Clubs.', 'Ace (Companion at work): proceed.', 'Proceed.'],
  ],
  [
    describeMisbehaveCard({
      name: 'M',
      suit: 'clubs',
      copies: 1,
      ace: { keyword: 'fake-id' },
      options: misbehave.options,
    }),
    ['Clubs.', 'Ace (Fake ID at work): proceed.', 'Proceed.'],
  ],
  ...entries(suits).map(
    ([suit, english]): Sample => [
      describeMisbehaveCard({ name: 'M', suit, copies: 1, options: misbehave.options }),
      [english, 'Proceed.'],
    ],
  ),
  [describeTile({ name: 'A Tile', options: [{ id: 'x', outcome: 'full-stop' }] }), ['Full Stop.']],
  [
    describeContact(contact),
    ['Deals at Ezra.', 'Solid: buys Cargo at $400 and Contraband at $700.', 'Solid: consider up to 4 jobs in a Deal.'],
  ],
  [
    describeContact({ ...contact, id: 'harken', at: null, buys: {}, sells: { fuel: 100 }, favours: [] }),
    ['Deals aboard the Cruiser, wherever it is.', 'Solid: sells Fuel at $100.'],
  ],
  [
    describeJob(delivery),
    [
      'Smuggling and Transport job for Badger: illegal, immoral.',
      'Needs 2 Fight, 1 Tech, and a Hacking Rig.',
      'Pick-up at Ezra: misbehave once, load 2 Contraband and 1 Passenger.',
      'Drop-off at Hera.',
      'First: Negotiate test. 1–5: the job pays $1,000 less, go on. 6+: go on.',
      'Then deliver 2 Contraband and 1 Passenger.',
      'Pays $2,000.',
      'With a Grifter at work: $500 more.',
      'On completion: clear Disgruntled from all your moral crew.',
      'Heavy load: while this job is active, each Full Burn costs 1 more Fuel.',
    ],
  ],
  [
    describeWork(
      { ...peopleJob, pickUp: { at: 'ezra', misbehave: 2, trial: heist.finish.trial ?? [] } },
      { pickedUp: true },
    ),
    ['Drop-off at Hera: deliver 1 or more Passengers.', 'Pays $200 for each Passenger.'],
  ],
  [
    describeJob(heist),
    [
      'Crime job for Niska: legal.',
      'Target Hera: misbehave 3 times.',
      'Then choose one:',
      'Go on.',
      'Needs Explosives. The job pays half, go on.',
      'Pays 1 Cargo for each crew at work, your Leader included.',
      'With a Mechanic at work: 1 Part more.',
    ],
  ],
  [
    describeJob({ ...heist, pickUp: { ...heist.finish, misbehave: 0, load: { fixed: { cargo: 1 } } } }),
    [
      'Crime job for Niska: legal.',
      'Pick-up at Hera.',
      'First choose one:',
      'Go on.',
      'Needs Explosives. The job pays half, go on.',
      'Then load 1 Cargo.',
      'Drop-off at Hera: misbehave 3 times.',
      'Then choose one:',
      'Go on.',
      'Needs Explosives. The job pays half, go on.',
      'Pays 1 Cargo for each crew at work, your Leader included.',
      'With a Mechanic at work: 1 Part more.',
    ],
  ],
  [
    describeJob({ ...heist, finish: { ...heist.finish, misbehave: 0 }, pay: { credits: 800 } }),
    [
      'Crime job for Niska: legal.',
      'Target Hera.',
      'Choose one:',
      'Go on.',
      'Needs Explosives. The job pays half, go on.',
      'Pays $800.',
      'With a Mechanic at work: 1 Part more.',
    ],
  ],
  [
    describeJob(peopleJob),
    [
      'Shipping job for Niska: legal.',
      'Pick-up at Ezra: misbehave twice, load 1 or more Passengers.',
      'Drop-off at Hera: deliver 1 or more Passengers.',
      'Pays $200 for each Passenger.',
    ],
  ],
  [
    describeJob({
      ...peopleJob,
      pickUp: { at: 'ezra', misbehave: 0 },
      finish: { at: 'hera', misbehave: 0 },
      pay: { creditsPer: 300, per: 'fugitive' },
    }),
    ['Shipping job for Niska: legal.', 'Pick-up at Ezra.', 'Drop-off at Hera.', 'Pays $300 for each Fugitive.'],
  ],
  [
    describeJob({
      ...peopleJob,
      pickUp: { at: 'ezra', misbehave: 0 },
      finish: { at: 'hera', misbehave: 0 },
      needs: { skills: { tech: 2 }, solid: ['niska'] },
      pay: { base: 800, perPoint: 400, skill: 'tech' },
    }),
    [
      'Shipping job for Niska: legal.',
      'Needs 2 Tech and Solid standing with Niska.',
      'Pick-up at Ezra.',
      'Drop-off at Hera.',
      'Pays $800, and $400 more for each Tech point at work.',
    ],
  ],
  [
    describeJob({ ...peopleJob, contact: null, needs: { deceptive: true } }).slice(0, 2),
    ['Shipping job: legal.', 'Needs a Deceptive crew.'],
  ],
  [
    describeJob({
      ...peopleJob,
      needs: {
        professions: ['companion'],
        oneOf: [{ solid: 'niska' }, { keyword: 'fake-id' }, { profession: 'grifter' }],
      },
      pickUp: { at: 'ezra', misbehave: 0, load: { any: 'fugitive', most: 5 } },
      finish: { at: 'hera', misbehave: 0, deliver: { any: 'person' } },
      pay: { creditsPer: 300, per: 'person' },
      bonus: { keyword: 'transport', credits: 200 },
      opportunity: { at: 'ezra', misbehave: 2, deliver: { fixed: { cargo: 2 } }, credits: 1400 },
    }),
    [
      'Shipping job for Niska: legal.',
      'Needs a Companion and Solid standing with Niska, a Fake ID, or a Grifter.',
      'Pick-up at Ezra: load 1 to 5 Fugitives.',
      'Drop-off at Hera: deliver 1 or more Passengers or Fugitives.',
      'Pays $300 for each Passenger or Fugitive.',
      'Bonus Opportunity at Ezra, once, after this job is started: misbehave twice, deliver 2 Cargo. It pays $1,400, and crew get no cut of that.',
      'With Transport at work: $200 more.',
    ],
  ],
  [
    describeWork(
      {
        ...peopleJob,
        pickUp: { at: 'ezra', misbehave: 0, load: { goods: 6 } },
        finish: { at: 'hera', misbehave: 0 },
        opportunity: { at: 'ezra', misbehave: 1, credits: 1 },
      },
      { opportunityTaken: true },
    ),
    ['Pick-up at Ezra: load 6 goods of your choice.', 'Drop-off at Hera.', 'Pays $200 for each Passenger.'],
  ],
  ...(
    [
      ['cargo', 'Pays $1 for each Cargo.'],
      ['contraband', 'Pays $1 for each Contraband.'],
      ['fuel', 'Pays $1 for each Fuel.'],
      ['part', 'Pays $1 for each Part.'],
    ] as const
  ).map(
    ([per, english]): Sample => [
      describeWork(
        { ...peopleJob, finish: { at: 'hera', misbehave: 0 }, pay: { creditsPer: 1, per } },
        { pickedUp: true },
      ),
      ['Drop-off at Hera.', english],
    ],
  ),
  [
    describeJob({ ...heist, finish: { at: 'hera', misbehave: 0 }, pay: { credits: 800 } }),
    ['Crime job for Niska: legal.', 'Target Hera.', 'Pays $800.', 'With a Mechanic at work: 1 Part more.'],
  ],
  [
    describeJob({
      ...peopleJob,
      pickUp: { at: 'ezra', misbehave: 0 },
      finish: { at: 'hera', misbehave: 0 },
      pay: { goodsPerCrewAtWork: 1 },
      goodDeeds: true,
    }),
    [
      'Shipping job for Niska: legal.',
      'Pick-up at Ezra.',
      'Drop-off at Hera.',
      'Pays 1 good of your choice for each crew at work, your Leader included.',
      'Moral crew take no cut for this, and do not mind.',
    ],
  ],
  [describeSetUp({ id: 'usual', box: 'base', name: 'Usual' }), ['Every step as usual.']],
  [
    describeSetUp({ id: 'other', box: 'base', name: 'Other', reshuffleCardsIn: true, startingJobs: ['harken'] }),
    [
      'The reshuffle cards are in the Nav decks from the start, however many play.',
      'Starting jobs come only from Harken.',
    ],
  ],
  [
    describeGoal(story, 2),
    ['Goal 3, The End: work at Hera, misbehave 3 times.', 'Then: Tech test. 1–7: Warrant issued. 8+: goal reached.'],
  ],
  [describeGoal(story, 3), []],
  [describeStoryEnd(story), ['The first captain to complete the last goal wins.']],
  [
    describeStory(story),
    [
      'Playing time: 2 h.',
      'Starting jobs come only from Harken and Badger.',
      'Every captain starts with 1 Warrant.',
      'Niska takes no part: no starting job, no Deal.',
      'Each illegal job pays $1,000 more.',
      'Goal 1, Friends: be Solid with any 2 contacts and be Solid with Harken and Badger.',
      'Goal 2, Debts: have $6,000 and be at Ezra, then pay $6,000.',
      'Goal 3, The End: work at Hera, misbehave 3 times.',
      'Then: Tech test. 1–7: Warrant issued. 8+: goal reached.',
      'The first captain to complete the last goal wins.',
      'The goals of this story are of our own making; the printed ones are not publicly known.',
    ],
  ],
  [
    describeStory({
      id: 'another-story',
      box: 'base',
      name: 'Another Story',
      hours: '1-2',
      startingJobs: [],
      requiresSolid: ['badger'],
      goals: [{ name: 'Money', kind: 'condition', when: { credits: 12000 } }],
      end: { kind: 'last-call', settleJobs: true },
    }),
    [
      'Playing time: 1-2 h.',
      'There are no starting jobs.',
      'You may work on a goal only while Solid with Badger.',
      'Goal 1, Money: have $12,000.',
      'With the goal reached, you may spend an action on the last call: every other captain takes 1 more turn, then the most money wins.',
      'Before the count, each captain pays the bank what their active jobs and jobs in hand would have paid.',
    ],
  ],
]

function keysOf(word: Word): readonly string[] {
  if (typeof word !== 'object' || 'name' in word) return []
  if ('list' in word) return word.list.flatMap(keysOf)
  return [word.key, ...Object.values(word.with ?? {}).flatMap(keysOf)]
}

const samples = [...phraseSamples, ...luckSamples, ...optionSamples, ...cardSamples]

test('what an option does is said in a phrase, or in a sentence for each thing', () => {
  const option: Option<NavOutcome> = {
    id: 'burn',
    cost: { fuel: 1 },
    effects: [{ do: 'gain', credits: 200 }],
    outcome: 'full-stop',
  }
  expect(say(describeDeed(option))).toBe('Spend 1 Fuel, take $200, Full Stop')
  expect(describeSteps(option).map(say)).toEqual(['Take $200.', 'Full Stop.'])
})

describe('cards in English', () => {
  for (const [said, english] of samples) {
    test(english.join(' '), () => {
      expect(said.map(say)).toEqual(english)
    })
  }

  test('the table holds the keys in use and no others', () => {
    const used = samples.flatMap(([said]) => said.flatMap(keysOf))
    expect([...new Set(used)].sort()).toEqual(Object.keys(cardMessages).sort())
  })
})
