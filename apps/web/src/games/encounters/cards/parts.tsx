import { boxCard, cardText, describeCard, writerOf } from '@keep-flying/encounters'
import type { CardFace } from '../../../cards/face.ts'
import { call } from '../../../cards/names.ts'
import type { CardParts, Printing } from '../../../game/client.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { later } from '../../../ui/later.tsx'
import { CardFigures, Figure } from './Figures.tsx'
import { classOf, lookOf } from './kinds.ts'
import { pictureOf } from './pictures.ts'
import { Vignette } from './Vignette.tsx'

export const cardParts: CardParts = {
  face: printedFace,
  text: (card, { texts }) => cardText(card, texts),
  Notes: later(async () => (await withAllWords(import('./CardNotes.tsx'))).CardNotes),
}

function printedFace(id: string, { texts, say }: Printing): CardFace | null {
  const boxed = cardIn(id)
  if (!boxed) return null
  const sort = boxed.kind
  const lines = wordsOf(id, texts).map((said) => ({ words: [{ said, isStrong: false }], isChoice: false }))
  const own = classOf(id)
  const name = call(writerOf(texts), 'card', id)
  return {
    name,
    sort,
    plate: {
      icon: own ? `class-${own}` : signOf(sort),
      label: say(`enc.kind.${sort}`),
      from: own ? say(`enc.class.${own}`) : '',
    },
    picture: null,
    figures: <Printed id={id} name={name} />,
    lines,
    price: priceOf(id),
  }
}

/** What a card says; what an Upgrade costs stands at its foot. */
function wordsOf(id: string, texts: Printing['texts']): readonly string[] {
  if (boxCard(id).kind !== 'upgrade') return cardText(id, texts)
  return describeCard(id)
    .filter(({ part }) => part !== 'figures')
    .map(writerOf(texts))
}

/** This game's own picture, and the figures. */
function Printed({ id, name }: { id: string; name: string }) {
  return (
    <>
      <div className="pcard-picture">
        <Vignette subject={pictureOf(id)} tone="paper" name={name} />
      </div>
      {lookOf(id) === 'enemy' ? <EnemyFigures id={id} /> : <CardFigures card={id} />}
    </>
  )
}

function EnemyFigures({ id }: { id: string }) {
  const boxed = boxCard(id)
  return boxed.kind === 'enemy' ? (
    <p className="figs">
      <Figure of="attack" n={boxed.card.attack} />
    </p>
  ) : null
}

function priceOf(id: string): string | null {
  const boxed = boxCard(id)
  if (boxed.kind === 'character' && boxed.card.cost > 0) return String(boxed.card.cost)
  return boxed.kind === 'upgrade' ? String(boxed.card.credits) : null
}

function cardIn(id: string) {
  try {
    return boxCard(id)
  } catch {
    return null
  }
}

const signs: Readonly<Record<string, string>> = {
  enemy: 'attack',
  goal: 'operations',
  special: 'event',
  character: 'crew',
}

function signOf(sort: string): string {
  return signs[sort] ?? sort
}
