import { chooseOne, confirm, type Rules, text } from '@keep-flying/kernel'
import { isMoral } from '../../rules/crew.ts'
import { yesOrNo } from '../../rules/deed.ts'
import type { Team } from '../../rules/gear.ts'
import { killCrew } from '../../rules/kill.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { isOutlaw } from '../../rules/outlaw.ts'
import { completeJob } from '../../rules/pay.ts'
import { salvage } from '../../rules/salvage.ts'
import { isSolid } from '../../rules/solid.ts'
import { giveGoalToken } from '../../rules/story.ts'
import {
  abilityOn,
  captainAt,
  cardName,
  jobCard,
  leaderOf,
  rivalsOf,
  seatName,
  shipAbilities,
  story,
  tell,
} from '../../rules/table.ts'
import { activeJob, endAttempt, fail, layOpen, sendingFor, sendTeam } from '../../rules/work.ts'
import type { Captain, Table } from '../../state.ts'
import type { JobCard } from '../../vocabulary/index.ts'
import { board, mayBoard } from './boarding.ts'
import { loot } from './loot.ts'
import { showdown } from './showdown.ts'
import { piratesOf } from './state.ts'
import type { Prey, Raid } from './vocabulary.ts'

/** Piracy jobs: a rival ship in the same sector is boarded and robbed. */

export function isPrey(t: Table, rival: Captain, prey: Prey): boolean {
  if (prey === 'any') return true
  if (prey === 'outlaw') return isOutlaw(t, rival)
  if ('notSolidWith' in prey) return !isSolid(t, rival, prey.notSolidWith)
  return !rival.jobs.some((job) => jobCard(t, job.card).contact === prey.noActiveJobOf)
}

/** The ships here that a Piracy job may be worked against. */
export function targetsHere(t: Table, c: Captain, { prey }: Raid): Captain[] {
  return rivalsOf(t, c).filter((rival) => rival.sector === c.sector && isPrey(t, rival, prey) && mayBoard(t, rival))
}

/** The job as it is against this target: Immoral where the Leader robbed is Moral. */
export function against(t: Table, card: JobCard, target: Captain): JobCard {
  return { ...card, immoral: isMoral(t, leaderOf(target)) }
}

function* chooseTarget(t: Table, c: Captain, card: JobCard, raid: Raid): Rules<Captain> {
  return yield* chooseOne(
    { seat: c.seat, kind: 'piracy.target', prompt: text('prompt.piracy-target'), card: card.id, rule: 'PIRACY-01' },
    targetsHere(t, c, raid),
    (rival) => ({
      id: `seat:${rival.seat}`,
      text: text('option.piracy-target', { who: seatName(rival) }),
      at: { seat: rival.seat },
      role: 'risky',
      sign: 'fight',
    }),
  )
}

/** Target, team, Boarding Test, Showdown, then what the card says. */
function* workRaid(t: Table, c: Captain, printed: JobCard, raid: Raid): Rules<void> {
  const target = yield* chooseTarget(t, c, printed, raid)
  const card = against(t, printed, target)
  const team = yield* sendTeam(t, c, card, sendingFor(card.needs, {}), card.id)
  layOpen(t, c, card.id)
  const pirates = piratesOf(t)
  pirates.encounter = { card: card.id, attacker: c.seat, defender: target.seat, fugitives: [], stage: 'boarding' }
  tell(t, 'piracy-attempt', { who: seatName(c), rival: seatName(target), card: cardName(card.id) })
  if (!(yield* board(t, team, target, card.id))) yield* fail(t, team, 'botched')
  else if (yield* showdown(t, team, { rival: target, mayHide: true }, card.id))
    yield* completeJob(t, team, card, {}, yield* loot(t, c, target, raid.takes))
  else yield* loseRaid(t, team, raid)
  const active = activeJob(c, card.id)
  if (active && team.attempt && team.attempt.used.length > 0) active.used = [...team.attempt.used]
  pirates.encounter = null
  endAttempt(t, team)
}

function* loseRaid(t: Table, team: Team, { lost }: Raid): Rules<void> {
  yield* killCrew(t, team, lost.kills)
  yield* fail(t, team, lost.outcome)
}

/** Whom the job at hand is worked against. */
function targetAtHand(t: Table, card: JobCard): Captain | undefined {
  const { encounter } = piratesOf(t)
  const seat = encounter?.card === card.id ? encounter.defender : null
  return seat === null ? undefined : captainAt(t, seat)
}

/** Pirates at work help themselves to the target's money. */
function stealCredits(t: Table, team: Team, card: JobCard): void {
  const target = card.raid && targetAtHand(t, card)
  if (!target) return
  for (const member of team.members) {
    const credits = Math.min(target.credits, abilityOn(t, member.card, 'steals-on-piracy')?.credits ?? 0)
    if (credits === 0) continue
    target.credits -= credits
    team.captain.credits += credits
    tell(t, 'credits-stolen', { who: seatName(team.captain), rival: seatName(target), credits })
  }
}

/** In some stories completed jobs bring Goal tokens, and may take them from others. */
function* collectTokens(t: Table, c: Captain, card: JobCard): Rules<void> {
  const { tokensFor = [], tokensStolenBy } = story(t)
  if (card.types.some((type) => tokensFor.includes(type)))
    giveGoalToken(t, c, text('option.card', { card: cardName(card.id) }))
  const target = targetAtHand(t, card)
  if (!tokensStolenBy || !card.types.includes(tokensStolenBy) || !target || target.goals === 0) return
  const steals = yield* confirm({
    seat: c.seat,
    kind: 'piracy.token',
    prompt: text('prompt.steal-token', { who: seatName(target) }),
    ...yesOrNo('steal-token'),
    card: card.id,
  })
  if (!steals) return
  target.goals--
  c.goals++
  tell(t, 'token-stolen', { who: seatName(c), rival: seatName(target) })
}

export const piracyAnswers: Answers = {
  opensOtherwise: (t, c, { raid }) => raid && targetsHere(t, c, raid).length > 0,
}

export const piracyHooks: Hooks = {
  workOtherwise: (t, c, card) => card.raid && workRaid(t, c, card, card.raid),
  jobPays: stealCredits,
  *jobCompleted(t, { captain }, card) {
    if (card.raid && shipAbilities(t, captain, 'piracy-is-salvage').length > 0) yield* salvage(t, captain)
    yield* collectTokens(t, captain, card)
  },
}
