import type { FieldProps } from '../../../game/setup.ts'
import { OneOfField } from '../../../setup/standard-fields.tsx'

/** Where the Boss sits, if there is one. */
export function BossSeatField(props: FieldProps) {
  return props.options['boss'] === true ? <OneOfField {...props} /> : null
}
