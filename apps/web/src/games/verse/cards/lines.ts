import type { Writer } from '@keep-flying/kernel'
import { type Box, type CardId, describeCard } from '@keep-flying/verse'
import type { CardLine } from '../../../cards/face.ts'
import type { Face } from './face.ts'

/** Lines that say in words what the card shows in figures and signs. */
const shownElsewhere: Readonly<Partial<Record<Face['of'], RegExp>>> = {
  supply: /^card\./,
  leader: /^card\./,
  ship: /^ship\.room$/,
  job: /^(job\.heading|needs|pay|pay\.per\..*|bonus)$/,
  misbehave: /^(suit\.|misbehave\.ace)/,
}

/** What a card says in sentences, line by line. */
export function linesOf(id: CardId, box: Box, face: Face, write: Writer): string[] {
  const elsewhere = shownElsewhere[face.of]
  return describeCard(id, box)
    .filter(({ key }) => !elsewhere?.test(key))
    .map(write)
}

/** The text of a card marks what is to be chosen from as a list does. */
const bullet = '• '

export function readLine(line: string): CardLine {
  const isChoice = line.startsWith(bullet)
  return { words: isChoice ? line.slice(bullet.length) : line, isChoice }
}
