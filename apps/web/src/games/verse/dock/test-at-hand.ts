import type { Decision } from '@keep-flying/kernel'
import type { Option, OptionName } from '@keep-flying/verse'
import { facesOf, teamAtHand } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import { useTable } from '../table.tsx'
import { type TestView, testViewOf } from './faces.ts'
import { lastTested } from './news.ts'

/** The test that goes on, and the option it belongs to. */
export interface AtHand {
  readonly option: Option<string>
  readonly test: TestView
}

/** The option whose test a question is about; without a question, that of the viewer's last test. */
export function useOptionTested(decision: Decision | null): Pick<OptionName, 'id' | 'of'> | null {
  const { moment, me } = useTable()
  if (!me) return null
  if (!decision) return lastTested(moment.events, me.seat)
  const { about } = decision
  return about?.name === 'option' && about.of !== undefined ? { id: String(about.id), of: about.of } : null
}

/** The test a question is about, as this crew takes it. */
export function useTestAtHand(decision: Decision | null): AtHand | null {
  const { t, me } = useTable()
  const { id, of } = useOptionTested(decision) ?? {}
  return useMemo(() => {
    if (!me || of === undefined) return null
    const option = facesOf(t, me, of).find((face) => face.id === id)
    const test = option && testViewOf(t, teamAtHand(t, me), option)
    return test ? { option, test } : null
  }, [t, me, id, of])
}
