import type { Decision, Option, Value } from '@keep-flying/kernel'
import { useForetold } from '../dock/foretelling.ts'
import { useTable } from '../table/context.tsx'

interface LeadsProps {
  readonly decision: Decision
  readonly value: Value | null
  readonly option?: Option
}

/** What an answer leads to, where the game foretells it. */
export function Leads({ decision, value, option }: LeadsProps) {
  const { game } = useTable()
  const words = useForetold(decision, game.dock.foretells(decision, option ?? null) ? value : null)
  return words === '' ? null : <p className="text-note">{words}</p>
}
