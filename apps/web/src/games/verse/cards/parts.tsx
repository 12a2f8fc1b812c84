import type { Writer } from '@keep-flying/kernel'
import { cardText, writerOf } from '@keep-flying/verse'
import type { Subject } from '../../../cards/Engraving.tsx'
import type { CardFace } from '../../../cards/face.ts'
import { call } from '../../../cards/names.ts'
import type { CardParts, Printing } from '../../../game/client.ts'
import { withAllWords } from '../../../i18n/current.ts'
import { later } from '../../../ui/later.tsx'
import { boxOf } from '../boxes.ts'
import { type Face, faceOf, plateIcon, sortOf } from './face.ts'
import { linesOf, setLine } from './lines.ts'
import { Figures, priceOf } from './PaperFigures.tsx'

export const cardParts: CardParts = {
  face: printedFace,
  text: (card, { options, texts }) => cardText(card, boxOf(options), texts),
  Notes: later(async () => (await withAllWords(import('./CardNotes.tsx'))).CardNotes),
}

function printedFace(id: string, { options, texts, say }: Printing): CardFace | null {
  const box = boxOf(options)
  const face = faceOf(id, box)
  if (!face) return null
  const write = writerOf(box, texts)
  const sort = sortOf(face)
  return {
    name: call(write, 'card', id),
    sort,
    plate: { icon: plateIcon(face), label: say(`ship.sort.${sort}`), from: originOf(face, write) },
    picture: pictureOf(face),
    figures: <Figures face={face} write={write} />,
    lines: linesOf(id, box).map((line) => setLine(line, write)),
    price: priceOf(face, write),
  }
}

/** Whose a card is, or where it is from. */
function originOf(face: Face, write: Writer): string {
  switch (face.of) {
    case 'supply':
      return face.card.deck === null ? '' : call(write, 'supply', face.card.deck)
    case 'job':
    case 'challenge':
      return face.card.contact === null ? '' : call(write, 'contact', face.card.contact)
    case 'nav':
      return write({ key: `region.${face.region}` })
    default:
      return ''
  }
}

/** Who and what comes aboard is shown by cameo; everything that happens has a picture. */
function pictureOf(face: Face): Subject | null {
  if (face.of === 'supply' || face.of === 'leader' || face.of === 'ship') return null
  if (face.of === 'tile') return { place: 'space', icon: face.threat }
  if (face.of !== 'nav') return { place: 'ground' }
  const met = face.card.kind === 'cruiser' || face.card.kind === 'law' ? 'cruiser' : 'firefly'
  return { place: 'space', icon: face.card.kind === 'reaver' ? 'cutter' : met }
}
