/** One rule as a player reads it, in our own words and complete in itself. */
export interface Rule {
  readonly id: string
  readonly text: string
  /** The boxes that bring the rule into force: 'base', 'blue-sun'. 'a|b' is either of them, 'a+b' only both together. */
  readonly tags: readonly string[]
  /** Related rules, among them the rulings that settle this one. */
  readonly see?: readonly string[]
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
}
