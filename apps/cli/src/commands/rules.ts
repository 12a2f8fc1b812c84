import { type AnyPackage, isInForce, type Rule } from '@keep-flying/kernel'
import { readArgs, UsageError } from '../args.ts'
import { findGame } from '../find.ts'
import { readOptions } from '../options.ts'
import { indented, table } from '../terminal/layout.ts'
import { bold, dim } from '../terminal/style.ts'

export async function rules(args: readonly string[]): Promise<void> {
  const { given } = readArgs(args, {}, { names: ['game', 'ID'], optional: 1 })
  const [name = '', id] = given
  const game = await findGame(name)
  for (const line of await (id === undefined ? listChapters(game) : showRules(game, id))) console.log(line)
}

async function listChapters(game: AnyPackage): Promise<string[]> {
  const chapters = await game.reference('en')
  const rows = chapters.map((chapter) => [chapter.id, chapter.title, String(chapter.rules.length)])
  return table(['chapter', 'title', 'rules'], rows, ['left', 'left', 'right'])
}

/** A chapter by its id, or one rule with those it refers to. */
export async function showRules(game: AnyPackage, typed: string): Promise<string[]> {
  const chapters = await game.reference('en')
  const usual = game.tagsIn(readOptions(game, {}))
  const show = (rule: Rule) => showRule(rule, usual)
  const id = typed.toUpperCase()
  const chapter = chapters.find((one) => one.id === id)
  if (chapter) return [bold(`${chapter.id} ${chapter.title}`), ...chapter.rules.flatMap(show)]
  const all = chapters.flatMap((one) => one.rules)
  const rule = all.find((one) => one.id === id)
  if (!rule) throw new UsageError(`There is no rule or chapter "${typed}"; "rules" without an id lists the chapters.`)
  const related = (rule.see ?? []).flatMap((see) => all.find((one) => one.id === see) ?? [])
  return [...show(rule), ...(related.length === 0 ? [] : ['', 'See also', ...related.flatMap(show).map(dim)])]
}

const idWidth = 14

/** A rule that is not in force in a game by default options says what brings it into force. */
function showRule(rule: Rule, usual: readonly string[]): string[] {
  const tags = isInForce(rule, usual) ? '' : ` (${rule.tags.join(', ')})`
  const [first = '', ...rest] = indented(`${rule.text}${tags}`, idWidth)
  return [`${rule.id.padEnd(idWidth)}${first.trimStart()}`, ...rest]
}
