/** A game waits for somebody. */
export interface YourTurn {
  readonly kind: 'your-turn'
  readonly table: { readonly id: string; readonly title: string; readonly game: string; readonly url: string }
  readonly seat: number
  /** Milliseconds of Unix time. */
  readonly since: number
  /** Minutes since then. */
  readonly waited: number
}

/** Somebody tries out whether reminders reach them. */
export interface Trial {
  readonly kind: 'test'
}

export type Message = YourTurn | Trial

/** The message in words. A table's title is somebody's own words: `plain` makes them mean nothing but themselves. */
export function textOf(message: Message, plain: (title: string) => string): string {
  if (message.kind === 'test') return 'Keep Flying: reminders for your games will arrive here.'
  return `Keep Flying: it is your turn at “${plain(message.table.title)}” (waiting ${duration(message.waited)}).`
}

function duration(minutes: number): string {
  if (minutes < 120) return counted(Math.max(1, minutes), 'minute')
  if (minutes < 48 * 60) return counted(minutes / 60, 'hour')
  return counted(minutes / (24 * 60), 'day')
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
