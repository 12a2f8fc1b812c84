import type { GameState } from '@keep-flying/kernel'
import { readArgs, UsageError } from '../args.ts'
import { type Chapter, type CliGame, withGame } from '../games.ts'
import { indented, table } from '../terminal/layout.ts'
import { bold, dim } from '../terminal/style.ts'

type Rule = Chapter['rules'][number]

export function rules(args: readonly string[]): void {
  const { given } = readArgs(args, {}, { names: ['game', 'ID'], optional: 1 })
  const [name = '', id] = given
  for (const line of withGame(name, (game) => (id === undefined ? listChapters(game) : showRules(game, id))))
    console.log(line)
}

function listChapters<S extends GameState, O>({ reference }: CliGame<S, O>): string[] {
  const rows = reference.map((chapter) => [chapter.id, chapter.title, String(chapter.rules.length)])
  return table(['chapter', 'title', 'rules'], rows, ['left', 'left', 'right'])
}

/** A chapter by its id, or one rule with those it refers to. */
export function showRules<S extends GameState, O>({ reference }: CliGame<S, O>, typed: string): string[] {
  const id = typed.toUpperCase()
  const chapter = reference.find((one) => one.id === id)
  if (chapter) return [bold(`${chapter.id} ${chapter.title}`), ...chapter.rules.flatMap(showRule)]
  const all = reference.flatMap((one) => one.rules)
  const rule = all.find((one) => one.id === id)
  if (!rule) throw new UsageError(`There is no rule or chapter "${typed}"; "rules" without an id lists the chapters.`)
  const related = (rule.see ?? []).flatMap((see) => all.find((one) => one.id === see) ?? [])
  return [...showRule(rule), ...(related.length === 0 ? [] : ['', 'See also', ...related.flatMap(showRule).map(dim)])]
}

function showRule({ id, text, tags }: Rule): string[] {
  const boxes = tags.includes('base') ? '' : ` (${tags.join(', ')})`
  const [first = '', ...rest] = indented(`${text}${boxes}`, idWidth)
  return [`${id.padEnd(idWidth)}${first.trimStart()}`, ...rest]
}

const idWidth = 14
