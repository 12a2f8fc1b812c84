import { Suspense } from 'react'
import { Moving } from '../motion/Moving.tsx'
import { Calls } from './Calls.tsx'
import { Explaining } from './Explaining.tsx'

/** What a table hears, says and shows beside how it stands; it comes once the table does. */
export function Attentive() {
  return (
    <>
      <Explaining />
      <Calls />
      <Suspense fallback={null}>
        <Moving />
      </Suspense>
    </>
  )
}
