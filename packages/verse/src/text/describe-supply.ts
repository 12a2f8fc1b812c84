import type { Text } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import type {
  AbilityKind,
  AbilityOf,
  BaseAbilityKinds,
  CoreCard,
  CrewCard,
  LeaderCard,
  ShipCard,
  SupplyCard,
} from '../vocabulary/index.ts'
import { usualFuelEach } from '../vocabulary/index.ts'
import {
  and,
  aProfession,
  byToken,
  commas,
  countOfToken,
  credits,
  gearOf,
  keywordName,
  type Line,
  lineOf,
  manyOfProfession,
  manyOfToken,
  or,
  professionName,
  skillName,
  skillPoints,
} from './describe-words.ts'
import { boxTexts, entryOf } from './kinds.ts'
import type { AbilityTexts, Bearer } from './tables.ts'

const abilities: Partial<AbilityTexts> = {
  'reroll-test': ({ skill }) => text('ability.reroll-test', { skill: skillName(skill) }),
  'reroll-medic-check': () => text('ability.reroll-medic-check'),
  'reroll-ones-misbehaving': () => text('ability.reroll-ones-misbehaving'),
  'no-bonus-roll': ({ skill }) => text('ability.no-bonus-roll', { skill: skillName(skill) }),
  'swap-test-skill': ({ from, to }) => text('ability.swap-test-skill', { from: skillName(from), to: skillName(to) }),
  'fickle-talent': () => text('ability.fickle-talent'),
  'steady-talent': ({ plus }) => text('ability.steady-talent', { plus }),
  'medic-check-bonus': ({ plus }) => text('ability.medic-check-bonus', { plus }),
  'points-while-carrying': ({ skill, points, gear }) =>
    text('ability.points-while-carrying', { points, skill: skillName(skill), gear: gearOf(gear) }),
  'points-in-company': ({ skill, points, profession, count }) =>
    text('ability.points-in-company', {
      points,
      skill: skillName(skill),
      count,
      profession: manyOfProfession(profession),
    }),
  'carry-limit': ({ gear }) => text('ability.carry-limit', { gear }),
  'cannot-carry': ({ keyword }) => text('ability.cannot-carry', { gear: gearOf(keyword) }),
  'weighs-nothing': () => text('ability.weighs-nothing'),
  'carrier-needs-skill': ({ skill }) => text('ability.carrier-needs-skill', { skill: skillName(skill) }),
  'is-knife': () => text('ability.is-knife', { gear: gearOf('knife') }),
  'discard-for-keyword': ({ keyword }) => text('ability.discard-for-keyword', { gear: gearOf(keyword) }),
  'discard-after-roll': ({ skill, plus }) => text('ability.discard-after-roll', { skill: skillName(skill), plus }),
  'gear-when-kosherized': (_, bearer) =>
    text(bearer === 'gear' ? 'ability.gear-when-kosherized.gear' : 'ability.gear-when-kosherized'),
  'fewer-misbehaves': ({ carrying }) => text('ability.fewer-misbehaves', { gear: gearOf(carrying) }),
  'counts-as-solid': ({ contact }) => text('ability.counts-as-solid', { contact: { name: 'contact', id: contact } }),
  'skips-wanted-rolls': (ability) =>
    ability.who === 'carrier'
      ? text('ability.skips-wanted-rolls.carrier')
      : text('ability.skips-wanted-rolls.aboard', { crew: ability.crew }),
  'wanted-rolls': ({ times }) => text('ability.wanted-rolls', { times }),
  'salvage-bonus': (ability) => text('ability.salvage-bonus', { rewards: and(rewards(ability)) }),
  'job-bonus': (ability, bearer) =>
    text(needsToBeAtWork(bearer) ? `ability.job-bonus.${bearer}` : 'ability.job-bonus', {
      job: rewardedJob(ability),
      rewards: and(rewards(ability)),
    }),
  'sells-to-solid-contacts': ({ token, price }) =>
    text('ability.sells-to-solid-contacts', { tokens: manyOfToken(token), price: credits(price) }),
  'calms-another': () => text('ability.calms-another'),
  'survives-as-discard': () => text('ability.survives-as-discard'),
  'dies-first': () => text('ability.dies-first'),
  'takes-leaders-blame': () => text('ability.takes-leaders-blame'),
  deceptive: () => text('ability.deceptive'),
  'sits-out-immoral-jobs': () => text('ability.sits-out-immoral-jobs'),
  'consider-jobs': ({ cards }) => text('ability.consider-jobs', { cards }),
  'buy-cards': ({ cards }) => text('ability.buy-cards', { cards }),
  'crew-room': ({ plus }) => text('ability.crew-room', { plus }),
  'hold-room': ({ plus, only }) => text(only ? `ability.hold-room.${only}` : 'ability.hold-room', { plus }),
  'stash-room': ({ plus }) => text('ability.stash-room', { plus }),
  'burn-range': ({ plus }) => text('ability.burn-range', { plus }),
  'mosey-range': ({ sectors }) => text('ability.mosey-range', { sectors }),
  'ignores-breakdowns': () => text('ability.ignores-breakdowns'),
  'dodges-cruiser': () => text('ability.dodges-cruiser'),
  'needs-profession': ({ profession }) => text('ability.needs-profession', { profession: aProfession(profession) }),
  'half-price': (ability) => text('ability.half-price', { wares: and(halfPriceWares(ability)) }),
  'free-hire': () => text('ability.free-hire'),
} satisfies Pick<AbilityTexts, keyof BaseAbilityKinds>

function needsToBeAtWork(bearer: Bearer): boolean {
  return bearer !== 'upgrade' && bearer !== 'core' && bearer !== 'ship'
}

function rewards({ load, credits: money }: AbilityOf<'salvage-bonus'> | AbilityOf<'job-bonus'>): Text[] {
  return [
    ...(load === undefined ? [] : [text('reward.load', { tokens: and(byToken(load, countOfToken)) })]),
    ...(money === undefined ? [] : [text('reward.credits', { credits: credits(money) })]),
  ]
}

function rewardedJob({ type, immoral }: AbilityOf<'job-bonus'>): Text {
  if (type === undefined) return text(immoral ? 'rewarded-job.immoral' : 'rewarded-job')
  return text(immoral ? 'rewarded-job.immoral-type' : 'rewarded-job.type', { type: text(`job-type.${type}`) })
}

function halfPriceWares({ kinds = [], gearKeywords = [] }: AbilityOf<'half-price'>): Text[] {
  return [
    ...kinds.map((kind) => text(`ware.${kind}`)),
    ...(gearKeywords.length === 0 ? [] : [text('ware.gear', { keywords: or(gearKeywords.map(keywordName)) })]),
  ]
}

/** Generic, so that the compiler pairs each ability with its entry in the table. */
export function describeAbility<K extends AbilityKind>(ability: AbilityOf<K>, bearer: Bearer): Text {
  return entryOf<AbilityTexts[K]>(ability.is, abilities[ability.is], boxTexts.abilities[ability.is])(ability, bearer)
}

/** The first line of a card: what it is and its price, then the figures and marks printed on it. */
function heading(title: Text, marks: readonly Text[]): Line {
  const words = marks.length === 0 ? text('card.bare', { title }) : text('card.marked', { title, marks: commas(marks) })
  return lineOf('figures', words)
}

function bodyMarks(card: CrewCard | LeaderCard): Text[] {
  return [
    ...skillPoints(card.skills),
    ...card.professions.map(professionName),
    ...card.keywords.map(keywordName),
    ...(card.moral ? [text('mark.moral')] : []),
    ...(card.wanted ? [text('mark.wanted')] : []),
  ]
}

function coreHeading(card: CoreCard): Line {
  const title = card.deck === null ? text('card.starting-core') : text('card.core', { cost: credits(card.cost) })
  return heading(title, [text('mark.range', { n: card.range }), text('mark.burn-fuel', { n: card.burnFuel })])
}

function supplyHeading(card: SupplyCard): Line {
  switch (card.kind) {
    case 'crew':
      return heading(text('card.crew', { cost: credits(card.cost) }), bodyMarks(card))
    case 'gear':
      return heading(text('card.gear', { cost: credits(card.cost) }), [
        ...skillPoints(card.skills),
        ...card.keywords.map(keywordName),
      ])
    case 'upgrade':
      return heading(text('card.upgrade', { cost: credits(card.cost) }), card.keywords.map(keywordName))
    case 'core':
      return coreHeading(card)
  }
}

export function describeSupplyCard(card: SupplyCard): readonly Line[] {
  const abilityLines = card.abilities.map((ability) => describeAbility(ability, card.kind))
  const away = card.kind === 'upgrade' ? (card.keywordsAway ?? []) : []
  return [
    supplyHeading(card),
    ...abilityLines,
    ...(away.length === 0 ? [] : [text('card.keywords-away', { keywords: and(away.map(keywordName)) })]),
    ...(card.ours ? [text('card.ours')] : []),
  ]
}

export function describeLeader(leader: LeaderCard): readonly Line[] {
  const abilityLines = leader.abilities.map((ability) => describeAbility(ability, leader.kind))
  return [heading(text('card.leader'), bodyMarks(leader)), ...abilityLines]
}

export function describeShip(ship: ShipCard): readonly Line[] {
  const { price, hold, stash, maxCrew, upgradeSlots, core, coreLocked, fuelStash, bay } = ship
  const { startingUpgrades = [], abilities: own = [] } = ship
  const upgrades = startingUpgrades.map((upgrade) => text('ship.upgrade', { card: { name: 'card', id: upgrade } }))
  return [
    lineOf('figures', text('ship.room', { hold, stash, crew: maxCrew, upgrades: upgradeSlots })),
    ...(fuelStash ? [text('ship.fuel-stash', { n: fuelStash.spaces, each: fuelStash.fuelEach ?? usualFuelEach })] : []),
    ...(bay ? [text('ship.bay', { n: bay.slots, keyword: keywordName(bay.keyword) })] : []),
    text(coreLocked ? 'ship.core-locked' : 'ship.core', { core: { name: 'card', id: core } }),
    ...(upgrades.length === 0 ? [] : [text('ship.starting-upgrades', { upgrades: and(upgrades) })]),
    ...own.map((ability) => describeAbility(ability, 'ship')),
    text('ship.price', { price: credits(price) }),
    ...(ship.ours ? [text('ship.ours')] : []),
  ]
}
