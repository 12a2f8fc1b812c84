import type { GameState } from '@keep-flying/kernel'
import { readArgs, UsageError } from '../args.ts'
import { type Card, type CliGame, withGame } from '../games.ts'
import { columns, indented, wrap } from '../terminal/layout.ts'
import { bold } from '../terminal/style.ts'

export function cards(args: readonly string[]): void {
  const { given } = readArgs(args, {}, { names: ['game', 'NAME'], optional: 1 })
  const [name = '', wanted] = given
  const lines = withGame(name, (game) =>
    wanted === undefined ? listCards(game) : findCards(game, wanted).flatMap(showCard),
  )
  for (const line of lines) console.log(line)
}

/** The cards whose name holds the words, the one called exactly so first. */
export function findCards<S extends GameState, O>(game: CliGame<S, O>, words: string): readonly Card[] {
  const wanted = words.toLowerCase()
  const found = game.cards().filter((card) => card.name.toLowerCase().includes(wanted))
  if (found.length === 0) throw new UsageError(`No card has "${words}" in its name.`)
  const isExact = (card: Card) => card.name.toLowerCase() === wanted
  return [...found.filter(isExact), ...found.filter((card) => !isExact(card))]
}

export function showCard(card: Card): string[] {
  return [`${bold(card.name)} (${card.kind})`, ...card.lines.flatMap(showLine), '']
}

/** The choices a card offers stand below the line that says so. */
function showLine(line: string): string[] {
  return line.startsWith('•') ? wrap(`    ${line}`, 6) : indented(line, 2)
}

function listCards<S extends GameState, O>(game: CliGame<S, O>): string[] {
  const all = game.cards()
  const kinds = [...new Set(all.map((card) => card.kind))]
  return kinds.flatMap((kind) => {
    const names = all.filter((card) => card.kind === kind).map((card) => `  ${card.name}`)
    return [bold(kind), ...columns(names), '']
  })
}
