import type { ClockRules, Pace } from '@keep-flying/protocol'

/** What clocks may be set to; the server refuses anything else. */
export const bounds = {
  minutes: { min: 1, max: 240 },
  seconds: { min: 0, max: 300 },
  hours: { min: 1, max: 720 },
} as const

export type Figure = keyof typeof bounds

/** A clock that is usual, by the name of its words. */
interface Preset {
  readonly id: string
  readonly rules: ClockRules
}

const budget = (id: string, minutes: number, seconds: number): Preset => ({
  id,
  rules: { kind: 'budget', minutes, seconds, outOfTime: 'bot' },
})
const deadline = (id: string, hours: number): Preset => ({ id, rules: { kind: 'deadline', hours, outOfTime: 'bot' } })

/** By pace, the quickest first. */
export const presets: Readonly<Record<Pace, readonly [Preset, ...Preset[]]>> = {
  live: [budget('brisk', 10, 10), budget('calm', 30, 30)],
  days: [deadline('day', 24), deadline('three-days', 72), deadline('week', 168)],
}

/** The usual clock that these rules are, whatever happens when time runs out. */
export function presetOf(pace: Pace, rules: ClockRules): Preset | null {
  return (
    presets[pace].find((preset) => figuresOf(preset.rules).every(([id, value]) => figureIn(rules, id) === value)) ??
    null
  )
}

/** The figures that rules consist of. */
export function figuresOf(rules: ClockRules): readonly (readonly [Figure, number])[] {
  if (rules.kind === 'deadline') return [['hours', rules.hours]]
  return [
    ['minutes', rules.minutes],
    ['seconds', rules.seconds],
  ]
}

function figureIn(rules: ClockRules, id: Figure): number | undefined {
  return figuresOf(rules).find(([figure]) => figure === id)?.[1]
}

/** The number that somebody typed, or null if a clock cannot be set to it. */
export function readFigure(id: Figure, typed: string): number | null {
  const n = Number(typed)
  const { min, max } = bounds[id]
  return /^\d+$/.test(typed.trim()) && n >= min && n <= max ? n : null
}
