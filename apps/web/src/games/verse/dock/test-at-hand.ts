import type { Decision } from '@keep-flying/kernel'
import type { Option, OptionName, State } from '@keep-flying/verse'
import { facesOf, teamAtHand } from '@keep-flying/verse/ask'
import { useMemo } from 'react'
import type { Roll } from '../../../dice/roll.ts'
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
  const { about, because } = decision
  const option = about?.name === 'option' ? about : because?.option
  return option?.of === undefined ? null : { id: String(option.id), of: option.of }
}

/** The roll that a question shows: the one it is about, or the one that led to it. A test that is still to come has none. */
export function rollIn({ kind, about, because }: Decision, { rolled }: Pick<State, 'rolled'>): Roll | null {
  if (kind === 'test.after-roll' && rolled) return { ...rolled, points: rolled.total - rolled.die }
  return about?.name === 'option' ? null : (because?.roll ?? null)
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
