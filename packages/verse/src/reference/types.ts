/** What a box brings to the rules reference, words apart. A rule's id is that of its chapter and a number. */
export interface RulesTable {
  /** The chapters it opens, in reading order; each comes last unless it follows another one. */
  readonly chapters: Readonly<Record<string, { readonly after?: string }>>
  readonly rules: Readonly<Record<string, RuleRow>>
  /** What rules of other boxes have to do with rules of this one. */
  readonly seeAlso?: Readonly<Record<string, readonly string[]>>
}

export interface RuleRow {
  /** Where other boxes, too, bring the rule into force; else it is the box of the table. */
  readonly tag?: string
  readonly see?: readonly string[]
}

/** The words for all there is in a table, in one language. */
export interface TextsFor<T extends RulesTable> {
  readonly titles: Readonly<Record<keyof T['chapters'], string>>
  readonly rules: Readonly<Record<keyof T['rules'], string>>
}

/** The table of one box with its words. */
export interface BoxRules {
  readonly box: string
  readonly table: RulesTable
  readonly texts: TextsFor<RulesTable>
}
