import type { Chapter, Rule } from './package.ts'

/** What a box brings to the rules reference, words apart. A rule's id is that of its chapter and a number. */
export interface RulesTable {
  /** The chapters it opens, in reading order; each comes last unless it follows another one. */
  readonly chapters: Readonly<Record<string, { readonly after?: string }>>
  readonly rules: Readonly<Record<string, RuleRow>>
  /** What rules of other boxes have to do with rules of this one. */
  readonly seeAlso?: Readonly<Record<string, readonly string[]>>
}

export interface RuleRow {
  /** What brings the rule into force, if it is not the box of the table alone. */
  readonly tag?: string
  readonly see?: readonly string[]
}

/** The words for all there is in a table, in one language. */
export interface TextsFor<T extends RulesTable> {
  readonly titles: Readonly<Record<keyof T['chapters'], string>>
  readonly rules: Readonly<Record<keyof T['rules'], string>>
}

/** The table of one box, or a part of it, with its words. */
export interface BoxRules {
  readonly box: string
  readonly table: RulesTable
  readonly texts: TextsFor<RulesTable>
}

/** Puts the rules of all boxes together: chapters in reading order, in each of them the rules by their numbers. */
export function composeReference(boxes: readonly BoxRules[]): readonly Chapter[] {
  const rules = boxes.flatMap((box) => rulesOf(box, boxes))
  return chapterIds(boxes).map((id) => ({
    id,
    title: found(
      boxes.map(({ texts }) => texts.titles[id]),
      id,
    ),
    rules: rules
      .filter((rule) => chapterOf(rule.id) === id)
      .sort((one, other) => numberOf(one.id) - numberOf(other.id)),
  }))
}

function rulesOf({ box, table, texts }: BoxRules, boxes: readonly BoxRules[]): Rule[] {
  return Object.entries(table.rules).map(([id, row]) => {
    const others = boxes.flatMap((other) => other.table.seeAlso?.[id] ?? [])
    const see = [...(row.see ?? []), ...others]
    const text = found([texts.rules[id]], id)
    return { id, text, tags: [row.tag ?? box], ...(see.length > 0 ? { see } : {}) }
  })
}

function chapterIds(boxes: readonly BoxRules[]): string[] {
  const ids: string[] = []
  for (const { table } of boxes)
    for (const [id, { after }] of Object.entries(table.chapters))
      ids.splice(after === undefined ? ids.length : ids.indexOf(after) + 1, 0, id)
  return ids
}

function chapterOf(rule: string): string {
  return rule.slice(0, rule.lastIndexOf('-'))
}

function numberOf(rule: string): number {
  return Number(rule.slice(rule.lastIndexOf('-') + 1))
}

/** A gap must not pass for a rule: a reader would never know that one is missing. */
function found(texts: readonly (string | undefined)[], id: string): string {
  const text = texts.find((one) => one !== undefined)
  if (text === undefined) throw new Error(`The rules reference has no words for ${id}.`)
  return text
}
