import { boxCard, type CardId, type State, type Table } from '@keep-flying/encounters'
import { placeOf, playedAtAStroke } from '@keep-flying/encounters/ask'
import type { Decision, Option } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import type { Step } from '../../../dock/autopilot.ts'
import { cardIn } from '../../../dock/looks.ts'
import { plainDock } from '../../../dock/plain.tsx'
import { type Deed, type Planner, plainDeed } from '../../../dock/planning.ts'
import { optionsOf } from '../../../table/context.tsx'
import { isAt } from '../../../table/lit.ts'
import { healedBy } from '../scene/planned.ts'
import { useTable } from '../table.tsx'
import { knownIn } from '../zones.ts'
import { newsIn } from './news.ts'
import { moveFor } from './proposed.ts'

/** The cards of the hand that can be played without a question, by the ids of their options. */
function playsThatAskNothing(t: Table, decision: Decision | null): readonly string[] {
  if (decision?.kind !== 'action') return []
  const plays = new Map(
    optionsOf(decision).flatMap(({ id, group, at }) => (group === 'play' && at && 'card' in at ? [[at.card, id]] : [])),
  )
  return playedAtAStroke(t, [...plays.keys()]).flatMap((card) => plays.get(card) ?? [])
}

/** Plays all of them, one after the other, and those that are drawn on the way; null where there is none. */
function playAll(t: Table, decision: Decision | null): Deed | null {
  const [first, ...rest] = playsThatAskNothing(t, decision)
  if (first === undefined || !decision) return null
  const next = rest.map((value): Step => ({ kind: decision.kind, value, mayBeSkipped: true }))
  return { value: first, next, withMore: true }
}

/** Plays everything that asks nothing at a stroke; null while there is nothing of the kind. */
export function usePlayAll(): (() => void) | null {
  const { t, decision } = useTable()
  const { perform, busy } = useAnswering()
  const deed = busy ? null : playAll(t, decision)
  return deed && (() => perform(deed))
}

/** The cards that will be here first, of those the viewer has not looked at. */
function nearestUnknown({ verse }: State, decision: Decision): readonly string[] {
  const { max } = decision.form === 'some' ? decision : { max: 1 }
  const open = verse.flatMap(({ hidden }, index) => {
    const option = optionsOf(decision).find((one) => isAt(one, { place: placeOf(index) }))
    return option ? { id: option.id, isKnown: knownIn(hidden) !== null } : []
  })
  return open
    .toReversed()
    .toSorted((one, other) => Number(one.isKnown) - Number(other.isKnown))
    .slice(0, max)
    .map(({ id }) => id)
}

/** Whether a space holds an enemy that the viewer has looked at: scanning wakes it. */
function isSleeping({ verse }: State, decision: Decision, id: string): boolean {
  const option = optionsOf(decision).find((one) => one.id === id)
  const space = verse.find((_, index) => option !== undefined && isAt(option, { place: placeOf(index) }))
  const known = space ? knownIn(space.hidden) : null
  return known !== null && boxCard(known).kind === 'enemy'
}

/** The heaviest of the strikes that may be healed. */
function worstOf({ mains }: State, decision: Decision): readonly string[] {
  const strikes = mains.flatMap((main) => main.strikes).toSorted((one, other) => other.damage - one.damage)
  const worst = strikes.flatMap(({ card }) => optionsOf(decision).find((option) => isAt(option, { card })) ?? [])
  return worst.slice(0, 1).map(({ id }) => id)
}

/** Whole strikes that fit what is healed, as the team's plan has shown them. */
function healedAt({ mains }: State, decision: Decision): readonly string[] {
  const most = decision.form === 'some' ? (decision.limits?.find(({ of }) => of === 'damage')?.most ?? 0) : 0
  const open = new Set(optionsOf(decision).map(({ id }) => id))
  const strikes = mains.flatMap((main) => main.strikes).filter(({ card }) => open.has(card))
  return [...healedBy(strikes, most)]
}

/** The cards that are worth least: those without a class first, then the cheapest. */
function leastOf(decision: Decision): readonly string[] {
  const { min } = decision.form === 'some' ? decision : { min: 1 }
  const worth = (option: Option) => {
    const card = cardIn(option)
    return card === null ? 0 : worthOf(card)
  }
  return optionsOf(decision)
    .toSorted((one, other) => worth(one) - worth(other))
    .slice(0, min)
    .map(({ id }) => id)
}

/** The viewer's own Main Character, if it may be chosen. */
function myselfIn(viewer: number | null, decision: Decision): readonly string[] | null {
  const mine = viewer === null ? undefined : optionsOf(decision).find((option) => isAt(option, { seat: viewer }))
  return mine ? [mine.id] : null
}

function worthOf(card: CardId): number {
  const boxed = boxCard(card)
  if (boxed.kind === 'flaw') return -1
  return boxed.kind === 'character' ? (boxed.card.cost ?? 0) : 1
}

const plain = plainDock.usePlanner

/** What is rarely declined. */
const willingly: ReadonlySet<string> = new Set(['combo', 'text.may', 'strike.avoid'])

/** Before anybody has picked, the whole hand that asks nothing stands ready to be played, then whatever is proposed. */
export function usePlanner(): Planner {
  const { t, moment } = useTable()
  const { view, viewer } = moment
  const shell = plain()
  return useMemo(
    (): Planner => ({
      ...shell,
      newsIn,
      more: (decision) => playAll(t, decision),
      usualPick: (decision) => {
        if (willingly.has(decision.kind)) return ['yes']
        if (decision.kind === 'heal.damage') return healedAt(view, decision)
        if (decision.kind === 'discard') return leastOf(decision)
        if (decision.kind === 'choose.main') return myselfIn(viewer, decision)
        if (decision.kind === 'heal.strike') return worstOf(view, decision)
        if (decision.kind === 'look') return nearestUnknown(view, decision)
        if (decision.kind === 'scan.free')
          return nearestUnknown(view, decision).filter((id) => !isSleeping(view, decision, id))
        if (decision.kind === 'intermission.amend' || decision.kind === 'intermission.decide')
          return view.interMission?.plan?.buys ?? null
        const [first = moveFor(view, decision)?.option.id] = playsThatAskNothing(t, decision)
        return first === undefined ? null : [first]
      },
      deedOf: (decision, picked) => {
        const silent = playsThatAskNothing(t, decision)
        const [first] = picked
        return first !== undefined && silent.includes(first) ? playAll(t, decision) : plainDeed(decision, picked)
      },
    }),
    [t, view, viewer, shell],
  )
}
