import type { Answers } from '../../rules/moments.ts'
import { shipAbilities } from '../../rules/table.ts'

/** A ship that the Alliance looks at twice. */
export const loudAnswers: Answers = {
  alertsCounted: (t, c, kind, usual) =>
    kind === 'alliance' ? shipAbilities(t, c, 'raises-alerts').reduce((n, { plus }) => n + plus, usual) : usual,
}
