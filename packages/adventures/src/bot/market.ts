import { bestOf, sum } from '@keep-flying/kernel'
import { crewCard, equipmentCard } from '../catalog/index.ts'
import { carried, mostGear } from '../rules/gear.ts'
import { skillPoints } from '../rules/test-run.ts'
import type { CrewMember, Table } from '../state.ts'
import type { Effect, EquipmentCard, Job, Skill } from '../vocabulary/index.ts'
import { askedOf, best, cardOf, optionsIn, type Policies, type Position, tokenOf } from './position.ts'
import { weights } from './weights.ts'

/** Before the Job: Equipment that fits it, who carries what, and where to begin. */

/** How much of each Skill a Job asks for. */
function asksFor({ challenges, actions }: Job, skill: Skill): number {
  const deck = skill === 'tech' ? 'tech' : 'negotiation'
  const places = skill === 'fight' ? [] : challenges.filter(({ decks }) => decks.includes(deck))
  const attempts = actions.filter((action) => 'test' in action && action.test.skill === skill)
  return Math.min(1, (places.length + attempts.length) / 4)
}

/** What a card is worth to a crew on a Job, in hundreds of credits. */
function cardWorth(t: Table, card: EquipmentCard): number {
  const { market } = weights
  const skills = sum(
    ['tech', 'negotiate'] as const,
    (skill) => (card.skills[skill] ?? 0) * market.point * asksFor(t.job, skill),
  )
  return (
    skills +
    sum(card.actions, ({ do: effects, hook }: { do: readonly Effect[]; hook?: unknown }) =>
      sum(effects, (effect) => effectWorth(t, effect, hook !== undefined)),
    )
  )
}

function effectWorth(t: Table, effect: Effect, hooked: boolean): number {
  const { market } = weights
  switch (effect.do) {
    case 'shoot':
      return market.gun * effect.dice
    case 'brawl':
      return market.blade
    case 'add':
      return market.added * effect.amount
    case 'add-die':
    case 'reroll':
      return market.reroll
    case 'heal':
      return market.heal
    case 'cancel-wound':
      return market.vest
    case 'go-casual':
    case 'move-goon':
      return market.quiet
    case 'alarm':
      return t.job.alarm && !hooked ? market.alarm : 0
    case 'throw':
      return market.blast
    case 'open-lock':
      return market.key
    default:
      return 0
  }
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
    const hook = 'hook' in action ? action.hook : undefined
    if (hook && 'skill' in hook && hook.skill) return hook.skill
    if (hook && 'types' in hook && hook.types) return 'negotiate'
  }
  return undefined
}

function trade(position: Position): string | undefined {
  const { t } = position
  const { purse } = t.state
  const reserve = asksFor(t.job, 'negotiate') > 0.5 ? weights.market.reserve : 0
  const offers = optionsIn(position).flatMap((option) => {
    const card = cardOf(option)
    if (card === null || !t.state.market.cards.includes(card)) return []
    const { price } = equipmentCard(card)
    if (price > purse - reserve) return []
    return [{ id: option.id, gain: cardWorth(t, equipmentCard(card)) - price / 100 }]
  })
  const offer = bestOf(offers, ({ gain }) => gain)
  if (offer && offer.gain > 0) return offer.id
  const again = optionsIn(position).find(({ id }) => id === 'redeal')
  return again && purse - reserve >= weights.market.redealFrom ? again.id : 'done'
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
