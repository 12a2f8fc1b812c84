import { text } from '@keep-flying/kernel'
import {
  type ActiveJob,
  type Captain,
  type CardId,
  describeCard,
  describeGoal,
  describeStoryEnd,
  describeWork,
  type JobCard,
  type Member,
  oneOf,
  type PlaceId,
  type SkillPoints,
  skills,
} from '@keep-flying/verse'
import {
  burnCost,
  burnRange,
  filled,
  goalsToReach,
  type Need,
  openGoals,
  outlookOf,
  placeOf,
  solidContacts,
} from '@keep-flying/verse/ask'
import { labelled } from '../../terminal/layout.ts'
import { bold, dim, warn } from '../../terminal/style.ts'
import { distanceWords } from './board.ts'
import {
  call,
  crewCard,
  crewSkills,
  gearSkills,
  listOf,
  money,
  type Sight,
  seatName,
  sizeOf,
  storyOf,
  warrantWords,
} from './facts.ts'

/** A captain's ship in words. */

export function drawShip(sight: Sight, seat: number): string[][] {
  const c = sight.view.captains[seat]
  if (!c) return []
  const { say } = sight
  const name = bold(`${seat + 1}. ${seatName(sight, seat)}`)
  if (c.ship === '') return [[`${name}, no ship yet`]]
  const at = c.sector === '' ? 'not yet placed' : `at ${call(say, 'sector', c.sector)}`
  return [
    [`${name}, ${call(say, 'card', c.ship)}, ${at}, ${bold(money(c.credits))}`],
    labelled('  Hold', stores(sight, c)),
    labelled('  Drive', drive(sight, c)),
    crewLines(sight, c),
    cardsLine(sight, '  Gear', c.gear),
    cardsLine(sight, '  Upgrades', c.upgrades),
    ...jobBlocks(sight, c),
    labelled('  Standing', standing(sight, c)),
    labelled('  Goals', goals(sight, c)),
    distances(sight, c),
    cardsLine(sight, '  Considers', c.considering.cards),
    atWork(sight, c),
  ].filter((block) => block.length > 0)
}

/** How far away the next steps of the jobs and the goal are. */
function distances(sight: Sight, c: Captain): string[] {
  if (c.sector === '') return []
  const ways = distanceWords(sight, c.sector, wantedPlaces(sight, c))
  return ways.length === 0 ? [] : labelled('  Away', ways.join(', '))
}

/** The crew on a job, and what they carry. */
function atWork({ view, say }: Sight, c: Captain): string[] {
  const { attempt } = view
  if (attempt?.seat !== c.seat) return []
  const team = attempt.team.map((card) => {
    const carried = attempt.carried.filter(({ by }) => by === card).map(({ gear }) => call(say, 'card', gear))
    return carried.length === 0 ? call(say, 'card', card) : `${call(say, 'card', card)} with ${carried.join(' and ')}`
  })
  const on = attempt.job === null ? 'the goal' : `“${call(say, 'card', attempt.job)}”`
  const passed = attempt.passed === 0 ? '' : `; ${attempt.passed} Misbehave passed`
  return labelled('  At work', `on ${on}: ${team.join(', ') || 'nobody any more'}${passed}`)
}

function stores(sight: Sight, c: Captain): string {
  const { say } = sight
  const [hold, stash] = [filled(sight.t, c, 'hold'), filled(sight.t, c, 'stash')]
  const inHold = `${listOf(say, c.hold) || 'empty'} (${hold.used} of ${hold.of} spaces)`
  return `${inHold}; stash ${listOf(say, c.stash) || 'empty'} (${stash.used} of ${stash.of})`
}

function drive(sight: Sight, c: Captain): string {
  const core = call(sight.say, 'card', c.core)
  return `${core}, range ${burnRange(sight.t, c)}, ${burnCost(sight.t, c)} Fuel for a Full Burn`
}

function pointsWords({ say }: Sight, points: SkillPoints): string {
  return skills
    .flatMap((skill) => {
      const n = points[skill] ?? 0
      return n === 0 ? [] : [`${say(text(`skill.${skill}`))} ${n}`]
    })
    .join(', ')
}

function crewLines(sight: Sight, c: Captain): string[] {
  const lines = c.crew.flatMap((member, n) => {
    const line = labelled(n === 0 ? '  Crew' : '', crewWords(sight, member))
    return member.disgruntled ? line.map(warn) : line
  })
  const fromGear = pointsWords(sight, gearSkills(sight, c))
  const together = `together ${pointsWords(sight, crewSkills(sight, c)) || 'no skill'}${fromGear && `; gear adds ${fromGear}`}`
  return [...lines, ...(c.crew.length > 1 || fromGear ? labelled('', together).map(dim) : [])]
}

function crewWords(sight: Sight, member: Member): string {
  const card = crewCard(sight, member.card)
  if (!card) return call(sight.say, 'card', member.card)
  const marks = [
    pointsWords(sight, card.skills),
    ...card.professions.map((profession) => sight.say(text(`profession.${profession}`))),
    ...card.keywords.map((keyword) => sight.say(text(`keyword.${keyword}`))),
    card.moral ? 'Moral' : '',
    card.wanted ? 'Wanted' : '',
    member.disgruntled ? 'DISGRUNTLED' : '',
  ].filter((mark) => mark !== '')
  return `${card.name}: ${marks.join(', ')}`
}

function cardsLine({ say }: Sight, label: string, cards: readonly CardId[]): string[] {
  return cards.length === 0 ? [] : labelled(label, cards.map((card) => call(say, 'card', card)).join(', '))
}

function jobBlocks(sight: Sight, c: Captain): string[][] {
  const active = c.jobs.map((job) => labelled('  Job', jobWords(sight, c, job.card, job)))
  const inHand = c.hand.cards.map((card) => labelled('  Job', jobWords(sight, c, card, null)))
  const unseen = (c.hand.backs ?? []).map((contact) => call(sight.say, 'contact', contact))
  const hidden = `${sizeOf(c.hand)} in hand, from ${unseen.join(', ')}`
  return [...active, ...inHand, unseen.length === 0 ? [] : labelled('  Jobs', hidden)]
}

/** Where the next step of a job is: its pick-up until that is done. */
function nextPlace(card: JobCard, active: ActiveJob | null): PlaceId {
  return (card.pickUp && !active?.pickedUp ? card.pickUp : card.finish).at
}

function jobWords(sight: Sight, c: Captain, id: CardId, active: ActiveJob | null): string {
  const card = sight.box.jobs.get(id)
  if (!card)
    return `“${call(sight.say, 'card', id)}” (in hand). ${describeCard(id, sight.box).map(sight.say).join(' ')}`
  const place = nextPlace(card, active)
  const status = [
    active ? (active.pickedUp ? 'picked up' : 'active') : 'in hand',
    `next ${call(sight.say, 'place', place)}`,
    ...(active?.laidUnder ?? []).map((under) => `with “${call(sight.say, 'card', under)}”`),
    ...missing(sight, c, card),
  ].join('; ')
  const ahead = describeWork(card, active ?? {}, sight.box.parts)
  const issuer = card.contact === null ? '' : ` for ${call(sight.say, 'contact', card.contact)}`
  return `“${card.name}”${issuer} (${status}). ${ahead.map(sight.say).join(' ')}`
}

/** What the crew still lacks, with all its gear. */
function missing(sight: Sight, c: Captain, { id }: JobCard): string[] {
  const lacked = outlookOf(sight.t, c, id).needs.filter(({ met }) => !met)
  const words = lacked.flatMap((need) => lackWords(sight, need))
  return words.length === 0 ? [] : [`you lack ${words.join(' and ')}`]
}

/** What is to be loaded or delivered is said in the job's own words. */
function lackWords({ say }: Sight, need: Need): string[] {
  if (need.is === 'skill') return [`${need.need - need.have} ${say(text(`skill.${need.skill}`))}`]
  if (need.is === 'keyword') return [say(text(`keyword.${need.keyword}.a`))]
  if (need.is === 'profession') return [say(text(`profession.${need.profession}.a`))]
  if (need.is === 'deceptive') return [say(text('need.deceptive'))]
  if (need.is === 'one-of') return [say(oneOf(need.of))]
  return need.is === 'all-at-once' ? ['hands for everything at once'] : []
}

function standing(sight: Sight, c: Captain): string {
  const contacts = solidContacts(sight.t, c).map((contact) => call(sight.say, 'contact', contact))
  const solid = contacts.length === 0 ? 'Solid with nobody' : `Solid with ${contacts.join(', ')}`
  return `${solid}; ${warrantWords(c.warrants)}`
}

function goals(sight: Sight, c: Captain): string {
  const { say, box } = sight
  const story = storyOf(sight)
  const count = goalsToReach(story)
  if (count === 0) return ['none.', ...describeStoryEnd(story).map(say)].join(' ')
  if (openGoals(sight.t, c).length === 0) return `all ${count} reached`
  const open = openGoals(sight.t, c).flatMap((goal) => describeGoal(story, story.goals.indexOf(goal), box.parts))
  return [`${c.goals} of ${count} reached.`, ...open.map(say)].join(' ')
}

/** Where the captain's jobs and goal lead next. */
export function wantedPlaces(sight: Sight, c: Captain): PlaceId[] {
  const places = [
    ...c.jobs.map((active) => ({ id: active.card, active })),
    ...c.hand.cards.map((id) => ({ id, active: null })),
  ].flatMap(({ id, active }) => {
    const card = sight.box.jobs.get(id)
    if (!card) return []
    const extra = active && !active.opportunityTaken ? (card.opportunity?.at ?? []) : []
    return [nextPlace(card, active)].concat(extra)
  })
  const goalPlaces = openGoals(sight.t, c).flatMap((goal) =>
    goal.kind === 'work' ? placeOf(sight.t, c, goal) : (goal.when?.at ?? []),
  )
  return [...new Set([...places, ...goalPlaces])]
}
