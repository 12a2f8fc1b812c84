import { skills, writerOf } from '@keep-flying/adventures'
import { Cameo } from '../../../cards/Cameo.tsx'
import type { CardFace } from '../../../cards/face.ts'
import type { CardParts, Printing } from '../../../game/client.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { later } from '../../../ui/later.tsx'
import { gearIcon } from './gear-icon.ts'
import { type Boxed, boxed, linesOf, nameOfKind } from './kinds.ts'
import './card-figures.css'

export const cardParts: CardParts = {
  face: printedFace,
  text: (id, { texts }) => {
    const of = boxed(id)
    return of ? linesOf(of).map(writerOf(texts)) : []
  },
  Notes: later(async () => (await withAllWords(import('./CardNotes.tsx'))).CardNotes),
}

function printedFace(id: string, { texts, say }: Printing): CardFace | null {
  const of = boxed(id)
  if (!of) return null
  const write = writerOf(texts)
  const lines = linesOf(of).filter(({ part }) => part !== 'figures' || of.kind === 'lock')
  return {
    name: write.nameOf({ name: nameOfKind[of.kind], id }),
    sort: of.kind,
    plate: { icon: iconOf(of, id), label: say(`adv.card.${sortOf(of)}`), from: fromOf(of, say) },
    picture: null,
    figures: <Figures of={of} id={id} label={(skill) => say(`adv.skill.${skill}`)} />,
    lines: lines.map((line) => ({ words: [{ said: write(line), isStrong: line.part === 'title' }], isChoice: false })),
    price: of.kind === 'equipment' ? say('adv.credits', { n: of.card.price }) : null,
  }
}

function sortOf(of: Boxed): string {
  if (of.kind === 'equipment') return of.card.types[0] ?? 'equipment'
  if (of.kind === 'challenge') return of.deck
  return of.kind === 'goon' ? of.card.type : of.kind
}

function fromOf(of: Boxed, say: Printing['say']): string {
  return of.kind === 'challenge' ? say(`adv.card.tier.${of.card.tier}`) : ''
}

function iconOf(of: Boxed, id: string): string {
  switch (of.kind) {
    case 'equipment':
      return gearIcon(id)
    case 'challenge':
      return of.deck === 'tech' ? 'tech' : 'negotiate'
    case 'goon':
      return of.card.type
    case 'crew':
      return 'crew'
    default:
      return of.kind
  }
}

/** A medallion with the card's sign, and its Skills and Wounds. */
function Figures({ of, id, label }: { of: Boxed; id: string; label(skill: string): string }) {
  const points =
    of.kind === 'equipment' || of.kind === 'crew' ? of.card.skills : of.kind === 'goon' ? { fight: of.card.fight } : {}
  return (
    <div className="adv-figures">
      <Cameo icons={[iconOf(of, id)]} />
      <p>
        {skills.map((skill) => {
          const n = skill in points ? (points[skill] ?? 0) : 0
          return n === 0 ? null : (
            <span key={skill} className="crew-skill" data-skill={skill}>
              <Icon name={skill} label={label(skill)} /> {n}
            </span>
          )
        })}
      </p>
    </div>
  )
}
