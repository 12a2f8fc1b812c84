import type { OneOf, Option } from '@keep-flying/kernel'
import { Choices } from '../../../../dock/controls/Choices.tsx'

/** Many small steps that are taken in the scene: here they are tucked away. */
export function Steps({ decision }: { decision: OneOf }) {
  const options = decision.options.map((option): Option => (option.group ? { ...option, role: 'minor' } : option))
  return <Choices decision={{ ...decision, options }} />
}
