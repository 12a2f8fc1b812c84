import type { Measured, Measurement, OptionFields, Text } from '@keep-flying/kernel'
import type { Say } from '../i18n/language.tsx'

/** What was measured of a game, for the people who set it up. */

/** The measurements that speak of an option alone, or of it before all others. */
export function measuredFor({ among }: Measured, id: string): readonly Measurement[] {
  return among.filter(({ options }) => Object.keys(options)[0] === id)
}

/** Where an option has this value and all else is as usual. */
export function measuredAt(measured: Measured, id: string, value: unknown): Measurement | undefined {
  const same = JSON.stringify({ [id]: value })
  return measured.among.find(({ options }) => JSON.stringify(options) === same)
}

/** So many deviations apart, two shares differ by more than chance. */
const certain = 2

/** Whether it was easier or harder than usual, as far as the number of games lets anybody say. */
export function effectOf({ usual }: Measured, { games, won }: Measurement): 'easier' | 'harder' | 'alike' {
  const chance = (share: number, n: number) => (share * (1 - share)) / n
  const deviation = Math.sqrt(chance(usual.won, usual.games) + chance(won, games))
  if (Math.abs(won - usual.won) < certain * deviation) return 'alike'
  return won > usual.won ? 'easier' : 'harder'
}

/** A measurement in a sentence. */
export function sayMeasured(measured: Measured, row: Measurement, say: Say): string {
  const percent = (share: number) => Math.round(share * 100)
  return say(`setup.measured.${effectOf(measured, row)}`, {
    won: percent(row.won),
    games: row.games,
    usual: percent(measured.usual.won),
  })
}

/** What was set when it was measured; empty for a switch that was on. */
export function settingOf({ options }: Measurement, fields: OptionFields, write: (text: Text) => string): string {
  const several = Object.keys(options).length > 1
  const parts = Object.entries(options).map(([id, value]) => {
    const field = fields[id]
    if (!field || field.kind === 'switch' || field.kind === 'handed') return ''
    if (field.kind === 'count') return several ? `${write(field.label)} ${value}` : String(value)
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value]
    return field.choices
      .filter((choice) => ids.includes(choice.id))
      .map(({ label }) => write(label))
      .join(', ')
  })
  return parts.filter((part) => part !== '').join(' · ')
}
