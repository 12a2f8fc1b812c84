import { bestOf, sum } from '@keep-flying/kernel'
import { crewCard, equipmentCard } from '../catalog/index.ts'
import { carried, mostGear } from '../rules/gear.ts'
import { skillPoints } from '../rules/test-run.ts'
import type { CrewMember, Table } from '../state.ts'
import type { Action, ChallengePlace, Effect, EquipmentCard, Job, Skill } from '../vocabulary/index.ts'
import { askedOf, best, cardOf, optionsIn, type Policies, type Position, tokenOf } from './position.ts'
import { weights } from './weights.ts'

/** Before the Job: Equipment that fits it, who carries what, and where to begin. */

/** How much of each Skill a Job asks for, from 0 to 1. */
function asksFor({ challenges, actions }: Job, skill: Skill): number {
  const deck = skill === 'tech' ? 'tech' : 'negotiation'
  const places = skill === 'fight' ? [] : challenges.filter(({ decks }) => decks.includes(deck))
  const attempts = actions.filter((action) => 'test' in action && action.test.skill === skill)
  return Math.min(1, (sum(places, successesAt) + attempts.length) / weights.market.skilledJob)
}

/** How many successes a place may ask for; householders are several. */
function successesAt({ at, successes }: ChallengePlace): number {
  return at === 'householder' ? weights.market.householders : successes
}

/** What a card is worth to a crew on a Job, in hundreds of credits: the less, the more of its kind they have. */
function worthToCrew(t: Table, card: EquipmentCard): number {
  const [kind] = card.types
  const alike = sum(t.state.crew, ({ gear }) => gear.filter((one) => equipmentCard(one.card).types[0] === kind).length)
  return cardWorth(t, card) * weights.market.again ** alike
}

/** What a card by itself is worth on a Job, in hundreds of credits. */
function cardWorth(t: Table, card: EquipmentCard): number {
  const { market } = weights
  const { tech = 0, negotiate = 0, fight = 0 } = card.skills
  const asked = tech * asksFor(t.job, 'tech') + negotiate * asksFor(t.job, 'negotiate')
  const skills = market.point * asked + market.fight * fight
  return skills + sum(card.actions, (action) => sum(action.do, (effect) => effectWorth(t, effect, action)))
}

function effectWorth(t: Table, effect: Effect, action: Action): number {
  const { market } = weights
  switch (effect.do) {
    case 'shoot':
      return (market.gun + market.die * effect.dice) * (effect.max === undefined ? 1 : market.short)
    case 'brawl':
      return market.blade
    case 'add':
      return market.added * effect.amount * useOf(t, action)
    case 'add-die':
    case 'reroll':
      return market.reroll * useOf(t, action)
    case 'heal':
      return action.exhaust ? market.heal : market.heal * market.often
    case 'cancel-wound':
      return market.vest
    case 'go-casual':
    case 'move-goon':
      return market.quiet
    case 'cancel-alarm':
      return t.job.alarm ? market.alarm : 0
    case 'wound':
    case 'time':
      return market.blast
    case 'open-lock':
      return market.key
    default:
      return 0
  }
}

/** How much use a help is on a Job: as much as its Skill is asked for. */
function useOf({ job }: Table, action: Action): number {
  const skill = helped(action)
  return skill === undefined || skill === 'fight' ? 1 : asksFor(job, skill)
}

/** The Skill whose Tests an Action helps with; most of those with a type are talks. */
function helped(action: Action): Skill | undefined {
  const hook = 'hook' in action ? action.hook : undefined
  if (!hook || (hook.at !== 'own-test' && hook.at !== 'other-test')) return undefined
  if (hook.skill) return hook.skill
  if (!hook.types) return undefined
  return hook.types.includes('force') ? 'fight' : 'negotiate'
}

/** Who would carry a card: whoever has most of what it is for, and room. */
function carrierOf(t: Table, card: EquipmentCard): CrewMember | undefined {
  const room = t.state.crew.filter((who) => carried(who).length < mostGear)
  return bestOf(room, (who) => fitOf(who, card))
}

function fitOf(who: CrewMember, card: EquipmentCard): number {
  const own = crewCard(who.id).skills
  const isWeapon = card.types.includes('firearm') || card.types.includes('melee') || card.types.includes('explosive')
  if (isWeapon) {
    const armed = who.gear.filter((gear) =>
      equipmentCard(gear.card).types.some((type) => card.types.includes(type)),
    ).length
    return (own.fight ?? 0) - 3 * armed
  }
  const skill = skillFor(card)
  if (skill) return skillPoints(who, skill) * 2 - carried(who).length
  return (own.fight ?? 0) - carried(who).length
}

function skillFor({ skills, actions }: EquipmentCard): Skill | undefined {
  for (const skill of ['tech', 'negotiate'] as const) if (skills[skill]) return skill
  for (const action of actions) {
    const skill = helped(action)
    if (skill) return skill
  }
  return undefined
}

/** What may be spent: something is kept for bribes, and in a Storyline what was earned, because it is the goal. */
function spendable({ job, state }: Table): number {
  const { market } = weights
  const { campaign, handed } = state.options
  if (handed) return 0
  const kept = asksFor(job, 'negotiate') > market.talkative ? market.reserve : 0
  return state.purse - (campaign === 'none' ? kept : market.savings)
}

function trade(position: Position): string | undefined {
  const { t } = position
  const most = spendable(t)
  const offers = optionsIn(position).flatMap((option) => {
    const card = cardOf(option)
    if (card === null || !t.state.market.cards.includes(card)) return []
    const { price } = equipmentCard(card)
    if (price > most) return []
    return [{ id: option.id, gain: worthToCrew(t, equipmentCard(card)) - price / 100 }]
  })
  const offer = bestOf(offers, ({ gain }) => gain)
  if (offer && offer.gain > 0) return offer.id
  const again = optionsIn(position).find(({ id }) => id === 'redeal')
  return again && most >= weights.market.redealFrom ? again.id : 'done'
}

function chooseCarrier(position: Position): string | undefined {
  const { t, decision } = position
  if (decision.card === undefined) return undefined
  const id = carrierOf(t, equipmentCard(decision.card))?.id
  return optionsIn(position).find((option) => tokenOf(option) === id)?.id
}

/** Whoever talks best carries the money, and what is to be delivered. */
function talker({ state }: Table): CrewMember | undefined {
  return bestOf(state.crew, (who) => skillPoints(who, 'negotiate'))
}

function divide(position: Position): number {
  const { t, decision } = position
  return askedOf(position) === talker(t) && decision.form === 'amount' ? decision.max : 0
}

export const marketPolicies: Policies = {
  'story.fee': ({ t }) => (t.state.intel > 0 ? 'intel' : 'credits'),
  'market.trade': trade,
  'market.for': chooseCarrier,
  'market.purse': divide,
  'market.bunk': (position) => best(position, (option) => -cardWorth(position.t, equipmentCard(cardOf(option) ?? ''))),
  'setup.item': (position) => {
    const who = talker(position.t)
    return optionsIn(position).find((option) => tokenOf(option) === who?.id)?.id
  },
}
