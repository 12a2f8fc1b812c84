import { readArgs, UsageError } from '../args.ts'
import { findTerminal } from '../find.ts'
import type { AnyTerminalGame, Card, CardLine } from '../terminal/game.ts'
import { columns, indented, wrap } from '../terminal/layout.ts'
import { bold } from '../terminal/style.ts'

export async function cards(args: readonly string[]): Promise<void> {
  const { given } = readArgs(args, {}, { names: ['game', 'NAME'], optional: 1 })
  const [id = '', wanted] = given
  const terminal = await findTerminal(id)
  const lines = wanted === undefined ? listCards(terminal) : findCards(terminal, wanted).flatMap(showCard)
  for (const line of lines) console.log(line)
}

/** The cards whose name contains the words; one that is called exactly so comes first. */
export function findCards(terminal: AnyTerminalGame, words: string): readonly Card[] {
  const wanted = words.toLowerCase()
  const found = terminal.cards().filter((card) => card.name.toLowerCase().includes(wanted))
  if (found.length === 0) throw new UsageError(`No card has "${words}" in its name.`)
  const isExact = (card: Card) => card.name.toLowerCase() === wanted
  return [...found.filter(isExact), ...found.filter((card) => !isExact(card))]
}

export function showCard(card: Card): string[] {
  return [`${bold(card.name)} (${card.kind})`, ...card.lines.flatMap(showLine), '']
}

/** The choices a card offers are set in below the line that introduces them. */
function showLine({ words, isChoice }: CardLine): string[] {
  return isChoice ? wrap(`    • ${words}`, 6) : indented(words, 2)
}

function listCards(terminal: AnyTerminalGame): string[] {
  const all = terminal.cards()
  const kinds = [...new Set(all.map((card) => card.kind))]
  return kinds.flatMap((kind) => {
    const names = all.filter((card) => card.kind === kind).map((card) => `  ${card.name}`)
    return [bold(kind), ...columns(names), '']
  })
}
