import { hiddenOddsAt, placeOf } from '@keep-flying/encounters/ask'
import { OddsBar } from '../../../dock/OddsBar.tsx'
import type { Tone } from '../../../dock/odds.ts'
import { useSay } from '../../../i18n/language.tsx'
import { useTable } from '../table.tsx'

/** What the hidden card may be. */
export function ScanOdds({ place }: { place: string | null }) {
  const say = useSay()
  const { moment } = useTable()
  const index = moment.view.verse.findIndex((_, n) => placeOf(n) === place)
  const odds = index < 0 ? null : hiddenOddsAt(moment.view, index)
  if (!odds) return null
  const parts = [...odds.kinds].map(([kind, chance]) => ({
    tone: toneOf(kind),
    label: say(`enc.kind.${kind}`),
    chance,
  }))
  return <OddsBar parts={parts} />
}

function toneOf(kind: string): Tone {
  if (kind === 'enemy') return 'bad'
  return kind === 'side-job' || kind === 'goal' || kind === 'character' ? 'good' : 'mixed'
}
