import { type Text, text } from '@keep-flying/kernel'
import type { CardTexts } from '../../../box.ts'
import { byToken, countOfToken, credits, skillName, someRegion } from '../../../text/describe-words.ts'
import type { AbilityTexts, EffectTexts, StoryEndTexts } from '../../../text/tables.ts'
import type { ExtraCard, JobCard, StoryCard } from '../../../vocabulary/index.ts'
import type { BountyCard, PiratesAbilities, PiratesEffects, PiratesEnds, Prey, Raid } from '../vocabulary.ts'

/** What the kinds of this box say. */

export const abilities: Pick<AbilityTexts, keyof PiratesAbilities> = {
  'showdown-points': ({ skill, points, when }) =>
    text(when === undefined ? 'ability.showdown-points' : 'ability.showdown-points.attacking', {
      skill: skillName(skill),
      points,
    }),
  'showdown-reroll': () => text('ability.showdown-reroll'),
  'forces-reroll': () => text('ability.forces-reroll'),
  'kosherizes-rival': ({ skill }) => text('ability.kosherizes-rival', { skill: skillName(skill) }),
  'unsettles-leader': () => text('ability.unsettles-leader'),
  'warrant-on-lost-showdown': () => text('ability.warrant-on-lost-showdown'),
  'boarding-points': ({ skill, points }) => text('ability.boarding-points', { skill: skillName(skill), points }),
  'boarding-reroll': ({ skill }) => text('ability.boarding-reroll', { skill: skillName(skill) }),
  'bars-boarding': ({ skill }) => text('ability.bars-boarding', { skill: skillName(skill) }),
  'traps-boarders': ({ skill, points }) => text('ability.traps-boarders', { skill: skillName(skill), points }),
  'keeps-bounties': () => text('ability.keeps-bounties'),
  'bounty-bonus': (ability) => text('ability.bounty-bonus', { credits: credits(ability.credits) }),
  'sits-out-illegal-jobs': () => text('ability.sits-out-illegal-jobs'),
  'steals-on-piracy': (ability) => text('ability.steals-on-piracy', { credits: credits(ability.credits) }),
  'dies-instead': () => text('ability.dies-instead'),
  'pays-to-redraw': (ability) => text('ability.pays-to-redraw', { credits: credits(ability.credits) }),
  'mills-supply': ({ cards }) => text('ability.mills-supply', { cards }),
  'calls-cruiser': () => text('ability.calls-cruiser'),
  'points-in-region': ({ skill, points, region }) =>
    text('ability.points-in-region', { skill: skillName(skill), points, region: someRegion([region]) }),
  'evades-cutter': ({ fuel }) => text('ability.evades-cutter', { fuel: countOfToken('fuel', fuel) }),
  'salvages-upgrade': ({ skill, target }) => text('ability.salvages-upgrade', { skill: skillName(skill), n: target }),
  'piracy-is-salvage': () => text('ability.piracy-is-salvage'),
  'upgrades-shorten-range': () => text('ability.upgrades-shorten-range'),
  'ignores-heavy-load': () => text('ability.ignores-heavy-load'),
  'named-suit-gamble': ({ stake, cards, prize }) =>
    text('ability.named-suit-gamble', { stake: credits(stake), cards, prize: credits(prize) }),
}

export const effects: Pick<EffectTexts, keyof PiratesEffects> = {
  'free-prisoner': () => text('effect.free-prisoner'),
}

export const ends: Pick<StoryEndTexts, keyof PiratesEnds> = {
  'goal-tokens': ({ tokens, when }) => [text(`story.goal-tokens.${when}`, { n: tokens })],
}

function preyText(prey: Prey): Text {
  if (typeof prey === 'string') return text(`raid.prey.${prey}`)
  return 'notSolidWith' in prey
    ? text('raid.prey.not-solid', { contact: { name: 'contact', id: prey.notSolidWith } })
    : text('raid.prey.no-job', { contact: { name: 'contact', id: prey.noActiveJobOf } })
}

function takesText(takes: Raid['takes']): Text {
  if ('jobs' in takes) return text('raid.takes.jobs', { n: takes.jobs })
  return takes.goods === 'all' ? text('raid.takes.all') : text('raid.takes.goods', { n: takes.goods })
}

function raidLines({ prey, takes, lost }: Raid): readonly Text[] {
  return [
    text('raid.target', { prey: preyText(prey) }),
    text('raid.boarding'),
    text('raid.won', { takes: takesText(takes) }),
    text(`raid.lost.${lost.outcome}${lost.kills > 0 ? '.kills' : ''}`, { n: lost.kills }),
  ]
}

function isBounty(card: ExtraCard): card is BountyCard {
  return card.kind === 'bounty'
}

function bountyLines(card: BountyCard): readonly Text[] {
  const { alert, immoral, lastSeen, kills, dropOff, reward } = card
  return [
    text(alert ? 'bounty.alert' : 'bounty.person', { who: card.name }),
    ...(immoral ? [text('bounty.immoral')] : []),
    ...(lastSeen === undefined ? [] : [text('bounty.last-seen', { place: { name: 'place', id: lastSeen } })]),
    text(kills > 0 ? 'bounty.showdown' : 'bounty.showdown.harmless', { n: kills }),
    text(alert ? 'bounty.drop-off.each' : 'bounty.drop-off', {
      place: { name: 'place', id: dropOff },
      credits: credits(reward),
    }),
  ]
}

function storyLines(story: StoryCard): readonly Text[] {
  const { jobsLaidOpen, havensShelter, havenSets, tokensFor, tokensStolenBy, prisoners } = story
  const type = (one: string) => text(`job-type.${one}`)
  return [
    ...(prisoners ? [text('story.prisoners')] : []),
    ...(jobsLaidOpen ? [text('story.jobs-laid-open', { type: type(jobsLaidOpen) })] : []),
    ...(havensShelter ? [text('story.havens-shelter')] : []),
    ...(havenSets
      ? [
          text('story.haven-sets', {
            sets: { list: havenSets.flatMap((set) => byToken(set, countOfToken)), join: 'or' },
          }),
        ]
      : []),
    ...(tokensFor ? [text('story.tokens-for', { types: { list: tokensFor.map(type), join: 'or' } })] : []),
    ...(tokensStolenBy ? [text('story.tokens-stolen', { type: type(tokensStolenBy) })] : []),
  ]
}

export const cardTexts: CardTexts = {
  job: ({ raid }: JobCard) => raid && raidLines(raid),
  extra: (card) => (isBounty(card) ? bountyLines(card) : []),
  story: storyLines,
}
