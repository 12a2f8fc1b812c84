import { type Text, text } from '@keep-flying/kernel'
import { challengeCard } from '../catalog/index.ts'
import { isOpen, placesAt } from '../rules/challenge.ts'
import { amountOf, fewerOf } from '../rules/table.ts'
import type { Table, Thing } from '../state.ts'
import { counterName } from '../text/describe-conditions.ts'
import { describeEffect } from '../text/describe-effects.ts'
import { type Voice, voiceOf } from '../text/voice.ts'
import { sentences } from '../text/words.ts'
import type { Amount, Effect } from '../vocabulary/index.ts'
import { placeOfCard } from './attempts.ts'

/** What a Test is for, and how far the Job's counters have come. */

/** What follows on a success and on a failure, in sentences; null where nothing does. */
export interface Stakes {
  readonly success: Text | null
  readonly fail: Text | null
}

function stakesOf({ job, state }: Table, success: readonly Effect[], fail: readonly Effect[]): Stakes {
  const voice: Voice = { ...voiceOf(job), figures: { ...job.figures, ...fewerOf(job, state.crew.length).figures } }
  const inWords = (effects: readonly Effect[]) =>
    effects.length === 0 ? null : text('body', { body: sentences(effects.map((one) => describeEffect(one, voice))) })
  return { success: inWords(success), fail: inWords(fail) }
}

/** What the open place of Challenges at a thing holds, whatever card is drawn there. */
export function placeStakes(t: Table, spot: Thing): Stakes | null {
  const place = placesAt(t, spot).find((one) => isOpen(t, one, spot))
  return place ? stakesOf(t, place.success, place.fail) : null
}

/** What each of the two ways of a Challenge Card that was drawn at a thing leads to, with what the place adds. */
export function wayStakes(t: Table, card: string, spot: Thing): readonly Stakes[] {
  const { options, fail } = challengeCard(card)
  const place = placeOfCard(t, card, spot)
  return options.map(({ success = [] }) =>
    stakesOf(t, [...success, ...(place?.success ?? [])], [...fail, ...(place?.fail ?? [])]),
  )
}

/** What an Action of the Job's own leads to. */
export function jobStakes(t: Table, id: string): Stakes | null {
  const action = t.job.actions.find((one) => one.id === id)
  if (!action) return null
  return 'test' in action ? stakesOf(t, action.success, action.fail) : stakesOf(t, action.do, [])
}

/** How far something has come that the Job counts. */
export interface Counted {
  readonly id: string
  readonly name: Text
  readonly n: number
  readonly of: number
}

/** What the Job counts now: for its current goal and its own Actions, and whatever else has begun; nothing that is done. */
export function countsOf(t: Table): readonly Counted[] {
  const { job, state } = t
  const { step, counters } = state.progress
  const here = job.steps.find(({ id }) => id === step)?.rules ?? []
  const reached = (rules: typeof here) =>
    rules.flatMap(({ when }) => (when.on === 'counter-reached' ? [{ id: when.counter, at: when.at }] : []))
  const needed = job.actions.flatMap(({ needs = [] }) =>
    needs.flatMap((need): { readonly id: string; readonly at: Amount }[] =>
      need.need === 'counter' && !need.here ? [{ id: need.counter, at: need.atLeast }] : [],
    ),
  )
  const wanted = [...reached(here), ...needed, ...reached(job.rules).filter(({ id }) => (counters[id] ?? 0) > 0)]
  const counted = wanted
    .map(({ id, at }) => ({ id, n: counters[id] ?? 0, of: amountOf(t, at) }))
    .filter(({ n, of }) => n < of)
    .toSorted((one, other) => one.of - other.of)
  return counted
    .filter(({ id }, at) => counted.findIndex((one) => one.id === id) === at)
    .map((one) => ({ ...one, name: counterName({ counter: one.id }) }))
}
