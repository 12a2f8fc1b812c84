import { bestOf } from '@keep-flying/kernel'
import { teamAtHand } from '../../../ask/at-hand.ts'
import { optionOdds } from '../../../ask/odds.ts'
import { crewWorth } from '../../../bot/crew.ts'
import { cardsIn, naming, offers, optionIds, optionsIn, type Policies, type Position } from '../../../bot/policy.ts'
import { abilityOf, captainAt, gearCard } from '../../../rules/table.ts'
import type { Member } from '../../../state.ts'
import { boardingOptions } from '../boarding-options.ts'
import { chancesOf } from '../odds.ts'
import { piratesOf } from '../state.ts'

/** Answers to what attacks ask, of both sides, and to what else the cards of this box ask. */

function usual(position: Position): string | undefined {
  return optionsIn(position).find((option) => option.usual)?.id
}

/** The best chance there is. */
function likeliest(position: Position): string | undefined {
  const chances = chancesOf(position.t, position.decision)
  return bestOf(optionIds(position), (id) => chances[id] ?? 0)
}

function board(position: Position): string | undefined {
  const { t, me } = position
  const team = teamAtHand(t, me)
  const open = boardingOptions.filter(({ id }) => offers(position, id))
  return bestOf(open, (option) => optionOdds(t, { team }, option).get('complete') ?? 0)?.id
}

/** Free re-rolls first; gear only where it turns the day. */
function afterRoll(position: Position): string {
  const { t } = position
  const free = usual(position)
  if (free !== undefined && free !== 'accept') return free
  const { encounter } = piratesOf(t)
  const other = encounter?.attacker === position.me.seat ? encounter.defence : encounter?.attack
  const total = t.state.rolled?.total ?? 0
  const needed = (other?.points ?? 0) + (other?.die ?? 0) + (encounter?.attacker === position.me.seat ? 1 : 0)
  const gear = cardsIn(position, 'discard').map(({ id, card }) => ({
    id,
    plus: abilityOf(gearCard(t, card), 'discard-after-roll')?.plus ?? 0,
  }))
  return gear.find(({ plus }) => total + plus >= needed)?.id ?? 'accept'
}

/** What fetches most goes first. */
const dearest = ['contraband', 'cargo', 'part', 'fuel']

function takeAll(position: Position): readonly string[] {
  return dearest.reduce<readonly string[]>((named, id) => naming(position, named, id, 100), [])
}

/** Only for somebody who is worth more. */
function dieInstead({ t, me, decision }: Position): string {
  const worth = (card: string) => crewWorth(t, memberOf(me.crew, card))
  const card = bestOf(
    ('options' in decision ? decision.options : []).map(({ id }) => id).filter((id) => id !== 'none'),
    worth,
  )
  return card !== undefined && worth(card) > worth(decision.card ?? '') ? card : 'none'
}

function memberOf(crew: readonly Member[], card: string): Member {
  return crew.find((member) => member.card === card) ?? { card, disgruntled: false }
}

/** A berth is worth having somebody in it. */
function takeIn({ t, me, decision }: Position): boolean {
  const least = Math.min(...me.crew.slice(1).map((member) => crewWorth(t, member)), Number.POSITIVE_INFINITY)
  return crewWorth(t, memberOf([], decision.card ?? '')) > 0 && (me.crew.length < 5 || least < 400)
}

const spare = 1500

export const policies: Policies = {
  'piracy.target': likeliest,
  boarding: board,
  'showdown.attack': likeliest,
  'showdown.defend': likeliest,
  'showdown.after-roll': afterRoll,
  'piracy.shelter': (position) => (offers(position, 'suggested') ? 'suggested' : 'done'),
  'piracy.jettison': () => 'done',
  'piracy.loot': takeAll,
  'piracy.token': () => true,
  'bounty.jumped': () => 'keep',
  'bounty.join': takeIn,
  'kill.instead': dieInstead,
  'misbehave.pay-off': ({ t, me }) => captainAt(t, me.seat).credits > spare,
  'cutter.evade': () => true,
  'haven.sets': takeAll,
  'set-up.prisoner': (position) => optionIds(position)[0],
}
