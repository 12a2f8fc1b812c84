import type { Decision } from '@keep-flying/kernel'
import { Suspense } from 'react'
import { withAllWords } from '../i18n/current.ts'
import { optionsOf, useTable } from '../table/context.tsx'
import { onDemand } from '../ui/later.tsx'

const Lapse = onDemand(() => withAllWords(import('../clock/Lapse.tsx')))

/** Where the game does not wait for ever: how long, for the viewer or for others. */
export function Lapsing({ decision }: { decision: Decision | null }) {
  const { session, write } = useTable()
  const lapse = session.company?.lapse
  if (!lapse || (decision && decision.lapsesTo === undefined)) return null
  const silent = optionsOf(decision).find(({ id }) => id === decision?.lapsesTo)
  return (
    <Suspense fallback={null}>
      <Lapse lapse={lapse} answer={silent ? write(silent.text) : null} />
    </Suspense>
  )
}
