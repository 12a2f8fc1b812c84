import type { Decision, Value } from '@keep-flying/kernel'
import { useForetold } from './foretelling.ts'

interface ForetoldProps {
  readonly decision: Decision
  /** Null while what is picked is no answer. */
  readonly value: Value | null
}

/** What an answer does to whoever gives it. Its place is kept from the start, so that nothing moves when the words come. */
export function Foretold({ decision, value }: ForetoldProps) {
  return <span className="dock-foretold">{useForetold(decision, value)}</span>
}
