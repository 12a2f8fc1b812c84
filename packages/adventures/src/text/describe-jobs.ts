import { type Text, text } from '@keep-flying/kernel'
import {
  type ChallengePlace,
  type Count,
  type Effect,
  type Fewer,
  type Grade,
  grades,
  type Job,
  type JobEvent,
  type JobRule,
  type RewardLine,
  type SpecialRule,
  type Trigger,
} from '../vocabulary/index.ts'
import { describeJobAction, outcome } from './describe-actions.ts'
import {
  buildingName,
  counterName,
  describeCondition,
  describeRequirement,
  itemName,
  oneCounted,
  zoneName,
} from './describe-conditions.ts'
import { describeEffect, describeEffects } from './describe-effects.ts'
import { describeToken } from './describe-selectors.ts'
import { amountOf, type Voice, voiceOf } from './voice.ts'
import { and, commas, type Line, lineOf, nameOf, or, sentences, together } from './words.ts'

/** What a Job says, made from its data; only its story and the names of its goals are written. */

const title = (key: string): Line => lineOf('title', text(key))

/** A heading with its lines, or nothing if there are none. */
const part = (key: string, lines: readonly Line[]): Line[] => (lines.length === 0 ? [] : [title(key), ...lines])

const deeds = (effects: readonly Effect[], voice: Voice) =>
  sentences(effects.map((effect) => describeEffect(effect, voice)))

function describeTrigger(trigger: Trigger, voice: Voice): Text {
  switch (trigger.on) {
    case 'challenge-failed':
      return text(`when.challenge-failed.${trigger.deck}`)
    case 'door-opened':
      return text('when.door-opened', { building: buildingName(trigger.building) })
    case 'counter-reached':
      return text('when.counter-reached', { counter: counterName(trigger), n: amountOf(trigger.at, voice) })
    case 'object-placed':
      return text('when.object-placed', { zone: zoneName(trigger.zone) })
    case 'number-seen':
      return text('when.number-seen', { number: trigger.number })
    case 'timer-ends':
      return text('when.timer-ends', { timer: text(`timer.${trigger.name}`) })
    case 'star':
      return text('when.star', { from: amountOf(trigger.from, voice) })
    case 'crew-turn-ends':
    case 'building-seen':
    case 'token-opened':
    case 'captive-down':
    case 'time-over':
    case 'goon-turn':
      return text(`when.${trigger.on}`)
  }
}

function describeRule({ when, if: conditions = [], do: effects }: JobRule, voice: Voice): Line {
  const trigger = describeTrigger(when, voice)
  const condition = conditions.map((one) => describeCondition(one, voice))
  const lead = condition.length === 0 ? trigger : text('rule.if', { trigger, condition: together(condition) })
  return text('rule', { lead, body: deeds(effects, voice) })
}

function describeSpot({ at }: ChallengePlace, voice: Voice): Text {
  if (typeof at === 'string') return text(`spot.${at}`)
  return 'token' in at
    ? text('spot.token', { token: describeToken(at.token, voice) })
    : text('spot.goon', { goon: nameOf('job-goon', at.goon, voice.job?.id) })
}

function describeCount(count: Count, voice: Voice): Text {
  if (typeof count === 'string') return text(`count.${count}`)
  const counter = oneCounted(count)
  return count.beyond === undefined
    ? text('count.counter', { counter })
    : text('count.beyond', { counter, n: amountOf(count.beyond, voice) })
}

function describeChallengePlace(place: ChallengePlace, voice: Voice): Line {
  const body = [
    text('spot.challenge', {
      spot: describeSpot(place, voice),
      decks: or(place.decks.map((deck) => text(`deck.${deck}`))),
    }),
    ...(place.successes > 1 ? [text('spot.successes', { n: place.successes })] : []),
    ...(place.needs ?? []).map((need) => text('action.needs', { needs: describeRequirement(need, voice) })),
    ...(place.targetChange ?? []).map(({ amount, per, max }) => {
      if (per === undefined) return text('target-change', { n: amount })
      const words = { n: amount, count: describeCount(per, voice) }
      return max === undefined ? text('target-change.per', words) : text('target-change.most', { ...words, max })
    }),
    ...outcome('success', place.success, voice),
    ...outcome('fail', place.fail, voice),
  ]
  return text('body', { body: sentences(body) })
}

function describeSpecial(rule: SpecialRule, voice: Voice): Line {
  switch (rule.rule) {
    case 'guarded-haul':
      return text('special.guarded-haul', { doors: and(rule.doors.map((door) => text(`door.${door}`))) })
    case 'breachable':
      return text('special.breachable', {
        doors: or(rule.doors.map((door) => text(`door.${door}`))),
        deed: describeEffects(rule.do, voice),
      })
    case 'hidden-numbers': {
      const n = rule.places.length
      const out = amountOf(rule.ruledOut, voice)
      return out === 0 ? text('special.hidden-numbers', { n }) : text('special.hidden-numbers.out', { n, out })
    }
    case 'persons':
      return text('special.persons')
    case 'item':
      return text(`special.item.${rule.starts}`, { item: itemName(rule.item) })
    case 'captive':
      return text('special.captive', { wounds: rule.wounds, fight: rule.fight, squares: rule.squares })
  }
}

const credits = (amount: number): Text => text(amount < 0 ? 'reward.less' : 'reward.more', { amount: Math.abs(amount) })

const intel = (amount: number): Text => text('reward.intel', { amount })

function describeReward(line: RewardLine, voice: Voice, paidIn: (amount: number) => Text): Line {
  const { amount, per, max, if: conditions = [] } = line
  const counted = per === undefined ? undefined : describeCount(per, voice)
  const paid = paidIn(amount)
  const each = counted === undefined ? paid : text('reward.per', { paid, count: counted, max: max ?? 0 })
  const clause = conditions.map((one) => describeCondition(one, voice))
  return text('sentence', {
    phrase: clause.length === 0 ? each : text('reward.if', { paid: each, condition: together(clause) }),
  })
}

function describeFewer(crew: string, { leaveOut = [], alarm, figures = {} }: Fewer, job: Job): Line {
  const changes = [
    ...(leaveOut.length === 0
      ? []
      : [
          text('fewer.leave-out', {
            n: leaveOut.length,
            goons: and(leaveOut.map((goon) => text('goon-name', { goon: nameOf('job-goon', goon, job.id) }))),
          }),
        ]),
    ...(alarm === undefined ? [] : [text('fewer.alarm', { n: alarm })]),
    ...Object.entries(figures).map(([figure, n]) => text(`fewer.${figure}`, { n, was: job.figures[figure] ?? n })),
  ]
  return text('fewer', { crew: Number(crew), body: sentences(changes) })
}

/** What the Alarm of a Job does; null for a Job without one. */
export function describeAlarm(job: Job): Text | null {
  return job.alarm && text('body', { body: deeds(job.alarm.do, voiceOf(job)) })
}

/** What an event of a Job does. */
export function describeEvent(job: Job, { do: effects }: JobEvent): Text {
  return text('body', { body: deeds(effects, voiceOf(job)) })
}

/** How well a Job went. */
export function describeGrade(grade: Grade): Text {
  return text(`grade.${grade}`)
}

/** What a Job pays, line by line. */
export function describePay(job: Job): readonly Line[] {
  const { base, lines } = job.reward
  return [
    ...(base === 0 ? [] : [text('reward.base', { amount: base })]),
    ...lines.map((line) => describeReward(line, voiceOf(job), credits)),
  ]
}

export function describeJob(job: Job): readonly Line[] {
  const voice = voiceOf(job)
  const { reward } = job
  return [
    lineOf('figures', text('job.figures', { letter: job.letter, crew: job.crew, segments: job.segments })),
    text(`briefing.${job.id}`),
    ...part(
      'part.goals',
      job.steps.flatMap(({ id, rules }) => [
        text('goal', { goal: text(`goal.${job.id}.${id}`) }),
        ...rules.map((rule) => describeRule(rule, voice)),
      ]),
    ),
    ...part('part.special', [
      ...job.special.map((rule) => describeSpecial(rule, voice)),
      ...job.rules.map((rule) => describeRule(rule, voice)),
    ]),
    ...part(
      'part.challenges',
      job.challenges.map((place) => describeChallengePlace(place, voice)),
    ),
    ...part(
      'part.actions',
      job.actions.map((action) =>
        describeJobAction(action, voice, text('action-name', { name: nameOf('action', action.id) })),
      ),
    ),
    ...part(
      'part.results',
      Object.entries(job.results).map(([name, effects]) =>
        text('rule', { lead: text(`result.${name}`), body: deeds(effects, voice) }),
      ),
    ),
    ...part(
      'part.patrols',
      job.patrols.map(({ route, goons, moment }) =>
        text('patrol', {
          n: route.length,
          moment,
          goons: and(Object.keys(goons).map((goon) => text('goon-name', { goon: nameOf('job-goon', goon, job.id) }))),
        }),
      ),
    ),
    ...part(
      'part.alarm',
      job.alarm
        ? [text('alarm', { start: job.alarm.start, body: deeds(job.alarm.do, voice), next: job.alarm.next })]
        : [],
    ),
    ...part(
      'part.events',
      Object.entries(job.events).map(([face, { id, do: effects }]) =>
        text('event', {
          face: text(`face.${face}`),
          name: nameOf('event', id, job.id),
          body: deeds(effects, voice),
        }),
      ),
    ),
    ...part('part.reward', [
      ...describePay(job),
      ...(reward.leaving
        ? [text('reward.leaving', { place: describeToken(reward.leaving.to.token, voice), n: reward.leaving.within })]
        : []),
      ...reward.intel.map((line) => describeReward(line, voice, intel)),
      text(`bust.${job.id}`),
      text('grades', {
        grades: commas(
          grades.map((grade) => text('grade.from', { grade: text(`grade.${grade}`), amount: job.grades[grade] })),
        ),
      }),
    ]),
    ...part(
      'part.fewer',
      Object.entries(job.fewer)
        .filter(([, fewer]) => Object.keys(fewer).length > 0)
        .map(([crew, fewer]) => describeFewer(crew, fewer, job)),
    ),
  ]
}
