import { call } from '../cards/names.ts'
import { useTable } from '../games/verse/table.tsx'
import { useSay } from '../i18n/language.tsx'

/** Who won, in a few words. */
export function useVerdict(): string {
  const say = useSay()
  const { moment, me, write } = useTable()
  const winners = moment.view.result?.winners ?? []
  if (winners.length === 0) return say('end.nobody')
  if (winners.length === 1 && winners[0] === me?.seat) return say('end.you')
  return say('end.won', {
    n: winners.length,
    names: winners.map((seat) => call(write, 'seat', seat)).join(', '),
  })
}
