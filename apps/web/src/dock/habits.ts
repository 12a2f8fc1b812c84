import { type Decision, type Repeating as Hosted, suggested } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { changeSettings, currentSettings, useSettings } from '../app/settings.ts'
import { useTable } from '../table/context.tsx'
import type { Picked } from './answers.ts'

/** A question that comes up again and again, as its game describes it to players. */
export interface Repeating {
  /** What it is called where no question stands: a message of the game. */
  readonly name: string
  /**
   * The answers that may be given for good: ids of options, `yes` or `no`, or {@link suggested} for whatever is picked
   * ahead. Each with what it is called, a message of the game; null for those three where the question's words will do.
   */
  readonly answers: Readonly<Record<string, string | null>>
  /** What a server can answer of it with the page closed; none where only an open page can. */
  readonly hosted?: Hosted
}

/** How a game describes the question, if it is one that repeats. */
export function repeatingIn(repeats: Readonly<Record<string, Repeating>>, decision: Decision): Repeating | null {
  const repeating = repeats[decision.kind]
  return repeating && (repeating.hosted?.isMeant?.(decision) ?? true) ? repeating : null
}

/** What a person has asked to be answered without being asked. */
export interface Habit {
  /** The game's id. */
  readonly game: string
  /** The kind of question. */
  readonly kind: string
  readonly answer: string
  /** What question and answer were called when it was set, for where the game is not open. */
  readonly name: string
  readonly says: string
}

const isSame = (one: Pick<Habit, 'game' | 'kind'>, other: Pick<Habit, 'game' | 'kind'>) =>
  one.game === other.game && one.kind === other.kind

export function withHabit(habits: readonly Habit[], habit: Habit): readonly Habit[] {
  return [...habits.filter((known) => !isSame(known, habit)), habit]
}

export function withoutHabit(habits: readonly Habit[], habit: Pick<Habit, 'game' | 'kind'>): readonly Habit[] {
  return habits.filter((known) => !isSame(known, habit))
}

export function keepHabit(habit: Habit): void {
  changeSettings({ habits: withHabit(currentSettings().habits, habit) })
}

export function dropHabit(habit: Pick<Habit, 'game' | 'kind'>): void {
  changeSettings({ habits: withoutHabit(currentSettings().habits, habit) })
}

/** What is picked by habit when this is asked; null where it must be asked. */
export function habitualPick(
  habits: readonly Pick<Habit, 'game' | 'kind' | 'answer'>[],
  repeats: Readonly<Record<string, Repeating>>,
  game: string,
  decision: Decision | null,
  usual: Picked,
): Picked | null {
  if (!decision || decision.standing) return null
  const habit = habits.find((known) => isSame(known, { game, kind: decision.kind }))
  // What a game no longer offers for good is asked again.
  if (!habit || !(habit.answer in (repeatingIn(repeats, decision)?.answers ?? {}))) return null
  if (habit.answer === suggested) return usual.length > 0 ? usual : null
  const isOffered = !('options' in decision) || decision.options.some(({ id }) => id === habit.answer)
  return isOffered ? [habit.answer] : null
}

/**
 * What is picked by habit now: first what holds at this table, then what holds on this device. Round one screen nobody's
 * habits speak for the others.
 */
export function useHabitualPick(usual: Picked): Picked | null {
  const { habits } = useSettings()
  const { game, session, moment, decision } = useTable()
  const isAlone = session.kind === 'online' || moment.seats.filter(({ kind }) => kind === 'person').length === 1
  const here = session.company?.table.habits
  return useMemo(() => {
    if (!isAlone || session.playback) return null
    const kept = Object.entries(here ?? {}).map(([kind, answer]) => ({ game: moment.game, kind, answer }))
    return habitualPick([...kept, ...habits], game.dock.repeats, moment.game, decision, usual)
  }, [habits, here, game, isAlone, session.playback, moment.game, decision, usual])
}
