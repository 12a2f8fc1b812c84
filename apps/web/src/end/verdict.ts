import type { Outcome } from '@keep-flying/kernel'
import { call } from '../cards/names.ts'
import { type Say, useLocale, useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'

/** Who won, in a few words. */
export function useVerdict(): string {
  const say = useSay()
  const names = new Intl.ListFormat(useLocale())
  const { moment, write } = useTable()
  const { outcome, viewer, seats } = moment
  const isAlone = seats.length === 1 && viewer !== null
  if (outcome?.by === 'team' && isAlone) return say(outcome.won ? 'end.you' : 'end.you-lost')
  return verdictOn(outcome, viewer, say, (seats) => names.format(seats.map((seat) => call(write, 'seat', seat))))
}

function verdictOn(
  outcome: Outcome | null,
  viewer: number | null,
  say: Say,
  namesOf: (seats: readonly number[]) => string,
): string {
  if (outcome?.by === 'team') return say(outcome.won ? 'end.team-won' : 'end.team-lost')
  const winners = outcome?.winners ?? []
  if (winners.length === 0) return say('end.nobody')
  if (winners.length === 1 && winners[0] === viewer) return say('end.you')
  return say('end.won', { n: winners.length, names: namesOf(winners) })
}
