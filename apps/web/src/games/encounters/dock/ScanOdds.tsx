import { boxCard, type CardId } from '@keep-flying/encounters'
import { hiddenOddsAt, placeOf } from '@keep-flying/encounters/ask'
import { CardLink } from '../../../cards/CardLink.tsx'
import { OddsBar } from '../../../dock/OddsBar.tsx'
import type { Tone } from '../../../dock/odds.ts'
import { useSay } from '../../../i18n/language.tsx'
import { Figure } from '../cards/Figures.tsx'
import { useLines } from '../cards/lines.ts'
import { useTable } from '../table.tsx'
import { knownIn } from '../zones.ts'

/** What the hidden card may be, or what it is, for whoever has looked at it. */
export function ScanOdds({ place }: { place: string | null }) {
  const { moment } = useTable()
  const index = moment.view.verse.findIndex((_, n) => placeOf(n) === place)
  const space = moment.view.verse[index]
  const known = space ? knownIn(space.hidden) : null
  return known === null ? <Odds index={index} /> : <Known card={known} />
}

function Known({ card }: { card: CardId }) {
  const lines = useLines(card)
  const boxed = boxCard(card)
  return (
    <p>
      <CardLink id={card} /> {boxed.kind === 'enemy' && <Figure of="attack" n={boxed.card.attack} />} {lines.join(' ')}
    </p>
  )
}

function Odds({ index }: { index: number }) {
  const say = useSay()
  const { moment } = useTable()
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
