import type { Part, Writer } from '@keep-flying/kernel'
import { type Box, type CardId, describeCard, type Line, type LinePart } from '@keep-flying/verse'
import type { CardLine, CardWords } from '../../../cards/face.ts'

/** Lines that say in words what the card shows in figures and signs. */
const shownElsewhere: readonly (LinePart | undefined)[] = ['figures', 'suit', 'ace']

/** What a card says in sentences, line by line. */
export function linesOf(id: CardId, box: Box): readonly Line[] {
  return describeCard(id, box).filter(({ part }) => !shownElsewhere.includes(part))
}

/** A line as it is set on paper: what a roll must come to stands out. */
export function setLine(line: Line, write: Writer): CardLine {
  return { words: write.parts(line).map(setPart), isChoice: line.part === 'item' }
}

function setPart(part: Part): CardWords {
  if (typeof part === 'string') return { said: part, isStrong: false }
  return { said: part.called, isStrong: part.name.name === 'band' }
}
