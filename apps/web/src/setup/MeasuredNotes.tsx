import type { Measured, OptionFields } from '@keep-flying/kernel'
import { useLanguage, useSay } from '../i18n/language.tsx'
import { measuredFor, sayMeasured, settingOf } from './measured.ts'

interface MeasuredNotesProps {
  readonly measured: Measured
  readonly id: string
  readonly fields: OptionFields
}

/** What an option did to the games that were measured with it. */
export function MeasuredNotes({ measured, id, fields }: MeasuredNotesProps) {
  const say = useSay()
  const { write } = useLanguage().game
  const rows = measuredFor(measured, id)
  if (rows.length === 0) return null
  return (
    <ul className="setup-measured">
      {rows.map((row) => {
        const setting = settingOf(row, fields, write)
        return (
          <li key={JSON.stringify(row.options)}>
            {setting !== '' && <b>{setting}: </b>}
            {sayMeasured(measured, row, say)}
          </li>
        )
      })}
    </ul>
  )
}
