import type { Decision } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { optionsOf, useTable } from '../table/context.tsx'
import type { Offered } from './typed.ts'

/** The options with their words. */
export function useOffered(decision: Decision): readonly Offered[] {
  const { write } = useTable()
  return useMemo(() => optionsOf(decision).map((option) => ({ option, words: write(option.text) })), [decision, write])
}
