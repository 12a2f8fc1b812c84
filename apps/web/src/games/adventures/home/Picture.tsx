import { Suspense } from 'react'
import ship from '../../../app/ship.svg'
import { decoration } from '../../../ui/later.tsx'

const Yard = decoration(() => import('./Yard.tsx'))

/** The ship, and the yard it has landed beside. */
export function Picture() {
  return (
    <>
      <img src={ship} alt="" width={390} height={140} />
      <Suspense fallback={null}>
        <Yard />
      </Suspense>
    </>
  )
}
