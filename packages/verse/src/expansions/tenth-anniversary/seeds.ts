import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Mark } from '../../box.ts'
import { crewRoom, isMoral, joinCrew } from '../../rules/crew.ts'
import { take } from '../../rules/decks.ts'
import type { Deed } from '../../rules/deed.ts'
import { calm } from '../../rules/disgruntled.ts'
import { ableToWork, canBeMetBy } from '../../rules/equip.ts'
import { activeLimit } from '../../rules/job.ts'
import { isAt } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { onCard } from '../../rules/show.ts'
import { giveGoalToken } from '../../rules/story.ts'
import { cardName, jobCard, seatName, story, tell } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import {
  attemptStep,
  canDeliver,
  canHandle,
  deliver,
  endAttempt,
  fail,
  isTrusted,
  sendingFor,
  sendTeam,
  takeAboard,
} from '../../rules/work.ts'
import type { Captain, Member, Table } from '../../state.ts'
import type { JobCard, JobStep, Load, Pickings, WorkOutcome } from '../../vocabulary/index.ts'
import { advanced } from './listing.ts'
import { keepTenth, kept, tenthOf } from './state.ts'
import type { Mission } from './vocabulary.ts'

/** "Seeds of Rebellion": a contact's transports, turned round. */

/** People on a mission travel as fugitives. */
function asFugitives(load: Pickings | undefined): Load | undefined {
  if (!load || 'goods' in load) return undefined
  if (!('fixed' in load)) return { any: 'fugitive' }
  const { passenger = 0, fugitive = 0, ...rest } = load.fixed
  const people = passenger + fugitive
  return { fixed: people > 0 ? { ...rest, fugitive: people } : rest }
}

/** Missions are illegal, and right. */
const illegal = { legal: false, immoral: false }

const misbehavesThere = 1

/** Where a mission is begun and where it ends: the printed card the other way about. */
function missionSteps({ pickUp, finish }: JobCard): { readonly first: JobStep; readonly last: JobStep } {
  const load = asFugitives(pickUp?.load)
  return {
    first: { at: finish.at, misbehave: 0, ...(load ? { load } : {}) },
    last: { at: pickUp?.at ?? finish.at, misbehave: misbehavesThere, ...(load ? { deliver: load } : {}) },
  }
}

export function missionsOf(t: Table): readonly Mission[] {
  return kept(tenthOf(t).missions)
}

export function stepOf(t: Table, { card, begun }: Mission): JobStep {
  const { first, last } = missionSteps(jobCard(t, card))
  return begun ? last : first
}

/** Can a mission be gone on with here, or be begun? */
function canWorkMission(t: Table, c: Captain, mission: Mission): boolean {
  const { needs } = jobCard(t, mission.card)
  const step = stepOf(t, mission)
  const hasRoom = mission.begun || c.jobs.length < activeLimit(t, c)
  if (!hasRoom || !isAt(t, c, step.at) || !canHandle(t, c, step) || !isTrusted(t, c, needs)) return false
  return !needs || canBeMetBy(t, c, ableToWork(t, c, illegal), { needs })
}

function* workMission(t: Table, c: Captain, mission: Mission): Rules<void> {
  const step = stepOf(t, mission)
  const team = yield* sendTeam(t, c, illegal, sendingFor(jobCard(t, mission.card).needs, {}), null)
  const tried = yield* attemptStep(t, team, step)
  const outcome = tried === 'complete' && !canDeliver(c, step) ? 'botched' : tried
  if (outcome === 'complete') {
    if (step.load) yield* takeAboard(t, c, step.load)
    if (step.deliver) yield* deliver(c, step.deliver)
    if (mission.begun) complete(t, c, mission)
    else begin(t, c, mission)
  } else {
    yield* fail(t, team, outcome)
    if (outcome === 'warrant') giveBack(t, c, mission)
  }
  endAttempt(t, team)
}

function begin(t: Table, c: Captain, mission: Mission): void {
  mission.begun = true
  tell(t, 'mission-begun', { who: seatName(c), card: cardName(mission.card) })
}

function giveBack(t: Table, c: Captain, mission: Mission): void {
  mission.begun = false
  tell(t, 'mission-lost', { who: seatName(c), card: cardName(mission.card) })
}

/** A mission pays nothing but a Goal token, and moral crew are the happier for it. */
function complete(t: Table, c: Captain, mission: Mission): void {
  keepTenth(t.state, { missions: missionsOf(t).filter((other) => other !== mission) })
  for (const member of c.crew) if (isMoral(t, member)) calm(t, member)
  giveGoalToken(t, c, text('token-for.mission', { card: cardName(mission.card) }))
}

/** A mission that was begun counts as an active job. */
function missionsBegun(t: Table): number {
  return missionsOf(t).filter(({ begun }) => begun).length
}

export function missionMarks(t: Table): readonly Mark[] {
  return (tenthOf(t).missions ?? []).flatMap((mission) => {
    const place = stepOf(t, mission).at
    const [sector] = t.box.places.get(place)?.sectors ?? []
    if (sector === undefined) return []
    const words = { card: cardName(mission.card) }
    return [
      {
        is: 'mission',
        sector,
        text: text(mission.begun ? 'mark.mission.end' : 'mark.mission', words),
        n: 1,
        printed: 0,
      },
    ]
  })
}

const turnsInCustody = 5

function isAdvanced(t: Table): boolean {
  return story(t).advanced === 'lost-lambs' && hasVariant(t, advanced)
}

/** Crew who would die at work are taken instead. */
function takeLamb(t: Table, { card }: Member): void {
  t.state.removed.cards.push(card)
  kept(tenthOf(t).lambs).push({ card, turns: 0 })
  tell(t, 'lamb-taken', { card: cardName(card) })
}

function* bringBack(t: Table, c: Captain): Rules<void> {
  const lambs = kept(tenthOf(t).lambs)
  const asked = { seat: c.seat, kind: 'rescue', prompt: text('prompt.rescue') }
  const lamb = yield* chooseOne(asked, lambs, ({ card }): Option => onCard(card, 'option.rescue-one'))
  const team = yield* sendTeam(t, c, illegal, {}, null)
  const outcome: WorkOutcome = yield* attemptStep(t, team, { misbehave: 0, trial: story(t).trials ?? [] })
  if (outcome === 'complete') {
    keepTenth(t.state, { lambs: lambs.filter((other) => other !== lamb) })
    take(t.state.removed, lamb.card)
    joinCrew(t, c, lamb.card)
  } else yield* fail(t, team, outcome)
  endAttempt(t, team)
}

function rescues(t: Table, c: Captain): Deed[] {
  const lambs = tenthOf(t).lambs ?? []
  if (lambs.length === 0 || c.sector !== t.state.cruiser || crewRoom(t, c) === 0) return []
  const option: Option = { id: 'rescue', text: text('option.rescue'), role: 'risky', sign: 'crew', group: 'work' }
  return [{ option, action: 'work', carryOut: () => bringBack(t, c) }]
}

export const seedsAnswers: Answers = {
  activeLimit: (t) => -missionsBegun(t),
}

export const seedsHooks: Hooks = {
  laidOut(state, box) {
    const contact = box.stories.get(state.options.story)?.missions
    const pile = contact && state.contacts[contact]
    const isMission = ({ immoral, types }: JobCard) => immoral && types.includes('transport')
    const jobs = [...box.jobs.values()].filter((job) => job.contact === contact && isMission(job))
    // Those of a contact who stays away are in the box already.
    for (const { id } of jobs) if (pile?.deck.cards.includes(id)) state.removed.cards.push(take(pile.deck, id))
    keepTenth(state, { missions: jobs.map(({ id }) => ({ card: id, begun: false })), lambs: [] })
  },
  turnChoices(t, c) {
    const missions = missionsOf(t).filter((mission) => canWorkMission(t, c, mission))
    return [
      ...missions.map((mission): Deed => {
        const key = mission.begun ? 'option.end-mission' : 'option.begin-mission'
        const option = onCard(mission.card, key, {}, { id: `mission:${mission.card}`, sign: 'work', group: 'work' })
        return { option, action: 'work', carryOut: () => workMission(t, c, mission) }
      }),
      ...rescues(t, c),
    ]
  },
  crewDies(t, { attempt }, victim) {
    if (!isAdvanced(t) || !attempt) return false
    takeLamb(t, victim)
    return true
  },
  turnEnds(t) {
    for (const lamb of kept(tenthOf(t).lambs)) lamb.turns++
    const gone = kept(tenthOf(t).lambs).filter(({ turns }) => turns >= turnsInCustody)
    for (const { card } of gone) tell(t, 'lamb-lost', { card: cardName(card) })
    keepTenth(t.state, { lambs: kept(tenthOf(t).lambs).filter((lamb) => !gone.includes(lamb)) })
  },
}
