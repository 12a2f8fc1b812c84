import { Suspense } from 'react'
import ship from '../../../app/ship.svg'
import { decoration } from '../../../ui/later.tsx'

const Cards = decoration(() => import('./Cards.tsx'))

/** The ship, and the cards that lie before it. */
export function Picture() {
  return (
    <>
      <img src={ship} alt="" width={390} height={140} />
      <Suspense fallback={null}>
        <Cards />
      </Suspense>
    </>
  )
}
