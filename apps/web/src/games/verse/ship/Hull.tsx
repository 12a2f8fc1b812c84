import { Suspense } from 'react'
import { later } from '../../../ui/later.tsx'
import './hull.css'

const Engraved = later(async () => (await import('./Engraved.tsx')).Engraved)

/** A ship's engraving. It comes when the table stands; its place is kept for it. */
export function Hull(props: { readonly ship: string; readonly color?: string }) {
  return (
    <span className="hull-plate">
      <Suspense fallback={null}>
        <Engraved {...props} />
      </Suspense>
    </span>
  )
}
