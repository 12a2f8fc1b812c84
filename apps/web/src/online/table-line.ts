import type { TableLine } from '@keep-flying/protocol'
import { sayClock } from '../clock/rules.ts'
import { inOneLine, titleBesideOthers } from '../game/line.ts'
import { sayOutcome } from '../game/outcome.ts'
import type { Say } from '../i18n/language.tsx'

/** What is played, who sits there, how far it has come, and whose turn it is or how it came out. */
export function sayTable(say: Say, table: TableLine): string {
  const { game, seats, pace, clock, status, outcome, you, words, waitingForAny } = table
  const nameOf = (seat: number) => seats.find((at) => at.seat === seat)?.name ?? say('online.seat', { n: seat + 1 })
  const open = seats.filter(({ kind }) => kind === 'open').length
  const names = seats.flatMap(({ name }) => name ?? []).join(', ')
  const waiting = seats.filter(({ seat, waitingSince }) => waitingSince !== null && seat !== you)
  const parts = [
    titleBesideOthers(game),
    names,
    say(`online.pace.${pace}`),
    clock ? sayClock(say, clock) : '',
    words.campaign ?? '',
    words.progress ?? '',
  ]
  if (status === 'open') parts.push(say('online.lobby.free', { n: open }))
  if (status === 'playing' && waiting.length > 0)
    parts.push(
      say(waitingForAny ? 'online.lobby.waits-for-any' : 'online.lobby.waits', {
        names: waiting.map(({ seat }) => nameOf(seat)).join(', '),
      }),
    )
  if (outcome) parts.push(sayOutcome(say, outcome, nameOf), words.reason ?? '')
  if (status === 'abandoned') parts.push(say('online.lobby.abandoned'))
  return inOneLine(...parts)
}
