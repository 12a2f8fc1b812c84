import { CardLink } from '../cards/CardLink.tsx'
import { usePrinting } from '../cards/use-printing.ts'
import { useSay } from '../i18n/language.tsx'
import { useTable } from '../table/context.tsx'

/** The card that a question is about: its name, and what is printed on it. */
export function CardInQuestion({ card }: { card: string }) {
  const say = useSay()
  const { game } = useTable()
  const printing = usePrinting()
  const lines = game.cards?.text(card, printing) ?? []
  return (
    <div className="text-card">
      <p>
        {say('text.card')} <CardLink id={card} />
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
